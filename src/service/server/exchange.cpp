#include "server/exchange.h"

#include <algorithm>

namespace kamisado::server {

std::string content_security_policy(Framing framing) {
    constexpr std::string_view policy =
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
        "style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ";
    return std::string(policy) + (framing == Framing::Anybody ? "*" : "'none'");
}

std::string_view Response::header(std::string_view name) const {
    const auto found =
        std::ranges::find_if(headers, [name](const auto& header) { return header.first == name; });
    return found == headers.end() ? std::string_view() : std::string_view(found->second);
}

void add_security_headers(Response& response, Framing framing) {
    response.headers.emplace_back("Content-Security-Policy", content_security_policy(framing));
    response.headers.emplace_back("X-Content-Type-Options", "nosniff");
    response.headers.emplace_back("Referrer-Policy", "no-referrer");
    response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    response.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
    response.headers.emplace_back("Permissions-Policy",
                                  "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
}

Response plain_response(int status, std::string_view sentence) {
    Response response;
    response.status = status;
    response.body = std::make_shared<const std::string>(std::string(sentence) + "\n");
    response.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
    response.headers.emplace_back("Cache-Control", "no-store");
    add_security_headers(response);
    return response;
}

} // namespace kamisado::server
