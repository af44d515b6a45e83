// Holds src/ to the map in layers.txt, and shows on small samples that it would notice.
#include "architecture/layers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace kamisado::architecture {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::filesystem::path root = KAMISADO_SOURCE_DIR;

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<SourceFile> files_of_src() {
    std::vector<SourceFile> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "src")) {
        const auto extension = entry.path().extension();
        if (extension == ".h" || extension == ".cpp") {
            files.push_back({.path = entry.path().lexically_relative(root / "src").generic_string(),
                             .text = content_of(entry.path())});
        }
    }
    return files;
}

Layers stated_layers() {
    return Layers::from_text(content_of(root / "tests/architecture/layers.txt"));
}

Layers built_layers() { return Layers::from_cmake(content_of(root / "src/CMakeLists.txt")); }

TEST(Architecture, MapIsSound) {
    EXPECT_THAT(stated_layers().faults(), IsEmpty());
    EXPECT_TRUE(stated_layers().may_include("cli", "rules"));
}

TEST(Architecture, SourcesKeepToTheMap) {
    ASSERT_THAT(files_of_src(), Not(IsEmpty()));
    EXPECT_THAT(forbidden_includes(stated_layers(), files_of_src()), IsEmpty());
}

TEST(Architecture, BuildKeepsToTheMap) {
    EXPECT_THAT(built_layers().faults(), IsEmpty());
    EXPECT_THAT(built_layers().arrows_missing_from(stated_layers()), IsEmpty());
}

TEST(Architecture, SourcesIncludeOnlyWhatTheBuildLinks) {
    EXPECT_THAT(forbidden_includes(built_layers(), files_of_src()), IsEmpty());
}

// From here on: the test itself.

class Sample : public testing::Test {
  protected:
    static std::vector<std::string> faults_in(const std::string& path, const std::string& text) {
        static const Layers layers = Layers::from_text("# a map\n"
                                                       "low    ->\n"
                                                       "middle -> low\n"
                                                       "side   -> low\n"
                                                       "high   -> middle\n"
                                                       "low refuses libraries <iostream>\n");
        const SourceFile file{.path = path, .text = text};
        return forbidden_includes(layers, std::span(&file, 1));
    }
};

TEST_F(Sample, AllowsItselfAndAllBelow) {
    EXPECT_THAT(faults_in("low/a.h", "#include \"low/b.h\"\n#include <vector>\n"), IsEmpty());
    EXPECT_THAT(faults_in("high/a.h", "#include \"middle/a.h\"\n#include \"low/a.h\"\n"),
                IsEmpty());
    EXPECT_THAT(faults_in("high/a.h", "#include <fmt/core.h>\n#include <iostream>\n"), IsEmpty());
}

TEST_F(Sample, NoticesAnIncludeThatPointsUp) {
    EXPECT_THAT(faults_in("low/a.cpp", "#include \"low/a.h\"\n#include \"high/b.h\"\n"),
                ElementsAre("low/a.cpp:2: low may not include high: \"high/b.h\""));
}

TEST_F(Sample, NoticesAnIncludeThatPointsSideways) {
    EXPECT_THAT(faults_in("high/a.cpp", "  #  include \"side/b.h\" // why\n"),
                ElementsAre(HasSubstr("high may not include side")));
}

TEST_F(Sample, NoticesARefusedHeader) {
    EXPECT_THAT(faults_in("low/a.h", "#include <iostream>\n"),
                ElementsAre("low/a.h:1: low refuses <iostream>"));
    EXPECT_THAT(faults_in("low/a.h", "#include <fmt/core.h>\n"),
                ElementsAre("low/a.h:1: low refuses <fmt/core.h>"));
}

TEST_F(Sample, NoticesAnIncludeThatIsNotWrittenFromSrc) {
    EXPECT_THAT(faults_in("low/a.cpp", "#include \"a.h\"\n"), ElementsAre(HasSubstr("\"a.h\"")));
    EXPECT_THAT(faults_in("low/a.cpp", "#include \"../high/a.h\"\n"),
                ElementsAre(HasSubstr("not written from src/")));
}

TEST_F(Sample, NoticesAFolderThatIsNotOnTheMap) {
    EXPECT_THAT(faults_in("new/a.h", ""), ElementsAre(HasSubstr("not in the folder")));
}

TEST(Map, NoticesCirclesAndNonsense) {
    EXPECT_THAT(Layers::from_text("a -> b\nb -> a\n").faults(),
                ElementsAre("a -> b: b is not stated further up"));
    EXPECT_THAT(Layers::from_text("a ->\na ->\n").faults(), ElementsAre("a is stated twice"));
    EXPECT_THAT(Layers::from_text("what is this\n").faults(),
                ElementsAre("not understood: what is this"));
}

TEST(Map, IsReadFromTheBuildToo) {
    const auto built = Layers::from_cmake("kamisado_layer(low)\nif(X)\n"
                                          "  kamisado_layer(high DEPENDS low LIBRARIES fmt::fmt)\n"
                                          "endif()\n");
    EXPECT_THAT(built.faults(), IsEmpty());
    EXPECT_TRUE(built.may_include("high", "low"));
    EXPECT_FALSE(built.may_include("low", "high"));
    EXPECT_THAT(built.arrows_missing_from(Layers::from_text("low ->\nhigh ->\n")),
                ElementsAre("high -> low"));
}

} // namespace
} // namespace kamisado::architecture
