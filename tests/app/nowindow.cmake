# Where the window cannot be made, PROGRAM says why and ends: nobody is left before nothing. A copy of it looks for the
# modules of the window in a folder that has none.
get_filename_component(name ${PROGRAM} NAME)
file(REMOVE_RECURSE ${FOLDER})
file(COPY ${PROGRAM} DESTINATION ${FOLDER})
execute_process(COMMAND ${QTPATHS} --query QT_INSTALL_PLUGINS OUTPUT_VARIABLE plugins OUTPUT_STRIP_TRAILING_WHITESPACE)
file(WRITE ${FOLDER}/qt.conf "[Paths]\nPlugins = ${plugins}\nQmlImports = ${FOLDER}/none\nQml2Imports = ${FOLDER}/none\n")
execute_process(COMMAND ${CMAKE_COMMAND} -E env HOME=${FOLDER} XDG_DATA_HOME=${FOLDER} XDG_CONFIG_HOME=${FOLDER}
        QT_QPA_PLATFORM=offscreen ${FOLDER}/${name}
    OUTPUT_VARIABLE out ERROR_VARIABLE error RESULT_VARIABLE status TIMEOUT 60)
if(NOT status EQUAL 1 OR NOT error MATCHES "sobremesa: the window cannot be opened: [^\n]*Main.qml[^\n]*module \"Qt[^\n]*is not installed")
    message(FATAL_ERROR "ended with ${status}\nsaid: ${out}\ncomplained: ${error}")
endif()
