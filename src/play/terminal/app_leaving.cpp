#include "terminal/app.h"
#include "terminal/file_trouble.h"
#include "words/sentence.h"

/// How the game is left, and what is said then.
namespace kamisado::terminal {

/// A match that is not on disk is tried once more, and goes only when somebody insists.
void App::ask_to_leave() {
    if (state_.session && state_.session->trouble() && !warned_of_leaving_) {
        state_.session->keep();
        if (const auto& trouble = state_.session->trouble()) {
            warned_of_leaving_ = true;
            warn(Sentence(state_.speech)
                     .text("reason", trouble_in(state_.speech, *trouble))
                     .filled_in(texts().files.not_saved) +
                 " " + std::string(texts().files.leave_anyway));
            return;
        }
    }
    leave();
}

void App::leave() {
    if (state_.session) {
        state_.session->keep_time();
    }
    has_ended_ = true;
}

std::string App::farewell() const {
    if (!state_.session || state_.session->match().size() == 0) {
        return "";
    }
    const FileTexts& files = texts().files;
    const Session& session = *state_.session;
    if (session.trouble()) {
        return Sentence(state_.speech)
            .text("reason", trouble_in(state_.speech, *session.trouble()))
            .filled_in(files.not_saved);
    }
    const std::string path = session.keeper().path().string();
    std::string kept = Sentence(state_.speech).text("file", path).filled_in(files.kept_in);
    if (session.match().is_over()) {
        return kept;
    }
    const std::string command = session.keeper().is_automatic() ? "kamisado terminal --resume"
                                                                : "kamisado terminal " + path;
    return kept + "\n" +
           Sentence(state_.speech).text("command", command).filled_in(files.resumes_with);
}

} // namespace kamisado::terminal
