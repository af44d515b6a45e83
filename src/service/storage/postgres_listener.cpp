#include "storage/postgres_listener.h"

#include "storage/postgres_connection.h"

#include <poll.h>

#include <utility>

namespace kamisado::storage {

namespace {

constexpr std::chrono::seconds longest_silence{3};
constexpr std::chrono::seconds longest_answer{8};

struct Free {
    void operator()(PGnotify* notice) const { PQfreemem(notice); }
};

} // namespace

PostgresListener::PostgresListener(std::string address) : session_(std::move(address)) {
    session_.set_timeout(longest_answer);
    subscribe();
}

void PostgresListener::subscribe() { session_.command("LISTEN " + std::string(postgres_channel)); }

std::vector<std::string> PostgresListener::take() {
    if (PQconsumeInput(session_.handle()) == 0 || session_.is_lost()) {
        throw DatabaseError(DatabaseFault::Gone, PQerrorMessage(session_.handle()));
    }
    std::vector<std::string> texts;
    while (const auto notice = std::unique_ptr<PGnotify, Free>(PQnotifies(session_.handle()))) {
        texts.emplace_back(notice->extra);
    }
    return texts;
}

std::vector<std::string> PostgresListener::wait(int milliseconds) {
    std::vector<std::string> texts = take();
    if (!texts.empty()) {
        return texts;
    }
    pollfd watched{.fd = PQsocket(session_.handle()), .events = POLLIN, .revents = 0};
    if (poll(&watched, 1, milliseconds) > 0) {
        texts = take();
        heard_at_ = std::chrono::steady_clock::now();
    }
    look_into_silence();
    return texts;
}

void PostgresListener::look_into_silence() {
    if (std::chrono::steady_clock::now() - heard_at_ > longest_silence) {
        session_.command("SELECT 1");
        heard_at_ = std::chrono::steady_clock::now();
    }
}

void PostgresListener::reconnect() {
    session_.connect();
    subscribe();
}

} // namespace kamisado::storage
