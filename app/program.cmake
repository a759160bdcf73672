# The program with its window. It comes after its parts, as with a static Qt it takes the plugins that those need: what parts
# need that are made later would be left out without a word.
qt_add_executable(sobremesa
    ${CMAKE_CURRENT_LIST_DIR}/main.cpp ${CMAKE_CURRENT_LIST_DIR}/renderer.cpp ${CMAKE_CURRENT_LIST_DIR}/renderer.h)
target_compile_definitions(sobremesa PRIVATE SOBREMESA_VERSION="${PROJECT_VERSION}")
set_target_properties(sobremesa PROPERTIES WIN32_EXECUTABLE ON MACOSX_BUNDLE ON)
target_link_libraries(sobremesa PRIVATE sobremesa_starter sobremesa_ui)
