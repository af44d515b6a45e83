// Plays the rulebook's figures: tests/figures/*.txt, every line of them. Their README.md has the
// format.
#include "notation/names.h"
#include "rules/colour_names.h"
#include "rules/helpers.h"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <ranges>

namespace kamisado::test {
namespace {

const std::filesystem::path folder = std::filesystem::path(KAMISADO_SOURCE_DIR) / "tests/figures";

std::string lower_name_of(Colour colour) {
    std::string name(name_of(colour, Language::English));
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    return name;
}

/// The statements that events make. A turn makes its own; what ends a match is not told.
struct Statements {
    std::vector<std::string> events;
    std::optional<std::string> to_move;

    void operator()(const Moved& moved) {
        events.push_back(text("moved ", letter_of(moved.tower), ' ', name_of(moved.from),
                              name_of(moved.to), ' ', lower_name_of(colour_of(moved.to))));
    }
    void operator()(const Pushed& pushed) {
        std::string line;
        for (const Tower tower : pushed.towers()) {
            line += text(line.empty() ? "" : "+", letter_of(tower));
        }
        const Square furthest = pushed.landing(pushed.count - 1);
        events.push_back(text("pushed ", letter_of(pushed.pusher), ' ', name_of(pushed.from),
                              name_of(pushed.to), ' ', line, ' ',
                              lower_name_of(colour_of(furthest))));
    }
    void operator()(const Blocked& blocked) {
        events.push_back(text("blocked ", letter_of(blocked.tower), ' ', name_of(blocked.square),
                              ' ', lower_name_of(colour_of(blocked.square))));
    }
    void operator()(const TurnGiven& given) {
        to_move = text(name_of(given.player), ' ', lower_name_of(given.tower.value()));
    }
    void operator()(const Deadlocked& deadlocked) {
        events.push_back(text("deadlock ", name_of(opponent(deadlocked.loser))));
    }
    void operator()(const RoundWon& won) {
        events.push_back(text("won ", name_of(won.tower.owner), ' ', letter_of(won.tower)));
    }
    /// After a deadlock the tower is told, after a win the points.
    void operator()(const RingGiven& given) {
        const bool deadlock = events.back().starts_with("deadlock");
        events.back() += deadlock ? text(' ', letter_of(given.tower)) : text(' ', given.points);
    }
    void operator()(const PointScored&) { events.back() += " 1"; }
    void operator()(const LineUpFilled&) { events.emplace_back("line-up"); }
    void operator()(const Resigned&) { events.emplace_back("resigned"); }
    void operator()(const TimeRanOut&) { events.emplace_back("time"); }
    void operator()(const MatchDecided&) {}
};

std::optional<FormatKind> format_from_name(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, FormatKind>, 4> formats{
        {{"single", FormatKind::Single},
         {"standard", FormatKind::Standard},
         {"long", FormatKind::Long},
         {"marathon", FormatKind::Marathon}}};
    const auto* const found =
        std::ranges::find(formats, name, [](const auto& f) { return f.first; });
    return found == formats.end() ? std::nullopt : std::optional(found->second);
}

/// One file, read line by line. What it says about a move must be complete and in order.
class Figure {
  public:
    void read(const std::string& line) {
        const auto space = line.find(' ');
        const std::string word = line.substr(0, space);
        const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
        if (line.empty() || line.starts_with('#') || word == "note") {
            return;
        }
        ++statements_;
        if (word == "event") {
            expect_event(rest);
        } else if (word == "to-move") {
            expect_to_move(rest);
        } else {
            expect_all_told();
            read_other(word, rest);
        }
    }

    void finish() const {
        expect_all_told();
        EXPECT_TRUE(match_) << "no position";
        EXPECT_GT(checked_, 0);
    }

    [[nodiscard]] int number() const { return number_; }

  private:
    void read_other(const std::string& word, const std::string& rest) {
        if (word == "figure") {
            EXPECT_EQ(statements_, 1) << "`figure` comes first";
            number_ = std::stoi(rest);
        } else if (word == "format") {
            EXPECT_EQ(statements_, 2) << "`format` comes second";
            format_ = format_from_name(rest);
            EXPECT_TRUE(format_) << rest;
        } else if (word == "position") {
            match_ = match(format_.value(), position(rest));
            EXPECT_EQ(write_position(match_->position()), rest);
        } else if (word == "moves") {
            EXPECT_EQ(moves(match_.value().position()), rest);
            ++checked_;
        } else if (word == "play") {
            play(rest);
        } else if (word == "fill") {
            expect_fill(words_of(rest).at(0), rest.substr(rest.find(' ') + 1));
        } else {
            ADD_FAILURE() << "unknown statement: " << word;
        }
    }

