// In place of tls_dial.cpp, where there is no OpenSSL.
#include "dial/tls.h"

namespace kamisado::dial {

std::expected<void, std::string> check_tls(const Target& /*target*/) {
    return std::unexpected("this kamisado was built without TLS: let a proxy on this machine speak "
                           "it, or build it with OpenSSL");
}

} // namespace kamisado::dial
