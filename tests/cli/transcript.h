#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// Sessions with the program as text. Each line says by its first character what it is:
///
///     # a remark
///     $ a command line for the shell; all commands of a file share one folder
///     < a line of its standard input
///     > a line that it prints
///     ! a line that it prints to standard error
///     ? its exit code, when that is not 0
///
/// The temporary folder is written FOLDER. KAMISADO_RENEW_TRANSCRIPTS=1 writes what the program
/// says now into the files, for a look at the difference.
namespace kamisado::test {

struct TranscriptStep {
    std::string before; ///< remarks and empty lines above it
    std::string command;
    std::string input;
    std::string output;
    std::string errors;
    int exit_code = 0;
};

struct Transcript {
    std::vector<TranscriptStep> steps;
    std::string after; ///< remarks below the last step
};

[[nodiscard]] Transcript read_transcript(const std::string& text);
[[nodiscard]] std::string write_transcript(const Transcript& transcript);

/// Runs all commands and puts in what they print.
[[nodiscard]] Transcript run_transcript(Transcript transcript);

} // namespace kamisado::test
