#include "terminal/opening.h"

#include "files/environment.h"
#include "files/read_file.h"
#include "notation/error_text.h"
#include "terminal/file_trouble.h"
#include "words/sentence.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace kamisado::terminal {

namespace {

namespace fs = std::filesystem;

std::string describe(const Speech& speech, Text pattern, const fs::path& path, const Error& error) {
    return Sentence(speech)
        .text("file", shown_path(path))
        .text("place", text_of(error.place, speech))
        .text("reason", speech.shown(sentence(error, speech)))
        .filled_in(pattern);
}

std::string unreadable(const Speech& speech, const fs::path& path, const std::string& reason) {
    return Sentence(speech)
        .text("file", shown_path(path))
        .text("reason", trouble_in(speech, reason))
        .filled_in(speech.texts().files.not_opened);
}

/// What two names begin with.
std::string common_beginning(const std::string& one, const std::string& other) {
    const auto end = std::ranges::mismatch(one, other).in1;
    return {one.begin(), end};
}

} // namespace

std::expected<Session, std::string> open_match(const Speech& speech, const fs::path& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
        return std::unexpected(Sentence(speech)
                                   .text("file", shown_path(path))
                                   .filled_in(speech.texts().files.folder_entry));
    }
    auto text = read_file(path);
    if (!text) {
        return std::unexpected(unreadable(speech, path, text.error()));
    }
    auto record = read_record(*text);
    if (!record) {
        const FileTexts& texts = speech.texts().files;
        return std::unexpected(describe(speech, texts.broken, path, record.error()) + " " +
                               std::string(texts.broken_stays));
    }
    return Session(*std::move(record), MatchKeeper::in_file(path, *std::move(text)));
}

std::expected<std::optional<Session>, std::string> open_last_match(const Speech& speech) {
    const auto path = automatic_file();
    if (!path) {
        return std::nullopt;
    }
    auto text = read_file_if_there(*path);
    if (!text) {
        return std::unexpected(unreadable(speech, *path, text.error()));
    }
    if (!*text) {
        return std::nullopt;
    }
    auto record = read_record(**text);
    if (!record) {
        return std::unexpected(
            describe(speech, speech.texts().files.last_broken, *path, record.error()));
    }
    return Session(*std::move(record), MatchKeeper::automatic(*std::move(text)));
}

fs::path path_from(std::string_view typed) {
    const auto home = environment("HOME");
    if (home && (typed == "~" || typed.starts_with("~/"))) {
        return {*home + std::string(typed.substr(1))};
    }
    return {typed};
}

std::string shown_path(const fs::path& path) {
    std::string text = path.string();
    const auto home = environment("HOME");
    if (home && home->size() > 1 && text.starts_with(*home + "/")) {
        return "~" + text.substr(home->size());
    }
    return text;
}

std::optional<std::string> completed(const std::string& typed) {
    const auto slash = typed.rfind('/');
    const std::string folder = slash == std::string::npos ? "" : typed.substr(0, slash + 1);
    const std::string beginning = typed.substr(folder.size());
    std::optional<std::string> found;
    bool is_folder = false;
    std::error_code error;
    for (const fs::directory_entry& entry :
         fs::directory_iterator(folder.empty() ? fs::path(".") : path_from(folder), error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(beginning) || (beginning.empty() && name.starts_with('.'))) {
            continue;
        }
        is_folder = !found && entry.is_directory(error);
        found = found ? common_beginning(*found, name) : name;
    }
    if (!found) {
        return std::nullopt;
    }
    return folder + *found + (is_folder ? "/" : "");
}

} // namespace kamisado::terminal
