#pragma once

#include "notation/spelling.h"
#include "rules/language.h"
#include "terminal/texts.h"
#include "words/phrasebook.h"

#include <memory>
#include <string>
#include <string_view>

namespace kamisado::terminal {

/// In which language and with which letters everything is said.
class Speech {
  public:
    /// Without Unicode all is said in ASCII: "grün" becomes "gruen".
    explicit Speech(Language language, bool unicode = true);
    /// The same in the words of that edition, of a board that lies turned by a quarter or not.
    [[nodiscard]] Speech with(Edition edition) const;
    [[nodiscard]] Speech turned(bool turned) const;

    [[nodiscard]] const Texts& texts() const { return *texts_; }
    // NOLINTNEXTLINE(google-explicit-constructor): it is one, with the texts of this game
    operator const Phrasebook&() const { return book_; }
    [[nodiscard]] Language language() const { return book_.language; }
    [[nodiscard]] bool has_unicode() const { return book_.unicode; }
    /// How moves are written: in the rulebook's symbols where they can be shown.
    [[nodiscard]] Style moves() const {
        return {.spelling = book_.unicode ? Spelling::Symbols : Spelling::Ascii,
                .language = book_.language,
                .turned = book_.turned};
    }
    /// A text that did not come from texts(), so that it can be shown.
    [[nodiscard]] std::string shown(std::string_view text) const { return book_.shown(text); }

  private:
    struct PlainTexts;

    Phrasebook book_;
    std::shared_ptr<const Texts> texts_;
};

} // namespace kamisado::terminal
