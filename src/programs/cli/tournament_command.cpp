#include "cli/commands.h"
#include "cli/conversation.h"
#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "cli/tournament_session.h"
#include "cli/wording.h"
#include "files/save_file.h"
#include "options/checks.h"
#include "tournament/sheets.h"
#include "tournament/standings.h"
#include "tournament/tournament_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace kamisado::cli {

namespace {

using tournament::Tournament;

struct TournamentOptions {
    std::string file;
    std::string name;
    std::string system;
    std::optional<int> rounds;
    std::optional<int> games;
    options::JsonOption json;
    bool sheets = false;
    StyleOptions style; ///< of the sheets

    [[nodiscard]] bool has_settings() const {
        return !name.empty() || !system.empty() || rounds || games;
    }
};

/// What is in the file, or a new tournament.
std::expected<Tournament, Failure> open(const TournamentOptions& options) {
    const auto text = read_if_there(options.file);
    if (!text) {
        return std::unexpected(text.error());
    }
    if (*text && options.has_settings()) {
        return failed(options.file, "tournament.exists",
                      "there is a tournament already, with settings of its own");
    }
    if (*text) {
        auto read = tournament::read_tournament(**text);
        return read ? std::expected<Tournament, Failure>(*std::move(read))
                    : failed(fmt::format("{}:{}", options.file, read.error().line),
                             "tournament.text", read.error().sentence);
    }
    auto made =
        Tournament::from({.settings = {.name = options.name.empty() ? "Kamisado" : options.name,
                                       .system = tournament::system_from(options.system)
                                                     .value_or(tournament::System::Swiss),
                                       .rounds = options.rounds.value_or(0),
                                       .games = options.games.value_or(2)},
                          .players = {},
                          .rounds = {}});
    return made ? std::expected<Tournament, Failure>(*std::move(made))
                : failed(options.file, made.error().id, made.error().sentence);
}

Json meeting_json(const Tournament& tournament, const tournament::Meeting& meeting) {
    Json json{{"black", tournament.players()[meeting.first].name}};
    json["gold"] = meeting.second ? Json(tournament.players()[*meeting.second].name) : Json();
    json["score"] = meeting.score
                        ? Json(tournament::write_score(*meeting.score, tournament.settings()))
                        : Json();
    return json;
}

Json to_json(const Tournament& tournament) {
    Json json{{"name", tournament.settings().name},
              {"system", name_of(tournament.settings().system)},
              {"rounds", tournament.settings().rounds},
              {"games", tournament.settings().games},
              {"over", tournament.is_over()},
              {"pairings", Json::array()},
              {"standings", Json::array()}};
    for (const auto& round : tournament.rounds()) {
        Json meetings = Json::array();
        for (const auto& meeting : round) {
            meetings.push_back(meeting_json(tournament, meeting));
        }
        json["pairings"].push_back(std::move(meetings));
    }
    for (const auto& standing : standings(tournament)) {
        json["standings"].push_back({{"rank", standing.rank},
                                     {"player", tournament.players()[standing.player].name},
                                     {"points", standing.points},
                                     {"buchholz", standing.buchholz},
                                     {"sonnebornBerger", standing.sonneborn_berger},
                                     {"roundsSurvived", standing.rounds_survived}});
    }
    return json;
}

ExitCode run_tournament(const TournamentOptions& options) {
    auto tournament = open(options);
    if (!tournament) {
        return report(tournament.error(), options.json ? Report::AsJson : Report::InWords);
    }
    if (options.json) {
        print(write_json(to_json(*tournament), options.json));
        return ExitCode::Fine;
    }
    if (options.sheets) {
        print(tournament::write_sheets(*tournament, phrasebook_for(options.style),
                                       last_line_up_of(*tournament)));
        return ExitCode::Fine;
    }
    TournamentSession session(*std::move(tournament), [&](const Tournament& changed) {
        return write_atomically(options.file, write_tournament(changed));
    });
    converse(session, [] {});
    return ExitCode::Fine;
}

} // namespace

Command add_tournament(CLI::App& program) {
    auto options = std::make_shared<TournamentOptions>();
    CLI::App* const command =
        program.add_subcommand("tournament", "Direct a tournament over real boards");
    command->add_option("FILE", options->file, "The tournament; a new one if there is none")
        ->required();
    command->add_option("--name", options->name, "What a new one is called")->type_name("TEXT");
    command
        ->add_option("--system", options->system,
                     "swiss, round-robin or knock-out (swiss if not given)")
        ->transform(options::one_of({"swiss", "round-robin", "knock-out"}));
    command->add_option("--rounds", options->rounds, "Of a Swiss tournament; as many as it needs")
        ->check(options::whole_number(1, tournament::most_rounds));
    command
        ->add_option("--games", options->games,
                     "Of a meeting: 2 with sides changed, or 1 from a balanced line-up")
        ->check(options::whole_number(1, 2));
    options::add_json(*command, options->json);
    command->add_flag(
        "--print", options->sheets,
        "A page for the printer: pairings, slips for results, the table, score sheets");
    add_language(*command, options->style, "Of that page");
    command->footer("Type help in the session. The file is written after every line, and is a text "
                    "that can\nbe read and mended.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado tournament evening.txt --name 'Club evening' --rounds 4\n"
                    "  kamisado tournament cup.txt --system knock-out\n"
                    "  kamisado tournament evening.txt --print --language de >round.html\n"
                    "  kamisado tournament evening.txt --json");
    return {command, [options] { return run_tournament(*options); }};
}

} // namespace kamisado::cli
