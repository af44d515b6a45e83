#include "notation/error_text.h"
#include "words/sentence.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace kamisado::test {
namespace {

constexpr std::array editions{Edition::Burley, Edition::Huch};

/// Everything that any phrase asks for.
Sentence full_sentence(const Phrasebook& book, std::int64_t number) {
    Sentence sentence(book);
    for (const std::string_view name : {"player", "other", "owner", "due"}) {
        sentence.player(name, Player::Gold);
    }
    for (const std::string_view name : {"tower", "onto", "standing"}) {
        sentence.colour(name, Colour::Green);
    }
    for (const std::string_view name :
         {"count",  "number", "of",    "reach",  "available", "own",  "others",
          "rounds", "level",  "ply",   "duePly", "column",    "row",  "least",
          "most",   "round",  "black", "gold",   "grade",     "board"}) {
        sentence.number(name, number);
    }
    for (const std::string_view name :
         {"from",  "to",    "square",   "named",        "found",  "expected", "reason",
          "line",  "list",  "last",     "file",         "format", "first",    "second",
          "moves", "move",  "chance",   "score",        "id",     "theme",    "aim",
          "date",  "mover", "target",   "push",         "what",   "save",     "name",
          "kind",  "clock", "mistakes", "inaccuracies", "host",   "address",  "tournament"}) {
        sentence.text(name, "x");
    }
    return sentence.rank(2).side(FillFrom::Left).rule(Rule::M6);
}

TEST(Catalogue, EveryPhraseCanBeSaidInEveryLanguage) {
    for (const catalogue::Entry& entry : catalogue::entries) {
        const auto phrase = Phrase::named(entry.name);
        ASSERT_TRUE(phrase) << entry.name;
        for (const Language language : all_languages) {
            for (const Edition edition : editions) {
                for (const std::int64_t number : {0, 1, 5}) {
                    const Phrasebook book{.language = language, .edition = edition};
                    const std::string text = full_sentence(book, number).in(*phrase);
                    EXPECT_EQ(text.find_first_of("{}#"), std::string::npos) << text;
                }
            }
        }
    }
}

TEST(Catalogue, EditionsCallThingsByTheirOwnNames) {
    const auto ring = [](Language language, Edition edition) {
        const Phrasebook book{.language = language, .edition = edition};
        return Sentence(book)
            .player("player", Player::Gold)
            .colour("tower", Colour::Green)
            .rank(1)
            .number("count", 1)
            .in("event.ring");
    };
    EXPECT_EQ(ring(Language::English, Edition::Burley),
              "Gold’s green tower gets a Sumo ring and is now a Sumo: 1 point.");
    EXPECT_EQ(ring(Language::English, Edition::Huch),
              "White’s green tower gets a dragon’s tooth and is now a Sumo: 1 point.");
    EXPECT_EQ(ring(Language::German, Edition::Huch),
              "Der grüne Turm von Weiß bekommt einen Drachenzahn und ist nun ein Sumo: 1 Punkt.");
    EXPECT_EQ(ring(Language::French, Edition::Burley),
              "La tour verte de Doré reçoit un anneau Sumo et devient un Sumo : 1 point.");
}

TEST(Catalogue, CountsAsEachLanguageDoes) {
    const auto points = [](Language language, int count) {
        return Sentence({.language = language}).number("count", count).in("points");
    };
    EXPECT_EQ(points(Language::English, 0), "0 points");
    EXPECT_EQ(points(Language::English, 1), "1 point");
    EXPECT_EQ(points(Language::German, 2), "2 Punkte");
    EXPECT_EQ(points(Language::French, 0), "0 point");
    EXPECT_EQ(points(Language::French, 2), "2 points");
}

TEST(Catalogue, CasesAndGendersFollowTheSentence) {
    const auto danger = [](Language language, int rings) {
        return Sentence({.language = language})
            .player("player", Player::Black)
            .colour("tower", Colour::Purple)
            .rank(rings)
            .in("event.danger");
    };
    EXPECT_EQ(danger(Language::German, 3),
              "Nach diesem Zug kann Schwarz mit dem lilafarbenen Dreifachen Sumo sofort gewinnen.");
    EXPECT_EQ(danger(Language::French, 0),
              "Après ce coup, Noir peut gagner aussitôt avec la tour violette.");
    EXPECT_EQ(danger(Language::French, 1),
              "Après ce coup, Noir peut gagner aussitôt avec le Sumo violet.");
}

TEST(Catalogue, IsPlainWithoutUnicode) {
    for (const catalogue::Entry& entry : catalogue::entries) {
        for (const Language language : all_languages) {
            const Phrasebook book{.language = language, .edition = Edition::Huch, .unicode = false};
            const std::string text = full_sentence(book, 2).in(*Phrase::named(entry.name));
            EXPECT_TRUE(std::ranges::all_of(text, [](char c) { return c > 0; })) << text;
        }
    }
}

TEST(ErrorText, HasWordsForEveryError) {
    const Tower tower{Player::Gold, Colour::Green};
    for (int id = 0; id <= static_cast<int>(ErrorId::PuzzlesDecision); ++id) {
        const Error error{.id = static_cast<ErrorId>(id),
                          .found = "found",
                          .expected = OneOf{{"left", "right"}},
                          .rule = Rule::M2,
                          .player = Player::Gold,
                          .tower = tower,
                          .reach = 3,
                          .square = Square(0, 0),
                          .rank = 4,
                          .cause = {Error{.id = ErrorId::PositionTowerMissing, .tower = tower}}};
        for (const Language language : all_languages) {
            const std::string text = sentence(error, {.language = language});
            EXPECT_EQ(text.find('{'), std::string::npos) << text;
        }
    }
}

TEST(ErrorText, SaysWhatWasExpected) {
    const auto said = [](Expected expected, Language language) {
        const Error error{.id = ErrorId::RecordWord, .found = Gap::Nothing, .expected = expected};
        return sentence(error, {.language = language});
    };
    EXPECT_EQ(said(OneOf{{"left", "right"}}, Language::English),
              "nothing is not understood: expected left or right");
    EXPECT_EQ(said(NumberRange{1, 5}, Language::German),
              "nichts ist nicht zu verstehen; hier gehört 1 bis 5 hin");
    EXPECT_EQ(said(CanMove{Player::Gold, Colour::Green}, Language::French),
              "rien n’est pas compris ; il faut ici la tour verte de Doré peut jouer");
}

} // namespace
} // namespace kamisado::test
