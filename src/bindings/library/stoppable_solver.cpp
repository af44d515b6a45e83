// The solver that the facade's solver and its adviser stand on.
#include "library/stoppable_solver.h"

namespace libkamisado {

static_assert(most_table_bytes == static_cast<std::uint64_t>(core::most_table_megabytes) << 20U);

namespace {

std::string megabytes_of(std::uint64_t bytes) { return std::to_string(bytes >> 20U) + " MB"; }

Error no_table(std::string_view id, std::string sentence) {
    return {.id = "solver." + std::string(id), .sentence = sentence, .message = sentence};
}

} // namespace

std::optional<Error> StoppableSolver::furnish(const SolverOptions& options) {
    const std::string wanted = megabytes_of(options.table_bytes);
    if (options.table_bytes > most_table_bytes) {
        return no_table("table-too-large", "a table has at most " + megabytes_of(most_table_bytes) +
                                               ", not " + wanted);
    }
    solver = core::Solver::make(
        {.table_bytes = options.table_bytes, .threads = options.threads, .patience = &patience});
    if (!solver) {
        return no_table("memory", "there is no memory for a table of " + wanted);
    }
    return std::nullopt;
}

} // namespace libkamisado
