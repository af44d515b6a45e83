#include "files/environment.h"
#include "files/match_keeper.h"
#include "files/read_file.h"
#include "files/save_file.h"
#include "terminal/file_error_text.h"
#include "terminal/own_home.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

namespace kamisado::terminal {
namespace {

std::string german(const FileError& error) {
    return file_error_text({.language = Language::German}, error, "s");
}
std::string french(const FileError& error) {
    return file_error_text({.language = Language::French}, error, "s");
}

TEST(FileErrorText, OfReadingAndWritingIsTranslated) {
    const test::TemporaryFolder folder;
    const auto missing = read_file(folder / "missing");
    ASSERT_FALSE(missing);
    EXPECT_EQ(german(missing.error()), "lässt sich nicht lesen: Datei oder Ordner gibt es nicht");
    EXPECT_EQ(french(missing.error()), "ne peut pas être lu : ce fichier ou dossier n’existe pas");
    const auto is_folder = read_file(folder.path());
    ASSERT_FALSE(is_folder);
    EXPECT_EQ(german(is_folder.error()), "lässt sich nicht lesen: das ist ein Ordner");
    const auto nowhere = write_atomically(folder / "no" / "where", "text");
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(french(nowhere.error()),
              "ne peut pas être écrit : ce fichier ou dossier n’existe pas");
    EXPECT_EQ(file_error_text({}, nowhere.error(), "s"),
              "cannot be written: there is no such file or folder");
}

TEST(FileErrorText, OfAKeeperIsTranslated) {
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

TEST(FileErrorText, OfTheSystemHasNoEnglishLeft) {
    for (const int code :
         {ENOENT, EACCES, EPERM, ENOSPC, EDQUOT, EROFS, EISDIR, ENOTDIR, ENAMETOOLONG, EIO}) {
        const std::string words = std::generic_category().message(code);
        const FileError error{.fault = FileFault::NotWritten, .reason = code, .path = "/a b/c"};
        EXPECT_TRUE(german(error).starts_with("/a b/c lässt sich nicht schreiben: "));
        EXPECT_FALSE(german(error).contains(words)) << words;
        EXPECT_FALSE(french(error).contains(words)) << words;
        EXPECT_EQ(error.text(), "/a b/c cannot be written: " + words);
    }
}

TEST(FileErrorText, SaysAReasonThatIsNotKnownInTheWordsOfTheSystem) {
    const FileError error{.fault = FileFault::NotRead, .reason = EDOM};
    EXPECT_EQ(german(error), "lässt sich nicht lesen: " + std::generic_category().message(EDOM));
}

} // namespace
} // namespace kamisado::terminal
