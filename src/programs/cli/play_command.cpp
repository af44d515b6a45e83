#include "cli/board_options.h"
#include "cli/commands.h"
#include "cli/conversation.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/play_session.h"
#include "cli/shared_arguments.h"
#include "cli/style_options.h"
#include "cli/wording.h"
#include "game/clock_tags.h"
#include "options/checks.h"
#include "rules/player.h"
#include "terminal/opening.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace kamisado::cli {

namespace {

struct PlayOptions {
    std::string file;
    bool resume = false;
    std::string format;
    PerPlayer<std::string> names;
    std::string clock;
    std::string position;
    std::string pace = "fast";
    std::optional<std::uint64_t>
        seed; ///< of the computer's luck; another one each time if not given
    StyleOptions style;
    BoardOptions board;
};

using Opening = std::expected<terminal::Session, Failure>;

/// The new match that the command line asks for, without its start.
terminal::NewMatch wanted_by(const PlayOptions& options) {
    terminal::NewMatch wanted{.clock = clock_from_name(options.clock),
                              .style = options.style.over({})};
    wanted.format = format_from_name(options.format).value_or(wanted.format);
    for (const Player player : all_players) {
        wanted.seat(player, options.names[player]);
    }
    return wanted;
}

std::expected<Position, Failure> start_of(const PlayOptions& options) {
    if (options.position.empty()) {
        return Position::first();
    }
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return std::unexpected(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        return failed("the position", "play.round-is-over", "the round is over");
    }
    return *position;
}

Opening new_match(const PlayOptions& options) {
    const auto start = start_of(options);
    if (!start) {
        return std::unexpected(start.error());
    }
    terminal::NewMatch wanted = wanted_by(options);
    if (const auto match = Match::from(wanted.format, *start); !match) {
        return failed("the position", "play.target-reached",
                      fmt::format("{} has the points that win this format already",
                                  title(match.error().player.value_or(Player::Black))));
    }
    wanted.start = *start;
    return terminal::Session(wanted);
}

/// The first thing that the command line says about a new match and that is not so in this one.
std::optional<std::string> contradiction(const PlayOptions& options, const Record& record) {
    const terminal::NewMatch wanted = wanted_by(options);
    if (!options.format.empty() && wanted.format != record.match.format()) {
        return "format " + write_format(record.match.format());
    }
    const std::string start = write_position(record.match.start());
    if (!options.position.empty() && options.position != start) {
        return "the start " + start;
    }
    const auto told = game::clock_in_tags(record);
    if (wanted.clock && (!told || told->setup != *wanted.clock)) {
        return told ? "clock " + write_clock_name(told->setup) : "no clock";
    }
    for (const Player player : all_players) {
        const std::string_view name = record.tag(title(player)).value_or("");
        if (!wanted.name_of(player).empty() && wanted.name_of(player) != name) {
            return fmt::format("{} {}", title(player), name.empty() ? "without a name" : name);
        }
    }
    return std::nullopt;
}

Opening continued(const PlayOptions& options, terminal::Session session) {
    if (const auto what = contradiction(options, session.record())) {
        return failed(session.keeper().path().string(), "play.contradiction",
                      fmt::format("holds a match already, with {}", *what));
    }
    session.set_style(options.style.over(session.record().style));
    return session;
}

Opening open_last(const PlayOptions& options) {
    auto last = terminal::open_last_match();
    if (!last) {
        return std::unexpected(failure_of(last.error()));
    }
    if (!*last) {
        return failed("--resume", "play.nothing-to-resume", "there is no match to go on with");
    }
    return continued(options, **std::move(last));
}

Opening open_file(const PlayOptions& options) {
    if (terminal::Session::is_there(options.file)) {
        auto opened = terminal::open_match(options.file);
        return opened ? continued(options, *std::move(opened))
                      : std::unexpected(failure_of(opened.error()));
    }
    auto session = new_match(options);
    if (session) {
        if (const auto saved = session->save_as(options.file, false); !saved) {
            return failed("play", "file.unwritable", saved.error().text());
        }
    }
    return session;
}

Opening open_match(const PlayOptions& options) {
    if (options.resume) {
        return open_last(options);
    }
    return options.file.empty() ? new_match(options) : open_file(options);
}

void let_computer_play(PlaySession& session) {
    while (session.is_computers_turn()) {
        static_cast<void>(flush_output()); // what it thinks about can be seen meanwhile
        std::this_thread::sleep_for(session.computers_pause());
        print(session.let_computer_decide());
    }
}

game::Millis now() {
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

ComputerSettings computer_of(const PlayOptions& options) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return {.seed = options.seed.value_or(static_cast<std::uint64_t>(now.count())),
            .has_human_pace = options.pace == "human"};
}

/// A game for two at one keyboard, or against the computer, line by line.
ExitCode run_play(const PlayOptions& options) {
    if (options.file == standard_input || options.position == standard_input) {
        print_error("play reads moves from standard input, so nothing else can come from there");
        return ExitCode::WrongUsage;
    }
    auto opened = open_match(options);
    if (!opened) {
        return report(opened.error());
    }
    auto look = options.board.is_hidden() ? std::nullopt : std::optional(options.board.look());
    if (look) {
        look->turned = options.style.turned;
    }
    PlaySession session(*std::move(opened), look, computer_of(options),
                        phrasebook_for(options.style), now);
    converse(session, [&session] { let_computer_play(session); });
    return session.is_saved() ? ExitCode::Fine : ExitCode::WrongInput;
}

} // namespace

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
    add_players(*command, options->names);
    add_clock(*command, options->clock);
    command
        ->add_option("--pace", options->pace,
                     "How fast the computer answers: at once, or like a person")
        ->transform(options::one_of({"fast", "human"}));
    add_seed(*command, options->seed, "A number that makes the computer play the same again");
    command->add_option("--position", options->position, "Where a new match starts");
    add_spelling(*command, options->style, "--spelling", "Of the moves in the record");
    add_language(*command, options->style,
                 "Of all that is said, typed and recorded; the locale's if not given");
    add_edition(*command, options->style);
    add_board(*command, options->board);
    command->footer(
        "Type help in the game. Moves are taken in every spelling: e1e4, KF3O, K↑3O, "
        "Pink\nForward 3 Orange. Every change is saved at once. At a table, a single round takes "
        "20 to 30\n"
        "minutes, a standard match 60 to 90, a long one 2 to 3 hours, a marathon 3 to 5.\n"
        "\n"
        "Examples:\n"
        "  kamisado play\n"
        "  kamisado play --gold 4 --pace human --clock 10+5\n"
        "  kamisado play --resume\n"
        "  kamisado play friday.kamisado --format long --black Amy --gold Chris\n"
        "  kamisado play --format 'series 5' --kanji");
    return {command, [options] { return run_play(*options); }};
}

} // namespace kamisado::cli
