#pragma once

#include "notify/courier.h"
#include "notify/curve.h"
#include "online/service_clock.h"
#include "online/whereabouts.h"
#include "online/worker.h"
#include "storage/notices.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::online {

/// The keys by which push services know this server: made once, and shared by all processes.
/// nullopt where this program was built without OpenSSL.
[[nodiscard]] std::optional<notify::KeyPair> vapid_keys(storage::Connection& database);

/// Tells people who are not here what they have missed. What is due stands in the database; a
/// process claims it, so that a process that is killed leaves it to others, and two do not tell it
/// twice. Whoever is connected is told by the page, and a process that sees it there puts the
/// notice off before anybody else tells it. Lives on the hub's thread.
class Notices {
  public:
    struct Parts {
        Worker* worker = nullptr;
        notify::Courier* courier = nullptr;
        Now now;
        /// Of a person, with regard to a game.
        std::function<Whereabouts(storage::PersonId, std::string_view)> whereabouts;
        std::string origin; ///< of links in letters: "https://play.example.org"
    };
    struct Settings {
        Millis delay = 20'000; ///< before whoever was not here is told
        bool has_mail = false;
    };
    struct Counters {
        std::uint64_t pushed = 0;
        std::uint64_t mailed = 0;
        std::uint64_t failed = 0;
        std::uint64_t gone = 0; ///< subscriptions that were removed
    };

    /// How long a process has for what it has claimed, until others may tell it.
    static constexpr Millis claim_lasts = 600'000;
    /// How long a notice waits for somebody who is connected.
    static constexpr Millis while_here = 60'000;
    static constexpr std::int64_t most_attempts = 4;

    Notices(Parts parts, const Settings& settings);
    ~Notices();
    Notices(const Notices&) = delete;
    Notices& operator=(const Notices&) = delete;
    Notices(Notices&&) = delete;
    Notices& operator=(Notices&&) = delete;

    /// To be called every few seconds.
    void tick();
    [[nodiscard]] Counters counters() const;

  private:
    class Impl;
    std::shared_ptr<Impl> impl_; ///< answers of the worker may come when this is gone
};

} // namespace kamisado::online
