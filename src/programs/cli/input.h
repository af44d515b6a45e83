#pragma once

#include "cli/failure.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "rules/position.h"
#include "terminal/opening.h"

#include <expected>
#include <optional>
#include <string>

namespace kamisado::cli {

/// The argument that stands for standard input.
inline constexpr std::string_view standard_input = "-";

/// What a file is called in messages.
[[nodiscard]] std::string shown_source(const std::string& path);

/// A whole file, or standard input.
[[nodiscard]] std::expected<std::string, Failure> read_text(const std::string& path);

/// Returns nullopt if there is no such file; one that exists and cannot be read is a failure.
[[nodiscard]] std::expected<std::optional<std::string>, Failure>
read_if_there(const std::string& path);

[[nodiscard]] std::expected<Record, Failure> load_record(const std::string& path);

/// Why a match to be played was not opened.
[[nodiscard]] Failure failure_of(const terminal::NotOpened& failure);

/// The position of an option: written there, or with - on standard input. A newline at its end is
/// not part of it.
[[nodiscard]] std::expected<AnyPosition, Failure> load_position(const std::string& argument);

/// Nullopt if the round is over.
[[nodiscard]] std::optional<Position> running(const AnyPosition& position);

} // namespace kamisado::cli
