#pragma once

#include "storage/connection.h"

#include <libpq-fe.h>

#include <memory>
#include <string>
#include <string_view>

namespace kamisado::storage {

struct ClearResult {
    void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresResult = std::unique_ptr<PGresult, ClearResult>;

/// One session with a PostgreSQL server, and what can go wrong with it.
class PostgresSession {
  public:
    explicit PostgresSession(std::string address);

    /// Gives up the session and begins a new one. Throws Gone when that is impossible now.
    void connect();
    [[nodiscard]] PGconn* handle() const { return session_.get(); }
    [[nodiscard]] bool is_lost() const { return PQstatus(handle()) != CONNECTION_OK; }

    /// Throws what is wrong, if something is.
    void check(const PostgresResult& result, std::string_view doing) const;
    /// Runs statements without values.
    [[nodiscard]] PostgresResult answer_to(const std::string& script) const;
    void command(const std::string& script) const { static_cast<void>(answer_to(script)); }

  private:
    struct Finish {
        void operator()(PGconn* session) const { PQfinish(session); }
    };

    std::string address_;
    std::unique_ptr<PGconn, Finish> session_;
};

} // namespace kamisado::storage
