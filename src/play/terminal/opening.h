#pragma once

#include "files/file_error.h"
#include "notation/error.h"
#include "terminal/session.h"
#include "terminal/speech.h"

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

/// Matches that are on disk already.
namespace kamisado::terminal {

/// Why a file is not a match, or cannot be read. It is left as it is.
struct NotOpened {
    std::filesystem::path path;
    std::variant<Error, FileError> reason;
};

/// The match in a file; every change goes there.
[[nodiscard]] std::expected<Session, NotOpened> open_match(const std::filesystem::path& path);

/// The match that was kept automatically, or nullopt if there is none. A broken one stays
/// where it is until another match takes its place, and is moved aside then.
[[nodiscard]] std::expected<std::optional<Session>, NotOpened> open_last_match();

/// The error and its place, for the full screen.
[[nodiscard]] std::string describe(const Speech& speech, const NotOpened& failure);

/// A path as people type it: ~ is the home folder.
[[nodiscard]] std::filesystem::path path_from(std::string_view typed);

/// The same the other way round.
[[nodiscard]] std::string shown_path(const std::filesystem::path& path);

/// Completes a typed path as far as all names that begin with it agree, with a
/// slash after a folder. Nullopt if none does.
[[nodiscard]] std::optional<std::string> completed(const std::string& typed);

} // namespace kamisado::terminal
