#pragma once

#include "storage/connection.h"

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace kamisado::storage {

struct ClearResult {
    void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresResult = std::unique_ptr<PGresult, ClearResult>;

/// One session with a PostgreSQL server that can be written to, and what can go wrong with it. The
/// address may name several hosts: the one that is no standby is found.
class PostgresSession {
  public:
    explicit PostgresSession(std::string address);

    /// From now on a server that says nothing for so long counts as gone: a network that swallows
    /// packets closes no connection. Without it, whatever takes long may.
    void set_timeout(std::chrono::milliseconds timeout) { timeout_ = timeout; }

    /// Gives up the session and begins a new one. Throws Gone when that is impossible now.
    void connect();
    [[nodiscard]] PGconn* handle() const { return session_.get(); }
    [[nodiscard]] bool is_lost() const { return PQstatus(handle()) != CONNECTION_OK; }

    /// Throws what is wrong, if something is.
    void check(const PostgresResult& result, std::string_view doing) const;
    /// Runs statements without values.
    [[nodiscard]] PostgresResult answer_to(const std::string& script);
    void command(const std::string& script) { static_cast<void>(answer_to(script)); }
    /// The answer to what was just sent by one of libpq's PQsend functions, of which `is_sent` is
    /// the result.
    [[nodiscard]] PostgresResult answer(int is_sent);

  private:
    struct Finish {
        void operator()(PGconn* session) const { PQfinish(session); }
    };

    /// Returns when the next result is there; throws Gone after the timeout.
    void wait_for_result();

    std::string address_;
    std::chrono::milliseconds timeout_{0}; ///< 0: none
    std::unique_ptr<PGconn, Finish> session_;
};

} // namespace kamisado::storage
