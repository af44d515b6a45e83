#include "arena/settings.h"
#include "files/lines.h"
#include "notation/describe.h"

#include <fmt/format.h>

#include <map>

namespace kamisado {

namespace {

/// Every setting by its key; those that may be repeated line by line in one.
std::map<std::string, std::string, std::less<>> by_key(const ArenaSettings& settings) {
    std::map<std::string, std::string, std::less<>> values;
    const std::string text = write_settings(settings);
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = take_line(rest);
        const std::size_t blank = line.find(' ');
        std::string& value = values[std::string(line.substr(0, blank))];
        value += value.empty() ? "" : ", ";
        value += line.substr(blank + 1);
    }
    values.erase("games");
    return values;
}

std::string shown(const auto& values, const std::string& key) {
    const auto found = values.find(key);
    return found == values.end() ? "none" : printable(found->second);
}

} // namespace

std::vector<std::string> differences(const ArenaSettings& there, const ArenaSettings& here) {
    const auto old_values = by_key(there);
    const auto new_values = by_key(here);
    auto keys = new_values;
    keys.insert(old_values.begin(), old_values.end());
    std::vector<std::string> found;
    for (const auto& [key, ignored] : keys) {
        const auto one = old_values.find(key);
        const auto two = new_values.find(key);
        const bool same =
            one != old_values.end() && two != new_values.end() && one->second == two->second;
        if (!same) {
            found.push_back(fmt::format("{}: {} there, {} here", key, shown(old_values, key),
                                        shown(new_values, key)));
        }
    }
    return found;
}

} // namespace kamisado
