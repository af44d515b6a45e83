#pragma once

#include "binding.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// Numbers in rows, as Python's buffer protocol hands them on: numpy and others use them without a
/// copy, and memoryview does without numpy.
namespace kamisado_python {

/// Numbers of one kind, in any number of dimensions. Python sees memoryviews of it.
struct Array {
    std::string format; ///< as in Python's module struct
    std::size_t item = 1;
    std::vector<py::ssize_t> shape;
    std::vector<std::byte> bytes;

    template <typename Number>
    static Array of(std::span<const Number> numbers, std::vector<py::ssize_t> shape) {
        Array array{py::format_descriptor<Number>::format(), sizeof(Number), std::move(shape), {}};
        array.bytes.resize(numbers.size_bytes());
        std::memcpy(array.bytes.data(), numbers.data(), numbers.size_bytes());
        return array;
    }
};

[[nodiscard]] py::memoryview view_of(Array array);

/// Rounds that go on side by side, each from a start of its own.
struct Batch {
    std::vector<kamisado::Position> positions;
    std::vector<kamisado::Position> starts;
};

/// What Python may give where positions are wanted.
using AnyPositions = std::variant<const Batch*, std::vector<kamisado::Position>>;
[[nodiscard]] std::vector<kamisado::Position> positions_from(const AnyPositions& positions);

/// Labels as Python keeps them.
struct PythonLabels {
    explicit PythonLabels(kamisado::Labels labels);

    kamisado::Labels all;
};

} // namespace kamisado_python
