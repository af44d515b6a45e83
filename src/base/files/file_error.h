#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>

namespace kamisado {

enum class FileFault : std::uint8_t {
    NotRead,
    NotWritten,
    NotMade, ///< a folder
    NotMovedAside,
    ChangedElsewhere, ///< another program wrote to it
    NoHome,           ///< there is no folder where matches are kept
    InUse,
    NotRegular,
};

/// Why a file cannot be had, as data. A layer that was given the path leaves naming it to whoever
/// gave it.
struct FileError {
    FileFault fault{};
    int reason = 0; ///< the system's, an errno; 0 for none
    std::filesystem::path path{};

    /// In English, without a full stop: "cannot be read: Permission denied".
    [[nodiscard]] std::string text() const;
};

/// What can go wrong with a file, where nothing else is the result.
using FileDone = std::expected<void, FileError>;

[[nodiscard]] inline std::unexpected<FileError> file_error(FileFault fault, int reason = 0,
                                                           std::filesystem::path path = {}) {
    return std::unexpected(FileError{.fault = fault, .reason = reason, .path = std::move(path)});
}

} // namespace kamisado
