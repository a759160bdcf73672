// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where OpenGL would be emulated on the processor (llvmpipe and the like), takes Qt Quick's own software
// renderer, which costs a third of the memory and a tenth of the time. To be called once, before the first
// window. A choice made by the environment (QT_QUICK_BACKEND) is left alone.
void chooseRenderer();
