#pragma once

#include "bot/caller.h"
#include "bot/live_socket.h"
#include "bot/loop.h"
#include "bot/request.h"
#include "wire/message.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

/// Players for tests: they wait for each answer, so that a test reads from top to bottom.
namespace kamisado::test {

/// For what must come, on a machine that may be very busy.
inline constexpr std::chrono::milliseconds patient = std::chrono::minutes(5);

/// A browser whose page came from the server itself: port of localhost, cookie, origin.
[[nodiscard]] bot::Caller browser_at(std::uint16_t port, std::string key = {});

/// Asks and waits.
[[nodiscard]] bot::Answer ask(const bot::Caller& caller, const bot::Request& request);
/// The same below /api/1, as a browser does it: the caller keeps the key that it is given.
bot::Answer ask_api(bot::Caller& caller, const std::string& method, std::string_view path,
                    const std::string& body = {});

/// A WebSocket on which messages are waited for. What goes wrong throws std::runtime_error.
class LiveClient {
  public:
    /// Returns once Welcome has come.
    [[nodiscard]] static LiveClient connect(const bot::Caller& caller);
    [[nodiscard]] static LiveClient connect(std::uint16_t port, const std::string& key = {}) {
        return connect(browser_at(port, key));
    }
    /// Returns once the handshake was refused: its status. Throws when it was not.
    [[nodiscard]] static int refused_status(const bot::Caller& caller);

    LiveClient(LiveClient&&) noexcept;
    LiveClient& operator=(LiveClient&&) noexcept;
    LiveClient(const LiveClient&) = delete;
    LiveClient& operator=(const LiveClient&) = delete;
    ~LiveClient();

    [[nodiscard]] const wire::Welcome& welcome() const { return welcome_; }

    /// The id that the answer will name.
    std::int64_t send(wire::Wish wish);
    /// Anything, as no browser would say it.
    void send_text(std::string text);
    /// Sends and waits for Done; throws when it is refused.
    void fulfil(const wire::Wish& wish);
    /// Sends and waits for Refused; throws when it is done.
    [[nodiscard]] wire::Refusal refusal_of(const wire::Wish& wish);

    /// The next message, whatever it is; a Beat is answered and not told.
    [[nodiscard]] wire::ServerMessage next(std::chrono::milliseconds patience = patient);
    /// The next message of this kind. Others before it are left out, but a refusal throws.
    template <typename Message>
    [[nodiscard]] Message expect(std::chrono::milliseconds patience = patient) {
        const auto deadline = bot::Loop::Clock::now() + patience;
        for (;;) {
            wire::ServerMessage message = next(left_until(deadline));
            if (auto* const wanted = std::get_if<Message>(&message)) {
                return std::move(*wanted);
            }
            throw_if_refused(message);
        }
    }
    /// Beats are answered that late from now on.
    void answer_beats_after(std::chrono::milliseconds delay) { beat_delay_ = delay; }
    /// The next Beat, which is not answered.
    [[nodiscard]] wire::Beat beat(std::chrono::milliseconds patience = patient);

    /// Nothing but beats comes for so long.
    [[nodiscard]] bool is_silent_for(std::chrono::milliseconds time);
    /// Whether the server ends the connection within the time.
    [[nodiscard]] bool is_closed_within(std::chrono::milliseconds time);
    void close();

  private:
    class Inside;
    explicit LiveClient(std::unique_ptr<Inside> inside);
    [[nodiscard]] static std::chrono::milliseconds left_until(bot::Loop::Clock::time_point when);
    static void throw_if_refused(const wire::ServerMessage& message);

    std::unique_ptr<Inside> inside_;
    wire::Welcome welcome_;
    std::chrono::milliseconds beat_delay_{0};
};

} // namespace kamisado::test
