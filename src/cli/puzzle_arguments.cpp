#include "cli/arguments_by_subject.h"
#include "cli/date.h"
#include "cli/puzzle_command.h"
#include "cli/puzzles_command.h"
#include "cli/shared_arguments.h"
#include "puzzles/theme.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

namespace kamisado::cli {

namespace {

constexpr int most_puzzles = 1000;

std::vector<std::string> theme_names() {
    std::vector<std::string> names;
    names.reserve(all_themes.size());
    for (const Theme theme : all_themes) {
        names.emplace_back(name_of(theme));
    }
    return names;
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
    command.add_option("--theme", options.theme, "win, hold, deadlock, push, fill or sumo")
        ->check(CLI::IsMember(theme_names()))
        ->excludes(id);
    command.add_option("--grade", options.grades, "How hard, 1 to 10: 3 or 2-4")
        ->check(check_grades, "")
        ->excludes(id);
    command.add_flag("--random", options.random, "In random order")->excludes(id)->excludes(date);
    command.add_option("--seed", options.seed, "A number that makes that order the same again")
        ->excludes(id)
        ->excludes(date);
}

std::string check_theme(const std::string& name) {
    return theme_from_name(name) ? "" : name + " is none of win, hold, deadlock, push, fill, sumo";
}

} // namespace

Command add_puzzle(CLI::App& program) {
    auto options = std::make_shared<PuzzleOptions>();
    CLI::App* const command =
        program.add_subcommand("puzzle", "Solve puzzles: today's, or any of hundreds");
    add_puzzle_choice(*command, *options);
    CLI::Option* const list =
        command->add_flag("--list", options->list, "List the puzzles instead, the easier first");
    command->add_flag("--json", options->json, "The list for programs: one JSON object, errors too")
        ->needs(list);
    command->add_option("--file", options->file, "Other puzzles than those of the program");
    add_spelling(*command, options->style, "--spelling", "Of the moves (ascii if not given)");
    add_language(*command, options->style, "Of their words, and of those typed (en if not given)");
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

Command add_puzzles(CLI::App& program) {
    auto options = std::make_shared<PuzzlesOptions>();
    auto file = std::make_shared<std::string>();
    CLI::App* const command =
        program.add_subcommand("puzzles", "Make puzzles that are proved, or prove a file of them");
    CLI::Option* const verify =
        command->add_option("--verify", *file, "Prove the puzzles of this file, make none");
    command
        ->add_option("--seed", options->seed,
                     "The same seed gives the same puzzles (1 if not given)")
        ->excludes(verify);
    command
        ->add_option("--theme", options->theme,
                     "win, hold, deadlock, push, fill or sumo; all if not given")
        ->check(check_theme, "")
        ->excludes(verify);
    command
        ->add_option("--count", options->count,
                     "How many of each theme; if not given 366, as many as a year may have days")
        ->check(CLI::Range(1, most_puzzles))
        ->excludes(verify);
    command->add_option("--output", options->output, "Write to this file; printed if not given")
        ->excludes(verify);
    command->add_option("--threads", options->threads, "How many threads think")
        ->check(CLI::Range(1, most_threads))
        ->excludes(verify);
    command->footer("Rounds are played and looked through for moments at which exactly one "
                    "decision is right.\nThe full set takes some minutes; the same seed gives the "
                    "same text on every machine, with\nany number of threads.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado puzzles --output data/puzzles.txt --threads 2\n"
                    "  kamisado puzzles --theme deadlock --count 5 --seed 7\n"
                    "  kamisado puzzles --verify data/puzzles.txt");
    return {command, [options, file, verify] {
                return verify->count() == 0 ? run_puzzles(*options) : verify_puzzles(*file);
            }};
}

} // namespace kamisado::cli
