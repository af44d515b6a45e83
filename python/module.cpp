// The extension module kamisado._kamisado, part by part. The package kamisado shows what is in it.
#include "binding.h"

// NOLINTNEXTLINE(*): written by pybind11's macro
PYBIND11_MODULE(_kamisado, module) {
    module.doc() = "The board game Kamisado: rules, notation, solver and players.";
    module.attr("__version__") = std::string(kamisado::version());
    kamisado_python::bind_errors(module);
    kamisado_python::bind_values(module);
    kamisado_python::bind_events(module);
    kamisado_python::bind_position(module);
    kamisado_python::bind_batch(module);
    kamisado_python::bind_match(module);
    kamisado_python::bind_solver(module);
    kamisado_python::bind_computer(module);
}
