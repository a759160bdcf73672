# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed, how the program looks on each system, and what "cpack -G DEB" needs to know.
# To be included last by the top CMakeLists.txt: it speaks of targets of all folders.
include(GNUInstallDirs)

install(TARGETS sobremesa-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(TARGET sobremesa)
    install(TARGETS sobremesa
        RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
        BUNDLE DESTINATION .)
endif()
if(WIN32)
    include(${CMAKE_CURRENT_LIST_DIR}/windows/windows.cmake)
elseif(APPLE AND TARGET sobremesa)
    include(${CMAKE_CURRENT_LIST_DIR}/macos/macos.cmake)
endif()

# Where Qt does not come with the system it is put beside the program. Qt 6.5 was the first to do so by itself; a static
# one is in the program already.
if(TARGET sobremesa AND (WIN32 OR APPLE) AND NOT CMAKE_CROSSCOMPILING AND Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
    get_target_property(qt_type Qt6::Core TYPE)
    if(NOT qt_type STREQUAL STATIC_LIBRARY)
        qt_generate_deploy_qml_app_script(TARGET sobremesa OUTPUT_SCRIPT deploy_script)
        install(SCRIPT ${deploy_script})
    endif()
endif()

# Who makes a package answers for it: as Debian's own tools ask for it, by the environment. The project itself has no
# address; a name under .invalid says so to everybody, and to every mail program.
set(SOBREMESA_MAINTAINER "" CACHE STRING "Who makes the package: Name <address>")
if(SOBREMESA_MAINTAINER)
    set(CPACK_PACKAGE_CONTACT ${SOBREMESA_MAINTAINER})
elseif(DEFINED ENV{DEBFULLNAME} AND DEFINED ENV{DEBEMAIL})
    set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
else()
    set(CPACK_PACKAGE_CONTACT "The Sobremesa authors <nobody@sobremesa.invalid>")
endif()
set(CPACK_PACKAGE_NAME sobremesa)
set(CPACK_PACKAGE_VENDOR "The Sobremesa authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table for five card games of the Spanish-speaking world")
file(READ ${CMAKE_CURRENT_LIST_DIR}/linux/description CPACK_PACKAGE_DESCRIPTION)
string(STRIP "${CPACK_PACKAGE_DESCRIPTION}" CPACK_PACKAGE_DESCRIPTION)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)

# The libraries are found by dpkg-shlibdeps; what is loaded at run time stands in two lists, which the source package
# (linux/source) reads as well. The release is older than any that Debian itself would make of the same version.
find_program(dpkg_program dpkg)
if(NOT CPACK_GENERATOR)
    set(CPACK_GENERATOR TGZ)
    if(dpkg_program)
        set(CPACK_GENERATOR DEB)
    endif()
endif()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 0sobremesa1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/linux/debian.cmake)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
foreach(kind IN ITEMS depends recommends)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/linux/${kind})
    file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/linux/${kind} packages REGEX "^[^#]")
    string(TOUPPER CPACK_DEBIAN_PACKAGE_${kind} list)
    string(JOIN ", " ${list} ${packages})
endforeach()
if(COMMAND sobremesa_packed AND dpkg_program)
    configure_file(${CMAKE_CURRENT_LIST_DIR}/linux/changelog.in linux/changelog @ONLY)
    sobremesa_packed(${CMAKE_CURRENT_BINARY_DIR}/linux/changelog changelog.Debian.gz)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/sobremesa)
endif()
include(CPack)
