// Many rounds at a time, as arrays.
#include "batch.h"

#include "value.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace kamisado_python {

namespace {

using kamisado::Labels;
using kamisado::PackedPosition;
using kamisado::Playouts;
using kamisado::Position;

using Shape = std::vector<py::ssize_t>;

constexpr py::ssize_t packed_size = std::tuple_size_v<PackedPosition>;

void check(const kamisado::Result<void>& result) {
    if (!result) {
        raise(result.error());
    }
}

py::ssize_t rows_of(const Batch& batch) { return static_cast<py::ssize_t>(batch.positions.size()); }

Shape shape_of(const Batch& batch, std::initializer_list<py::ssize_t> row) {
    Shape shape{rows_of(batch)};
    shape.insert(shape.end(), row);
    return shape;
}

/// A buffer of Python's as a span; it must be contiguous, writable and of this kind.
template <typename Number>
std::span<Number> span_of(const py::buffer_info& info) {
    py::ssize_t expected = info.itemsize;
    for (py::ssize_t axis = info.ndim - 1; axis >= 0; --axis) {
        const auto at = static_cast<std::size_t>(axis);
        if (info.shape[at] > 1 && info.strides[at] != expected) {
            throw py::value_error("out must be contiguous");
        }
        expected *= info.shape[at];
    }
    return {static_cast<Number*>(info.ptr), static_cast<std::size_t>(info.size)};
}

/// Fills a new array, or one that was given.
template <typename Number, typename Write>
py::object filled(const Batch& batch, Shape shape, const py::object& out, const Write& write) {
    if (!out.is_none()) {
        const py::buffer_info info = py::cast<py::buffer>(out).request(true);
        check(write(std::span<const Position>(batch.positions), span_of<Number>(info)));
        return out;
    }
    std::size_t size = 1;
    for (const py::ssize_t length : shape) {
        size *= static_cast<std::size_t>(length);
    }
    std::vector<Number> numbers(size);
    check(write(std::span<const Position>(batch.positions), std::span<Number>(numbers)));
    return view_of(Array::of<Number>(numbers, std::move(shape)));
}

std::string format_of(const py::object& out) { return py::cast<py::buffer>(out).request().format; }

py::object legal_actions(const Batch& batch, const py::object& out) {
    if (!out.is_none() && format_of(out) != "B" && format_of(out) != "?") {
        throw py::type_error("out must hold bytes or bools (format B or ?)");
    }
    return filled<std::uint8_t>(batch, shape_of(batch, {kamisado::action_count}), out,
                                kamisado::write_legal_actions);
}

py::object observations(const Batch& batch, const py::object& out) {
    const Shape shape = shape_of(batch, {kamisado::plane_count, 8, 8});
    const std::string format = out.is_none() ? "B" : format_of(out);
    using Bytes = kamisado::Result<void> (*)(std::span<const Position>, std::span<std::uint8_t>);
    using Floats = kamisado::Result<void> (*)(std::span<const Position>, std::span<float>);
    if (format == "f") {
        return filled<float>(batch, shape, out, static_cast<Floats>(kamisado::write_observations));
    }
    if (format != "B") {
        throw py::type_error("out must hold bytes or floats of 32 bits (format B or f)");
    }
    return filled<std::uint8_t>(batch, shape, out,
                                static_cast<Bytes>(kamisado::write_observations));
}

/// What a column of the batch says, in a byte for each round.
template <typename Say>
py::memoryview column(const Batch& batch, const Say& say) {
    std::vector<std::int8_t> numbers;
    numbers.reserve(batch.positions.size());
    for (const Position& position : batch.positions) {
        const auto player = say(position);
        numbers.push_back(static_cast<std::int8_t>(player ? static_cast<int>(*player) : -1));
    }
    return view_of(Array::of<std::int8_t>(numbers, shape_of(batch, {})));
}

/// Numbers of any integer kind that Python's buffers know, or a sequence of them.
template <typename Number>
std::vector<std::int32_t> numbers_of(const py::buffer_info& info) {
    std::vector<std::int32_t> numbers;
    const auto* const begin = static_cast<const std::byte*>(info.ptr);
    for (py::ssize_t i = 0; i < info.size; ++i) {
        Number number{};
        std::memcpy(&number, begin + (i * info.strides[0]), sizeof(Number));
        // What is beyond all numbers is beyond all actions.
        const bool is_sane = std::in_range<std::int32_t>(number);
        numbers.push_back(is_sane ? static_cast<std::int32_t>(number) : -1);
    }
    return numbers;
}

std::vector<std::int32_t> actions_from(const py::object& actions) {
    if (!py::isinstance<py::buffer>(actions)) {
        try {
            return py::cast<std::vector<std::int32_t>>(actions);
        } catch (const py::cast_error&) {
            throw py::type_error("actions must be integers");
        }
    }
    const py::buffer_info info = py::cast<py::buffer>(actions).request();
    if (info.ndim != 1) {
        throw py::value_error("actions must have one dimension");
    }
    const bool is_signed = std::string("bhilq").find(info.format) != std::string::npos;
    const bool is_unsigned = std::string("BHILQ").find(info.format) != std::string::npos;
    if (info.format.size() == 1 && (is_signed || is_unsigned)) {
        switch (info.itemsize) {
        case 1: return is_signed ? numbers_of<std::int8_t>(info) : numbers_of<std::uint8_t>(info);
        case 2: return is_signed ? numbers_of<std::int16_t>(info) : numbers_of<std::uint16_t>(info);
        case 4: return is_signed ? numbers_of<std::int32_t>(info) : numbers_of<std::uint32_t>(info);
        case 8: return is_signed ? numbers_of<std::int64_t>(info) : numbers_of<std::uint64_t>(info);
        default: break;
        }
    }
    throw py::type_error("actions must be integers");
}

std::size_t reset(Batch& batch) {
    std::size_t begun = 0;
    for (std::size_t row = 0; row < batch.positions.size(); ++row) {
        if (batch.positions[row].is_over()) {
            batch.positions[row] = batch.starts[row];
            ++begun;
        }
    }
    return begun;
}

py::memoryview playouts(const Batch& batch, std::uint64_t rounds, std::uint64_t seed) {
    std::vector<std::int64_t> wins;
    for (const Playouts& one : playouts_of(batch.positions, rounds, seed)) {
        wins.push_back(static_cast<std::int64_t>(one.wins[0]));
        wins.push_back(static_cast<std::int64_t>(one.wins[1]));
    }
    return view_of(Array::of<std::int64_t>(wins, shape_of(batch, {2})));
}

std::vector<std::uint8_t> packed_bytes(const std::vector<Position>& positions) {
    std::vector<std::uint8_t> bytes;
    bytes.reserve(positions.size() * packed_size);
    for (const Position& position : positions) {
        const PackedPosition one = position.packed();
        bytes.insert(bytes.end(), one.begin(), one.end());
    }
    return bytes;
}

std::vector<Position> unpacked(std::span<const std::uint8_t> bytes) {
    if (bytes.size() % packed_size != 0) {
        throw py::value_error("packed positions have 17 bytes each");
    }
    std::vector<Position> positions;
    positions.reserve(bytes.size() / packed_size);
    for (std::size_t at = 0; at < bytes.size(); at += packed_size) {
        PackedPosition one{};
        std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), packed_size, one.begin());
        positions.push_back(value_of(Position::unpacked(one)));
    }
    return positions;
}

