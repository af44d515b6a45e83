// Holds src/ to the map in layers.txt, and shows on small samples that it would notice.
#include "architecture/layers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace kamisado::architecture {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::filesystem::path root = KAMISADO_SOURCE_DIR;

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<SourceFile> files_in(const std::filesystem::path& folder) {
    std::vector<SourceFile> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const auto extension = entry.path().extension();
        if (extension == ".h" || extension == ".cpp") {
            files.push_back({.path = entry.path().lexically_relative(folder).generic_string(),
                             .text = content_of(entry.path())});
        }
    }
    return files;
}

std::vector<SourceFile> files_of_src() { return files_in(root / "src"); }

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

/// The layers, and above them the folders of tests/. The one that tests a layer is called
/// "tests/of-LAYER" here: it may include that layer, notation, support, and what tests.txt adds.
Layers layers_with_tests(const Layers& layers) {
    std::string text = content_of(root / "tests/architecture/layers.txt");
    std::string tests_of_layers;
    std::istringstream lines(content_of(root / "tests/architecture/tests.txt"));
    std::set<std::string> stated;
    for (std::string line; std::getline(lines, line);) {
        const std::string folder = line.substr(0, line.find(' '));
        const std::string targets = line.substr(std::min(line.find("->") + 2, line.size()));
        if (layers.knows(folder)) {
            tests_of_layers +=
                "tests/of-" + folder + " -> " + folder + " notation support" + targets + "\n";
            stated.insert(folder);
        } else if (!folder.empty() && folder != "#") {
            text += "tests/" + line + "\n";
        }
    }
    for (const auto& entry : std::filesystem::directory_iterator(root / "tests")) {
        const std::string folder = entry.path().filename().string();
        if (layers.knows(folder) && !stated.contains(folder)) {
            tests_of_layers += "tests/of-" + folder + " -> " + folder + " notation support\n";
        }
    }
    return Layers::from_text(text + tests_of_layers);
}

TEST(Architecture, TestsKeepToTheMap) {
    const Layers layers = stated_layers();
    auto files = files_in(root / "tests");
    for (SourceFile& file : files) {
        file.path =
            (layers.knows(file.path.substr(0, file.path.find('/'))) ? "tests/of-" : "tests/") +
            file.path;
    }
    std::erase_if(
        files, [](const SourceFile& file) { return file.path.starts_with("tests/architecture/"); });
    const Layers with_tests = layers_with_tests(layers);
    EXPECT_THAT(with_tests.faults(), IsEmpty());
    EXPECT_THAT(forbidden_includes(with_tests, files), IsEmpty());
}

/// Whoever writes a client needs the protocol and the game, and no database.
TEST(Architecture, ClientsKnowNoDatabase) {
    for (const Layers& layers : {stated_layers(), built_layers()}) {
        ASSERT_TRUE(layers.may_include("bot", "wire"));
        for (const char* const client : {"wire", "bot"}) {
            EXPECT_FALSE(layers.may_include(client, "storage")) << client;
            EXPECT_FALSE(layers.may_include(client, "online")) << client;
        }
    }
}

TEST(Architecture, SourcesIncludeOnlyWhatTheBuildLinks) {
    EXPECT_THAT(forbidden_includes(built_layers(), files_of_src()), IsEmpty());
}

/// "[rules](src/core/rules)" and what it stands on, for each layer of the map, in its order.
std::vector<std::string> rows_of_map(const std::string& map, const std::string& folder) {
    static const std::regex arrow(R"((?:^|\n)(\S+/)?([^/\s#]+)\s+->([^\n]*))");
    std::vector<std::string> rows;
    for (auto found = std::sregex_iterator(map.begin(), map.end(), arrow);
         found != std::sregex_iterator(); ++found) {
        rows.push_back("[" + found->str(2) + "](" + folder + found->str(1) + found->str(2) + ")" +
                       found->str(3));
    }
    return rows;
}

/// The same of the tables in a Markdown page; libraries, after the semicolon, are left out.
std::vector<std::string> rows_of_page(const std::string& page, const std::set<std::string>& names) {
    static const std::regex row(
        R"(\n\| (\[(\w+)\]\(src/[^)]*\)) \| [^|\n]* \| ?([^|;\n]*)(;[^|\n]*)?\|)");
    static const std::regex word(R"(\w+)");
    std::vector<std::string> rows;
    for (auto found = std::sregex_iterator(page.begin(), page.end(), row);
         found != std::sregex_iterator(); ++found) {
        std::string text = found->str(1);
        const std::string below = found->str(3);
        for (auto name = std::sregex_iterator(below.begin(), below.end(), word);
             name != std::sregex_iterator(); ++name) {
            text += names.contains(name->str()) ? " " + name->str() : "";
        }
        rows.push_back(text);
    }
    return rows;
}

TEST(Architecture, PageShowsTheMap) {
    const std::string map = content_of(root / "tests/architecture/layers.txt");
    const auto rows = rows_of_map(map, "src/");
    ASSERT_THAT(rows, Contains("[game](src/core/game) notation"));
    std::set<std::string> names;
    for (const std::string& row : rows) {
        names.insert(row.substr(1, row.find(']') - 1));
    }
    EXPECT_EQ(rows_of_page(content_of(root / "ARCHITECTURE.md"), names), rows);
}

TEST(Architecture, PageShowsTheLayersOfTheBrowser) {
    const std::string page = content_of(root / "ARCHITECTURE.md");
    std::string map = content_of(root / "web/tests/architecture/layers.txt");
    map = std::regex_replace(map, std::regex(R"(views/\*)"), "views");
    std::size_t from = 0;
    for (const std::string& row : rows_of_map(map, "web/src/")) {
        const std::string link = row.substr(0, row.find(')') + 1);
        from = page.find("\n| " + link, from);
        ASSERT_NE(from, std::string::npos) << link << " is missing, or not in the map's order";
    }
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

TEST_F(Sample, NoticesAnIncludeThatNamesNoLayer) {
    EXPECT_THAT(faults_in("low/a.cpp", "#include \"a.h\"\n"), ElementsAre(HasSubstr("\"a.h\"")));
    EXPECT_THAT(faults_in("low/a.cpp", "#include \"../high/a.h\"\n"),
                ElementsAre(HasSubstr("does not begin with a known layer")));
}

TEST_F(Sample, NoticesAFolderThatIsNotOnTheMap) {
    EXPECT_THAT(faults_in("new/a.h", ""), ElementsAre(HasSubstr("not in the folder")));
    const SourceFile file{.path = "other/low/a.h", .text = ""};
    EXPECT_THAT(forbidden_includes(Layers::from_text("base/low ->\n"), std::span(&file, 1)),
                ElementsAre(HasSubstr("not in the folder")));
}

TEST(Map, NoticesCirclesAndNonsense) {
    EXPECT_THAT(Layers::from_text("a -> b\nb -> a\n").faults(),
                ElementsAre("a -> b: b is not stated further up"));
    EXPECT_THAT(Layers::from_text("a ->\na ->\n").faults(), ElementsAre("a is stated twice"));
    EXPECT_THAT(Layers::from_text("g/a ->\nh/b -> a\ng/c -> b\n").faults(),
                ElementsAre("the group g does not stand together"));
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
