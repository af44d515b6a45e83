#pragma once

#include "terminal/session.h"
#include "terminal/speech.h"

#include <expected>
#include <filesystem>
#include <optional>
#include <string>

/// Matches that are on disk already.
namespace kamisado::terminal {

/// The match in a file; every change goes there. The error says what is wrong and where; the file
/// is left as it is.
[[nodiscard]] std::expected<Session, std::string> open_match(const Speech& speech,
                                                             const std::filesystem::path& path);

/// The match that was kept automatically: nothing when there is none. One that is broken stays
/// where it is until another match takes its place, and is moved aside then.
[[nodiscard]] std::expected<std::optional<Session>, std::string>
open_last_match(const Speech& speech);

/// A path as people type it: ~ is the home folder.
[[nodiscard]] std::filesystem::path path_from(std::string_view typed);

/// The same the other way round.
[[nodiscard]] std::string shown_path(const std::filesystem::path& path);

/// What a typed path can be completed to: as far as all names that begin like it agree, with a
/// slash behind a folder. Nothing when none does.
[[nodiscard]] std::optional<std::string> completed(const std::string& typed);

} // namespace kamisado::terminal
