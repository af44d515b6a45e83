#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

namespace kamisado {

/// Replaces the file's contents at one stroke: whoever looks, and whatever is killed, sees either
/// the old text or the new one. Links are followed, permissions kept. The error says what is
/// wrong with the file.
[[nodiscard]] std::expected<void, std::string> write_atomically(const std::filesystem::path& path,
                                                                std::string_view text);

} // namespace kamisado
