#include "cli/arguments_by_subject.h"
#include "cli/bench_command.h"
#include "cli/openings_command.h"
#include "cli/perft_command.h"
#include "cli/prove_command.h"
#include "cli/shared_arguments.h"
#include "cli/solve_command.h"
#include "cli/verify_command.h"
#include "solver/table.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

constexpr int deepest_perft = 30;
constexpr int deepest_openings = 6;

/// Without the table that is asked for there is nothing to go on with.
std::string check_memory(const std::string& megabytes) {
    const bool fits =
        Table::fits_into_memory(static_cast<std::size_t>(std::stoull(megabytes)) << 20U);
    return fits ? "" : "there is no memory for a table of " + megabytes + " MB";
}

void add_solver(CLI::App& command, int& threads, int& megabytes) {
    add_engine(command, threads, megabytes);
    command.get_option("--hash")->check(check_memory);
}

} // namespace

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
    add_solver(*command, options->threads, options->hash_megabytes);
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
    add_solver(*command, options->threads, options->hash_megabytes);
    command->footer("Three plies from the first position take some minutes, and each further one "
                    "takes ten times\nas long. The same start and plies give the same text on "
                    "every machine.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado openings --plies 1\n"
                    "  kamisado openings --plies 3 --output data/openings.txt");
    return {command, [options] { return run_openings(*options); }};
}

Command add_prove(CLI::App& program) {
    auto options = std::make_shared<ProveOptions>();
    CLI::App* const command =
        program.add_subcommand("prove", "Find out who wins a round, and write down how");
    command->add_option("FILE", options->file, "Where the strategy is written")->required();
    command->add_option("--position", options->position,
                        "Where to start, - reads it; the first position if not given");
    command->add_option(
        "--claim", options->claim,
        "What to prove, as in 'gold loses at most 2 points'; who wins if not given");
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

Command add_bench(CLI::App& program) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* const command =
        program.add_subcommand("bench", "Measure the solver on suites of positions");
    command->add_option("FILE", options->files, "Suites: a position a line, # begins a comment")
        ->required();
    add_solver(*command, options->threads, options->hash_megabytes);
    command->footer("Each position is solved anew, every move of it. The last line is the number "
                    "of nodes: in\none thread it is the same on every machine.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado bench data/suites/first.txt data/suites/middle-*.txt\n"
                    "  kamisado bench data/suites/line-ups-9-rings.txt --threads 2 --hash 1024");
    return {command, [options] { return run_bench(*options); }};
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

} // namespace kamisado::cli
