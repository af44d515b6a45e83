#pragma once

#include "bot/caller.h"

#include <expected>
#include <string>

namespace kamisado::bot {

/// Whether TLS can be spoken as the caller wants it: whether this program was built with it, and
/// the certificates to be trusted can be read. The error is a sentence.
[[nodiscard]] std::expected<void, std::string> check_tls(const Caller& caller);

} // namespace kamisado::bot
