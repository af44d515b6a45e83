#include "server/preview_page.h"

#include "notation/position_text.h"
#include "notation/spelling.h"
#include "picture/board_picture.h"
#include "puzzles/study.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <utility>
#include <variant>

namespace kamisado::server {

namespace {

template <typename... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};

constexpr game::Millis a_second = 1'000;
constexpr game::Millis minute = 60 * a_second;
constexpr game::Millis hour = 60 * minute;
constexpr game::Millis day = 24 * hour;

std::string name_of(const online::Who& who, const Phrasebook& book) {
    if (who.level) {
        return Sentence(book).number("level", *who.level).in("preview.computer");
    }
    return who.name.empty() ? Sentence(book).in("preview.somebody") : who.name;
}

std::string clock_of(const game::ClockSetup& clock, const Phrasebook& book) {
    return std::visit(
        Overloaded{[&](const game::NoClock&) { return Sentence(book).in("preview.clock.none"); },
                   [](const game::MinutesClock& own) {
                       const bool is_whole = own.initial % minute == 0;
                       const double minutes =
                           static_cast<double>(own.initial) / static_cast<double>(minute);
                       return fmt::format("{:.{}f}+{}", minutes, is_whole ? 0 : 1,
                                          own.increment / a_second);
                   },
                   [&](const game::DaysClock& own) {
                       return own.per_move < day ? Sentence(book)
                                                       .number("count", own.per_move / hour)
                                                       .in("preview.clock.hours")
                                                 : Sentence(book)
                                                       .number("count", own.per_move / day)
                                                       .in("preview.clock.days");
                   }},
        clock);
}

std::string kind_of(storage::TournamentKind kind, const Phrasebook& book) {
    switch (kind) {
    case storage::TournamentKind::Swiss: return Sentence(book).in("preview.kind.swiss");
    case storage::TournamentKind::RoundRobin: return Sentence(book).in("preview.kind.round-robin");
    case storage::TournamentKind::KnockOut: return Sentence(book).in("preview.kind.knock-out");
    case storage::TournamentKind::Arena: break;
    }
    return Sentence(book).in("preview.kind.arena");
}

struct Played {
    PerPlayer<std::string> names;
    Format format;
    PerPlayer<int> points;
    bool is_over = false;
};

PreviewWords words_of(const Played& played, const Phrasebook& book) {
    Sentence sentence(book);
    sentence.text("black", played.names[Player::Black])
        .text("gold", played.names[Player::Gold])
        .text("format", title_of(book, played.format))
        .text("score",
              fmt::format("{}–{}", played.points[Player::Black], played.points[Player::Gold]));
    return {.title = sentence.in("preview.versus"),
            .text = played.is_over ? sentence.in("preview.game.over")
                                   : sentence.in("preview.game.running"),
            .picture = sentence.in("preview.picture"),
            .open = sentence.in("preview.open")};
}

constexpr PerLanguage<std::string_view> locales{
    .english = "en_GB", .german = "de_DE", .french = "fr_FR"};

} // namespace

std::string escaped_html(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        switch (letter) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default: out += letter;
        }
    }
    return out;
}

PreviewWords words_of(const online::LinkPreview& preview, Language language) {
    const Phrasebook book{.language = language, .edition = edition_of(language)};
    const auto first = [&](std::string title, std::string text) {
        return PreviewWords{.title = std::move(title),
                            .text = std::move(text),
                            .picture = Sentence(book).in("preview.picture.first"),
                            .open = Sentence(book).in("preview.open")};
    };
    return std::visit(Overloaded{[&](const online::InvitationPreview& own) {
                                     Sentence sentence(book);
                                     sentence.text("name", capitalised(name_of(own.host, book)))
                                         .text("format", title_of(book, own.format))
                                         .text("clock", clock_of(own.clock, book));
                                     return first(sentence.in("preview.invitation"),
                                                  own.rated
                                                      ? sentence.in("preview.invitation.rated")
                                                      : sentence.in("preview.invitation.text"));
                                 },
                                 [&](const online::GamePreview& own) {
                                     Played played{.names = {},
                                                   .format = own.format,
                                                   .points = own.points,
                                                   .is_over = own.is_over};
                                     for (const Player player : all_players) {
                                         played.names[player] = name_of(own.people[player], book);
                                     }
                                     return words_of(played, book);
                                 },
                                 [&](const online::TournamentPreview& own) {
                                     Sentence sentence(book);
                                     sentence.text("name", own.name)
                                         .text("kind", kind_of(own.kind, book))
                                         .text("format", title_of(book, own.format))
                                         .text("clock", clock_of(own.clock, book));
                                     return first(sentence.in("preview.tournament"),
                                                  sentence.in("preview.tournament.text"));
                                 }},
                      preview);
}

