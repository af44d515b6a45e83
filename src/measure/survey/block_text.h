#pragma once

#include "survey/line_up_result.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::survey {

/// Line-ups that were solved together.
struct Block {
    std::uint64_t number = 0;
    std::vector<LineUpResult> results;

    friend bool operator==(const Block&, const Block&) = default;
};

/// One line, without its end: the block's number, a word for each line-up that was solved, and a
/// checksum. docs/survey.md has the format.
[[nodiscard]] std::string write_block(const Block& block);
/// The error is a sentence.
[[nodiscard]] std::expected<Block, std::string> read_block(std::string_view line);

/// A line that ends with the checksum of what stands before.
[[nodiscard]] std::string with_checksum(std::string_view line);

} // namespace kamisado::survey
