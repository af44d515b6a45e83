#pragma once

#include <string>
#include <string_view>

namespace kamisado::server {

/// The tag by which a browser says that it has these bytes already, quotation marks with it.
[[nodiscard]] std::string etag_of(std::string_view bytes);

} // namespace kamisado::server
