#pragma once

#include "storage/connection.h"
#include "storage/postgres_session.h"
#include "storage/statement_texts.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::storage {

/// The channel on which processes announce what they committed.
inline constexpr std::string_view postgres_channel = "kamisado";

class PostgresConnection : public Connection {
  public:
    explicit PostgresConnection(std::string address);

    [[nodiscard]] Dialect dialect() const override { return Dialect::Postgres; }
    Rows run(std::string_view statement, const Values& values = {}) override;
    std::size_t change(std::string_view statement, const Values& values = {}) override;
    void run_script(std::string_view script) override;
    void notify(std::string_view text) override;
    void begin() override;
    void commit() override;
    void mark_commits() override;
    void rollback() noexcept override;
    void reconnect() override;
    [[nodiscard]] std::size_t sessions() const override { return sessions_; }
    void set_timeout(std::chrono::milliseconds timeout) override { session_.set_timeout(timeout); }

  private:
    PostgresResult execute(std::string_view statement, const Values& values);
    std::string prepare(std::string_view statement);
    /// The open transaction writes its mark; false when it has written nothing else.
    bool mark();
    /// Whether the transaction with the last mark was committed; nothing while the server is away.
    [[nodiscard]] std::optional<bool> fate();
    /// The same, as the server that is back says.
    [[nodiscard]] bool has_happened();

    PostgresSession session_;
    std::size_t sessions_ = 1;
    StatementTexts<std::string> names_; ///< of the prepared statements
    std::size_t prepared_ = 0;
    std::string mark_;       ///< the key of this connection's row in `commits`; empty: none
    std::int64_t marks_ = 0; ///< how many transactions it has marked
};

} // namespace kamisado::storage
