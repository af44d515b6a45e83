// In place of tls_dial.cpp, where there is no OpenSSL.
#include "bot/tls.h"

namespace kamisado::bot {

std::expected<void, std::string> check_tls(const Caller& /*caller*/) {
    return std::unexpected("this kamisado was built without TLS: let a proxy on this machine speak "
                           "it, or build it with OpenSSL");
}

} // namespace kamisado::bot
