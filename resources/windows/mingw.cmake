# SPDX-License-Identifier: GPL-3.0-or-later
# Builds for Windows on another system: mingw-w64, with threads of its own kind (posix), which C++20's library wants.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# Libraries and headers of this system are not for that one; programs are for this one.
get_filename_component(sobremesa_qt ${CMAKE_CURRENT_LIST_DIR}/../../build/windows/qt ABSOLUTE) # without dots, or it is not seen
set(CMAKE_FIND_ROOT_PATH ${sobremesa_qt} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
