#include "live/live_client.h"

#include <thread>

namespace kamisado::test {

using std::chrono::milliseconds;

bot::Caller browser_at(std::uint16_t port, std::string key) {
    bot::Caller caller;
    caller.host = "localhost";
    caller.port = port;
    caller.key = std::move(key);
    caller.origin = "http://localhost:" + std::to_string(port);
    return caller;
}

bot::Answer ask(const bot::Caller& caller, const bot::Request& request) {
    bot::Loop loop;
    std::optional<bot::Answer> answer;
    bot::ask(loop, caller, request, [&](bot::Answer got) { answer = std::move(got); });
    loop.run_until([&] { return answer.has_value(); });
    return *answer;
}

bot::Answer ask_api(bot::Caller& caller, const std::string& method, std::string_view path,
                    const std::string& body) {
    bot::Answer answer = ask(
        caller,
        {.method = method, .target = std::string(bot::api_path) + std::string(path), .body = body});
    if (answer.new_key) {
        caller.key = *answer.new_key;
    }
    return answer;
}

/// What has come and was not yet asked for.
class LiveClient::Inside {
  public:
    explicit Inside(const bot::Caller& caller)
        : socket_(loop_, caller,
                  {.opened = [] {},
                   .heard = [this](std::string_view text) { take(text); },
                   .ended = [this](const bot::LiveSocket::End& end) { end_ = end; }}) {}

    void send(std::string text) { socket_.send(std::move(text)); }
    void close() { socket_.close(); }
    [[nodiscard]] std::int64_t new_id() { return ++last_id_; }

    [[nodiscard]] bool wait(milliseconds patience) {
        return loop_.run_until([this] { return !inbox_.empty() || end_.has_value(); },
                               bot::Loop::Clock::now() + patience);
    }
    [[nodiscard]] std::optional<wire::ServerMessage> pop() {
        if (inbox_.empty()) {
            return std::nullopt;
        }
        wire::ServerMessage message = std::move(inbox_.front());
        inbox_.pop_front();
        return message;
    }
    [[nodiscard]] const std::optional<bot::LiveSocket::End>& end() const { return end_; }

  private:
    void take(std::string_view text) {
        auto message = wire::read_server_message(text);
        if (!message) {
            throw std::runtime_error("not a message of a server: " + std::string(text) + " (" +
                                     message.error().refusal.sentence + ')');
        }
        inbox_.push_back(std::move(*message));
    }

    bot::Loop loop_;
    std::deque<wire::ServerMessage> inbox_;
    std::optional<bot::LiveSocket::End> end_;
    std::int64_t last_id_ = 0;
    bot::LiveSocket socket_;
};

LiveClient::LiveClient(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
LiveClient::LiveClient(LiveClient&&) noexcept = default;
LiveClient& LiveClient::operator=(LiveClient&&) noexcept = default;
LiveClient::~LiveClient() = default;

LiveClient LiveClient::connect(const bot::Caller& caller) {
    LiveClient client(std::make_unique<Inside>(caller));
    client.welcome_ = client.expect<wire::Welcome>();
    return client;
}

int LiveClient::refused_status(const bot::Caller& caller) {
    Inside inside(caller);
    static_cast<void>(inside.wait(patient));
    if (!inside.end() || inside.end()->status == 0) {
        throw std::runtime_error("the handshake was not refused");
    }
    return inside.end()->status;
}

std::int64_t LiveClient::send(wire::Wish wish) {
    const std::int64_t id = inside_->new_id();
    inside_->send(wire::write_message(wire::ClientMessage{.id = id, .wish = std::move(wish)}));
    return id;
}

void LiveClient::send_text(std::string text) { inside_->send(std::move(text)); }

void LiveClient::fulfil(const wire::Wish& wish) {
    const std::int64_t id = send(wish);
    while (expect<wire::Done>().id != id) {
    }
}

wire::Refusal LiveClient::refusal_of(const wire::Wish& wish) {
    const std::int64_t id = send(wish);
    for (;;) {
        const wire::ServerMessage message = next();
        if (const auto* const refused = std::get_if<wire::Refused>(&message);
            refused != nullptr && refused->id == id) {
            return refused->refusal;
        }
        if (const auto* const done = std::get_if<wire::Done>(&message);
            done != nullptr && done->id == id) {
            throw std::runtime_error("was not refused");
        }
    }
}

wire::ServerMessage LiveClient::next(milliseconds patience) {
    const auto deadline = bot::Loop::Clock::now() + patience;
    for (;;) {
        if (!inside_->wait(left_until(deadline))) {
            throw std::runtime_error("nothing was heard in time");
        }
        auto message = inside_->pop();
        if (!message) {
            throw std::runtime_error("the connection has ended: " + inside_->end()->why);
        }
        const auto* const beat = std::get_if<wire::Beat>(&*message);
        if (beat == nullptr) {
            return std::move(*message);
        }
        std::this_thread::sleep_for(beat_delay_);
        static_cast<void>(send(wire::Echo{.beat = beat->beat}));
    }
}

wire::Beat LiveClient::beat(milliseconds patience) {
    const auto deadline = bot::Loop::Clock::now() + patience;
    while (inside_->wait(left_until(deadline))) {
        const auto message = inside_->pop();
        if (!message) {
            break;
        }
        if (const auto* const beat = std::get_if<wire::Beat>(&*message)) {
            return *beat;
        }
    }
    throw std::runtime_error("no beat was heard in time");
}

bool LiveClient::is_silent_for(milliseconds time) {
    try {
        static_cast<void>(next(time));
        return false;
    } catch (const std::runtime_error&) {
        return !inside_->end();
    }
}

bool LiveClient::is_closed_within(milliseconds time) {
    const auto deadline = bot::Loop::Clock::now() + time;
    while (inside_->wait(left_until(deadline))) {
        if (!inside_->pop()) {
            return true;
        }
    }
    return false;
}

void LiveClient::close() { inside_->close(); }

milliseconds LiveClient::left_until(bot::Loop::Clock::time_point when) {
    return std::max(milliseconds(0),
                    std::chrono::duration_cast<milliseconds>(when - bot::Loop::Clock::now()));
}

void LiveClient::throw_if_refused(const wire::ServerMessage& message) {
    if (const auto* const refused = std::get_if<wire::Refused>(&message)) {
        throw std::runtime_error("refused: " + refused->refusal.id + ": " +
                                 refused->refusal.sentence);
    }
}

} // namespace kamisado::test
