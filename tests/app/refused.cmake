# SPDX-License-Identifier: GPL-3.0-or-later
# What the program does not take it refuses in one line, and ends in order: it once broke down every other time, while what
# it had begun went on. Wants PROGRAM and FOLDER.
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
set(home ${CMAKE_COMMAND} -E env HOME=${FOLDER} XDG_CONFIG_HOME=${FOLDER} XDG_DATA_HOME=${FOLDER}
    LC_ALL=C QT_QPA_PLATFORM=offscreen)

function(refused expected)
    foreach(time RANGE 9)
        execute_process(COMMAND ${home} ${PROGRAM} ${ARGN} RESULT_VARIABLE code ERROR_VARIABLE words TIMEOUT 60)
        if(NOT code STREQUAL "2" OR NOT words MATCHES "sobremesa: ${expected}[^\n]*\n$")
            message(FATAL_ERROR "${ARGN}: ended with ${code}, saying: ${words}")
        endif()
    endforeach()
endfunction()

refused("--option: options.target: must be one of" --game truco --option target=12)
refused("--level: must be one of" --game truco --level nobody)
refused("[^\n]*nowhere.sobremesa" ${FOLDER}/nowhere.sobremesa)
