#pragma once

#include "text/number.h"

#include <optional>
#include <string_view>

namespace kamisado::survey {

/// Nothing but digits, and no more than fits.
template <typename Number>
[[nodiscard]] std::optional<Number> read_number(std::string_view text) {
    return text.starts_with('-') ? std::nullopt : number_from<Number>(text);
}

} // namespace kamisado::survey
