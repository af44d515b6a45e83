#pragma once

#include <string_view>

namespace kamisado::server {

struct MediaType {
    std::string_view name; ///< "text/html; charset=utf-8"
    bool compressible = false;
};

/// By the ending of a file's name; bytes of no known kind when there is none that is known.
[[nodiscard]] MediaType media_type_of(std::string_view file_name);

} // namespace kamisado::server
