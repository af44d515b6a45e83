#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace kamisado::survey {

/// Nothing but digits, and no more than fits.
template <typename Number>
[[nodiscard]] std::optional<Number> read_number(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool is_number = read.ec == std::errc() && read.ptr == end && !text.starts_with('-');
    return is_number ? std::optional(number) : std::nullopt;
}

} // namespace kamisado::survey
