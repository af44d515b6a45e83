#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace kamisado::notify {

/// How soon a phone that saves its battery should show it (RFC 8030, section 5.3).
enum class Urgency : std::uint8_t { Low, Normal, High };

/// A message to a browser.
struct PushOrder {
    std::string endpoint;
    std::string p256dh; ///< as the browser writes its keys
    std::string auth;
    std::string payload;
    std::string topic; ///< what is not delivered yet and has the same topic is replaced
    std::int64_t seconds_to_live = 0;
    Urgency urgency = Urgency::Normal;
    std::int64_t whom = 0; ///< the person who is told: people take turns
};

struct Letter {
    std::string to;
    std::string subject;
    std::string text;      ///< lines of UTF-8
    std::string stop_link; ///< where one POST stops the letters; empty in the first one
    std::int64_t whom = 0; ///< the person who is told
};

enum class Delivery : std::uint8_t {
    Done,
    Gone,   ///< there is no such browser or mailbox any more
    Failed, ///< another time, perhaps
};

/// Takes messages to people who are not here. Nobody waits for it.
class Courier {
  public:
    /// Called once, on the thread that the courier was told.
    using Delivered = std::function<void(Delivery)>;

    Courier() = default;
    virtual ~Courier() = default;
    Courier(const Courier&) = delete;
    Courier& operator=(const Courier&) = delete;
    Courier(Courier&&) = delete;
    Courier& operator=(Courier&&) = delete;

    virtual void push(PushOrder order, Delivered delivered) = 0;
    virtual void mail(Letter letter, Delivered delivered) = 0;
};

} // namespace kamisado::notify
