#pragma once

#include "rules/colour.h"
#include "rules/line_up.h"
#include "rules/match.h"
#include "rules/player.h"
#include "rules/rule.h"
#include "rules/tower.h"
#include "words/phrasebook.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado {

/// Fills in the {arguments} of a phrase. More may be given than it uses, so that each language
/// takes what it needs.
class Sentence {
  public:
    explicit Sentence(const Phrasebook& book) : book_(book) {}

    Sentence& text(std::string_view name, std::string_view value);
    Sentence& number(std::string_view name, std::int64_t value);
    Sentence& player(std::string_view name, Player player);
    Sentence& colour(std::string_view name, Colour colour);
    /// {tower} and {owner}
    Sentence& tower(Tower tower);
    /// {rank}: by its rings, a Sumo or more
    Sentence& rank(int rings);
    Sentence& side(FillFrom side);
    /// {rule}, by its name in the language's own book, and {cite}
    Sentence& rule(Rule rule);
    /// {cite}: any note in brackets
    Sentence& cite(std::string_view note);

    [[nodiscard]] std::string in(Phrase phrase) const;
    /// The same for a pattern that is not in the catalogue and can be shown as it is.
    [[nodiscard]] std::string filled_in(std::string_view pattern) const;

  private:
    friend class PatternReader;

    struct Value {
        std::string name;
        std::string text;
        std::string term{}; ///< what its forms stand under: "colour.green"
        std::optional<std::int64_t> number = std::nullopt;
    };

    Sentence& term(std::string_view name, std::string_view kind, std::string_view value);
    [[nodiscard]] const Value* find(std::string_view name) const;

    Phrasebook book_;
    std::vector<Value> values_;
};

/// "Black", "grün", "Series of 5"
[[nodiscard]] std::string title_of(const Phrasebook& book, Player player);
[[nodiscard]] std::string title_of(const Phrasebook& book, Colour colour);
[[nodiscard]] std::string title_of(const Phrasebook& book, Format format);

/// "a, b and c", by the phrase `list.and` or `list.or`.
[[nodiscard]] std::string listed(const Phrasebook& book, std::span<const std::string> words,
                                 Phrase pattern);

/// With a capital letter first: the beginning of a sentence.
[[nodiscard]] std::string capitalised(std::string_view text);

} // namespace kamisado
