#pragma once

#include "binding.h"

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// What every value has in Python beside its fields: it is compared, ordered, hashed, copied and
/// pickled. All of it follows from one tuple of the fields, in which what may be missing is a tuple
/// of none or one, so that it has an order too.
namespace kamisado_python {

template <typename T>
struct Keyed {
    static py::object key(const T& value) { return py::cast(value); }
    static T value(const py::handle& key) { return py::cast<T>(key); }
};

template <typename T>
struct Keyed<std::optional<T>> {
    static py::object key(const std::optional<T>& value) {
        return value ? py::make_tuple(Keyed<T>::key(*value)) : py::tuple();
    }
    static std::optional<T> value(const py::handle& key) {
        const auto held = py::cast<py::tuple>(key);
        return held.empty() ? std::nullopt : std::optional(Keyed<T>::value(held[0]));
    }
};

template <typename T>
struct Keyed<std::vector<T>> {
    static py::object key(const std::vector<T>& values) {
        py::tuple all(values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            all[i] = Keyed<T>::key(values[i]);
        }
        return all;
    }
    static std::vector<T> value(const py::handle& key) {
        std::vector<T> values;
        for (const py::handle one : py::cast<py::tuple>(key)) {
            values.push_back(Keyed<T>::value(one));
        }
        return values;
    }
};

template <typename T, std::size_t size>
struct Keyed<std::array<T, size>> {
    static py::object key(const std::array<T, size>& values) { return py::tuple(py::cast(values)); }
    static std::array<T, size> value(const py::handle& key) {
        return py::cast<std::array<T, size>>(key);
    }
};

template <typename... T>
struct Keyed<std::variant<T...>> {
    static py::object key(const std::variant<T...>& value) {
        return py::make_tuple(value.index(), py::cast(value));
    }
    static std::variant<T...> value(const py::handle& key) {
        return py::cast<std::variant<T...>>(py::cast<py::tuple>(key)[1]);
    }
};

/// Nothing can change it, so that a copy is the thing itself.
template <typename Type>
void copied_as_itself(Type& type) {
    type.def("__copy__", [](const py::object& self) { return self; });
    type.def(
        "__deepcopy__", [](const py::object& self, const py::dict&) { return self; },
        py::arg("memo"));
}

/// All orders from one function that says which of two comes first.
template <typename T, typename Type, typename Less>
void ordered_by(Type& type, const Less& less) {
    type.def("__lt__", [less](const T& a, const T& b) { return less(a, b); }, py::is_operator());
    type.def("__gt__", [less](const T& a, const T& b) { return less(b, a); }, py::is_operator());
    type.def("__le__", [less](const T& a, const T& b) { return !less(b, a); }, py::is_operator());
    type.def("__ge__", [less](const T& a, const T& b) { return !less(a, b); }, py::is_operator());
}

/// A value that has its own equality and hash in C++.
template <typename T, typename Hash, typename Less>
void quick_value(py::class_<T>& type, const Hash& hash, const Less& less) {
    type.def(py::self == py::self); // NOLINT(misc-redundant-expression): how pybind11 says it
    type.def("__hash__", hash);
    ordered_by<T>(type, less);
    copied_as_itself(type);
}

/// A value that is these fields and nothing else.
template <typename T, typename... Field>
void value_of_fields(py::class_<T>& type, Field T::*... field) {
    const auto key = [field...](const T& value) {
        return py::make_tuple(Keyed<Field>::key(value.*field)...);
    };
    type.def(
        "__eq__", [key](const T& a, const T& b) { return key(a).equal(key(b)); },
        py::is_operator());
    type.def("__hash__", [key](const T& value) { return py::hash(key(value)); });
    ordered_by<T>(type, [key](const T& a, const T& b) { return key(a) < key(b); });
    copied_as_itself(type);
    type.def(py::pickle(key, [field...](const py::tuple& state) {
        if (state.size() != sizeof...(field)) {
            throw py::value_error("this was pickled by another version");
        }
        T value{};
        std::size_t at = 0;
        ((value.*field = Keyed<Field>::value(state[at++])), ...);
        return value;
    }));
}

/// An enumeration, which is ordered as its values are.
template <typename T>
py::enum_<T> bind_enum(py::module_& module, const char* name, const char* doc) {
    py::enum_<T> type(module, name, doc);
    ordered_by<T>(type, [](T a, T b) { return a < b; });
    copied_as_itself(type);
    return type;
}

} // namespace kamisado_python
