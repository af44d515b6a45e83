#include "survey/settings.h"

#include "files/lines.h"
#include "survey/numbers.h"
#include "survey/rings.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace kamisado::survey {

namespace {

constexpr std::string_view no_rings = "-";
constexpr std::uint64_t most_line_ups_a_block = 1'000'000;
constexpr std::uint64_t most_blocks = 1'000'000'000; // one bit of memory each

using Words = std::vector<std::pair<std::string_view, std::string>>;

std::string_view yes_or_no(bool value) { return value ? "yes" : "no"; }

Words words_of(const Settings& settings) {
    return {{"list", settings.list == ListKind::Random ? "random" : "enumerated"},
            {"seed", std::to_string(settings.seed)},
            {"files", settings.files},
            {"from", std::to_string(settings.from)},
            {"count", std::to_string(settings.count)},
            {"rings", settings.rings.empty() ? std::string(no_rings) : settings.rings},
            {"random-rings", std::to_string(settings.random_rings)},
            {"distance", std::string(yes_or_no(settings.distance))},
            {"nodes", std::to_string(settings.nodes)},
            {"hash", std::to_string(settings.hash_megabytes)},
            {"symmetry", std::string(yes_or_no(settings.symmetry))},
            {"block", std::to_string(settings.block)}};
}

/// Whether the text was understood.
bool read(std::string_view text, bool& value) {
    value = text == "yes";
    return value || text == "no";
}
template <typename Number>
bool read(std::string_view text, Number& value) {
    const auto number = read_number<Number>(text);
    value = number.value_or(value);
    return number.has_value();
}
bool read(std::string_view text, ListKind& list) {
    list = text == "random" ? ListKind::Random : ListKind::Enumerated;
    return text == "random" || text == "enumerated";
}
bool read(std::string_view text, std::string& words) {
    words = text == no_rings ? std::string_view() : text;
    return true;
}

bool set(Settings& settings, std::string_view name, std::string_view text) {
    if (name == "list") {
        return read(text, settings.list);
    }
    if (name == "files" || name == "rings") {
        return read(text, name == "files" ? settings.files : settings.rings);
    }
    if (name == "distance" || name == "symmetry") {
        return read(text, name == "distance" ? settings.distance : settings.symmetry);
    }
    if (name == "random-rings" || name == "hash") {
        return read(text, name == "hash" ? settings.hash_megabytes : settings.random_rings);
    }
    for (const auto& [known, number] : {std::pair{"seed", &settings.seed},
                                        {"from", &settings.from},
                                        {"count", &settings.count},
                                        {"nodes", &settings.nodes},
                                        {"block", &settings.block}}) {
        if (name == known) {
            return read(text, *number);
        }
    }
    return false;
}

std::optional<std::string> fault_of_range(const Settings& settings) {
    if (settings.count == 0) {
        return "count is 0: there is nothing to survey";
    }
    if ((settings.count - 1) / settings.block >= most_blocks) {
        return fmt::format("count {} makes more than {} blocks: let --block be larger",
                           settings.count, most_blocks);
    }
    if (settings.list == ListKind::Random) {
        const bool fits = settings.from + settings.count >= settings.from;
        return fits ? std::nullopt : std::optional<std::string>("from and count are too large");
    }
    const std::uint64_t size = Enumeration(settings.files).size();
    if (settings.from >= size || settings.count > size - settings.from) {
        return fmt::format("from {} and count {} go beyond the {} line-ups that there are",
                           settings.from, settings.count, size);
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> fault_of(const Settings& settings) {
    if (const auto fault = fault_of_files(settings.files)) {
        return "files: " + *fault;
    }
    if (const auto rings = read_rings(settings.rings); !rings) {
        return "rings: " + rings.error();
    }
    if (settings.random_rings < 0 || settings.random_rings > most_random_rings) {
        return fmt::format("random-rings: 0 to {} a side", most_random_rings);
    }
    if (!settings.rings.empty() && settings.random_rings > 0) {
        return "rings and random-rings exclude each other";
    }
    if (settings.nodes == 0 || settings.hash_megabytes < 1) {
        return "nodes and hash must be at least 1";
    }
    if (settings.block == 0 || settings.block > most_line_ups_a_block) {
        return fmt::format("block: 1 to {} line-ups", most_line_ups_a_block);
    }
    return fault_of_range(settings);
}

std::string write_settings(const Settings& settings) {
    std::string text;
    for (const auto& [name, value] : words_of(settings)) {
        text += fmt::format("{} {}\n", name, value);
    }
    return text;
}

std::expected<Settings, std::string> read_settings(std::string_view text) {
    Settings settings;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        const std::string_view name = line.substr(0, line.find(' '));
        const std::string_view value = line.substr(std::min(name.size() + 1, line.size()));
        if (!set(settings, name, value)) {
            return std::unexpected(fmt::format("\"{}\" is no setting of a survey", line));
        }
    }
    if (const auto fault = fault_of(settings)) {
        return std::unexpected(*fault);
    }
    return settings;
}

std::string difference(const Settings& there, const Settings& here) {
    std::string text;
    const Words there_words = words_of(there);
    const Words here_words = words_of(here);
    for (std::size_t nth = 0; nth < here_words.size(); ++nth) {
        if (there_words[nth].second != here_words[nth].second) {
            text +=
                fmt::format("{}{} is {} there and {} here", text.empty() ? "" : ", ",
                            here_words[nth].first, there_words[nth].second, here_words[nth].second);
        }
    }
    return text;
}

} // namespace kamisado::survey
