#pragma once

#include "notation/spelling.h"
#include "rules/language.h"
#include "terminal/texts.h"

#include <memory>
#include <string>
#include <string_view>

namespace kamisado::terminal {

/// In which language and with which letters everything is said.
class Speech {
  public:
    /// Without Unicode all is said in ASCII: "grün" becomes "gruen".
    explicit Speech(Language language, bool unicode = true);

    [[nodiscard]] const Texts& texts() const { return *texts_; }
    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] bool has_unicode() const { return unicode_; }
    /// How moves are written: in the rulebook's symbols where they can be shown.
    [[nodiscard]] Style moves() const {
        return {.spelling = unicode_ ? Spelling::Symbols : Spelling::Ascii, .language = language_};
    }
    /// A text that did not come from texts(), so that it can be shown.
    [[nodiscard]] std::string shown(std::string_view text) const;

  private:
    struct PlainTexts;

    Language language_;
    bool unicode_;
    std::shared_ptr<const Texts> texts_;
};

/// ASCII for the letters that our languages use; others become `?`.
[[nodiscard]] std::string in_ascii(std::string_view utf8);

} // namespace kamisado::terminal
