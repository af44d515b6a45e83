#include "cli/board_options.h"
#include "cli/commands.h"
#include "cli/conversation.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/new_match.h"
#include "cli/output.h"
#include "cli/play_session.h"
#include "cli/shared_arguments.h"
#include "cli/style_options.h"
#include "cli/wording.h"
#include "computer/level.h"
#include "files/match_keeper.h"
#include "options/checks.h"
#include "rules/player.h"

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
    std::string position;
    std::string pace = "fast";
    std::optional<std::uint64_t>
        seed; ///< of the computer's luck; another one each time if not given
    StyleOptions style;
    BoardOptions board;
};

/// A match and where it is kept.
struct Opened {
    Record record;
    MatchKeeper keeper;
};
using Opening = std::expected<Opened, Failure>;

std::unexpected<Failure> refused(std::string source, std::string id, std::string sentence) {
    return std::unexpected(Failure{std::move(source), Fault{std::move(id), std::move(sentence)}});
}

Format format_of(const PlayOptions& options) {
    const auto format = format_from_name(options.format);
    return format.value_or(Format{.kind = FormatKind::Standard});
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
        return refused("the position", "play.round-is-over", "the round is over");
    }
    return *position;
}

std::expected<Record, Failure> new_match(const PlayOptions& options) {
    const auto start = start_of(options);
    if (!start) {
        return std::unexpected(start.error());
    }
    const auto match = Match::from(format_of(options), *start);
    if (!match) {
        return refused("the position", "play.target-reached",
                       fmt::format("{} has the points that win this format already",
                                   title(match.error().player.value_or(Player::Black))));
    }
    return new_record(*match, options.names, options.style.over({}));
}

/// The first thing that the command line says about a new match and that is not so in this one.
std::optional<std::string> contradiction(const PlayOptions& options, const Record& record) {
    if (!options.format.empty() && format_of(options) != record.match.format()) {
        return "format " + write_format(record.match.format());
    }
    const std::string start = write_position(record.match.start());
    if (!options.position.empty() && options.position != start) {
        return "the start " + start;
    }
    for (const Player player : all_players) {
        const std::string_view name = record.tag(title(player)).value_or("");
        if (!options.names[player].empty() && options.names[player] != name) {
            return fmt::format("{} {}", title(player), name.empty() ? "without a name" : name);
        }
    }
    return std::nullopt;
}

Opening continued(const PlayOptions& options, const std::string& path, const std::string& text,
                  MatchKeeper keeper) {
    auto record = parse_record(path, text);
    if (!record) {
        return std::unexpected(std::move(record.error()));
    }
    if (const auto what = contradiction(options, *record)) {
        return refused(path, "play.contradiction",
                       fmt::format("holds a match already, with {}", *what));
    }
    record->style = options.style.over(record->style);
    return Opened{*std::move(record), std::move(keeper)};
}

Opening open_last(const PlayOptions& options) {
    const auto path = automatic_file();
    if (!path) {
        return refused("--resume", "play.no-home", "there is no home folder");
    }
    const auto text = read_if_there(path->string());
    if (!text) {
        return std::unexpected(text.error());
    }
    if (!*text) {
        return refused("--resume", "play.nothing-to-resume", "there is no match to go on with");
    }
    return continued(options, path->string(), **text, MatchKeeper::automatic(*text));
}

Opening open_file(const PlayOptions& options) {
    const auto text = read_if_there(options.file);
    if (!text) {
        return std::unexpected(text.error());
    }
    if (*text) {
        return continued(options, options.file, **text, MatchKeeper::in_file(options.file, *text));
    }
    const auto record = new_match(options);
    if (!record) {
        return std::unexpected(record.error());
    }
    Opened opened{*record, MatchKeeper::in_file(options.file)};
    if (const auto kept = opened.keeper.keep(write_record(*record)); !kept) {
        return refused("play", "file.unwritable", kept.error());
    }
    return opened;
}

Opening open_match(const PlayOptions& options) {
    if (options.resume) {
        return open_last(options);
    }
    if (!options.file.empty()) {
        return open_file(options);
    }
    auto record = new_match(options);
    if (!record) {
        return std::unexpected(std::move(record.error()));
    }
    return Opened{*std::move(record), MatchKeeper::automatic()};
}

void let_computer_play(PlaySession& session) {
    while (session.is_computers_turn()) {
        static_cast<void>(flush_output()); // what it thinks about can be seen meanwhile
        std::this_thread::sleep_for(session.computers_pause());
        print(session.let_computer_decide());
    }
}

/// A number is a level of the computer, `human` is a person without a name.
PlayOptions with_full_names(PlayOptions options) {
    for (const Player player : all_players) {
        std::string& name = options.names[player];
        if (const auto level = level_from_name(name)) {
            name = name_of_level(*level);
        } else if (name == "human") {
            name.clear();
        }
    }
    return options;
}

Computer computer_of(const PlayOptions& options) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto seed = options.seed.value_or(static_cast<std::uint64_t>(now.count()));
    return {seed, options.pace == "human"};
}

/// A game for two at one keyboard, or against the computer, line by line.
ExitCode run_play(const PlayOptions& typed) {
    const PlayOptions options = with_full_names(typed);
    if (options.file == standard_input || options.position == standard_input) {
        print_error("play reads moves from standard input, so nothing else can come from there");
        return ExitCode::WrongUsage;
    }
    auto opened = open_match(options);
    if (!opened) {
        return report(opened.error());
    }
    const auto look = options.board.is_hidden()
                          ? std::nullopt
                          : std::optional(options.board.look(BoardSize::Small));
    PlaySession session(std::move(opened->record), std::move(opened->keeper), look,
                        computer_of(options), phrasebook_for(options.style.language()));
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
    command
        ->add_option("--pace", options->pace,
                     "How fast the computer answers: at once, or like a person")
        ->transform(options::one_of({"fast", "human"}));
    add_seed(*command, options->seed, "A number that makes the computer play the same again");
    command->add_option("--position", options->position, "Where a new match starts");
    add_spelling(*command, options->style, "--spelling", "Of the moves in the record");
    add_language(*command, options->style,
                 "Of all that is said, typed and recorded; the locale's if not given");
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

} // namespace kamisado::cli
