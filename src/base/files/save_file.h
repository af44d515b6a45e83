#pragma once

#include "files/file_error.h"

#include <filesystem>
#include <string_view>

namespace kamisado {

/// Replaces the file's contents at one stroke: whoever looks, and whatever is killed, sees either
/// the old text or the new one. Links are followed, permissions kept.
[[nodiscard]] FileDone write_atomically(const std::filesystem::path& path, std::string_view text);

} // namespace kamisado
