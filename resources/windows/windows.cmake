# SPDX-License-Identifier: GPL-3.0-or-later
# What the Explorer tells of the programs, an installer for one user (NSIS) and a folder to unpack anywhere (ZIP).
function(describe_program target description)
    set(windows_program ${target})
    set(windows_description ${description})
    configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/sobremesa.rc.in windows/${target}.rc @ONLY)
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/windows/${target}.rc)
    if(MINGW) # windres compiles them; where only C++ is asked for, nothing else does
        target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:RC>:-c65001>)
    endif()
endfunction()

enable_language(RC)
describe_program(sobremesa-cli "Sobremesa without a window")
if(TARGET sobremesa)
    describe_program(sobremesa "Sobremesa")
    get_target_property(qt_type Qt6::Core TYPE)
    if(MINGW AND qt_type STREQUAL STATIC_LIBRARY)
        target_link_options(sobremesa PRIVATE -static) # with Qt the compiler's libraries are in it too: one file
    endif()
endif()

# Its licences, and those of the libraries that are in the program itself, where whoever builds it has put them.
set(SOBREMESA_NOTICES "" CACHE PATH "Folder with the licences of what is linked into the program")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION licences RENAME sobremesa.txt)
install(FILES ${PROJECT_SOURCE_DIR}/resources/cards/LICENSES DESTINATION licences RENAME pictures.txt)
if(SOBREMESA_NOTICES)
    install(DIRECTORY ${SOBREMESA_NOTICES}/ DESTINATION licences)
endif()

set(CPACK_GENERATOR NSIS ZIP)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Sobremesa)
set(CPACK_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}) # the installer is NSIS.template.in beside this file
if(CMAKE_CROSSCOMPILING)
    # NSIS for Windows has no 64-bit installers; that of Debian has, and only those are run by its wine.
    set(CPACK_INSTALLER_TARGET "Target amd64-unicode")
endif()
set(CPACK_INSTALLER_ICON ${CMAKE_CURRENT_LIST_DIR}/../desktop/icons/sobremesa.ico)
set(CMAKE_INSTALL_SYSTEM_RUNTIME_DESTINATION ${CMAKE_INSTALL_BINDIR})
include(InstallRequiredSystemLibraries) # of the compiler
