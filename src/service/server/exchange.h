#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A request and its answer as plain values, so that what is answered needs no socket to be tested.
namespace kamisado::server {

/// Headers are empty when there were none. What is seen here stays until the answer is given.
struct Request {
    std::string_view method = {};
    std::string_view target = {}; ///< as it was sent: "/assets/a%20b.js?x"
    std::string_view accept_encoding = {};
    std::string_view accept_language = {};
    std::string_view if_none_match = {};
    std::string_view host = {};
    std::string_view origin = {};
    std::string_view cookie = {};
    std::string_view authorization = {};
    std::string_view content_type = {};
    std::string_view user_agent = {};
    std::string_view forwarded_for = {}; ///< the last X-Forwarded-For, when there are several
    std::string_view body = {};
    std::string_view peer = {}; ///< the address of the other end, which may be a proxy
};

/// Shared, because many connections may be sending the same file.
using Body = std::shared_ptr<const std::string>;

struct Response {
    int status = 200;
    std::vector<std::pair<std::string_view, std::string>> headers;
    Body body;          ///< null when nothing follows the headers
    bool send = true;   ///< false for HEAD: the length is told, the body is not sent
    bool close = false; ///< nothing more is expected on this connection

    /// Empty when there is no such header. Names are written here as in the standard.
    [[nodiscard]] std::string_view header(std::string_view name) const;
};

/// An answer in a sentence for people, with the headers that every answer has.
[[nodiscard]] Response plain_response(int status, std::string_view sentence);

/// Who may show an answer inside a page of their own.
enum class Framing : std::uint8_t {
    Nobody,
    Anybody, ///< only for a document that has nothing to click which somebody might be tricked into
};

/// The headers that every answer has: what the page may load, and who may frame it.
void add_security_headers(Response& response, Framing framing = Framing::Nobody);

/// What the page may do. The page itself states the same, but for frame-ancestors, which only a
/// header can say.
[[nodiscard]] std::string content_security_policy(Framing framing = Framing::Nobody);

} // namespace kamisado::server
