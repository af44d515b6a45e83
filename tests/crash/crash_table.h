#pragma once

#include "bot/api.h"
#include "bot/caller.h"
#include "bot/loop.h"
#include "crash/crash_player.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::test {

/// Two players who play one game after the other: by invitation, then a rematch, and so on.
class CrashTable {
  public:
    struct Ways {
        std::vector<bot::Caller> host;
        std::vector<bot::Caller> guest;
    };
    CrashTable(bot::Loop& loop, Notes& notes, const bot::NewInvitation& terms, const Ways& ways,
               std::uint64_t seed);

    void begin();
    void rest();
    [[nodiscard]] bool is_waiting() const { return host_.is_waiting() || guest_.is_waiting(); }
    /// Every game that was begun here, with the key of somebody who sat at it.
    [[nodiscard]] const std::vector<std::string>& games() const { return games_; }
    [[nodiscard]] const bot::Caller& host_caller() const { return host_.ways().front(); }
    [[nodiscard]] bool knows_one_port() const { return host_.ways().size() == 1; }
    void leave();

  private:
    void play(const std::string& game);
    void one_is_over(const std::optional<std::string>& next);

    CrashPlayer host_;
    CrashPlayer guest_;
    bot::NewInvitation terms_;
    std::vector<std::string> games_;
    int still_there_ = 0;
    std::optional<std::string> next_;
};

} // namespace kamisado::test
