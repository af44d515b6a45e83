#include "protocol/engine_says.h"

#include "computer/names.h"
#include "protocol/engine_words.h"
#include "protocol/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <string_view>

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

/// The words after `info`; unknown ones, and numbers that are none, are left out.
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

using Words = std::span<const std::string_view>;

std::string rest_of(Words words, std::size_t from) {
    return words.size() > from ? std::string(from_to(words[from], words.back())) : std::string();
}

EngineSays read_id(Words words, std::string_view line) {
    if (words.size() > 2 && words[1] == "name") {
        return IdName{rest_of(words, 2)};
    }
    if (words.size() > 2 && words[1] == "author") {
        return IdAuthor{rest_of(words, 2)};
    }
    return Unknown{std::string(line)};
}

/// Only numbers are offered; names are one word.
EngineSays read_option(Words words, std::string_view line) {
    constexpr std::size_t length = 11;
    const bool is_number = words.size() == length && words[1] == "name" && words[3] == "type" &&
                           words[4] == "spin" && words[5] == "default" && words[7] == "min" &&
                           words[9] == "max";
    if (is_number) {
        const auto usual = number_from<std::int64_t>(words[6]);
        const auto least = number_from<std::int64_t>(words[8]);
        const auto most = number_from<std::uint64_t>(words[10]);
        if (usual && least && most) {
            return OptionOffered{
                .name = std::string(words[2]), .usual = *usual, .least = *least, .most = *most};
        }
    }
    return Unknown{std::string(line)};
}

struct LineWriter {
    std::string operator()(const IdName& id) const { return "id name " + id.name; }
    std::string operator()(const IdAuthor& id) const { return "id author " + id.author; }
    std::string operator()(const OptionOffered& option) const {
        return "option name " + option.name + " type spin default " + std::to_string(option.usual) +
               " min " + std::to_string(option.least) + " max " + std::to_string(option.most);
    }
    std::string operator()(const Greeted& /*word*/) const { return std::string(greeted); }
    std::string operator()(const Ready& /*word*/) const { return std::string(ready); }
    std::string operator()(const Info& info) const { return write_info(info); }
    std::string operator()(const BestMove& best) const {
        return std::string(best_move) + " " + best.decision;
    }
    std::string operator()(const ErrorSaid& error) const {
        return "error " + error.id + " " + error.sentence;
    }
    std::string operator()(const Unknown& unknown) const { return unknown.line; }
};

} // namespace

EngineSays read_engine_line(std::string_view line) {
    const std::vector<std::string_view> all = words_of(line);
    const Words words = all;
    const std::string_view first = words.empty() ? std::string_view() : words.front();
    if (first == "id") {
        return read_id(words, line);
    }
    if (first == "option") {
        return read_option(words, line);
    }
    if (first == "info") {
        return read_info(words.subspan(1));
    }
    if (first == best_move && words.size() > 1) {
        return BestMove{rest_of(words, 1)};
    }
    if (first == "error" && words.size() > 1) {
        return ErrorSaid{.id = std::string(words[1]), .sentence = rest_of(words, 2)};
    }
    if (words.size() == 1 && first == greeted) {
        return Greeted{};
    }
    if (words.size() == 1 && first == ready) {
        return Ready{};
    }
    return Unknown{std::string(line)};
}

std::string write_engine_line(const EngineSays& said) { return std::visit(LineWriter(), said); }

} // namespace kamisado::protocol
