#pragma once

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <system_error>

namespace kamisado::test {

[[nodiscard]] inline std::string path_of_programs() {
    const char* const path = std::getenv("PATH"); // NOLINT(concurrency-mt-unsafe)
    return path == nullptr ? "" : path;
}

/// Where a program of this system is: in the PATH, or where only root has it there.
[[nodiscard]] inline std::optional<std::filesystem::path>
find_program(const std::string& name, const std::string& path = path_of_programs()) {
    std::istringstream folders(path + ":/usr/sbin");
    for (std::string folder; std::getline(folders, folder, ':');) {
        std::filesystem::path program = std::filesystem::path(folder) / name;
        std::error_code none;
        if (program.is_absolute() && std::filesystem::exists(program, none)) {
            return program;
        }
    }
    return std::nullopt;
}

} // namespace kamisado::test
