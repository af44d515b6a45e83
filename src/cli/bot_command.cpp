#include "bot/bot.h"
#include "bot/caller.h"
#include "bot/loop.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "options/checks.h"
#include "player/level.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>

namespace kamisado::cli {

namespace {

struct BotOptions {
    std::string url;
    std::string token_file;
    int level = 5;
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

/// Plays on a server until it is interrupted.
ExitCode run_bot(const BotOptions& options) {
    auto caller = bot::caller_of(options.url);
    if (!caller) {
        return refuse(options.url, "url",
                      "this is no address like http://localhost:8080/; for https, let a proxy on "
                      "this machine speak TLS");
    }
    const auto token = read_text(options.token_file);
    if (!token) {
        return report(token.error());
    }
    caller->token = first_word(*token);
    if (caller->token.empty()) {
        return refuse(options.token_file, "token.missing", "there is no token in this file");
    }
    const auto head = make_level(options.level, options.seed.value_or(std::random_device()()));
    bot::Loop loop;
    bot::Bot player({.loop = &loop, .head = head.get(), .say = tell}, *caller);
    player.begin();
    loop.run_until([&] { return player.is_turned_away(); });
    return refuse(options.url, "token.unknown", "the server knows no such token");
}

} // namespace

Command add_bot(CLI::App& program) {
    auto options = std::make_shared<BotOptions>();
    CLI::App* const command =
        program.add_subcommand("bot", "Play on a server, as a bot that an account has made");
    command->add_option("URL", options->url, "Of the server: http://localhost:8080/")->required();
    command->add_option("--token-file", options->token_file, "Where the bot's token is")
        ->type_name("FILE")
        ->required();
    command->add_option("--level", options->level, "How well it plays (5 if not given)")
        ->check(options::whole_number(lowest_level, highest_level));
    add_seed(*command, options->seed, "A number that makes it play the same again");
    command->footer("Accepts every invitation that names it, plays until Ctrl+C, and comes back by "
                    "itself\nwhen the connection breaks. It speaks http alone: for a server with "
                    "https, run it\nbeside the server or behind a proxy that speaks TLS.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado bot http://localhost:8080/ --token-file sparrow.token\n"
                    "  kamisado bot http://localhost:8080/ --token-file sparrow.token --level 8");
    return {command, [options] { return run_bot(*options); }};
}

} // namespace kamisado::cli
