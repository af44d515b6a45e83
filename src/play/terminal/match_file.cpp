#include "terminal/match_file.h"

#include "terminal/file_error_text.h"
#include "terminal/opening.h"
#include "words/sentence.h"

#include <filesystem>
#include <system_error>

namespace kamisado::terminal {

void MatchFile::tell_news() {
    warned_of_leaving_ = false;
    if (const auto& error = session_->file_error()) {
        frame_->warn(not_saved(*error));
    } else if (const auto aside = session_->take_moved_aside()) {
        frame_->say(Sentence(frame_->speech())
                        .text("file", shown_path(*aside))
                        .filled_in(frame_->texts().files.moved_aside));
    }
}

void MatchFile::ask_for_name() {
    frame_->ask({.label = std::string(frame_->texts().files.save_title),
                 .keys = frame_->texts().files.prompt_keys,
                 .accept = [this, confirmed = std::string()](
                               const std::string& name) mutable { return save(name, confirmed); },
                 .is_file = true});
}

Answer MatchFile::save(const std::string& name, std::string& confirmed) {
    const FileTexts& files = frame_->texts().files;
    const auto about_file = [&](Text text) {
        return Sentence(frame_->speech()).text("file", name).filled_in(text);
    };
    if (name.empty()) {
        frame_->warn(files.no_name);
        return Answer::Accepted;
    }
    const auto path = path_from(name);
    if (std::error_code ignored; std::filesystem::is_directory(path, ignored)) {
        frame_->warn(about_file(files.folder_entry));
        return Answer::TryAgain; // a name can be typed after it
    }
    const bool is_confirmed = confirmed == name;
    const bool is_own = path == session_->keeper().path();
    if (Session::is_there(path) && !is_own && !is_confirmed) {
        confirmed = name;
        frame_->warn(about_file(files.exists_already));
        return Answer::TryAgain;
    }
    if (const auto saved = session_->save_as(path, is_confirmed); !saved) {
        frame_->warn(not_saved(saved.error()));
    } else {
        frame_->say(about_file(files.saved));
    }
    return Answer::Accepted;
}

std::string MatchFile::not_saved(const FileError& error) const {
    return Sentence(frame_->speech())
        .text("reason", file_error_text(frame_->speech(), error, "s"))
        .filled_in(frame_->texts().files.not_saved);
}

bool MatchFile::may_leave() {
    if (!session_->file_error() || warned_of_leaving_) {
        return true;
    }
    session_->keep();
    if (const auto& error = session_->file_error()) {
        warned_of_leaving_ = true;
        frame_->warn(not_saved(*error) + " " + std::string(frame_->texts().files.leave_anyway));
        return false;
    }
    return true;
}

std::string MatchFile::farewell() const {
    if (session_->match().size() == 0) {
        return "";
    }
    if (session_->file_error()) {
        return not_saved(*session_->file_error());
    }
    const FileTexts& files = frame_->texts().files;
    const std::string path = session_->keeper().path().string();
    std::string kept = Sentence(frame_->speech()).text("file", path).filled_in(files.kept_in);
    if (session_->match().is_over()) {
        return kept;
    }
    const std::string command = session_->keeper().is_automatic() ? "kamisado terminal --resume"
                                                                  : "kamisado terminal " + path;
    return kept + "\n" +
           Sentence(frame_->speech()).text("command", command).filled_in(files.resumes_with);
}

} // namespace kamisado::terminal
