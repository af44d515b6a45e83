#include "require.h"
#include "tournament/standings.h"
#include "tournament/tournament_text.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace kamisado;

/// A tournament is refused with a place and a sentence, or what is written of it reads back to the
/// same; it can then be paired or says why not.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto tournament = tournament::read_tournament(fuzz::text_of(data, size));
    if (!tournament) {
        fuzz::require(!tournament.error().sentence.empty() && tournament.error().line > 0);
        return 0;
    }
    const std::string text = write_tournament(*tournament);
    const auto again = tournament::read_tournament(text);
    fuzz::require(again.has_value());
    fuzz::require(again->state() == tournament->state());
    fuzz::require(standings(*again).size() == again->players().size());
    if (const auto paired = tournament->pair_next_round(); !paired) {
        fuzz::require(!paired.error().sentence.empty());
        return 0;
    }
    fuzz::require(tournament::Tournament::from(tournament->state()).has_value());
    return 0;
}
