// kamisado.Error: a ValueError that knows its id, its place and its rule.
#include "value.h"

namespace kamisado_python {

namespace {

constexpr const char* error_doc =
    "Something that cannot be; nothing has changed then.\n\n"
    "id: for programs, \"move.in-the-way\"\n"
    "sentence: for people, in English; str() puts the place before it\n"
    "place: where in the text that was read, or None\n"
    "rule: of the rulebook, where one forbids a move between two squares, or None";

py::object text_or_none(const std::string& text) {
    return text.empty() ? py::object(py::none()) : py::object(py::str(text));
}

} // namespace

py::object exception_of(const kamisado::Error& error) {
    const py::object type = error.id == "solver.memory"
                                ? py::reinterpret_borrow<py::object>(PyExc_MemoryError)
                                : py::module_::import("kamisado._kamisado").attr("Error");
    py::object exception = type(error.message);
    const bool has_place = error.place != kamisado::Place();
    exception.attr("id") = error.id;
    exception.attr("sentence") = error.sentence;
    exception.attr("place") = has_place ? py::cast(error.place) : py::object(py::none());
    exception.attr("rule") = text_or_none(error.rule);
    return exception;
}

void raise(const kamisado::Error& error) {
    const py::object exception = exception_of(error);
    PyErr_SetObject(py::type::of(exception).ptr(), exception.ptr());
    throw py::error_already_set();
}

void bind_errors(py::module_& module) {
    py::dict fields;
    for (const char* const field : {"id", "sentence", "place", "rule"}) {
        fields[field] = py::none();
    }
    fields["__module__"] = "kamisado";
    module.attr("Error") = py::reinterpret_steal<py::object>(
        PyErr_NewExceptionWithDoc("kamisado.Error", error_doc, PyExc_ValueError, fields.ptr()));

    using kamisado::Place;
    py::class_<Place> type(module, "Place",
                           "Where in a text and in a match, each counted from 1; 0 is nowhere.");
    type.def_readonly("line", &Place::line)
        .def_readonly("column", &Place::column, "in characters")
        .def_readonly("round", &Place::round)
        .def_readonly("move", &Place::move, "of the round, counting real moves")
        .def("__repr__", [](const Place& place) {
            return "Place(line=" + std::to_string(place.line) +
                   ", column=" + std::to_string(place.column) +
                   ", round=" + std::to_string(place.round) +
                   ", move=" + std::to_string(place.move) + ")";
        });
    value_of_fields(type, &Place::line, &Place::column, &Place::round, &Place::move);
}

} // namespace kamisado_python
