#include "survey/block_text.h"

#include "survey/numbers.h"

#include <fmt/format.h>

#include <optional>

namespace kamisado::survey {

namespace {

constexpr std::string_view verdict_letters = "?WL"; // in the order of Verdict

/// FNV-1a: it need not be secure, only notice what a disk or a hand has changed.
std::uint32_t checksum(std::string_view text) {
    std::uint32_t sum = 2166136261U;
    for (const char letter : text) {
        sum = (sum ^ static_cast<unsigned char>(letter)) * 16777619U;
    }
    return sum;
}

std::string write_result(const LineUpResult& result) {
    return fmt::format("{}:{}{}/{}/{}{}:{}", result.nth,
                       verdict_letters[static_cast<std::size_t>(result.verdict)],
                       result.winning_moves, result.unknown_moves, result.moves,
                       result.distance ? fmt::format("d{}", *result.distance) : "", result.nodes);
}

/// Takes a number from the front, and the letter that must follow it.
template <typename Number>
bool take(std::string_view& text, Number& number, std::string_view followed_by) {
    const std::size_t end = followed_by.empty() ? text.size() : text.find_first_of(followed_by);
    const auto read = end == std::string_view::npos || end == 0
                          ? std::nullopt
                          : read_number<Number>(text.substr(0, end));
    if (!read) {
        return false;
    }
    number = *read;
    text.remove_prefix(end);
    return true;
}

bool skip(std::string_view& text, char letter) {
    const bool is_there = text.starts_with(letter);
    text.remove_prefix(is_there ? 1 : 0);
    return is_there;
}

bool take_distance(std::string_view& text, LineUpResult& result) {
    if (!skip(text, 'd')) {
        return true;
    }
    int distance = 0;
    const bool is_read = take(text, distance, ":");
    result.distance = distance;
    return is_read;
}

std::optional<LineUpResult> read_result(std::string_view text) {
    LineUpResult result;
    if (!take(text, result.nth, ":") || !skip(text, ':') || text.empty()) {
        return std::nullopt;
    }
    const std::size_t verdict = verdict_letters.find(text.front());
    if (verdict == std::string_view::npos) {
        return std::nullopt;
    }
    result.verdict = static_cast<Verdict>(verdict);
    text.remove_prefix(1);
    const bool is_read = take(text, result.winning_moves, "/") && skip(text, '/') &&
                         take(text, result.unknown_moves, "/") && skip(text, '/') &&
                         take(text, result.moves, "d:") && take_distance(text, result) &&
                         skip(text, ':') && take(text, result.nodes, "");
    const bool is_possible = result.moves <= 112 &&
                             result.winning_moves + result.unknown_moves <= result.moves &&
                             result.distance.value_or(0) <= 100;
    return is_read && is_possible ? std::optional(result) : std::nullopt;
}

} // namespace

std::string with_checksum(std::string_view line) {
    return fmt::format("{} #{:08x}", line, checksum(line));
}

std::string write_block(const Block& block) {
    std::string line = fmt::format("block {}", block.number);
    for (const LineUpResult& result : block.results) {
        line += " " + write_result(result);
    }
    return with_checksum(line);
}

std::expected<Block, std::string> read_block(std::string_view line) {
    const std::size_t end = line.rfind(" #");
    const std::string_view checked = line.substr(0, end);
    if (end == std::string_view::npos ||
        line.substr(end + 2) != fmt::format("{:08x}", checksum(checked))) {
        return std::unexpected("the checksum at its end is wrong");
    }
    constexpr std::string_view first_word = "block ";
    std::string_view rest = checked.substr(std::min(first_word.size(), checked.size()));
    Block block;
    const auto number = read_number<std::uint64_t>(rest.substr(0, rest.find(' ')));
    if (!checked.starts_with(first_word) || !number) {
        return std::unexpected("it does not begin with \"block\" and a number");
    }
    block.number = *number;
    for (std::size_t space = rest.find(' '); space != std::string_view::npos;
         space = rest.find(' ')) {
        rest.remove_prefix(space + 1);
        const std::string_view word = rest.substr(0, rest.find(' '));
        const auto result = read_result(word);
        if (!result) {
            return std::unexpected(fmt::format("\"{}\" is no result of a line-up", word));
        }
        block.results.push_back(*result);
    }
    return block;
}

} // namespace kamisado::survey