Batch batch_of(std::vector<Position> positions) {
    return {.positions = positions, .starts = std::move(positions)};
}

std::size_t row_of(const Batch& batch, py::ssize_t index) {
    const py::ssize_t row = index < 0 ? index + rows_of(batch) : index;
    if (row < 0 || row >= rows_of(batch)) {
        throw py::index_error("there is no such round in the batch");
    }
    return static_cast<std::size_t>(row);
}

void bind_sequence(py::class_<Batch>& type) {
    type.def("__len__", &rows_of)
        .def("__getitem__", [](const Batch& batch,
                               py::ssize_t index) { return batch.positions[row_of(batch, index)]; })
        .def("__setitem__",
             [](Batch& batch, py::ssize_t index, const Position& position) {
                 const std::size_t row = row_of(batch, index);
                 batch.positions[row] = position;
                 batch.starts[row] = position;
             })
        .def("__copy__", [](const Batch& batch) { return batch; })
        .def(
            "__deepcopy__", [](const Batch& batch, const py::dict&) { return batch; },
            py::arg("memo"))
        .def(
            "__eq__",
            [](const Batch& a, const Batch& b) {
                return a.positions == b.positions && a.starts == b.starts;
            },
            py::is_operator())
        .def(py::pickle(
            [](const Batch& batch) {
                return std::pair(packed_bytes(batch.positions), packed_bytes(batch.starts));
            },
            [](const std::pair<std::vector<std::uint8_t>, std::vector<std::uint8_t>>& state) {
                Batch batch{.positions = unpacked(state.first), .starts = unpacked(state.second)};
                if (batch.positions.size() != batch.starts.size()) {
                    throw py::value_error("every round has one start");
                }
                return batch;
            }))
        .def("__repr__", [](const Batch& batch) {
            return "<Batch of " + std::to_string(batch.positions.size()) + " rounds>";
        });
}

