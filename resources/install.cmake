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
set(CPACK_PACKAGE_DESCRIPTION
    "Porrazo, Truco argentino, Cuarenta, Tresillo and Loba at one table, with\n\
the computer at the other seats. Playable with the keyboard alone and with\n\
a screen reader, in English, Spanish and Japanese.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)

# The libraries are found by dpkg-shlibdeps; QML modules, the driver for SQLite and fonts are loaded at run time, so they
# are named here. The release is older than any that Debian itself would make of the same version.
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
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS
    libqt6sql6-sqlite
    "libqt6svg6 (<< 6.7~) | qt6-svg-plugins" # parted from it since
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-templates qml6-module-qtquick-window
    qml6-module-qtquick-dialogs qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qt-labs-folderlistmodel
)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-core, fonts-noto-cjk, qt6-speech-speechd-plugin, qt6-wayland, speech-dispatcher")
if(COMMAND sobremesa_packed AND dpkg_program)
    configure_file(${CMAKE_CURRENT_LIST_DIR}/linux/changelog.in linux/changelog @ONLY)
    sobremesa_packed(${CMAKE_CURRENT_BINARY_DIR}/linux/changelog changelog.Debian.gz)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/sobremesa)
endif()
include(CPack)
