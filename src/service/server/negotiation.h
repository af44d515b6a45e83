#pragma once

#include "rules/language.h"

#include <string_view>

namespace kamisado::server {

/// Whether an Accept-Encoding header allows gzip: named, or by `*`, and not with a weight of zero.
[[nodiscard]] bool accepts_gzip(std::string_view accept_encoding);

/// Whether an If-None-Match header names the tag, or any. A weak tag counts as the strong one.
[[nodiscard]] bool names_tag(std::string_view if_none_match, std::string_view tag);

/// The language of ours that an Accept-Language header likes best; the other one when it names
/// none of them.
[[nodiscard]] Language preferred_language(std::string_view accept_language, Language otherwise);

} // namespace kamisado::server
