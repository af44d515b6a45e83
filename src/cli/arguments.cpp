#include "cli/arguments.h"

#include "cli/arena_command.h"
#include "cli/backup_command.h"
#include "cli/bench_command.h"
#include "cli/bot_command.h"
#include "cli/convert_command.h"
#include "cli/hint_command.h"
#include "cli/moves_command.h"
#include "cli/openings_command.h"
#include "cli/perft_command.h"
#include "cli/play_command.h"
#include "cli/prove_command.h"
#include "cli/puzzle_command.h"
#include "cli/puzzles_command.h"
#include "cli/replay_command.h"
#include "cli/review_command.h"
#include "cli/serve_command.h"
#include "cli/sheet_command.h"
#include "cli/show_command.h"
#include "cli/solve_command.h"
#include "cli/today.h"
#include "cli/verify_command.h"
#include "notation/record.h"
#include "player/level.h"
#include "puzzles/theme.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::cli {

namespace {

constexpr int deepest_perft = 30;
constexpr int deepest_openings = 6;
constexpr int highest_port = 65535;
constexpr int most_connections = 12'000;
constexpr int most_puzzles = 1000;

void add_spelling(CLI::App& command, StyleOptions& style, const std::string& option,
                  const std::string& help) {
    std::vector<std::string> names;
    names.reserve(all_spellings.size());
    for (const Spelling spelling : all_spellings) {
        names.emplace_back(name_of(spelling));
    }
    command.add_option(option, style.spelling_name, help)->check(CLI::IsMember(names));
}

void add_language(CLI::App& command, StyleOptions& style, const std::string& help) {
    std::vector<std::string> codes;
    codes.reserve(all_languages.size());
    for (const Language language : all_languages) {
        codes.emplace_back(code_of(language));
    }
    command.add_option("--language", style.language_code, help)->check(CLI::IsMember(codes));
}

void add_board(CLI::App& command, BoardOptions& board) {
    CLI::Option* const letters =
        command.add_flag("--letters", board.letters, "Mark every square with its colour's letter");
    command.add_flag("--kanji", board.kanji, "Mark squares and towers with kanji")
        ->excludes(letters);
    command
        .add_option("--color,--colour", board.colours,
                    "In colour? auto asks the terminal and NO_COLOR")
        ->check(CLI::IsMember({"always", "never", "auto"}));
    command
        .add_option("--board", board.size_name,
                    "The board's size; auto looks at the window, none hides it")
        ->check(CLI::IsMember({"large", "small", "auto", "none"}));
}

std::string check_format(const std::string& name) {
    return format_from_name(name)
               ? ""
               : name + " is none of single, \"series N\", standard, long, marathon";
}

Command add_play(CLI::App& program) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* const command = program.add_subcommand(
        "play", "Play a match, against the computer or somebody at your side");
    CLI::Option* const file = command->add_option(
        "FILE", options->file, "Where the match is kept; one that is there is gone on with");
    command->add_flag("--resume", options->resume, "Go on with the last match that had no FILE")
        ->excludes(file);
    command
        ->add_option("--format", options->format,
                     "single, \"series N\", standard, long or marathon (standard if not given)")
        ->check(check_format, "");
    command->add_option("--black", options->names[Player::Black],
                        "Who plays Black and starts: a name, or 1 to 10 for the computer");
    command->add_option("--gold", options->names[Player::Gold], "Who plays Gold, likewise");
    command
        ->add_option("--pace", options->pace,
                     "How fast the computer answers: at once, or like a person")
        ->check(CLI::IsMember({"fast", "human"}));
    command->add_option("--seed", options->seed,
                        "A number that makes the computer play the same again");
    command->add_option("--position", options->position, "Where a new match starts");
    add_spelling(*command, options->style, "--spelling", "Of the moves in the record");
    add_language(*command, options->style, "Of the words in it, and of those typed");
    add_board(*command, options->board);
    command->footer("Type help in the game. Moves are taken in every spelling: e1e4, KF3O, K↑3O, "
                    "Pink\nForward 3 Orange. Every change is saved at once.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado play\n"
                    "  kamisado play --gold 4 --pace human\n"
                    "  kamisado play --resume\n"
                    "  kamisado play friday.kamisado --format long --black Amy --gold Chris\n"
                    "  kamisado play --format 'series 5' --kanji");
    return {command, [options] { return run_play(*options); }};
}

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

