#pragma once

#include "cli/output.h"
#include "cli/paint.h"
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
        print(has_prompt ? "\n" + bold(session.prompt(), depth_of_output()) : "");
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
