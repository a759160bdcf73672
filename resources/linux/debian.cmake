# SPDX-License-Identifier: GPL-3.0-or-later
# Debian keeps games in a folder of their own, which is on every player's path.
if(CPACK_GENERATOR STREQUAL "DEB")
    file(RENAME ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/bin ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/games)
endif()
