#pragma once

#include "files/interruption.h"
#include "mpi/communicator.h"
#include "survey/coordinator.h"
#include "survey/crew.h"
#include "survey/worker.h"

#include <chrono>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::mpi {

inline constexpr int fine = 0;
inline constexpr int wrong_input = 1;
inline constexpr int wrong_usage = 2;
inline constexpr int interrupted = 130;

/// A job, broadcast to every rank as text.
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

/// Rank 0, whatever the job is.
class Leader {
  public:
    Leader(const Communicator& ranks, Interruption& interruption)
        : ranks_(&ranks), interruption_(&interruption) {}

    /// Prints the error once for all ranks and ends them.
    int refuse(const std::string& sentence, int exit_code);
    /// There is nothing to do.
    int dismiss();

    /// Runs the job on all ranks; prints the progress once a minute on standard error, where
    /// those who run jobs on clusters look. The error is the coordinator's.
    std::expected<void, std::string> run(const Job& job, survey::Coordinator& coordinator,
                                         const std::function<std::string()>& progress);

  private:
    const Communicator* ranks_;
    Interruption* interruption_;
    bool others_know_ = false;
};

/// After a job: says so when somebody has ended it early.
[[nodiscard]] int exit_code_after(const survey::Coordinator& coordinator);

void print(const std::string& text);
void print_error(const std::string& text);

} // namespace kamisado::mpi
