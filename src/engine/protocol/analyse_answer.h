#pragma once

#include "protocol/analyse_request.h"
#include "solver/solver.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

/// The answers of `kamisado analyse`, as lines of JSON.
namespace kamisado::protocol {

/// Looks at what was asked until all is known or the solver's patience ends, and writes what is
/// known then. `tell` is told how far it is, a few times a second.
[[nodiscard]] std::string answer_request(const AnalyseRequest& request, Solver& solver,
                                         const Patience& patience,
                                         const std::function<void(std::string_view line)>& tell);

/// `{"id": …, "cancelled": true}`
[[nodiscard]] std::string cancelled_line(std::string_view id);
/// `{"id": …, "error": …}`
[[nodiscard]] std::string error_line(const RequestError& fault);

} // namespace kamisado::protocol
