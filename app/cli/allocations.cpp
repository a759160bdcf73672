// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> counted = 0;

} // namespace

// Every other form of new ends in this one.
void *operator new(std::size_t size)
{
    counted.fetch_add(1, std::memory_order_relaxed);
    if (void *memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

std::uint64_t sobremesa::cli::allocations()
{
    return counted.load(std::memory_order_relaxed);
}
