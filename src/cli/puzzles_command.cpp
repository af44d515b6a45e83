#include "cli/puzzles_command.h"

#include "cli/delivery.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "puzzles/likeness.h"
#include "puzzles/maker.h"
#include "puzzles/proof.h"
#include "puzzles/puzzle_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kamisado::cli {

namespace {

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
    return report({shown_source(file),
                   Fault{"puzzles.wrong", fmt::format("line {}: puzzle {}: {}",
                                                      line_of(puzzle, text), puzzle.id, what)}});
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

} // namespace

ExitCode run_puzzles(const PuzzlesOptions& options) {
    ProgressLine progress;
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
    return deliver(write_puzzles(puzzles), options.output);
}

ExitCode verify_puzzles(const std::string& file) {
    const auto text = read_text(file);
    if (!text) {
        return report(text.error());
    }
    const auto puzzles = read_puzzles(*text);
    if (!puzzles) {
        return report({shown_source(file), puzzles.error()});
    }
    Solver solver;
    ProgressLine progress;
    for (std::size_t nth = 0; nth < puzzles->size(); ++nth) {
        progress.show([&] { return fmt::format("{} of {} puzzles", nth, puzzles->size()); });
        if (const auto wrong = what_is_wrong(*puzzles, nth, solver)) {
            progress.erase();
            return report_wrong(file, *text, (*puzzles)[nth], *wrong);
        }
    }
    progress.erase();
    print(fmt::format("{} puzzles, all proved and no two alike.\n", puzzles->size()));
    return ExitCode::Fine;
}

} // namespace kamisado::cli
