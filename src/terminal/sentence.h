#pragma once

#include "rules/colour.h"
#include "rules/player.h"
#include "rules/rule.h"
#include "rules/square.h"
#include "terminal/speech.h"

#include <fmt/args.h>

#include <optional>
#include <string>
#include <string_view>

namespace kamisado::terminal {

/// Fills in the {names} of a text. More may be given than the text uses, so that each language
/// takes the forms it needs.
class Sentence {
  public:
    explicit Sentence(const Speech& speech) : speech_(&speech) {}

    /// {player} and {of_player}, under that name.
    Sentence& player(std::string_view name, Player player);
    /// {tower}, {tower_adjective}, {tower_declined} and {tower_article}, under that name.
    Sentence& colour(std::string_view name, Colour colour);
    Sentence& square(std::string_view name, Square square);
    Sentence& text(std::string_view name, std::string_view value);
    Sentence& number(std::string_view name, long long value);
    /// {rank} and {rank_after_article}.
    Sentence& rank(int rings);
    /// {points}: "3 points".
    Sentence& points(int count);
    /// {in_moves}: " in 3 moves", or nothing.
    Sentence& in_moves(std::optional<int> count);
    /// {rule}, by its name in the language's own book.
    Sentence& rule(Rule rule);

    [[nodiscard]] std::string in(Text pattern) const;

  private:
    const Speech* speech_;
    fmt::dynamic_format_arg_store<fmt::format_context> values_;
};

/// "1 point", "3 points"
[[nodiscard]] std::string counted_points(const Speech& speech, int count);

} // namespace kamisado::terminal
