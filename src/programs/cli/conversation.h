#pragma once

#include "cli/output.h"
#include "cli/terminal.h"

#include <iostream>
#include <string>

namespace kamisado::cli {

/// Talks with whoever types, line by line, until the session has ended or nothing more comes. A
/// session has greeting(), prompt(), answer(line), has_ended() and farewell().
template <typename Session, typename BeforePrompt>
void converse(Session& session, const BeforePrompt& before_prompt) {
    const bool has_prompt = input_is_terminal();
    print(session.greeting());
    std::string line;
    while (!session.has_ended()) {
        before_prompt();
        if (has_prompt) {
            const bool is_bold = colours_of_output() != screen::Colours::None;
            print(is_bold ? "\n\033[1m" + session.prompt() + "\033[0m" : "\n" + session.prompt());
        }
        static_cast<void>(flush_output());
        if (!std::getline(std::cin, line)) {
            print(has_prompt ? "\n" : "");
            break;
        }
        print(session.answer(line));
    }
    print(session.farewell());
}

} // namespace kamisado::cli
