#include "tmux/tmux_session.h"

namespace kamisado::test {
namespace {

TEST(TmuxSession, TypesAndLooks) {
    if (!TmuxSession::is_there()) {
        GTEST_SKIP() << "tmux is not installed";
    }
    TmuxSession session("stty -echo; echo ready $TERM $COLORS; read word; echo \"got $word\"; "
                        "stty size; read again; exit 3",
                        {.columns = 60, .rows = 10, .environment = {"COLORS=it's few"}});
    EXPECT_TRUE(session.shows("ready tmux-256color it's few"));
    session.type("grün");
    session.press("Enter");
    EXPECT_TRUE(session.shows("got grün"));
    EXPECT_TRUE(session.shows("10 60"));
    session.send("\n");
    EXPECT_EQ(session.exit_code(), 3);
    EXPECT_TRUE(session.screen().contains("got grün")); // it stays
}

} // namespace
} // namespace kamisado::test
