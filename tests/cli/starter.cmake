# What a program with a window tells on its command line arrives there, letter by letter.
function(compare expected_status expected_out expected_error)
    execute_process(COMMAND ${EMULATOR} ${PROGRAM} ${ARGN}
        OUTPUT_VARIABLE out ERROR_VARIABLE error RESULT_VARIABLE status)
    if(NOT status EQUAL expected_status OR NOT out STREQUAL expected_out OR NOT error STREQUAL expected_error)
        message(FATAL_ERROR "ended with ${status}\nsaid: ${out}\ncomplained: ${error}")
    endif()
endfunction()

compare(0 "Naipes: カード\n" "")
compare(2 "" "¿Qué? 卓\n" wrong)
