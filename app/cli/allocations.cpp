// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> counted = 0;

} // namespace

// Every other form of new ends in one of these two.
void *operator new(std::size_t size)
{
    counted.fetch_add(1, std::memory_order_relaxed);
    if (void *memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}

// Standard algorithms borrow memory by this form. Some libraries take it from elsewhere by themselves; it
// must come from where operator delete gives it back.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    counted.fetch_add(1, std::memory_order_relaxed);
    return std::malloc(size == 0 ? 1 : size);
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
