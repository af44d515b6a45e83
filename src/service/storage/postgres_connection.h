#pragma once

#include "storage/connection.h"
#include "storage/postgres_session.h"
#include "storage/statement_texts.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::storage {

/// Where the processes tell each other what they committed.
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
    void rollback() noexcept override;
    void reconnect() override;
    [[nodiscard]] std::size_t sessions() const override { return sessions_; }
    void set_timeout(std::chrono::milliseconds timeout) override { session_.set_timeout(timeout); }

  private:
    /// Of the open transaction, for the case that nobody answers its commit.
    struct Transaction {
        std::string id;       ///< empty when it has written nothing
        std::string timeline; ///< of the server's log: another one after a failover
    };

    PostgresResult execute(std::string_view statement, const Values& values);
    std::string prepare(std::string_view statement);
    [[nodiscard]] Transaction transaction();
    /// What became of it; nothing while nobody can tell.
    [[nodiscard]] std::optional<bool> fate_of(const Transaction& transaction);
    /// Whether a commit that nobody answered has happened, as the server that is back says.
    [[nodiscard]] bool has_happened(const Transaction& transaction);

    PostgresSession session_;
    std::size_t sessions_ = 1;
    StatementTexts<std::string> names_; ///< of the prepared statements
    std::size_t prepared_ = 0;
};

} // namespace kamisado::storage
