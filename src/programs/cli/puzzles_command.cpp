#include "cli/commands.h"
#include "cli/delivery.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/shared_arguments.h"
#include "options/checks.h"
#include "puzzles/likeness.h"
#include "puzzles/maker.h"
#include "puzzles/proof.h"
#include "puzzles/puzzle_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::cli {

namespace {

struct PuzzlesOptions {
    std::uint64_t seed = 1;
    std::optional<std::string> theme; ///< all if not given
    std::optional<int> count;         ///< of each theme; the full set if not given
    std::string output = "-";
    int threads = 1;
    bool progress = false;
};

ThemeCounts counts_of(const PuzzlesOptions& options) {
    ThemeCounts counts = full_set();
    if (options.theme) {
        const Theme theme = *theme_from_name(*options.theme);
        std::erase_if(counts, [&](const auto& entry) { return entry.first != theme; });
    }
    if (options.count) {
        for (auto& [theme, count] : counts) {
            count = *options.count;
        }
    }
    return counts;
}

std::string_view meaning_of(PuzzleFault fault) {
    switch (fault) {
    case PuzzleFault::WrongTurn:
        return "the solution must end with a decision of whoever solves it";
    case PuzzleFault::NotReached: return "what is decided here does not reach the aim";
    case PuzzleFault::SecondSolution: return "another decision reaches the aim as well";
    case PuzzleFault::WeakDefence: return "the other side has a better defence";
    case PuzzleFault::NoChoice: return "there is nothing to choose from";
    case PuzzleFault::OffTheme: return "it is not about its theme";
    case PuzzleFault::WrongGrade: return "its grade does not follow from what is proved of it";
    case PuzzleFault::WrongId: return "its id does not follow from what is put";
    case PuzzleFault::Unproved: return "it was not proved within the limit";
    }
    return "";
}

std::string describe_flaw(PuzzleFlaw flaw) {
    const bool concerns_all = flaw.fault == PuzzleFault::OffTheme ||
                              flaw.fault == PuzzleFault::WrongGrade ||
                              flaw.fault == PuzzleFault::WrongId;
    return concerns_all ? std::string(meaning_of(flaw.fault))
                        : fmt::format("step {}: {}", flaw.step + 1, meaning_of(flaw.fault));
}

/// The puzzles of a text have no lines of their own any more: found again by the id that begins it.
int line_of(const Puzzle& puzzle, std::string_view text) {
    const std::size_t place = text.find("\n" + puzzle.id + " ");
    return 2 + static_cast<int>(std::ranges::count(text.substr(0, place), '\n'));
}

ExitCode report_wrong(const std::string& file, std::string_view text, const Puzzle& puzzle,
                      const std::string& what) {
    return report(
        {shown_source(file),
         CommandError{"puzzles.wrong", fmt::format("line {}: puzzle {}: {}", line_of(puzzle, text),
                                                   puzzle.id, what)}});
}

const Puzzle* like(const Puzzle& puzzle, std::span<const Puzzle> earlier) {
    const auto found = std::ranges::find_if(earlier, [&](const Puzzle& other) {
        return differences(puzzle, other) < fewest_differences;
    });
    return found == earlier.end() ? nullptr : &*found;
}

std::optional<std::string> what_is_wrong(std::span<const Puzzle> puzzles, std::size_t nth,
                                         Solver& solver) {
    if (const auto flaw = flaw_of(puzzles[nth], solver)) {
        return describe_flaw(*flaw);
    }
    if (const Puzzle* const other = like(puzzles[nth], puzzles.first(nth))) {
        return fmt::format("it is nearly the same as {}", other->id);
    }
    return std::nullopt;
}

/// Makes puzzles: docs/puzzles.md tells how.
ExitCode run_puzzles(const PuzzlesOptions& options) {
    ProgressLine progress(options.progress);
    const auto show = [&](const MakerProgress& made) {
        progress.show([&] {
            return fmt::format("{}: {} of {} puzzles", name_of(made.theme), made.found,
                               made.wanted);
        });
    };
    const auto puzzles = make_puzzles({.seed = options.seed,
                                       .counts = counts_of(options),
                                       .threads = options.threads,
                                       .most_rounds = {},
                                       .progress = show});
    progress.finish([&] { return fmt::format("{} puzzles", puzzles.size()); });
    return deliver(write_puzzles(puzzles), options.output);
}

/// Proves every puzzle of a file again and tells what is wrong with the first that is not right.
ExitCode verify_puzzles(const std::string& file, bool wants_progress) {
    const auto text = read_text(file);
    if (!text) {
        return report(text.error());
    }
    const auto puzzles = read_puzzles(*text);
    if (!puzzles) {
        return report({shown_source(file), puzzles.error()});
    }
    Solver solver;
    ProgressLine progress(wants_progress);
    for (std::size_t nth = 0; nth < puzzles->size(); ++nth) {
        progress.show([&] { return fmt::format("{} of {} puzzles", nth, puzzles->size()); });
        if (const auto wrong = what_is_wrong(*puzzles, nth, solver)) {
            progress.erase();
            return report_wrong(file, *text, (*puzzles)[nth], *wrong);
        }
    }
    progress.finish([&] { return fmt::format("{0} of {0} puzzles", puzzles->size()); });
    print(fmt::format("{} puzzles, all proved and no two alike.\n", puzzles->size()));
    return ExitCode::Fine;
}

constexpr int most_puzzles = 1000;

} // namespace

Command add_puzzles(CLI::App& program) {
    auto options = std::make_shared<PuzzlesOptions>();
    auto file = std::make_shared<std::string>();
    CLI::App* const command =
        program.add_subcommand("puzzles", "Make puzzles that are proved, or prove a file of them");
    CLI::Option* const verify =
        command->add_option("--verify", *file, "Prove the puzzles of this file, make none")
            ->type_name("FILE");
    command
        ->add_option("--seed", options->seed,
                     "The same seed gives the same puzzles (1 if not given)")
        ->check(options::whole_number(0))
        ->excludes(verify);
    command->add_option("--theme", options->theme, "All if not given")
        ->transform(options::one_of(theme_names()))
        ->excludes(verify);
    command
        ->add_option("--count", options->count,
                     "How many of each theme; if not given 366, as many as a year may have days")
        ->check(options::whole_number(1, most_puzzles))
        ->excludes(verify);
    command->add_option("--output", options->output, "Write to this file; printed if not given")
        ->type_name("FILE")
        ->excludes(verify);
    command->add_option("--threads", options->threads, "How many threads think")
        ->check(options::whole_number(1, most_threads))
        ->excludes(verify);
    add_progress(*command, options->progress);
    command->footer("Rounds are played and looked through for moments at which exactly one "
                    "decision is right.\nThe full set takes some minutes; the same seed gives the "
                    "same text on every machine, with\nany number of threads.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado puzzles --output data/puzzles.txt --threads 2\n"
                    "  kamisado puzzles --theme deadlock --count 5 --seed 7\n"
                    "  kamisado puzzles --verify data/puzzles.txt");
    return {command, [options, file, verify] {
                return verify->count() == 0 ? run_puzzles(*options)
                                            : verify_puzzles(*file, options->progress);
            }};
}

} // namespace kamisado::cli
