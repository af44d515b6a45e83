#pragma once

#include "dial/target.h"

#include <expected>
#include <string>

namespace kamisado::dial {

/// Whether TLS can be spoken with this target: whether this program was built with it, and
/// the certificates to be trusted can be read. The error is a sentence.
[[nodiscard]] std::expected<void, std::string> check_tls(const Target& target);

} // namespace kamisado::dial
