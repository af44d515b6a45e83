#include "arena/wording.h"

#include "notation/describe.h"

#include <fmt/format.h>

#include <cmath>
#include <string_view>

namespace kamisado::arena_words {

namespace {

/// A program without the folders that it is in.
std::string short_name(const EntrantSettings& entrant) {
    const std::string_view name = entrant.name;
    const std::size_t slash = name.substr(0, name.find(' ')).rfind('/');
    return printable(slash == std::string_view::npos ? name : name.substr(slash + 1));
}

std::string counted_forfeits(ForfeitKind kind, int count) {
    const bool one = count == 1;
    const auto word = [&]() -> std::string_view {
        switch (kind) {
        case ForfeitKind::Crash: return one ? "crash" : "crashes";
        case ForfeitKind::IllegalMove: return one ? "illegal move" : "illegal moves";
        case ForfeitKind::Rubbish: return one ? "answer that is none" : "answers that are none";
        case ForfeitKind::TimeOut: break;
        }
        return one ? "timeout" : "timeouts";
    };
    return fmt::format("{} {}", count, word());
}

} // namespace

std::string name_of(const ArenaSettings& settings, Side side) {
    std::string name = short_name(settings.entrants[side]);
    if (name != short_name(settings.entrants[other(side)])) {
        return name;
    }
    return name + (side == Side::First ? " (first)" : " (second)");
}

std::string elo(double elo) {
    if (std::isinf(elo)) {
        return elo < 0 ? "-∞" : "+∞";
    }
    const double rounded = std::round(elo);
    return fmt::format("{:+.0f}", rounded == 0 ? 0.0 : rounded);
}

std::string elo_with_bars(const Pairs& pairs) {
    if (pairs.total() == 0) {
        return "not known yet";
    }
    const EloEstimate estimate = estimate_elo(pairs);
    const double reach = (estimate.interval.high - estimate.interval.low) / 2;
    return fmt::format("{} ± {}", elo(estimate.elo),
                       std::isfinite(reach) ? fmt::format("{:.0f}", reach) : "∞");
}

std::string llr(const Sprt& sprt, const Pairs& pairs) {
    return fmt::format("LLR {:.2f} ({:.2f} to {:.2f})", log_likelihood_ratio(sprt, pairs),
                       sprt.lower_bound(), sprt.upper_bound());
}

std::string forfeits(const Score& score, Side side) {
    std::string text;
    for (const ForfeitKind kind : all_forfeits) {
        const int count = score.forfeits[side][static_cast<std::size_t>(kind)];
        if (count > 0) {
            text += (text.empty() ? "" : ", ") + counted_forfeits(kind, count);
        }
    }
    return text.empty() ? "none" : text;
}

} // namespace kamisado::arena_words