PreviewWords words_of(const Record& record, Language language) {
    const Phrasebook book{.language = language, .edition = edition_of(language)};
    Played played{.names = {},
                  .format = record.match.format(),
                  .points = record.match.state().score,
                  .is_over = true};
    for (const Player player : all_players) {
        const auto told = record.tag(player == Player::Black ? "Black" : "Gold");
        played.names[player] = told && !told->empty() ? std::string(*told) : title_of(book, player);
    }
    return words_of(played, book);
}

PreviewWords words_of(const Puzzle& puzzle, std::string_view date, Language language) {
    const Phrasebook book{.language = language, .edition = edition_of(language)};
    const Match match = match_at_question(puzzle);
    const MatchState& asked = match.state();
    Sentence sentence(book);
    sentence.text("player", title_of(book, *decider(asked)))
        .text("date", std::string(date))
        .number("grade", puzzle.grade)
        .number("most", hardest_grade);
    return {.title =
                date.empty() ? sentence.in("preview.puzzle") : sentence.in("preview.puzzle.day"),
            .text = asked.phase == Phase::Filling ? sentence.in("preview.puzzle.fill")
                                                  : sentence.in("preview.puzzle.move"),
            .picture = sentence.in("preview.picture.puzzle"),
            .open = sentence.in("preview.open")};
}

Setup board_of(const online::LinkPreview& preview) {
    const auto* const game = std::get_if<online::GamePreview>(&preview);
    const auto read = game != nullptr ? read_setup(game->position) : std::unexpected(Error{});
    return read ? read->setup : Position::first().to_setup();
}

Setup board_of(const Record& record) { return record.match.position().to_setup(); }

Setup board_of(const Puzzle& puzzle) { return match_at_question(puzzle).position().to_setup(); }

std::string preview_document(const PreviewWords& words, const PreviewPlace& place,
                             Language language) {
    const std::string title = escaped_html(words.title);
    const std::string text = escaped_html(words.text);
    const std::string shown = escaped_html(words.picture);
    const std::string picture = escaped_html(place.picture);
    const std::string page = escaped_html(place.page);
    return fmt::format(
        R"(<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>{title}</title>
<meta name="description" content="{text}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Kamisado">
<meta property="og:locale" content="{locale}">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{text}">
<meta property="og:url" content="{address}">
<meta property="og:image" content="{picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="{width}">
<meta property="og:image:height" content="{height}">
<meta property="og:image:alt" content="{shown}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="{title}">
<meta name="twitter:description" content="{text}">
<meta name="twitter:image" content="{picture}">
<meta name="twitter:image:alt" content="{shown}">
<meta http-equiv="refresh" content="0; url={page}">
</head>
<body>
<h1>{title}</h1>
<p>{text}</p>
<p><a href="{page}">{open}</a></p>
</body>
</html>
)",
        fmt::arg("lang", code_of(language)), fmt::arg("locale", locales[language]),
        fmt::arg("title", title), fmt::arg("text", text),
        fmt::arg("address", escaped_html(place.address)), fmt::arg("picture", picture),
        fmt::arg("shown", shown), fmt::arg("page", page),
        fmt::arg("open", escaped_html(words.open)), fmt::arg("width", picture::card_width),
        fmt::arg("height", picture::card_height));
}

std::string bare_document(std::string_view page) {
    return fmt::format(R"(<!doctype html>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Kamisado</title>
<meta http-equiv="refresh" content="0; url={page}">
<p><a href="{page}">Kamisado</a></p>
)",
                       fmt::arg("page", escaped_html(page)));
}

} // namespace kamisado::server