    void play(const std::string& move) {
        const auto events = match_.value().play(square(move.substr(0, 2)), square(move.substr(2)));
        ASSERT_TRUE(events) << move << " is refused";
        Statements statements;
        for (const Event& event : *events) {
            std::visit(statements, event.detail);
        }
        if (statements.events.back().starts_with("deadlock")) {
            EXPECT_NE(*format_, FormatKind::Single) << "the ring of a deadlock is not told";
        }
        untold_ = statements.events;
        std::ranges::reverse(untold_);
        to_move_ = statements.to_move;
    }

    void expect_event(const std::string& text) {
        ASSERT_FALSE(untold_.empty()) << "one event too many: " << text;
        EXPECT_EQ(untold_.back(), text);
        untold_.pop_back();
        ++checked_;
    }

    void expect_to_move(const std::string& text) {
        EXPECT_TRUE(untold_.empty()) << "`to-move` before the last event";
        EXPECT_EQ(to_move_, text);
        to_move_.reset();
        ++checked_;
    }

    void expect_fill(const std::string& side, const std::string& line_up) {
        Match filled = match_.value();
        ASSERT_EQ(filled.state().phase, Phase::Filling);
        decide(filled, side);
        EXPECT_EQ(write_position(filled.position()), line_up);
        ++checked_;
    }

    void expect_all_told() const {
        EXPECT_TRUE(untold_.empty()) << "missing: " << untold_.back();
        EXPECT_FALSE(to_move_) << "missing: to-move " << *to_move_;
    }

    int number_ = 0;
    std::optional<FormatKind> format_;
    std::optional<Match> match_;
    std::vector<std::string> untold_; // events of the last move, the next one last
    std::optional<std::string> to_move_;
    int statements_ = 0;
    int checked_ = 0;
};

class Figures : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Figures, PlayAsTheyAreWritten) {
    std::ifstream file(GetParam());
    Figure figure;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        const testing::ScopedTrace trace(GetParam().filename().c_str(), ++number, line);
        figure.read(line);
    }
    figure.finish();
    EXPECT_EQ(std::stoi(GetParam().stem().string().substr(7)), figure.number());
}

std::vector<std::filesystem::path> figure_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".txt") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

INSTANTIATE_TEST_SUITE_P(Rulebook, Figures, testing::ValuesIn(figure_files()),
                         [](const auto& file) {
                             std::string name = file.param.stem().string();
                             std::erase(name, '-');
                             return name;
                         });

TEST(FigureFiles, AreThereForAllTenFigures) { EXPECT_EQ(figure_files().size(), 10U); }

/// How many failures a figure with these lines has.
std::size_t failures_of(const std::vector<std::string>& lines) {
    testing::TestPartResultArray results;
    {
        const testing::ScopedFakeTestPartResultReporter reporter(
            testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
        Figure figure;
        std::ranges::for_each(lines, [&](const std::string& line) { figure.read(line); });
        figure.finish();
    }
    return static_cast<std::size_t>(results.size());
}

const std::string first_position = "position obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -";

TEST(FigureReader, PassesWhatIsRight) {
    EXPECT_EQ(failures_of({"figure 1", "format single", first_position, "play c1c5",
                           "event moved R c1c5 blue", "to-move gold blue"}),
              0U);
}

TEST(FigureReader, NoticesWhatIsWrongOrMissing) {
    EXPECT_GT(failures_of({"figure 1", "format single", first_position}), 0U);
    EXPECT_GT(failures_of({"figure 1", "format single", first_position, "moves a1a2"}), 0U);
    EXPECT_GT(failures_of({"figure 1", "format single", first_position, "dance c1c5"}), 0U);
    EXPECT_GT(failures_of({"figure 1", "format single", first_position, "play c1c5"}), 0U);
    EXPECT_GT(failures_of({"figure 1", "format single", first_position, "play c1c5",
                           "event moved R c1c5 blue"}),
              0U);
    EXPECT_GT(failures_of({"figure 1", "format single", first_position, "play c1c5",
                           "event moved R c1c5 red", "to-move gold blue"}),
              0U);
    EXPECT_GT(failures_of({"figure 1", "format single", first_position, "play c1c5",
                           "event moved R c1c5 blue", "to-move gold red"}),
              0U);
    EXPECT_GT(failures_of({"format single", first_position, "play c1c5", "event moved R c1c5 blue",
                           "to-move gold blue"}),
              0U);
}

} // namespace
} // namespace kamisado::test
