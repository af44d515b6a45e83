#include "mpi/job.h"

#include "files/lines.h"
#include "mpi/game_worker.h"
#include "survey/line_up_solver.h"
#include "survey/numbers.h"

#include <fmt/format.h>

namespace kamisado::mpi {

namespace {

/// The plan lives as long as any of the workers' makers.
std::expected<survey::MakeWorker, std::string> survey_workers(std::string_view text) {
    const auto settings = survey::read_settings(text);
    if (!settings) {
        return std::unexpected(settings.error());
    }
    return [plan = std::make_shared<const survey::Plan>(*settings)] {
        return std::make_unique<survey::LineUpSolver>(*plan);
    };
}

std::expected<survey::MakeWorker, std::string> arena_workers(std::string_view text) {
    const auto settings = read_settings(text);
    if (!settings) {
        return std::unexpected(settings.error());
    }
    return [shared = std::make_shared<const ArenaSettings>(*settings)] {
        return std::make_unique<GameWorker>(*shared);
    };
}

} // namespace

std::string write_job(const Job& job) {
    return fmt::format("{}\n{}\n{}", job.subject, job.threads, job.settings);
}

std::optional<Job> read_job(std::string_view text) {
    Job job;
    job.subject = take_line(text);
    const auto threads = survey::read_number<int>(take_line(text));
    if (job.subject.empty() || !threads) {
        return std::nullopt;
    }
    job.threads = *threads;
    job.settings = text;
    return job;
}

std::expected<survey::MakeWorker, std::string> workers_for(const Job& job) {
    return job.subject == "survey" ? survey_workers(job.settings) : arena_workers(job.settings);
}

} // namespace kamisado::mpi
