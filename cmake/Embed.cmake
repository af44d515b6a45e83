# kamisado_embed(TARGET FILE TEMPLATE): compiles a text into a library, so that the program needs no file at run time.
# TEMPLATE is a source with @embedded_text@ in it; it is filled in anew whenever the text changes.
function(kamisado_embed target file template)
    file(READ ${file} embedded_text)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    cmake_path(GET template STEM LAST_ONLY name)
    configure_file(${template} ${CMAKE_CURRENT_BINARY_DIR}/embedded/${name} @ONLY)
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/embedded/${name})
endfunction()
