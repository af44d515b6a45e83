#pragma once

#include "bot/caller.h"
#include "bot/loop.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado::bot {

struct Request {
    std::string method = "GET";
    std::string target = "/";
    std::string body;
};

struct Answer {
    int status = 0; ///< 0: nobody answered
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers = {}; ///< names in small letters
    std::optional<std::string> new_key =
        std::nullopt; ///< that a browser would keep; empty: to be forgotten

    [[nodiscard]] bool is_fine() const { return status >= 200 && status < 300; }
    /// Empty when there is no such header.
    [[nodiscard]] std::string_view header(std::string_view name) const;
};

/// Asks on a connection of its own; the answer comes on the loop, always.
void ask(Loop& loop, const Caller& caller, const Request& request,
         std::function<void(Answer)> answered);

} // namespace kamisado::bot
