#include "cli/transcript.h"

#include "support/process.h"
#include "support/temporary_folder.h"

#include <sstream>
#include <stdexcept>
#include <utility>

namespace kamisado::test {

namespace {

std::string prefixed(char sign, const std::string& text) {
    std::istringstream lines(text);
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        result += sign;
        result += line.empty() ? "\n" : " " + line + "\n";
    }
    return result;
}

std::string without_folder(std::string text, const std::string& folder) {
    for (auto at = text.find(folder); at != std::string::npos; at = text.find(folder)) {
        text.replace(at, folder.size(), "FOLDER");
    }
    return text;
}

/// A line of a step; its sign has been seen to be none of a remark.
void add_line(TranscriptStep& step, char sign, const std::string& rest) {
    switch (sign) {
    case '<': step.input += rest + "\n"; return;
    case '>': step.output += rest + "\n"; return;
    case '!': step.errors += rest + "\n"; return;
    case '?': step.exit_code = std::stoi(rest); return;
    default: throw std::runtime_error("a transcript has a line with " + std::string(1, sign));
    }
}

} // namespace

Transcript read_transcript(const std::string& text) {
    Transcript transcript;
    std::string remarks;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const char sign = line.empty() ? '#' : line.front();
        const std::string rest = line.size() > 2 ? line.substr(2) : "";
        if (sign == '#') {
            remarks += line + "\n";
        } else if (sign == '$') {
            transcript.steps.push_back({.before = std::exchange(remarks, {}),
                                        .command = rest,
                                        .input = {},
                                        .output = {},
                                        .errors = {}});
        } else if (transcript.steps.empty()) {
            throw std::runtime_error("a transcript begins without a command");
        } else {
            add_line(transcript.steps.back(), sign, rest);
        }
    }
    transcript.after = remarks;
    return transcript;
}

std::string write_transcript(const Transcript& transcript) {
    std::string text;
    for (const TranscriptStep& step : transcript.steps) {
        text += step.before + "$ " + step.command + "\n" + prefixed('<', step.input) +
                prefixed('>', step.output) + prefixed('!', step.errors);
        if (step.exit_code != 0) {
            text += "? " + std::to_string(step.exit_code) + "\n";
        }
    }
    return text + transcript.after;
}

Transcript run_transcript(Transcript transcript) {
    const TemporaryFolder folder;
    for (TranscriptStep& step : transcript.steps) {
        const Finished finished = run(folder, step.command, step.input);
        step.output = without_folder(finished.output, folder.path().string());
        step.errors = without_folder(finished.errors, folder.path().string());
        step.exit_code = finished.exit_code;
    }
    return transcript;
}

} // namespace kamisado::test
