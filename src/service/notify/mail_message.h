#pragma once

#include "notify/courier.h"

#include <chrono>
#include <string>
#include <string_view>

namespace kamisado::notify {

struct MailHead {
    std::string_view from; ///< an address
    std::chrono::sys_seconds date;
    std::string_view id; ///< that no other message has, without the brackets
};

/// A whole message as SMTP takes it (RFC 5322, 2047, 2045): lines end with CR and LF. Nothing of
/// the letter can become a header or another one.
[[nodiscard]] std::string write_mail(const Letter& letter, const MailHead& head);

} // namespace kamisado::notify
