#include "server/static_files.h"

#include "server/media_type.h"
#include "server/negotiation.h"
#include "server/target.h"

#include <utility>

namespace kamisado::server {

namespace {

/// What the build names by its content can be kept for ever; everything else is asked for again,
/// which costs a 304.
std::string_view cache_control(std::string_view path) {
    return path.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

/// The one document for other people's pages: it shows a match or a puzzle, and knows nobody.
constexpr std::string_view embedded = "embed.html";

/// `/embed` is its address; on a web host of plain files it is `/embed.html`.
std::string file_of(std::string path) {
    return path == "embed" ? std::string(embedded) : std::move(path);
}

Response refusal(TargetFault fault) {
    return fault == TargetFault::Malformed
               ? plain_response(400, "The address of the request is not a path.")
               : plain_response(404, "There is no such file here.");
}

} // namespace

Response StaticFiles::answer(const Request& request) {
    if (request.method != "GET" && request.method != "HEAD") {
        Response response = plain_response(405, "Only GET and HEAD are understood here.");
        response.headers.emplace_back("Allow", "GET, HEAD");
        return response;
    }
    auto path = path_of_target(request.target);
    Response response =
        path ? answer_with(file_of(*std::move(path)), request) : refusal(path.error());
    response.send = request.method == "GET";
    return response;
}

Response StaticFiles::answer_with(const std::string& path, const Request& request) {
    auto file = files_.find(path);
    if (!file) {
        return refusal(TargetFault::NotServed);
    }
    Response response;
    const MediaType type = media_type_of(path);
    if (type.compressible) {
        response.headers.emplace_back("Vary", "Accept-Encoding");
        const std::string compressed = path + ".gz";
        if (accepts_gzip(request.accept_encoding) && files_.has_newer(compressed, path)) {
            if (auto smaller = files_.find(compressed)) {
                file = std::move(smaller);
                response.headers.emplace_back("Content-Encoding", "gzip");
            }
        }
    }
    response.headers.emplace_back("ETag", file->tag);
    response.headers.emplace_back("Cache-Control", cache_control(path));
    add_security_headers(response, path == embedded ? Framing::Anybody : Framing::Nobody);
    if (names_tag(request.if_none_match, file->tag)) {
        response.status = 304;
        std::erase_if(response.headers,
                      [](const auto& header) { return header.first == "Content-Encoding"; });
        return response;
    }
    response.headers.emplace_back("Content-Type", type.name);
    response.body = std::move(file->content);
    return response;
}

} // namespace kamisado::server
