#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace kamisado {

/// The whole text as a number, without spaces or a plus; nullopt if it is none or too large.
template <typename Number>
[[nodiscard]] std::optional<Number> number_from(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc() && end == text.data() + text.size();
    return is_number ? std::optional(number) : std::nullopt;
}

} // namespace kamisado
