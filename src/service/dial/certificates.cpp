#include "dial/certificates.h"

#include <array>
#include <system_error>

namespace kamisado::dial {

std::filesystem::path trusted_bundle(const std::filesystem::path& root) {
    constexpr std::array places{
        "etc/ssl/certs/ca-certificates.crt",                // Debian, Arch
        "etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem", // Fedora
        "etc/pki/tls/certs/ca-bundle.crt",                  // and its elders
        "var/lib/ca-certificates/ca-bundle.pem",            // openSUSE
        "etc/ssl/ca-bundle.pem",                            // and its elders
        "etc/ssl/cert.pem",
    };
    for (const char* const place : places) {
        std::error_code ignored;
        if (auto path = root / place; std::filesystem::is_regular_file(path, ignored)) {
            return path;
        }
    }
    return {};
}

} // namespace kamisado::dial
