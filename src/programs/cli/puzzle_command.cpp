#include "cli/board_options.h"
#include "cli/commands.h"
#include "cli/conversation.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/puzzle_choice.h"
#include "cli/puzzle_session.h"
#include "cli/shared_arguments.h"
#include "cli/style_options.h"
#include "cli/wording.h"
#include "computer/random.h"
#include "files/today.h"
#include "notation/describe.h"
#include "options/checks.h"
#include "puzzles/daily.h"
#include "puzzles/puzzle_text.h"
#include "words/sentence.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kamisado::cli {

namespace {

struct PuzzleOptions {
    std::string id;
    std::string theme;  ///< any if empty
    std::string grades; ///< all if empty
    std::string date;   ///< today if empty
    bool random = false;
    std::optional<std::uint64_t> seed; ///< another one each time if not given
    bool list = false;
    options::JsonOption json;
    std::string file; ///< those that the program brings along if empty
    StyleOptions style;
    BoardOptions board;
};

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
        return failed(source_of(options), "puzzle.none", "there is no such puzzle");
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
        return failed(source_of(options), "puzzle.unknown",
                      fmt::format("there is no puzzle {}", printable(id)));
    }
    return puzzles;
}

ExitCode list(const PuzzleOptions& options) {
    const auto puzzles = chosen_puzzles(options);
    if (!puzzles) {
        return report(puzzles.error(), options.json ? Report::AsJson : Report::InWords);
    }
    print(options.json ? write_json(list_as_json(*puzzles), options.json)
                       : list_of_puzzles(*puzzles));
    return ExitCode::Fine;
}

/// Somebody solves puzzles, line by line; or a list of them.
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
    auto look = options.board.is_hidden() ? std::nullopt : std::optional(options.board.look());
    if (look) {
        look->turned = options.style.turned;
    }
    const Phrasebook book = phrasebook_for(options.style);
    PuzzleSession session(*std::move(puzzles), look, options.style.shown_over({}), book);
    print(is_by_date(options) ? Sentence(book)
                                        .text("date", fmt::format("{}", date_of(options)))
                                        .in("puzzle.of-date") +
                                    "\n"
                              : "");
    converse(session, [] {});
    return ExitCode::Fine;
}

std::string check_grades(const std::string& text) {
    return grades_from(text) ? "" : text + " is neither a grade from 1 to 10 nor a range like 2-4";
}

std::string check_date(const std::string& text) {
    return date_from(text) ? "" : text + " is not a date like 2026-11-16";
}

void add_puzzle_choice(CLI::App& command, PuzzleOptions& options) {
    CLI::Option* const id =
        command.add_option("ID", options.id, "The puzzle; today's if not given");
    CLI::Option* const date =
        command.add_option("--date", options.date, "The puzzle of that day: 2026-11-16")
            ->check(check_date, "")
            ->excludes(id);
    command.add_option("--theme", options.theme, "What it is about")
        ->transform(options::one_of(theme_names()))
        ->excludes(id);
    command.add_option("--grade", options.grades, "How hard, 1 to 10: 3 or 2-4")
        ->check(check_grades, "")
        ->excludes(id);
    command.add_flag("--random", options.random, "In random order")->excludes(id)->excludes(date);
    add_seed(command, options.seed, "A number that makes that order the same again")
        ->excludes(id)
        ->excludes(date);
}

} // namespace

Command add_puzzle(CLI::App& program) {
    auto options = std::make_shared<PuzzleOptions>();
    CLI::App* const command =
        program.add_subcommand("puzzle", "Solve puzzles: today's, or any of hundreds");
    add_puzzle_choice(*command, *options);
    CLI::Option* const list =
        command->add_flag("--list", options->list, "List the puzzles instead, the easier first");
    options::add_json(*command, options->json, "The list for programs: one JSON object, errors too")
        ->needs(list);
    command->add_option("--file", options->file, "Other puzzles than those of the program")
        ->type_name("FILE");
    add_spelling(*command, options->style, "--spelling", "Of the moves (ascii if not given)");
    add_language(*command, options->style,
                 "Of all that is said and typed; the locale's if not given");
    add_edition(*command, options->style);
    add_board(*command, options->board);
    command->footer("Type help in the session. Wrong moves are refuted and can be tried again; the "
                    "other side\ndefends itself perfectly. Today's puzzle is the same for "
                    "everyone.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado puzzle\n"
                    "  kamisado puzzle --theme push --grade 3-5 --random\n"
                    "  kamisado puzzle --list --theme fill\n"
                    "  kamisado puzzle --date 2026-11-16");
    return {command, [options] { return run_puzzle(*options); }};
}

} // namespace kamisado::cli
