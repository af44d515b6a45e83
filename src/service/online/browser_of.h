#pragma once

#include <string>
#include <string_view>

namespace kamisado::online {

/// What browser on what system a User-Agent names, roughly, for whoever looks at where they are
/// signed in: "firefox linux". Both words are of a closed list, as docs/openapi.json has them;
/// "other" stands for what is not known. Empty without a User-Agent.
[[nodiscard]] std::string browser_of(std::string_view user_agent);

} // namespace kamisado::online
