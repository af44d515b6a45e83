#pragma once

#include "files/file_error.h"

#include <cstdio>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>

namespace kamisado {

/// All of a file. The error does not name it.
[[nodiscard]] std::expected<std::string, FileError> read_file(const std::filesystem::path& path);

/// Returns nullopt if there is no such file; one that exists and cannot be read is an error.
[[nodiscard]] std::expected<std::optional<std::string>, FileError>
read_file_if_there(const std::filesystem::path& path);

/// The rest of a file that is open.
[[nodiscard]] std::expected<std::string, FileError> read_rest(std::FILE* file);

} // namespace kamisado
