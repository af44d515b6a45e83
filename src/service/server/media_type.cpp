#include "server/media_type.h"

#include <algorithm>
#include <array>

namespace kamisado::server {

namespace {

struct Ending {
    std::string_view ending;
    MediaType type;
};

constexpr MediaType script{.name = "text/javascript; charset=utf-8", .compressible = true};
constexpr MediaType plain_text{.name = "text/plain; charset=utf-8", .compressible = true};

constexpr std::array endings{
    Ending{".css", {.name = "text/css; charset=utf-8", .compressible = true}},
    Ending{".html", {.name = "text/html; charset=utf-8", .compressible = true}},
    Ending{".ico", {.name = "image/vnd.microsoft.icon"}},
    Ending{".js", script},
    Ending{".json", {.name = "application/json", .compressible = true}},
    Ending{".kamisado", plain_text},
    Ending{".map", {.name = "application/json", .compressible = true}},
    Ending{".mjs", script},
    Ending{".png", {.name = "image/png"}},
    Ending{".svg", {.name = "image/svg+xml", .compressible = true}},
    Ending{".strategy", plain_text},
    Ending{".txt", plain_text},
    Ending{".wasm", {.name = "application/wasm", .compressible = true}},
    Ending{".webmanifest", {.name = "application/manifest+json", .compressible = true}},
    Ending{".webp", {.name = "image/webp"}},
    Ending{".woff2", {.name = "font/woff2"}},
};

} // namespace

MediaType media_type_of(std::string_view file_name) {
    const auto found = std::ranges::find_if(
        endings, [file_name](const Ending& known) { return file_name.ends_with(known.ending); });
    return found == endings.end() ? MediaType{.name = "application/octet-stream"} : found->type;
}

} // namespace kamisado::server
