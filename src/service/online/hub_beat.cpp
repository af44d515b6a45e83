// Beats, which show who is still there and how long messages are on their way.

#include "online/hub_impl.h"

namespace kamisado::online {

namespace {

constexpr Millis between_beats = 10'000;
constexpr Millis longest_quiet = 45'000;

/// Spreads those who came together: were thousands asked, and did they answer, in one moment,
/// everybody's moves would wait for it. Steps of a golden section fill every gap evenly.
Millis until_second_beat(std::int64_t visitor) {
    constexpr std::int64_t step = 6180;
    return (visitor * step) % between_beats;
}

} // namespace

void Hub::Impl::beat() {
    const Millis now = steady();
    Text text;
    for (auto& [client, visit] : visits_) {
        if (visit.heard_at + longest_quiet < now) {
            visit.heard_at = now; // it is told once
            visit.client->close({.reason = "too-slow", .retry_after = 0});
        } else if (visit.next_beat <= now) {
            if (!text) {
                const Beat beat{.beat = ++beats_, .now = parts_.now()};
                text = std::make_shared<const std::string>(write_message(ServerMessage(beat)));
            }
            visit.beat = beats_;
            visit.next_beat =
                now + (visit.beat_at > 0 ? between_beats : until_second_beat(++beaten_));
            visit.beat_at = now;
            send(*visit.client, text);
        }
    }
}

void Hub::Impl::wish(Visit& visit, const Asker& asker, const Echo& echo) {
    if (echo.beat == visit.beat && echo.beat > 0) {
        visit.lag.note(steady() - visit.beat_at);
        visit.beat = 0; // a second echo would be shorter than the way
        is_back(visit);
    }
    done(asker);
}

} // namespace kamisado::online
