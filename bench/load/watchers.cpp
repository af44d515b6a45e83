#include "load/watchers.h"

#include <fmt/format.h>

#include <utility>

namespace kamisado::load {

namespace {

constexpr std::size_t at_the_door = 100; ///< whose handshakes are under way
constexpr std::size_t behind_players = 200'000;

bool is(std::string_view text, std::string_view type) {
    return text.starts_with(fmt::format(R"({{"type":"{}")", type));
}

} // namespace

Watchers::Watchers(bot::Loop& loop, const LoadGame& game, Figures& figures,
                   std::vector<std::uint16_t> ports)
    : loop_(&loop), game_(&game), figures_(&figures), ports_(std::move(ports)) {}

void Watchers::connect(std::size_t count) {
    sockets_.resize(count);
    for (std::size_t begun = 0; begun < count; ++begun) {
        open(begun);
        loop_->run_until([&] { return begun + 1 - joined_ - ended_ < at_the_door; });
    }
    loop_->run_until([&] { return joined_ + ended_ >= count; });
}

void Watchers::open(std::size_t number) {
    const bot::Caller caller = player_from(behind_players + number, ports_[number % ports_.size()]);
    sockets_[number] = std::make_unique<bot::LiveSocket>(
        *loop_, caller,
        bot::LiveSocket::Handlers{
            .opened = nullptr,
            .heard = [this, number](std::string_view text) { hear(number, text); },
            .ended =
                [this](const bot::LiveSocket::End&) {
                    ++ended_;
                    ++figures_->dropped;
                }});
    sockets_[number]->send(
        fmt::format(R"({{"type":"join","game":"{}","since":0}})", game_->watch()));
}

void Watchers::hear(std::size_t number, std::string_view text) {
    if (is(text, "entries")) {
        figures_->to_watchers.add(std::chrono::duration_cast<Latencies::Time>(
            std::chrono::steady_clock::now() - game_->sent_at()));
    } else if (is(text, "game")) {
        ++joined_;
        ++figures_->watching;
    } else if (is(text, "beat")) {
        const auto from = text.find("\"beat\":");
        const auto at = from + 7;
        sockets_[number]->send(
            fmt::format(R"({{"type":"echo","beat":{}}})",
                        text.substr(at, text.find_first_not_of("0123456789", at) - at)));
    }
}

} // namespace kamisado::load
