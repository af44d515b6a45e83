#pragma once

#include "survey/worker.h"

#include <expected>
#include <string>
#include <string_view>

namespace kamisado::mpi {

/// What every rank has to know to work: broadcast as text.
struct Job {
    std::string subject; ///< "survey" or "arena"
    int threads = 1;
    std::string settings;
};

[[nodiscard]] std::string write_job(const Job& job);
/// Nullopt if there is no work: rank 0 has found the command line wrong.
[[nodiscard]] std::optional<Job> read_job(std::string_view text);

/// Workers for the job; the error is a sentence.
[[nodiscard]] std::expected<survey::MakeWorker, std::string> workers_for(const Job& job);

} // namespace kamisado::mpi
