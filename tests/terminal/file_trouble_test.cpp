#include "files/environment.h"
#include "files/match_keeper.h"
#include "files/read_file.h"
#include "files/save_file.h"
#include "terminal/file_trouble.h"
#include "terminal/own_home.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

/// What the layer of files says is known here, so that none of it stays English by mistake.
namespace kamisado::terminal {
namespace {

std::string german(std::string_view english) {
    return trouble_in(Speech(Language::German), english);
}
std::string french(std::string_view english) {
    return trouble_in(Speech(Language::French), english);
}

TEST(FileTrouble, OfReadingAndWritingIsTranslated) {
    const test::TemporaryFolder folder;
    const auto missing = read_file(folder / "missing");
    ASSERT_FALSE(missing);
    EXPECT_EQ(german(missing.error()), "lässt sich nicht lesen: Datei oder Ordner gibt es nicht");
    EXPECT_EQ(french(missing.error()), "ne peut pas être lu : ce fichier ou dossier n’existe pas");
    const auto is_folder = read_file(folder.path());
    ASSERT_FALSE(is_folder);
    EXPECT_EQ(german(is_folder.error()), "lässt sich nicht lesen: das ist ein Ordner");
    const auto nowhere = write_atomically(folder / "no" / "where", "text");
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(french(nowhere.error()),
              "ne peut pas être écrit : ce fichier ou dossier n’existe pas");
    EXPECT_EQ(trouble_in(Speech(Language::English), nowhere.error()),
              "cannot be written: there is no such file or folder");
}

TEST(FileTrouble, OfAKeeperIsTranslated) {
    const test::OwnHome home;
    const auto path = home.folder() / "match.kamisado";
    test::write_file(path, "somebody else’s");
    MatchKeeper keeper = MatchKeeper::in_file(path);
    const auto changed = keeper.keep("mine");
    ASSERT_FALSE(changed);
    EXPECT_EQ(german(changed.error()), path.string() +
                                           " wurde von einem anderen Programm geändert und bleibt, "
                                           "wie sie ist; s speichert woanders");
    // NOLINTBEGIN(concurrency-mt-unsafe): no other thread is there
    const std::string before = environment("HOME").value_or("/");
    ::unsetenv("HOME");
    ::unsetenv("XDG_STATE_HOME");
    const auto homeless = MatchKeeper::automatic().keep("mine");
    ::setenv("HOME", before.c_str(), 1);
    // NOLINTEND(concurrency-mt-unsafe)
    ASSERT_FALSE(homeless);
    EXPECT_TRUE(french(homeless.error()).starts_with("il n’y a pas de dossier personnel"));
}

TEST(FileTrouble, OfTheSystemHasNoEnglishLeft) {
    for (const int code :
         {ENOENT, EACCES, EPERM, ENOSPC, EDQUOT, EROFS, EISDIR, ENOTDIR, ENAMETOOLONG, EIO}) {
        const std::string words = std::generic_category().message(code);
        const std::string sentence = "/a b/c cannot be written: " + words;
        EXPECT_TRUE(german(sentence).starts_with("/a b/c lässt sich nicht schreiben: "));
        EXPECT_FALSE(german(sentence).contains(words)) << words;
        EXPECT_FALSE(french(sentence).contains(words)) << words;
    }
}

TEST(FileTrouble, ThatIsNotKnownIsToldAsItIs) {
    EXPECT_EQ(german("cannot be read: Something else"), "lässt sich nicht lesen: Something else");
    EXPECT_EQ(german("who knows"), "who knows");
    EXPECT_EQ(trouble_in(Speech(Language::German, false), "ä"), "ae");
}

} // namespace
} // namespace kamisado::terminal
