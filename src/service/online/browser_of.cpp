#include "online/browser_of.h"

#include <algorithm>
#include <array>
#include <span>

namespace kamisado::online {

namespace {

struct Sign {
    std::string_view sign; ///< in the User-Agent
    std::string_view name;
};

// The first that is found counts: nearly every browser says that it is like others, too.
constexpr auto browsers = std::to_array<Sign>({{.sign = "Edg", .name = "edge"},
                                               {.sign = "OPR/", .name = "opera"},
                                               {.sign = "SamsungBrowser/", .name = "samsung"},
                                               {.sign = "Firefox/", .name = "firefox"},
                                               {.sign = "FxiOS/", .name = "firefox"},
                                               {.sign = "Chrome/", .name = "chrome"},
                                               {.sign = "Chromium/", .name = "chrome"},
                                               {.sign = "CriOS/", .name = "chrome"},
                                               {.sign = "Safari/", .name = "safari"}});
constexpr auto systems = std::to_array<Sign>({{.sign = "iPhone", .name = "ios"},
                                              {.sign = "iPad", .name = "ios"},
                                              {.sign = "Android", .name = "android"},
                                              {.sign = "Windows", .name = "windows"},
                                              {.sign = "CrOS", .name = "chromeos"},
                                              {.sign = "Mac OS X", .name = "macos"},
                                              {.sign = "Linux", .name = "linux"}});

std::string_view name_in(std::string_view user_agent, std::span<const Sign> signs) {
    const auto found = std::ranges::find_if(
        signs, [user_agent](const Sign& one) { return user_agent.contains(one.sign); });
    return found == signs.end() ? "other" : found->name;
}

} // namespace

std::string browser_of(std::string_view user_agent) {
    if (user_agent.empty()) {
        return {};
    }
    return std::string(name_in(user_agent, browsers)) + ' ' +
           std::string(name_in(user_agent, systems));
}

} // namespace kamisado::online
