#include "protocol/engine_says.h"

#include "computer/names.h"
#include "protocol/engine_words.h"
#include "protocol/info_text.h"
#include "protocol/words.h"

#include <span>

namespace kamisado::protocol {

namespace {

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
