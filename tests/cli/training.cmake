# A training that is ended twice and gone on with makes the same book as one that is not, in FOLDER; two trainings make
# one book; and what is no training, not at its end, or of other numbers is refused by one line.
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
set(numbers --deals 1500 --visits 1)

function(train expected)
    execute_process(COMMAND ${PROGRAM} ${ARGN} WORKING_DIRECTORY ${FOLDER}
        RESULT_VARIABLE status ERROR_VARIABLE said OUTPUT_QUIET)
    if(NOT said STREQUAL expected OR (expected STREQUAL "" AND NOT status EQUAL 0) OR (NOT expected STREQUAL "" AND status EQUAL 0))
        message(FATAL_ERROR "${ARGN} ended with ${status}: ${said}")
    endif()
endfunction()

function(compare left right wanted)
    execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${FOLDER}/${left} ${FOLDER}/${right}
        RESULT_VARIABLE differ ERROR_QUIET)
    if(NOT differ EQUAL wanted)
        message(FATAL_ERROR "${left} and ${right}: compared ${differ}, not ${wanted}")
    endif()
endfunction()

train("" --out whole.book ${numbers} --seed 1)
train("" --kept first --until 400 ${numbers} --seed 1)
train("first is not played to its end\n" --out early.book --of first)
train("" --kept first --until 1100 ${numbers} --seed 1)
train("" --kept first --out first.book ${numbers} --seed 1)
compare(whole.book first.book 0)
# Nothing is left to play.
train("" --kept first --out again.book ${numbers} --seed 1)
compare(whole.book again.book 0)

train("" --kept second --out second.book ${numbers} --seed 2)
train("" --out both.book --of first --of second --visits 1)
compare(first.book both.book 1)
compare(second.book both.book 1)

train("first is a training with other numbers\n" --kept first ${numbers} --seed 3)
train("first is a training with other numbers\n" --kept first ${numbers} --seed 1 --usual 0.3)
train("" --kept third ${numbers} --seed 3 --usual 0.3)
train("third is a training with other numbers than the first one\n" --out bad.book --of first --of third)
set(damaged " is no training that can be gone on with: damaged, or of other rules\n")
train("whole.book${damaged}" --kept whole.book ${numbers} --seed 1)
execute_process(COMMAND ${CMAKE_COMMAND} -E cat first whole.book WORKING_DIRECTORY ${FOLDER} OUTPUT_FILE ${FOLDER}/longer)
train("longer${damaged}" --out bad.book --of longer)
foreach(left bad.book early.book first.new)
    if(EXISTS ${FOLDER}/${left})
        message(FATAL_ERROR "${left} was left behind")
    endif()
endforeach()
