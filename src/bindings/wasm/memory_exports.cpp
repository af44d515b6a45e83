#include <cstddef>
#include <cstdlib>

/// Where the page puts the texts of its questions.
extern "C" {

[[clang::export_name("allocate")]] char* kamisado_allocate(std::size_t size) {
    return static_cast<char*>(std::malloc(size)); // NOLINT(*-no-malloc)
}

[[clang::export_name("release")]] void kamisado_release(char* text) {
    std::free(text); // NOLINT(*-no-malloc)
}

} // extern "C"
