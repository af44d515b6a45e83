#pragma once

#include <kamisado/kamisado.h>
#include <pybind11/functional.h>
#include <pybind11/operators.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// What the parts of the module share.
namespace kamisado_python {

namespace py = pybind11;

/// What Python may give where a square or a decision is wanted: the thing, or its text.
using AnySquare = std::variant<kamisado::Square, std::string>;
using AnyMove = std::variant<kamisado::Move, std::string>;
using AnyDecision =
    std::variant<kamisado::Move, kamisado::Fill, kamisado::Resign, kamisado::TimeOut, std::string>;

[[nodiscard]] kamisado::Square square_from(const AnySquare& square);
[[nodiscard]] kamisado::Move move_from(const kamisado::Position& position, const AnyMove& move);

/// The error as an exception of Python: kamisado.Error, and MemoryError for want of memory.
[[nodiscard]] py::object exception_of(const kamisado::Error& error);
[[noreturn]] void raise(const kamisado::Error& error);

template <typename T>
[[nodiscard]] T value_of(kamisado::Result<T> result) {
    if (!result) {
        raise(result.error());
    }
    return *std::move(result);
}

/// One question at a time: other threads of Python run while it is answered.
class Occupied {
  public:
    explicit Occupied(std::atomic<bool>& busy) : busy_(busy) {
        if (busy_.exchange(true)) {
            throw std::runtime_error("it is busy with another question");
        }
    }
    ~Occupied() { busy_ = false; }
    Occupied(const Occupied&) = delete;
    Occupied& operator=(const Occupied&) = delete;
    Occupied(Occupied&&) = delete;
    Occupied& operator=(Occupied&&) = delete;

  private:
    std::atomic<bool>& busy_;
};

/// A size in megabytes and a number of threads, as solver and adviser take them.
[[nodiscard]] kamisado::SolverOptions options_from(std::int64_t table_mb, int threads);

/// Plays rounds of random moves; Ctrl+C ends it.
[[nodiscard]] std::vector<kamisado::Playouts>
playouts_of(const std::vector<kamisado::Position>& positions, std::uint64_t rounds,
            std::uint64_t seed);

void bind_errors(py::module_& module);
void bind_values(py::module_& module);
void bind_events(py::module_& module);
void bind_position(py::module_& module);
void bind_batch(py::module_& module);
void bind_match(py::module_& module);
void bind_solver(py::module_& module);
void bind_computer(py::module_& module);

} // namespace kamisado_python
