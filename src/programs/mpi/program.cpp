#include "mpi/program.h"

#include "mpi/commands.h"
#include "mpi/farm.h"
#include "options/help_text.h"
#include "options/page.h"
#include "options/usage_error.h"

#include <CLI/CLI.hpp>

#include <exception>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace kamisado::mpi {

namespace {

constexpr auto footer =
    "Started by mpirun, one process a core or a machine. Rank 0 gives out the work, works itself,\n"
    "and alone reads and writes files and tells the result: the same as that of kamisado.\n"
    "\n"
    "Examples:\n"
    "  mpirun -np 16 kamisado-mpi survey --count 100000 --checkpoint sample.survey\n"
    "  mpirun -np 16 kamisado-mpi arena 9 10 --games 2000 --format standard --state run.arena";

/// What CLI11 would print, as text: standard output only for help that was asked for.
int refuse_usage(Leader& leader, const CLI::App& app, const CLI::ParseError& error) {
    std::ostringstream output;
    std::ostringstream errors;
    const int code = app.exit(error, output, errors);
    print(output.str());
    if (code != 0) {
        return leader.refuse(options::describe(app, error) +
                                 "\nkamisado-mpi --help and kamisado-mpi COMMAND --help tell more.",
                             wrong_usage);
    }
    return leader.dismiss();
}

int run_leader(Leader& leader, int argc, char** argv) {
    CLI::App app("Kamisado on many machines: surveys of line-ups and arenas.", "kamisado-mpi");
    app.formatter_fn([](const CLI::App* command, const std::string&, CLI::AppFormatMode) {
        return options::write_help(options::page_of(*command));
    });
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.footer(footer);
    app.require_subcommand(0, 1);
    const std::vector<Command> commands{add_survey(app), add_arena(app)};
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return refuse_usage(leader, app, error);
    }
    for (const Command& command : commands) {
        if (command.arguments->parsed()) {
            return command.run(leader);
        }
    }
    return leader.refuse("a command is needed: survey or arena; kamisado-mpi --help tells more",
                         wrong_usage);
}

int run_follower(const Communicator& ranks) {
    const auto job = read_job(ranks.broadcast({}));
    if (!job) {
        return fine;
    }
    const auto workers = workers_for(*job);
    if (!workers) {
        throw std::runtime_error(workers.error()); // rank 0 has read the same text: it never comes
    }
    survey::Crew crew(job->threads, *workers);
    follow(ranks, crew);
    return fine;
}

} // namespace

int run_program(int argc, char** argv) {
    Interruption interruption; // before MPI begins threads of its own
    const Communicator ranks(argc, argv);
    try {
        if (!ranks.is_first()) {
            return run_follower(ranks);
        }
        Leader leader(ranks, interruption);
        return run_leader(leader, argc, argv);
    } catch (const std::exception& error) {
        print_error(error.what());
        Communicator::abort(wrong_input);
    }
}

} // namespace kamisado::mpi
