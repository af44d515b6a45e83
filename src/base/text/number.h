#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace kamisado {

/// The whole text as a number, without spaces or a plus; nothing when it is none or too large.
template <typename Number>
[[nodiscard]] std::optional<Number> number_from(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

} // namespace kamisado
