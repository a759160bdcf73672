# SPDX-License-Identifier: GPL-3.0-or-later
# How many lessons each game has and how long they take, read from their files when the program is configured:
# the home screen tells it without opening one of them.
file(GLOB lesson_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/lessons/*/*.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${lesson_files})
set(lesson_rows "")
foreach(file ${lesson_files})
    file(READ ${file} text)
    foreach(field game order minutes)
        string(JSON ${field} ERROR_VARIABLE missing GET "${text}" ${field})
        if(missing)
            set(${field} 0)
        endif()
    endforeach()
    string(APPEND lesson_rows "    { \"${game}\", ${order}, ${minutes} },\n")
endforeach()
configure_file(${CMAKE_CURRENT_LIST_DIR}/lessonlist.h.in ${CMAKE_CURRENT_BINARY_DIR}/generated/app/learn/lessonlist.h @ONLY)
