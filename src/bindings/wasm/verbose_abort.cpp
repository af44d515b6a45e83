#include <__verbose_abort>

/// The standard library ends the program with a message when it is used wrongly. Here nobody would
/// read it, and printing takes up more room than most of the rules: the module just stops.

_LIBCPP_BEGIN_NAMESPACE_STD
void __libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); } // NOLINT
_LIBCPP_END_NAMESPACE_STD

extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { // NOLINT
    __builtin_trap();
}
