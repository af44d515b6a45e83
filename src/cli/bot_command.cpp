#include "cli/bot_command.h"

#include "bot/bot.h"
#include "bot/caller.h"
#include "bot/loop.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/output.h"
#include "player/level.h"

#include <random>

namespace kamisado::cli {

namespace {

ExitCode refuse(const std::string& source, const std::string& id, const std::string& sentence) {
    return report({.source = source, .what = Fault{.id = id, .sentence = sentence}});
}

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

} // namespace

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

} // namespace kamisado::cli
