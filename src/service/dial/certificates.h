#pragma once

#include <filesystem>

namespace kamisado::dial {

/// The file of the certificates that a system trusts, at the places below `root` where
/// distributions keep it; empty if there is none.
[[nodiscard]] std::filesystem::path trusted_bundle(const std::filesystem::path& root = "/");

} // namespace kamisado::dial
