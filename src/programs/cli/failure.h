#pragma once

#include "cli/exit_code.h"
#include "notation/error.h"
#include "words/phrasebook.h"

#include <cstdint>
#include <expected>
#include <string>
#include <utility>
#include <variant>

namespace kamisado::cli {

/// An error that is not about the notation: a file that cannot be read, a round that is not in the
/// record.
struct CommandError {
    std::string id; ///< for programs: "file.unreadable"
    std::string sentence;
};

/// An input that cannot be used: where it came from and what is wrong with it.
struct Failure {
    std::string source; ///< the file's name, or what stands for it
    std::variant<Error, CommandError> what;
};

[[nodiscard]] inline std::unexpected<Failure> failed(std::string source, std::string id,
                                                     std::string sentence) {
    return std::unexpected(
        Failure{std::move(source), CommandError{std::move(id), std::move(sentence)}});
}

/// For people, on one line: "game.kamisado:3:7: round 1, move 4: …".
[[nodiscard]] std::string describe(const Failure& failure, const Phrasebook& book = {});

/// For programs: {"error": {"id": …, "line": …, …}}.
[[nodiscard]] std::string to_json(const Failure& failure);

enum class Report : std::uint8_t {
    InWords, ///< to standard error
    AsJson,  ///< to standard output, where the caller expects an object anyway
};

ExitCode report(const Failure& failure, Report how = Report::InWords);
/// The same for something around the notation.
ExitCode refuse(const std::string& source, const std::string& id, const std::string& sentence);

} // namespace kamisado::cli
