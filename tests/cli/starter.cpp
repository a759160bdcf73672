// SPDX-License-Identifier: GPL-3.0-or-later
// A program with a window, as Windows sees it: says one thing on standard output, or on standard error.
#include "app/starter.h"

int main(int count, char **)
{
    const bool wrong = count > 1;
    tellStarter(wrong ? "¿Qué? 卓\n" : "Naipes: カード\n", wrong);
    return wrong ? 2 : 0;
}
