#include "protocol/info_text.h"

#include "computer/names.h"
#include "protocol/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kamisado::protocol {

namespace {

using InfoWords = std::span<const std::string_view>;

std::optional<Verdict> verdict_from_name(std::string_view name) {
    for (const Verdict verdict : {Verdict::Win, Verdict::Loss, Verdict::Unknown}) {
        if (name == name_of(verdict)) {
            return verdict;
        }
    }
    return std::nullopt;
}

/// A decision is one word, or `fill` and a side.
std::string take_choice(InfoWords& words) {
    const std::size_t count = words.front() == "fill" && words.size() > 1 ? 2 : 1;
    std::string choice(words[0]);
    if (count == 2) {
        choice += " " + std::string(words[1]);
    }
    words = words.subspan(count);
    return choice;
}

/// Takes the value of a word that has a number; false for any other word.
bool take_number(Info& info, std::string_view name, std::string_view value) {
    if (name == "nodes") {
        info.nodes = number_from<std::uint64_t>(value);
    } else if (name == "time") {
        const auto time = number_from<std::int64_t>(value);
        info.time = time ? std::optional(std::chrono::milliseconds(*time)) : std::nullopt;
    } else if (name == "depth") {
        info.depth = number_from<int>(value);
    } else if (name == "settled") {
        info.settled = number_from<int>(value);
    } else if (name == "total") {
        info.total = number_from<int>(value);
    } else if (name == "distance") {
        info.distance = number_from<int>(value);
    } else if (name == "points") {
        info.points = number_from<int>(value);
    } else if (name == "chance") {
        info.chance = number_from<double>(value);
    } else {
        return false;
    }
    return true;
}

/// Thousandths: the estimate is not finer.
std::string write_thousandths(double value) {
    const auto thousandths = std::lround(std::clamp(value, 0.0, 1.0) * 1000);
    std::string digits = std::to_string(thousandths % 1000);
    digits.insert(0, 3 - digits.size(), '0');
    return std::to_string(thousandths / 1000) + "." + digits;
}

template <typename Number>
void add(std::string& text, std::string_view name, const std::optional<Number>& number) {
    if (number) {
        text += " " + std::string(name) + " " + std::to_string(*number);
    }
}

} // namespace

Info read_info(InfoWords words) {
    Info info;
    while (!words.empty()) {
        const std::string_view name = words.front();
        words = words.subspan(1);
        if (name == "proved") {
            info.proved = true;
        } else if (words.empty()) {
            break;
        } else if (name == "pv") {
            while (!words.empty()) {
                info.line.push_back(take_choice(words));
            }
        } else if (name == "move") {
            info.move = take_choice(words);
        } else if (name == "verdict") {
            info.verdict = verdict_from_name(words.front());
            words = words.subspan(1);
        } else if (take_number(info, name, words.front())) {
            words = words.subspan(1);
        }
    }
    return info;
}

std::string write_info(const Info& info) {
    std::string text = "info";
    add(text, "depth", info.depth);
    add(text, "nodes", info.nodes);
    add(text, "time", info.time ? std::optional(info.time->count()) : std::nullopt);
    add(text, "settled", info.settled);
    add(text, "total", info.total);
    if (info.move) {
        text += " move " + *info.move;
    }
    if (info.verdict) {
        text += " verdict " + std::string(name_of(*info.verdict));
    }
    add(text, "distance", info.distance);
    add(text, "points", info.points);
    if (info.chance) {
        text += " chance " + write_thousandths(*info.chance);
    }
    if (info.proved) {
        text += " proved";
    }
    if (!info.line.empty()) {
        text += " pv";
    }
    for (const std::string& choice : info.line) {
        text += " " + choice;
    }
    return text;
}

} // namespace kamisado::protocol