void bind_packing(py::class_<Batch>& type) {
    type.def(
            "packed",
            [](const Batch& batch) {
                const auto bytes = packed_bytes(batch.positions);
                return view_of(Array::of<std::uint8_t>(bytes, shape_of(batch, {packed_size})));
            },
            "Every position in a row of 17 bytes (B).")
        .def_static(
            "from_packed",
            [](const py::buffer& data) {
                const py::buffer_info info = data.request();
                if (info.itemsize != 1) {
                    throw py::type_error("packed positions are bytes");
                }
                return batch_of(unpacked(span_of<const std::uint8_t>(info)));
            },
            py::arg("data"), "What packed() wrote.");
}

void bind_labels(py::module_& module) {
    py::class_<PythonLabels> type(module, "Labels",
                                  "What the solver has proved of many positions, for who moves.");
    const auto rows = [](const PythonLabels& labels) {
        return static_cast<py::ssize_t>(labels.all.values.size());
    };
    type.def_property_readonly(
            "values",
            [rows](const PythonLabels& labels) {
                return view_of(Array::of<std::int8_t>(labels.all.values, {rows(labels)}));
            },
            "1 win, -1 loss, 0 not proved (b).")
        .def_property_readonly(
            "actions",
            [rows](const PythonLabels& labels) {
                return view_of(Array::of<std::int8_t>(labels.all.actions,
                                                      {rows(labels), kamisado::action_count}));
            },
            "For each action 1 if it wins, -1 if it loses, 0 if it is illegal or open (b).")
        .def_property_readonly(
            "distances",
            [](const PythonLabels& labels) {
                const auto& numbers = labels.all.distances;
                return view_of(
                    Array::of<std::int16_t>(numbers, {static_cast<py::ssize_t>(numbers.size())}));
            },
            "Moves to the end, 0 where it is not proved (h); empty if not asked for.")
        .def_property_readonly(
            "action_distances",
            [](const PythonLabels& labels) {
                const auto& numbers = labels.all.action_distances;
                const auto size = static_cast<py::ssize_t>(numbers.size());
                return view_of(Array::of<std::int16_t>(
                    numbers, {size / kamisado::action_count, kamisado::action_count}));
            },
            "The same for each action.")
        .def("__len__", rows)
        .def(
            "__eq__", [](const PythonLabels& a, const PythonLabels& b) { return a.all == b.all; },
            py::is_operator())
        .def(py::pickle(
            [](const PythonLabels& labels) {
                return py::make_tuple(labels.all.values, labels.all.actions, labels.all.distances,
                                      labels.all.action_distances);
            },
            [](const py::tuple& state) {
                return PythonLabels(
                    {.values = py::cast<std::vector<std::int8_t>>(state[0]),
                     .actions = py::cast<std::vector<std::int8_t>>(state[1]),
                     .distances = py::cast<std::vector<std::int16_t>>(state[2]),
                     .action_distances = py::cast<std::vector<std::int16_t>>(state[3])});
            }))
        .def("__repr__", [rows](const PythonLabels& labels) {
            return "<Labels of " + std::to_string(rows(labels)) + " positions>";
        });
}

} // namespace

