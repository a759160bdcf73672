# SPDX-License-Identifier: GPL-3.0-or-later
# Writes a source with all books in it, so that every program has them without a file to look for:
# cmake -DOUT=FILE -P embed.cmake BOOK...
set(rows "")
set(texts "")
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE ${last})
    set(book "${CMAKE_ARGV${i}}")
    if(NOT book MATCHES "\\.book$")
        continue()
    endif()
    get_filename_component(id ${book} NAME_WE)
    file(SIZE ${book} size)
    file(READ ${book} bytes HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
    string(APPEND texts "const char ${id}[] = \"${bytes}\";\n")
    string(APPEND rows "    { \"${id}\", { reinterpret_cast<const std::uint8_t *>(${id}), ${size} } },\n")
endforeach()
file(WRITE ${OUT} "#include \"app/books/books.h\"\nnamespace sobremesa {\nnamespace {\n${texts}const BookFile files[] = {\n${rows}};\n}\n"
    "std::span<const BookFile> bookFiles() { return files; }\n}\n")
