# SPDX-License-Identifier: GPL-3.0-or-later
# The bundle, and a disk image to drag it from. To be given to others it is signed and sent to Apple afterwards:
#   codesign --deep --force --options runtime --sign "Developer ID Application: …" sobremesa.app
#   xcrun notarytool submit Sobremesa-….dmg --keychain-profile … --wait && xcrun stapler staple Sobremesa-….dmg
set(macos_oldest ${CMAKE_OSX_DEPLOYMENT_TARGET})
if(NOT macos_oldest)
    set(macos_oldest 12.0) # the oldest that Qt 6.8 knows
endif()
set(bundle_icon ${CMAKE_CURRENT_LIST_DIR}/../desktop/icons/sobremesa.icns)
configure_file(${CMAKE_CURRENT_LIST_DIR}/Info.plist.in macos/Info.plist @ONLY)
set_source_files_properties(${bundle_icon} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
target_sources(sobremesa PRIVATE ${bundle_icon})
set_target_properties(sobremesa PROPERTIES MACOSX_BUNDLE ON
    MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_BINARY_DIR}/macos/Info.plist)

set(CPACK_GENERATOR DragNDrop)
set(CPACK_DMG_VOLUME_NAME Sobremesa)
