#include "storage/postgres_session.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <utility>

namespace kamisado::storage {

namespace {

/// The kinds of errors by their SQLSTATE: the first two letters are the class.
DatabaseFault fault_of(std::string_view state) {
    if (state == "40001" || state == "40P01" || state == "23505" || state == "55P03") {
        return DatabaseFault::Conflict; // serialization, deadlock, the same key, a lock
    }
    if (state == "53100") {
        return DatabaseFault::Full;
    }
    if (state == "58030") {
        return DatabaseFault::Unwritable; // an I/O error
    }
    if (state == "25006") {
        return DatabaseFault::Gone; // a server that only reads: another one may be the primary now
    }
    if (state.starts_with("23")) {
        return DatabaseFault::Conflict;
    }
    if (state.starts_with("08") || state.starts_with("57P")) {
        return DatabaseFault::Gone; // the server shuts down, or has been told to end us
    }
    return state.starts_with("XX") ? DatabaseFault::Corrupt : DatabaseFault::Other;
}

std::string without_line_end(std::string text) {
    while (text.ends_with('\n')) {
        text.pop_back();
    }
    return text;
}

void ignore_notice(void* /*nobody*/, const PGresult* /*says nothing that matters*/) {}

} // namespace

PostgresSession::PostgresSession(std::string address) : address_(std::move(address)) { connect(); }

void PostgresSession::connect() {
    // What stands before the address can be said otherwise in it. A server that has vanished is
    // noticed within seconds, and of several hosts the one that can be written to is meant.
    constexpr std::array names{"connect_timeout",           "keepalives_idle",
                               "keepalives_interval",       "keepalives_count",
                               "tcp_user_timeout",          "target_session_attrs",
                               "fallback_application_name", "dbname",
                               "client_encoding",           static_cast<const char*>(nullptr)};
    const std::array values{"5",        "5",
                            "2",        "3",
                            "10000",    "read-write",
                            "kamisado", address_.c_str(),
                            "UTF8",     static_cast<const char*>(nullptr)};
    session_.reset();
    session_.reset(PQconnectdbParams(names.data(), values.data(), 1));
    if (is_lost()) {
        throw DatabaseError(DatabaseFault::Gone, without_line_end(PQerrorMessage(handle())));
    }
    PQsetNoticeReceiver(handle(), ignore_notice, nullptr);
    // An acknowledged move is on disk, and with a synchronous standby on its disk too, whatever the
    // server's settings say; stronger ones stay.
    command("SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') IN ('off', 'local')");
    // A transaction whose client has vanished lets go of what it has locked.
    command("SELECT set_config('idle_in_transaction_session_timeout', '15s', false)");
}

void PostgresSession::check(const PostgresResult& result, std::string_view doing) const {
    const ExecStatusType status = PQresultStatus(result.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
        return;
    }
    const char* const state =
        result == nullptr ? nullptr : PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
    const char* const words =
        result == nullptr ? PQerrorMessage(handle()) : PQresultErrorMessage(result.get());
    // What has no state comes from our own side: the server could not be asked.
    const bool is_gone = state == nullptr || is_lost();
    const DatabaseFault fault = is_gone ? DatabaseFault::Gone : fault_of(state);
    throw DatabaseError(fault, std::string(doing) + ": " + without_line_end(words));
}

PostgresResult PostgresSession::answer_to(const std::string& script) {
    PostgresResult result = answer(PQsendQuery(handle(), script.c_str()));
    check(result, script);
    return result;
}

/// The last of its results, as PQexec has it: the one that failed, if one did.
PostgresResult PostgresSession::answer(int is_sent) {
    PostgresResult last;
    if (is_sent == 0) {
        return last;
    }
    while (true) {
        wait_for_result();
        PostgresResult next(PQgetResult(handle()));
        if (next == nullptr) {
            return last;
        }
        last = std::move(next);
    }
}

void PostgresSession::wait_for_result() {
    using Steady = std::chrono::steady_clock;
    const auto until = Steady::now() + timeout_;
    while (timeout_.count() > 0 && !is_lost() && PQisBusy(handle()) != 0) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Steady::now());
        pollfd watched{.fd = PQsocket(handle()), .events = POLLIN, .revents = 0};
        const int ready = poll(&watched, 1, std::max<int>(0, static_cast<int>(left.count())));
        if (ready == 0) {
            session_.reset();
            throw DatabaseError(DatabaseFault::Gone, "PostgreSQL does not answer");
        }
        if (ready > 0 && PQconsumeInput(handle()) == 0) {
            return; // PQgetResult says what is wrong
        }
    }
}

} // namespace kamisado::storage
