#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "cli/wording.h"
#include "notation/names.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstddef>
#include <memory>
#include <string>
#include <variant>

namespace kamisado::cli {

namespace {

struct ReplayOptions {
    std::string file;
    options::JsonOption json;
};

struct Counts {
    int moves = 0; ///< real ones, pushes included
    int pushes = 0;
    int blocked = 0;
    int deadlocks = 0;
};

Counts counts_of(const Match& match) {
    Counts counts;
    for (std::size_t step = 0; step < match.size(); ++step) {
        counts.moves += std::holds_alternative<Move>(match.decision(step)) ? 1 : 0;
        for (const Event& event : match.events(step)) {
            counts.pushes += std::holds_alternative<Pushed>(event.detail) ? 1 : 0;
            counts.blocked += std::holds_alternative<Blocked>(event.detail) ? 1 : 0;
            counts.deadlocks += std::holds_alternative<Deadlocked>(event.detail) ? 1 : 0;
        }
    }
    return counts;
}

Json winner_of(const MatchState& state) {
    if (!state.end) {
        return {};
    }
    return state.end->winner ? name_of(*state.end->winner) : "draw";
}

Json as_json(const Match& match) {
    const MatchState& state = match.state();
    const Counts counts = counts_of(match);
    return {
        {"format", write_format(match.format())},
        {"rounds", state.round},
        {"score", {{"black", state.score[Player::Black]}, {"gold", state.score[Player::Gold]}}},
        {"winner", winner_of(state)},
        {"position", write_position(state.position)},
        {"moves", counts.moves},
        {"pushes", counts.pushes},
        {"blocked", counts.blocked},
        {"deadlocks", counts.deadlocks},
    };
}

std::string describe_end(const Record& record) {
    const MatchState& state = record.match.state();
    if (!state.end) {
        return explain_turn(english_phrasebook(), record.match, record.match.size(),
                            TurnDetail::WithSquares);
    }
    if (!state.end->winner) {
        return "The match is drawn.";
    }
    return full_name(record, *state.end->winner) + " has won the match.";
}

std::string as_lines(const Record& record) {
    const Match& match = record.match;
    const MatchState& state = match.state();
    const Counts counts = counts_of(match);
    std::string text = "The record is correct.\n\n";
    text += fmt::format("Format     {}\n", describe(match.format()));
    text += fmt::format("Round      {}\n", state.round);
    text += fmt::format("Score      {} {}, {} {}\n", full_name(record, Player::Black),
                        state.score[Player::Black], full_name(record, Player::Gold),
                        state.score[Player::Gold]);
    text +=
        fmt::format("Moves      {} ({})\n", counts.moves, counted(counts.pushes, "push", "pushes"));
    text += fmt::format("Blocked    {}\n", counted(counts.blocked, "zero-length move"));
    text += fmt::format("Deadlocks  {}\n", counts.deadlocks);
    text += fmt::format("Position   {}\n\n", write_position(state.position));
    return text + describe_end(record) + "\n";
}

/// Checks a record and tells how the match stands.
ExitCode run_replay(const ReplayOptions& options) {
    const auto record = load_record(options.file);
    if (!record) {
        return report(record.error(), options.json ? Report::AsJson : Report::InWords);
    }
    print(options.json ? write_json(as_json(record->match), options.json) : as_lines(*record));
    return ExitCode::Fine;
}

} // namespace

Command add_replay(CLI::App& program) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* const command =
        program.add_subcommand("replay", "Check a record and tell how the match stands");
    command->add_option("FILE", options->file, "The record, - reads standard input")->required();
    options::add_json(*command, options->json);
    command->footer("The first thing that is wrong is told with its line, column, round and move.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado replay game.kamisado\n"
                    "  kamisado replay - --json < game.kamisado");
    return {command, [options] { return run_replay(*options); }};
}

} // namespace kamisado::cli