Command add_show(CLI::App& program) {
    auto options = std::make_shared<ShowOptions>();
    CLI::App* const command =
        program.add_subcommand("show", "Draw the board of a position or of a record");
    CLI::Option* const file =
        command->add_option("FILE", options->file, "The record, - reads standard input");
    command
        ->add_option("--position", options->position,
                     "The position, - reads it; the first position if neither is given")
        ->excludes(file);
    CLI::Option* const round =
        command->add_option("--round", options->moment.round, "The round; the last if not given");
    CLI::Option* const move = command->add_option(
        "--move", options->moment.move, "After so many real moves of the round; all if not given");
    round->needs(file);
    move->needs(file);
    add_board(*command, options->board);
    command->footer("Without colours, the letter of a square stands before its tower.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado show\n"
                    "  kamisado show game.kamisado --round 2 --move 5\n"
                    "  kamisado show --kanji --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_show(*options); }};
}

Command add_moves(CLI::App& program) {
    auto options = std::make_shared<MovesOptions>();
    CLI::App* const command = program.add_subcommand("moves", "List the legal moves of a position");
    command->add_option("--position", options->position,
                        "The position, - reads it; the first position if not given");
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    add_spelling(*command, options->style, "--spelling", "Of the annotation (ascii if not given)");
    add_language(*command, options->style, "Of the words (en if not given)");
    command->footer("A move a line, coordinates first, then the annotation. A push is its own step "
                    "onto\nthe enemy's square. A round that is over has no moves.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado moves\n"
                    "  kamisado moves --json --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_moves(*options); }};
}

Command add_replay(CLI::App& program) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* const command =
        program.add_subcommand("replay", "Check a record and tell how the match stands");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    command->footer("The first thing that is wrong is told with its line, column, round and move.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado replay game.kamisado\n"
                    "  kamisado replay - --json < game.kamisado");
    return {command, [options] { return run_replay(*options); }};
}

Command add_convert(CLI::App& program) {
    auto options = std::make_shared<ConvertOptions>();
    CLI::App* const command =
        program.add_subcommand("convert", "Write a record in another spelling of the moves");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    add_spelling(*command, options->style, "--to", "The spelling: e2e5, PL5Y, P↖5Y or words");
    command->get_option("--to")->required();
    add_language(*command, options->style, "Of the words; the record's own if not given");
    command->add_option("--output", options->output,
                        "Write to this file, which may be FILE itself; printed if not given");
    command->footer("Comments and tags stay. What is written is complete: zero-length moves and "
                    "pushed\ntowers are put in.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado convert game.kamisado --to symbols\n"
                    "  kamisado convert game.kamisado --to words --language de --output "
                    "partie.kamisado");
    return {command, [options] { return run_convert(*options); }};
}

Command add_sheet(CLI::App& program) {
    auto options = std::make_shared<SheetOptions>();
    CLI::App* const command = program.add_subcommand("sheet", "Print a match as a score sheet");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    add_spelling(*command, options->style, "--spelling", "Of the moves (symbols if not given)");
    add_language(*command, options->style, "Of the words; the record's own if not given");
    command->footer("Two columns, Black left, with the line-up, the rings and the score of each "
                    "round.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado sheet game.kamisado\n"
                    "  kamisado sheet game.kamisado --spelling words --language fr");
    return {command, [options] { return run_sheet(*options); }};
}

/// Nodes and not seconds, so that the answer is the same on every machine.
void add_nodes(CLI::App& command, std::optional<std::uint64_t>& nodes) {
    command.add_option("--nodes", nodes, "How long to look at each move (1000000 if not given)")
        ->check(CLI::PositiveNumber);
}

Command add_hint(CLI::App& program) {
    auto options = std::make_shared<HintOptions>();
    CLI::App* const command =
        program.add_subcommand("hint", "Propose a move or a fill, and say why");
    CLI::Option* const file =
        command->add_option("FILE", options->file, "The record, - reads standard input");
    CLI::Option* const position =
        command
            ->add_option("--position", options->position,
                         "The position, - reads it; the first position if neither is given")
            ->excludes(file);
    command
        ->add_option("--format", options->format,
                     "Of the match that the position is taken from (single if not given)")
        ->check(check_format, "")
        ->needs(position);
    CLI::Option* const round =
        command->add_option("--round", options->moment.round, "The round; the last if not given");
    CLI::Option* const move = command->add_option(
        "--move", options->moment.move, "After so many real moves of the round; all if not given");
    round->needs(file);
    move->needs(file);
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    add_spelling(*command, options->style, "--spelling", "Of the move (ascii if not given)");
    add_language(*command, options->style, "Of its words (en if not given)");
    add_nodes(*command, options->nodes);
    command->footer("Verdicts and distances are proved; a chance is an estimate unless it says "
                    "certain.\nAt the start of a round it thinks for some seconds.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado hint game.kamisado\n"
                    "  kamisado hint --position '2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_hint(*options); }};
}

Command add_review(CLI::App& program) {
    auto options = std::make_shared<ReviewOptions>();
    CLI::App* const command =
        program.add_subcommand("review", "Go through a match: what was won, lost, and better");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    add_spelling(*command, options->style, "--spelling",
                 "Of the moves; the record's own if not given");
    add_language(*command, options->style, "Of the words; the record's own if not given");
    add_nodes(*command, options->nodes);
    command->footer(
        "A line a decision: the verdict of the round before and after it with the moves "
        "to its\nend, the chance of the match, and ?? or ? with what was better. Behind "
        "a fill stands\nthe other one.\n"
        "\n"
        "Examples:\n"
        "  kamisado review game.kamisado\n"
        "  kamisado review game.kamisado --json");
    return {command, [options] { return run_review(*options); }};
}

Command add_perft(CLI::App& program) {
    auto options = std::make_shared<PerftOptions>();
    CLI::App* const command =
        program.add_subcommand("perft", "Count the move paths of a length from a position");
    command->add_option("DEPTH", options->depth, "How many moves deep")
        ->required()
        ->check(CLI::Range(0, deepest_perft));
    command->add_option("--position", options->position,
                        "Where to start, - reads it; the first position if not given");
    command->add_flag("--divide", options->divide, "Also count behind each move");
    command->footer("The total stands alone on the last line. A round that is over has no moves.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado perft 5\n"
                    "  kamisado perft 3 --divide --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_perft(*options); }};
}

constexpr int most_threads = 256;
constexpr int most_megabytes = 1 << 20;

void add_engine(CLI::App& command, int& threads, int& megabytes) {
    command.add_option("--threads", threads, "How many threads think")
        ->check(CLI::Range(1, most_threads));
    command.add_option("--hash", megabytes, "Memory for the table, in MB")
        ->check(CLI::Range(1, most_megabytes));
}

Command add_solve(CLI::App& program) {
    auto options = std::make_shared<SolveOptions>();
    CLI::App* const command =
        program.add_subcommand("solve", "Tell the truth about every move of a position");
    command->add_option("--position", options->position,
                        "The position, - reads it; the first position if not given");
    command->add_flag("--distance", options->distance,
                      "Also in how many moves of both sides the round ends");
    command->add_flag("--points", options->points,
                      "Also the margin of ring points that can be forced");
    command->add_flag("--line", options->line, "Also a line of best moves to the end");
    add_engine(*command, options->threads, options->hash_megabytes);
    command->add_option("--time", options->seconds, "Give up after so many seconds")
        ->check(CLI::NonNegativeNumber);
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    command->footer("win and loss are proved, for the player who makes the move; unknown is what "
                    "was not settled\nin time. The last line is the position's own verdict.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado solve\n"
                    "  kamisado solve --distance --points --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_solve(*options); }};
}

Command add_openings(CLI::App& program) {
    auto options = std::make_shared<OpeningsOptions>();
    CLI::App* const command =
        program.add_subcommand("openings", "Write down the truth about every move of an opening");
    command->add_option("--plies", options->plies, "How many moves deep (2 if not given)")
        ->check(CLI::Range(1, deepest_openings));
    command->add_option("--position", options->position,
                        "Where to start, - reads it; the first position if not given");
    command->add_option("--output", options->output, "Write to this file; printed if not given");
    add_engine(*command, options->threads, options->hash_megabytes);
    command->footer("Three plies from the first position take some minutes, and each further one "
                    "takes ten times\nas long. The same start and plies give the same text on "
                    "every machine.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado openings --plies 1\n"
                    "  kamisado openings --plies 3 --output data/openings.txt");
    return {command, [options] { return run_openings(*options); }};
}

std::string check_theme(const std::string& name) {
    return theme_from_name(name) ? "" : name + " is none of win, hold, deadlock, push, fill, sumo";
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

Command add_bench(CLI::App& program) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* const command =
        program.add_subcommand("bench", "Measure the solver on suites of positions");
    command->add_option("FILE", options->files, "Suites: a position a line, # begins a comment")
        ->required();
    add_engine(*command, options->threads, options->hash_megabytes);
    command->footer("Each position is solved anew, every move of it. The last line is the number "
                    "of nodes: in\none thread it is the same on every machine.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado bench data/suites/first.txt data/suites/middle-*.txt\n"
                    "  kamisado bench data/suites/line-ups-9-rings.txt --threads 2 --hash 1024");
    return {command, [options] { return run_bench(*options); }};
}

Command add_prove(CLI::App& program) {
    auto options = std::make_shared<ProveOptions>();
    CLI::App* const command =
        program.add_subcommand("prove", "Find out who wins a round, and write down how");
    command->add_option("FILE", options->file, "Where the strategy is written")->required();
    command->add_option("--position", options->position,
                        "Where to start, - reads it; the first position if not given");
    command->footer("The strategy has a reply for every position that can arise, and is checked "
                    "before it\nis written. It need not be the quickest way to win.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado prove first-round.strategy\n"
                    "  kamisado prove ending.strategy --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_prove(*options); }};
}

Command add_verify(CLI::App& program) {
    auto options = std::make_shared<VerifyOptions>();
    CLI::App* const command =
        program.add_subcommand("verify", "Check that a strategy wins, by the rules alone");
    command->add_option("FILE", options->file, "The strategy, - reads standard input")->required();
    command->footer("Plays it against everything the other side can do. No search is involved.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado verify data/first-round.strategy");
    return {command, [options] { return run_verify(*options); }};
}

std::string check_level(const std::string& name) {
    return level_from_name(name) ? "" : name + " is no level: 1 to 10";
}

std::string check_games(const std::string& text) {
    int games = 0;
    return CLI::detail::lexical_cast(text, games) && games > 0 && games % 2 == 0
               ? ""
               : text + " is not an even number: seats are swapped after every game";
}

Command add_arena(CLI::App& program) {
    auto options = std::make_shared<ArenaCommandOptions>();
    CLI::App* const command =
        program.add_subcommand("arena", "Let two levels of the computer play many games");
    command->add_option("FIRST", options->first, "A level from 1 to 10")
        ->required()
        ->check(check_level, "");
    command->add_option("SECOND", options->second, "Another one, or the same")
        ->required()
        ->check(check_level, "");
    command->add_option("--games", options->games, "How many, an even number (400 if not given)")
        ->check(check_games, "");
    command
        ->add_option("--format", options->format,
                     "single, \"series N\", standard, long or marathon (single if not given)")
        ->check(check_format, "");
    command->add_flag("--first-position", options->first_position,
                      "Start with towers on their colours, not from random line-ups");
    command->add_option("--seed", options->seed,
                        "The same seed gives the same games (1 if not given)");
    command->add_option("--records", options->records, "A folder for the records of all games");
    command->add_flag("--json", options->json, "For programs: one JSON object, errors too");
    command->footer("Every line-up is played twice with the seats swapped. The share of games that "
                    "SECOND\nwins is told with its 95 % interval.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado arena 3 4\n"
                    "  kamisado arena 9 10 --games 40 --format standard --records games");
    return {command, [options] { return run_arena_command(*options); }};
}

Command add_serve(CLI::App& program) {
    auto options = std::make_shared<ServeOptions>();
    CLI::App* const command =
        program.add_subcommand("serve", "Serve the page, and games across the world");
    command->add_option("--port", options->port, "8080 if not given; 0 takes any that is free")
        ->check(CLI::Range(0, highest_port));
    command->add_option("--address", options->address,
                        "127.0.0.1, this machine alone, if not given; 0.0.0.0 is for everybody");
    command->add_option("--folder", options->folder,
                        "Where the built page is (web/dist, or where it was installed)");
    command->add_option("--database", options->database,
                        "Where the games are kept: a file, or postgresql://… to share them with "
                        "other processes; in your data folder if not given");
    command->add_option("--public-url", options->public_url,
                        "How browsers reach it when a proxy stands before it: https://HOST");
    command->add_option("--trusted-proxy", options->trusted_proxies,
                        "A proxy's address, whose X-Forwarded-For is believed; may be repeated");
    command
        ->add_option("--metrics", options->metrics_port,
                     "A port on 127.0.0.1 with figures for Prometheus at /metrics")
        ->check(CLI::Range(0, highest_port));
    command
        ->add_option("--connections-per-address", options->connections_per_address,
                     "100 if not given")
        ->check(CLI::Range(1, most_connections));
    command->add_option("--log", options->log, "What is told on stderr; info if not given")
        ->check(CLI::IsMember({"debug", "info", "warning", "error", "off"}));
    command->footer(
        "Prints the page's address and serves until Ctrl+C. docs/hosting.md tells how to\n"
        "serve the world: TLS, systemd, PostgreSQL, backups.\n"
        "\n"
        "Examples:\n"
        "  kamisado serve\n"
        "  kamisado serve --port 9000 --database games.sqlite\n"
        "  kamisado serve --public-url https://play.example.org --trusted-proxy "
        "127.0.0.1");
    return {command, [options] { return run_serve(*options); }};
}

void add_database(CLI::App& command, std::string& place) {
    command.add_option("--database", place,
                       "A file, or postgresql://…; where serve keeps its games if not given");
}

Command add_backup(CLI::App& program) {
    auto options = std::make_shared<BackupOptions>();
    CLI::App* const command =
        program.add_subcommand("backup", "Copy everything that serve stores into a file");
    command->add_option("FILE", options->file, "A new file")->required();
    add_database(*command, options->database);
    command->footer("Works while servers run: the file holds everything as it was at one moment.\n"
                    "It is there as a whole or not at all, and never written over another.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado backup games-2026-11-16.backup\n"
                    "  kamisado backup games.backup --database postgresql://localhost/kamisado");
    return {command, [options] { return run_backup(*options); }};
}

Command add_restore(CLI::App& program) {
    auto options = std::make_shared<BackupOptions>();
    CLI::App* const command =
        program.add_subcommand("restore", "Put a backup in place of everything that serve stores");
    command->add_option("FILE", options->file, "What backup has written")->required();
    add_database(*command, options->database);
    command->footer("What is stored now is gone afterwards: back it up first. It happens as a\n"
                    "whole or not at all; servers that run go on with the games of the backup.\n"
                    "A backup of one database can be restored into the other.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado restore games-2026-11-16.backup\n"
                    "  kamisado restore games.backup --database postgresql://localhost/kamisado");
    return {command, [options] { return run_restore(*options); }};
}

Command add_bot(CLI::App& program) {
    auto options = std::make_shared<BotOptions>();
    CLI::App* const command =
        program.add_subcommand("bot", "Play on a server, as a bot that an account has made");
    command->add_option("URL", options->url, "Of the server: http://localhost:8080/")->required();
    command->add_option("--token-file", options->token_file, "Where the bot's token is")
        ->required();
    command->add_option("--level", options->level, "How well it plays, 1 to 10 (5 if not given)")
        ->check(CLI::Range(lowest_level, highest_level));
    command->add_option("--seed", options->seed, "A number that makes it play the same again");
    command->footer("Accepts every invitation that names it, plays until Ctrl+C, and comes back by "
                    "itself\nwhen the connection breaks. It speaks http alone: for a server with "
                    "https, run it\nbeside the server or behind a proxy that speaks TLS.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado bot http://localhost:8080/ --token-file sparrow.token\n"
                    "  kamisado bot http://localhost:8080/ --token-file sparrow.token --level 8");
    return {command, [options] { return run_bot(*options); }};
}

} // namespace

std::vector<Command> add_commands(CLI::App& program) {
    return {add_play(program),   add_puzzle(program),  add_show(program),     add_moves(program),
            add_replay(program), add_convert(program), add_sheet(program),    add_hint(program),
            add_review(program), add_solve(program),   add_openings(program), add_prove(program),
            add_verify(program), add_puzzles(program), add_arena(program),    add_bench(program),
            add_perft(program),  add_serve(program),   add_backup(program),   add_restore(program),
            add_bot(program)};
}

} // namespace kamisado::cli
