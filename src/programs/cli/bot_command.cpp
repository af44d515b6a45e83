#include "arena/engine_opponent.h"
#include "bot/bot.h"
#include "bot/caller.h"
#include "bot/loop.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "computer/level.h"
#include "dial/tls.h"
#include "options/checks.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace kamisado::cli {

namespace {

struct BotOptions {
    std::string url;
    std::string token_file;
    std::string ca_file; ///< empty: what the system trusts
    int level = 5;
    EntrantSettings engine; ///< in place of a level, when it has a name
    std::string engine_errors;
    std::optional<std::uint64_t> seed;
};

std::string first_word(const std::string& text) {
    static constexpr auto spaces = " \t\r\n";
    const auto begin = text.find_first_not_of(spaces);
    return begin == std::string::npos
               ? std::string()
               : text.substr(begin, text.find_first_of(spaces, begin) - begin);
}

/// Each line at once: somebody may be waiting for it at the other end of a pipe.
void tell(const std::string& line) {
    print(line + '\n');
    static_cast<void>(flush_output());
}

using Choose = std::function<std::optional<Decision>(const Match&)>;

Choose level_chooser(const BotOptions& options, std::uint64_t seed) {
    return [head = std::shared_ptr(make_level(options.level, seed))](const Match& match) {
        return head->choose(match);
    };
}

/// The error is a sentence. What the program does wrong is told on the loop's thread.
std::expected<Choose, std::string> engine_chooser(const BotOptions& options, std::uint64_t seed,
                                                  bot::Loop& loop) {
    const auto engine = std::make_shared<EngineOpponent>(
        options.engine, ContestantNeeds{.error_log = options.engine_errors}, seed,
        [&loop](const std::string& what) {
            loop.after(std::chrono::milliseconds(0), [what] { tell(what); });
        });
    if (const auto begun = engine->begin(); !begun) {
        return std::unexpected(begun.error());
    }
    tell("the engine is " + engine->name());
    return [engine](const Match& match) { return engine->choose(match); };
}

std::expected<Choose, std::string> chooser(const BotOptions& options, bot::Loop& loop) {
    const std::uint64_t seed = options.seed.value_or(std::random_device()());
    if (options.engine.name.empty()) {
        return level_chooser(options, seed);
    }
    return engine_chooser(options, seed, loop);
}

/// The caller, with the token from the file.
std::expected<bot::Caller, Failure> caller_of(const BotOptions& options) {
    auto caller = bot::caller_of(options.url);
    if (!caller) {
        return failed(options.url, "url",
                      "this is no address like https://play.example.org/ or "
                      "http://localhost:8080/");
    }
    caller->ca_file = options.ca_file;
    if (const auto checked = dial::check_tls(*bot::target_of(*caller)); caller->tls && !checked) {
        return failed(options.ca_file.empty() ? options.url : options.ca_file, "tls",
                      checked.error());
    }
    const auto token = read_text(options.token_file);
    if (!token) {
        return std::unexpected(token.error());
    }
    caller->token = first_word(*token);
    if (caller->token.empty()) {
        return failed(options.token_file, "token.missing", "there is no token in this file");
    }
    return *caller;
}

/// Plays on a server until it is interrupted.
ExitCode run_bot(const BotOptions& options) {
    const auto caller = caller_of(options);
    if (!caller) {
        return report(caller.error());
    }
    bot::Loop loop;
    auto choose = chooser(options, loop);
    if (!choose) {
        return refuse("--engine", "engine", choose.error());
    }
    bot::Bot player({.loop = &loop, .choose = *std::move(choose), .say = tell}, *caller);
    player.begin();
    loop.run_until([&] { return player.is_turned_away(); });
    return refuse(options.url, "token.unknown", "the server knows no such token");
}

/// Options for an engine, named as in the arena.
void add_engine_options(CLI::App& command, BotOptions& options) {
    CLI::Option* const engine =
        command
            .add_option("--engine", options.engine.name,
                        "A program that speaks the engine's protocol, with its arguments in quotes")
            ->type_name("COMMAND")
            ->excludes(command.get_option("--level"));
    command
        .add_option("--nodes", options.engine.limits.nodes, "Positions that it looks at for a move")
        ->check(options::whole_number(1))
        ->needs(engine);
    command
        .add_option_function<int>(
            "--movetime",
            [&options](int time) {
                options.engine.limits.movetime = std::chrono::milliseconds(time);
            },
            "Milliseconds that it has for a move")
        ->check(options::whole_number(1, options::any_int))
        ->needs(engine);
    command.add_option("--depth", options.engine.limits.depth, "Moves that it looks ahead")
        ->check(options::whole_number(1, options::any_int))
        ->needs(engine);
    command
        .add_option_function<std::vector<std::string>>(
            "--engine-option",
            [&options](const std::vector<std::string>& values) {
                for (const std::string& value : values) {
                    const auto equals = value.find('=');
                    options.engine.options.push_back(
                        {.name = value.substr(0, equals), .value = value.substr(equals + 1)});
                }
            },
            "NAME=VALUE: an option that it is given")
        ->check(
            [](const std::string& value) -> std::string {
                const auto equals = value.find('=');
                const bool is_pair = equals != std::string::npos && equals > 0;
                return is_pair ? "" : value + " is not NAME=VALUE";
            },
            "")
        ->expected(1)
        ->take_all()
        ->type_name("TEXT")
        ->needs(engine);
    command
        .add_option("--engine-errors", options.engine_errors,
                    "For what it writes to standard error (dropped if not given)")
        ->type_name("FILE")
        ->needs(engine);
}

} // namespace

Command add_bot(CLI::App& program) {
    auto options = std::make_shared<BotOptions>();
    CLI::App* const command =
        program.add_subcommand("bot", "Play on a server, as a bot that an account has made");
    command->add_option("URL", options->url, "Of the server: https://play.example.org/")
        ->required();
    command->add_option("--token-file", options->token_file, "Where the bot's token is")
        ->type_name("FILE")
        ->required();
    command->add_option("--level", options->level, "How well it plays (5 if not given)")
        ->check(options::whole_number(lowest_level, highest_level));
    add_seed(*command, options->seed, "A number that makes it play the same again");
    add_engine_options(*command, *options);
    command
        ->add_option("--ca-file", options->ca_file,
                     "Certificates to trust, PEM; those of the system if not given")
        ->type_name("FILE");
    command->footer(
        "Accepts every invitation that names it, plays until Ctrl+C, and comes back by itself\n"
        "when the connection breaks. With https the server's certificate is verified. An engine\n"
        "that crashes, is late or says what is no move is started again and asked once more;\n"
        "then the bot resigns that game. docs/engine-protocol.md tells what an engine must say.\n"
        "\n"
        "Examples:\n"
        "  kamisado bot http://localhost:8080/ --token-file sparrow.token\n"
        "  kamisado bot https://play.example.org/ --token-file sparrow.token --level 8\n"
        "  kamisado bot https://play.example.org/ --token-file crow.token --engine './crow -q' "
        "--movetime 2000");
    return {command, [options] { return run_bot(*options); }};
}

} // namespace kamisado::cli
