#pragma once

#include <string_view>

namespace kamisado::notify {

/// Whether letters can be sent there: a plain address ("name@host.example") of letters that need no
/// quotation marks, so that nothing of it can become another line or another receiver.
[[nodiscard]] bool is_mail_address(std::string_view text);

} // namespace kamisado::notify
