#include "terminal/opening.h"

#include "files/environment.h"
#include "files/read_file.h"
#include "notation/error_text.h"
#include "terminal/file_error_text.h"
#include "words/sentence.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace kamisado::terminal {

namespace {

namespace fs = std::filesystem;

std::expected<Session, NotOpened> session_of(const fs::path& path, std::string_view text,
                                             MatchKeeper keeper) {
    auto record = read_record(text);
    if (!record) {
        return std::unexpected(NotOpened{path, std::move(record.error())});
    }
    return Session(*std::move(record), std::move(keeper));
}

/// The common prefix of two names.
std::string common_beginning(const std::string& one, const std::string& other) {
    const auto end = std::ranges::mismatch(one, other).in1;
    return {one.begin(), end};
}

} // namespace

std::expected<Session, NotOpened> open_match(const fs::path& path) {
    auto text = read_file(path);
    if (!text) {
        return std::unexpected(NotOpened{path, std::move(text.error())});
    }
    return session_of(path, *text, MatchKeeper::in_file(path, *text));
}

std::expected<std::optional<Session>, NotOpened> open_last_match() {
    const auto path = automatic_file();
    if (!path) {
        return std::nullopt;
    }
    auto text = read_file_if_there(*path);
    if (!text) {
        return std::unexpected(NotOpened{*path, std::move(text.error())});
    }
    if (!*text) {
        return std::nullopt;
    }
    return session_of(*path, **text, MatchKeeper::automatic(*text));
}

std::string describe(const Speech& speech, const NotOpened& failure) {
    const FileTexts& texts = speech.texts().files;
    Sentence told(speech);
    told.text("file", shown_path(failure.path));
    if (std::error_code ignored; fs::is_directory(failure.path, ignored)) {
        return told.filled_in(texts.folder_entry);
    }
    if (const auto* const reason = std::get_if<FileError>(&failure.reason)) {
        return told.text("reason", file_error_text(speech, *reason, "s"))
            .filled_in(texts.not_opened);
    }
    const auto& error = std::get<Error>(failure.reason);
    told.text("place", text_of(error.place, speech))
        .text("reason", speech.shown(sentence(error, speech)));
    return failure.path == automatic_file()
               ? told.filled_in(texts.last_broken)
               : told.filled_in(texts.broken) + " " + std::string(texts.broken_stays);
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
