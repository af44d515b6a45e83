#include "cli/puzzle_command.h"

#include "cli/conversation.h"
#include "cli/date.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/puzzle_list.h"
#include "cli/puzzle_session.h"
#include "cli/puzzle_set.h"
#include "files/today.h"
#include "notation/describe.h"
#include "player/random.h"
#include "puzzles/daily.h"
#include "puzzles/puzzle_text.h"

#include <fmt/format.h>

#include <chrono>
#include <expected>
#include <string>
#include <utility>
#include <vector>

namespace kamisado::cli {

namespace {

std::string source_of(const PuzzleOptions& options) {
    return options.file.empty() ? "the puzzles" : shown_source(options.file);
}

std::expected<std::vector<Puzzle>, Failure> all_puzzles(const PuzzleOptions& options) {
    std::string text;
    if (options.file.empty()) {
        text = built_in_puzzles();
    } else if (auto read = read_text(options.file)) {
        text = *std::move(read);
    } else {
        return std::unexpected(std::move(read).error());
    }
    auto puzzles = read_puzzles(text);
    if (!puzzles) {
        return std::unexpected(Failure{source_of(options), std::move(puzzles).error()});
    }
    return *std::move(puzzles);
}

/// Those that the options leave, the easier ones first.
std::expected<std::vector<Puzzle>, Failure> chosen_puzzles(const PuzzleOptions& options) {
    auto all = all_puzzles(options);
    if (!all) {
        return all;
    }
    auto puzzles =
        puzzles_of(*std::move(all), {.theme = theme_from_name(options.theme),
                                     .grades = grades_from(options.grades).value_or(GradeRange())});
    if (puzzles.empty()) {
        return std::unexpected(
            Failure{source_of(options), Fault{"puzzle.none", "there is no such puzzle"}});
    }
    return puzzles;
}

void shuffle(std::vector<Puzzle>& puzzles, std::optional<std::uint64_t> seed) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    Random(seed.value_or(static_cast<std::uint64_t>(now.count()))).shuffle(puzzles);
}

bool is_by_date(const PuzzleOptions& options) {
    return options.id.empty() && !options.random && !options.seed;
}

std::string date_of(const PuzzleOptions& options) {
    return options.date.empty() ? today() : options.date;
}

/// The id of the puzzle to begin with.
std::string first_id(const PuzzleOptions& options, const std::vector<Puzzle>& puzzles) {
    const auto date = date_from(date_of(options));
    return is_by_date(options) && date ? daily_puzzle(puzzles, day_number(*date)).id : options.id;
}

/// Those that the options leave, in the order in which they are put.
std::expected<std::vector<Puzzle>, Failure> puzzles_to_put(const PuzzleOptions& options) {
    auto puzzles = chosen_puzzles(options);
    if (!puzzles) {
        return puzzles;
    }
    if (options.random || options.seed) {
        shuffle(*puzzles, options.seed);
        return puzzles;
    }
    const std::string id = first_id(options, *puzzles);
    if (!begin_with(*puzzles, id)) {
        return std::unexpected(
            Failure{source_of(options),
                    Fault{"puzzle.unknown", fmt::format("there is no puzzle {}", printable(id))}});
    }
    return puzzles;
}

ExitCode list(const PuzzleOptions& options) {
    const auto puzzles = chosen_puzzles(options);
    if (!puzzles) {
        return report(puzzles.error(), options.json ? Report::AsJson : Report::InWords);
    }
    print(options.json ? list_as_json(*puzzles) : list_of_puzzles(*puzzles));
    return ExitCode::Fine;
}

} // namespace

ExitCode run_puzzle(const PuzzleOptions& options) {
    if (options.list) {
        return list(options);
    }
    if (options.file == standard_input) {
        print_error("puzzle reads moves from standard input, so nothing else can come from there");
        return ExitCode::WrongUsage;
    }
    auto puzzles = puzzles_to_put(options);
    if (!puzzles) {
        return report(puzzles.error());
    }
    const auto look = options.board.is_hidden()
                          ? std::nullopt
                          : std::optional(options.board.look(BoardSize::Small));
    PuzzleSession session(*std::move(puzzles), look, options.style.over({}));
    print(is_by_date(options) ? fmt::format("The puzzle of {}.\n", date_of(options)) : "");
    converse(session, [] {});
    return ExitCode::Fine;
}

} // namespace kamisado::cli
