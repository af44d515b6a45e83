#pragma once

#include "bot/loop.h"
#include "crash/crash_player.h"
#include "crash/crash_table.h"
#include "crash/ledger.h"
#include "game/setup.h"
#include "online/worker.h"
#include "storage/connection.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace kamisado::test {

/// How much of a crash a clock may pay for: so long a silence before a start is no outage (see
/// online/worker.h), and a little for the start itself.
inline constexpr game::Millis unknowable = online::Worker::longest_silence_before + 500;

/// From KAMISADO_SEED, or another one each time.
[[nodiscard]] std::uint64_t seed_of_the_day();
/// The server's clock, which is on the same machine.
[[nodiscard]] game::Millis now();

/// Many tables, of mixed formats and clocks, each player from an address of its own.
class Crowd {
  public:
    /// With several ports, hosts begin with the first and guests with the last, and everybody tries
    /// the others when a connection breaks. With `some_alone`, the tables with a long clock know
    /// the last port only.
    Crowd(std::size_t tables, const std::vector<std::uint16_t>& ports, std::uint64_t seed,
          bool some_alone = false);

    void begin();
    void run_for(std::chrono::milliseconds time) { loop_.run_for(time); }
    /// Until so many more decisions have been acknowledged; false when that takes too long.
    [[nodiscard]] bool goes_on(std::size_t decisions);
    /// False when that takes too long. It is asked now and then.
    [[nodiscard]] bool plays_until(const std::function<bool()>& is_so);
    /// Nobody decides any more, and nobody waits for an answer.
    [[nodiscard]] bool comes_to_rest();
    void leave();
    /// For certain: from the kill until the next start is asked for. On a busy machine somebody
    /// plays again long before the test knows of it, and pays for that rightly.
    void was_down(game::Millis from, game::Millis to) { downs_.push_back({from, to}); }

    /// What is wrong with what is stored, and with what the server tells.
    [[nodiscard]] Complaints compared_with(const storage::Place& place) const;
    [[nodiscard]] Complaints compared_with_server(std::uint16_t port) const;
    [[nodiscard]] Complaints unfair_times(const storage::Place& place) const;
    /// At the tables that know one port only, if that one was down.
    [[nodiscard]] Complaints unfair_times_alone(const storage::Place& place) const;

    [[nodiscard]] const Notes& notes() const { return notes_; }
    [[nodiscard]] std::string summary() const;

  private:
    bot::Loop loop_;
    Notes notes_;
    std::vector<std::unique_ptr<CrashTable>> tables_;
    std::vector<Down> downs_;
};

} // namespace kamisado::test
