#pragma once

#include "bot/live_socket.h"
#include "bot/loop.h"
#include "load/figures.h"
#include "load/load_game.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::load {

/// Many who watch one game, each from an address of its own: how long a move takes to reach them.
class Watchers {
  public:
    Watchers(bot::Loop& loop, const LoadGame& game, Figures& figures,
             std::vector<std::uint16_t> ports);

    /// Connects N and waits until all have joined.
    void connect(std::size_t count);

  private:
    void open(std::size_t number);
    void hear(std::size_t number, std::string_view text);

    bot::Loop* loop_;
    const LoadGame* game_;
    Figures* figures_;
    std::vector<std::uint16_t> ports_;
    std::vector<std::unique_ptr<bot::LiveSocket>> sockets_;
    std::size_t joined_ = 0;
    std::size_t ended_ = 0;
};

} // namespace kamisado::load
