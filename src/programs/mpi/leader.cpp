#include "mpi/leader.h"

#include "files/lines.h"
#include "mpi/farm.h"
#include "mpi/game_worker.h"
#include "survey/line_up_solver.h"
#include "survey/numbers.h"

#include <fmt/format.h>

#include <cstdio>
#include <memory>

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

void print(const std::string& text) {
    static_cast<void>(std::fwrite(text.data(), 1, text.size(), stdout));
    static_cast<void>(std::fflush(stdout));
}

void print_error(const std::string& text) {
    static_cast<void>(std::fputs(("kamisado-mpi: " + text + "\n").c_str(), stderr));
}

int Leader::refuse(const std::string& sentence, int exit_code) {
    print_error(sentence);
    static_cast<void>(dismiss());
    return exit_code;
}

int Leader::dismiss() {
    if (!others_know_) {
        static_cast<void>(ranks_->broadcast({}));
        others_know_ = true;
    }
    return fine;
}

std::expected<void, std::string> Leader::run(const Job& job, survey::Coordinator& coordinator,
                                             const std::function<std::string()>& progress) {
    constexpr std::chrono::minutes between_lines(1);
    const auto workers = workers_for(job);
    if (!workers) {
        return std::unexpected(workers.error());
    }
    static_cast<void>(ranks_->broadcast(write_job(job)));
    others_know_ = true;
    survey::Crew crew(job.threads, *workers);
    auto next_line = std::chrono::steady_clock::now() + between_lines;
    return lead(*ranks_, coordinator, crew, [&] {
        if (std::chrono::steady_clock::now() >= next_line) {
            next_line += between_lines;
            print_error(progress());
        }
        return !interruption_->has_come();
    });
}

int exit_code_after(const survey::Coordinator& coordinator) {
    if (coordinator.is_done()) {
        return fine;
    }
    print_error("ended early; with a checkpoint or a state the same command goes on from there");
    return interrupted;
}

} // namespace kamisado::mpi
