#pragma once

#include "terminal/frame.h"
#include "terminal/session.h"

#include <string>

namespace kamisado::terminal {

/// Messages and questions of the full screen about the file that keeps its match.
class MatchFile {
  public:
    MatchFile(Frame& frame, Session& session) : frame_(&frame), session_(&session) {}

    /// After a change: that it is not on disk, or that an earlier match had to make way.
    void tell_news();
    /// Asks in which file to keep the match from now on.
    void ask_for_name();
    /// A match that is not on disk is tried once more, and goes only when somebody insists.
    [[nodiscard]] bool may_leave();
    /// Where the match is kept, and how to go on with it.
    [[nodiscard]] std::string farewell() const;

  private:
    /// `confirmed` is the name of a file that may be replaced.
    Answer save(const std::string& name, std::string& confirmed);
    [[nodiscard]] std::string not_saved(const FileError& error) const;

    Frame* frame_;
    Session* session_;
    bool warned_of_leaving_ = false; ///< since the last change
};

} // namespace kamisado::terminal