PythonLabels::PythonLabels(kamisado::Labels labels) : all(std::move(labels)) {}

py::memoryview view_of(Array array) { return py::memoryview(py::cast(std::move(array))); }

std::vector<Position> positions_from(const AnyPositions& positions) {
    if (const auto* const batch = std::get_if<const Batch*>(&positions)) {
        return (*batch)->positions;
    }
    return std::get<std::vector<Position>>(positions);
}

std::vector<Playouts> playouts_of(const std::vector<Position>& positions, std::uint64_t rounds,
                                  std::uint64_t seed) {
    bool interrupted = false;
    std::vector<Playouts> all;
    {
        const std::vector<Position> copies = positions; // others may change theirs meanwhile
        const py::gil_scoped_release others_run;
        all = kamisado::playouts(copies, rounds, seed, [&](std::uint64_t, std::uint64_t) {
            const py::gil_scoped_acquire held;
            interrupted = PyErr_CheckSignals() != 0;
            return !interrupted;
        });
    }
    if (interrupted) {
        throw py::error_already_set();
    }
    return all;
}

void bind_batch(py::module_& module) {
    py::class_<Array>(module, "_Array", py::buffer_protocol()).def_buffer([](Array& array) {
        return py::buffer_info(
            array.bytes.data(), static_cast<py::ssize_t>(array.item), array.format,
            static_cast<py::ssize_t>(array.shape.size()), array.shape,
            py::detail::c_strides(array.shape, static_cast<py::ssize_t>(array.item)));
    });
    py::class_<Batch> type(
        module, "Batch",
        "Many rounds that go on side by side, as arrays with a row for each.\n\n"
        "An action is a number that means the same in every position:\n"
        "colour * 21 + direction * 7 + distance - 1, directions forward 0, left 1, right 2\n"
        "as the mover sees them; a push is a step forward.\n\n"
        "Arrays are memoryviews: numpy.asarray() takes them without a copy. Where one can be\n"
        "given as `out`, it is filled and returned instead of a new one.");
    type.attr("ACTIONS") = kamisado::action_count;
    type.attr("PLANES") = kamisado::plane_count;
    type.def(py::init([](std::size_t size, const Position& start) {
                 return batch_of(std::vector<Position>(size, start));
             }),
             py::arg("size"), py::arg("start") = Position())
        .def_static("of", &batch_of, py::arg("positions"), "Rounds that begin at these positions.")
        .def("positions", [](const Batch& batch) { return batch.positions; })
        .def(
            "players",
            [](const Batch& batch) {
                return column(batch, [](const Position& one) { return one.to_move(); });
            },
            "Who is to move: 0 Black, 1 Gold, -1 where the round is over (b).")
        .def(
            "winners",
            [](const Batch& batch) {
                return column(batch, [](const Position& one) { return one.winner(); });
            },
            "Who has won: 0 Black, 1 Gold, -1 while the round goes on (b).")
        .def("legal_actions", &legal_actions, py::arg("out") = py::none(),
             "1 where an action is legal, in rows of 168 (B).")
        .def("observations", &observations, py::arg("out") = py::none(),
             "23 planes of 8 by 8 for each position, the mover at the bottom (B).\n\n"
             "out may hold floats of 32 bits too.")
        .def(
            "step",
            [](Batch& batch, const py::object& actions) {
                check(kamisado::step(batch.positions, actions_from(actions)));
            },
            py::arg("actions"),
            "Plays an action in each round; finished ones stay, whatever theirs is.\n\n"
            "Raises Error when one is not legal, and nothing has changed then.")
        .def(
            "step_at_random",
            [](Batch& batch, std::uint64_t seed) {
                return kamisado::step_at_random(batch.positions, seed);
            },
            py::arg("seed"),
            "A random legal move in each round; returns how many were running.\n\n"
            "The same seed plays the same: give another one for each step.")
        .def("reset", &reset, "Finished rounds begin anew; returns how many.")
        .def("playouts", &playouts, py::arg("rounds"), py::arg("seed") = 0,
             "Plays rounds of random moves from each position: how many Black and Gold won (q).");
    bind_sequence(type);
    bind_packing(type);
    bind_labels(module);
}

} // namespace kamisado_python
