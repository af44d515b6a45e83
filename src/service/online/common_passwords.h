#pragma once

#include <string_view>

namespace kamisado::online {

/// Whether this is among the first that somebody would try: a common word, with digits and signs
/// after it or without; a row of keys; the same over and over; the name of the account.
[[nodiscard]] bool is_common_password(std::string_view password, std::string_view name);

} // namespace kamisado::online
