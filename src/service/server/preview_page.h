#pragma once

#include "notation/record.h"
#include "online/previews.h"
#include "puzzles/puzzle.h"
#include "rules/language.h"
#include "rules/setup.h"

#include <string>
#include <string_view>

/// What whoever sends a link shows of it: a document with a title, a sentence and a picture, that
/// leads on to the page.
namespace kamisado::server {

struct PreviewWords {
    std::string title;
    std::string text;
    std::string picture; ///< what is on it, for those who do not see it
    std::string open;    ///< of the link that leads on
};

[[nodiscard]] PreviewWords words_of(const online::LinkPreview& preview, Language language);
[[nodiscard]] PreviewWords words_of(const Record& record, Language language);
/// `date`: of which it is the puzzle; empty: of none.
[[nodiscard]] PreviewWords words_of(const Puzzle& puzzle, std::string_view date, Language language);

/// The board that is pictured.
[[nodiscard]] Setup board_of(const online::LinkPreview& preview);
[[nodiscard]] Setup board_of(const Record& record);
/// When the question is put.
[[nodiscard]] Setup board_of(const Puzzle& puzzle);

struct PreviewPlace {
    std::string address; ///< of the document, whole
    std::string picture; ///< likewise
    std::string page;    ///< where it leads: "../#/online/join/x7k2"
};
[[nodiscard]] std::string preview_document(const PreviewWords& words, const PreviewPlace& place,
                                           Language language);

/// For a link that tells nothing, or not now: leads on to the page, which says why.
[[nodiscard]] std::string bare_document(std::string_view page);

/// So that a text is only ever text in a document.
[[nodiscard]] std::string escaped_html(std::string_view text);

} // namespace kamisado::server
