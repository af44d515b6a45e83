#include "storage/postgres_connection.h"

#include "game/log_reader.h"

#include <array>
#include <charconv>
#include <chrono>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::storage {

namespace {

// https://www.postgresql.org/docs/current/catalog-pg-type.html; libpq has no header for them.
constexpr Oid int8_type = 20;
constexpr Oid int4_type = 23;

Value value_at(const PGresult* result, int row, int column) {
    if (PQgetisnull(result, row, column) != 0) {
        return std::monostate{};
    }
    const std::string_view text(PQgetvalue(result, row, column),
                                static_cast<std::size_t>(PQgetlength(result, row, column)));
    const Oid type = PQftype(result, column);
    if (type != int8_type && type != int4_type) {
        return std::string(text);
    }
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Rows rows_of(const PostgresResult& result) {
    Rows rows;
    const int columns = PQnfields(result.get());
    for (int row = 0; row < PQntuples(result.get()); ++row) {
        Values values;
        values.reserve(static_cast<std::size_t>(columns));
        for (int column = 0; column < columns; ++column) {
            values.push_back(value_at(result.get(), row, column));
        }
        rows.emplace_back(std::move(values));
    }
    return rows;
}

/// Values as libpq takes them: texts that end with a zero, or nothing at all.
class Parameters {
  public:
    explicit Parameters(const Values& values) : numbers_(values.size()) {
        pointers_.reserve(values.size());
        for (std::size_t index = 0; index < values.size(); ++index) {
            pointers_.push_back(text_of(values[index], numbers_[index]));
        }
    }
    [[nodiscard]] int size() const { return static_cast<int>(pointers_.size()); }
    [[nodiscard]] const char* const* data() const { return pointers_.data(); }

  private:
    using Digits = std::array<char, 24>;

    static const char* text_of(const Value& value, Digits& digits) {
        if (const auto* const text = std::get_if<std::string>(&value)) {
            if (text->contains('\0')) { // libpq would take what stands before it for the whole
                throw DatabaseError(DatabaseFault::Other, "PostgreSQL stores no zero bytes");
            }
            return text->c_str();
        }
        const auto* const number = std::get_if<std::int64_t>(&value);
        if (number == nullptr) {
            return nullptr;
        }
        *std::to_chars(digits.data(), digits.data() + digits.size() - 1, *number).ptr = '\0';
        return digits.data();
    }

    std::vector<Digits> numbers_;
    std::vector<const char*> pointers_;
};

/// Savepoints have names that change, and work where nothing else does: after an error.
bool controls_transaction(std::string_view statement) {
    return statement.starts_with("SAVEPOINT ") || statement.starts_with("RELEASE ") ||
           statement.starts_with("ROLLBACK ");
}

} // namespace

PostgresConnection::PostgresConnection(std::string address) : session_(std::move(address)) {}

std::string PostgresConnection::prepare(std::string_view statement) {
    std::string name = "s" + std::to_string(++prepared_);
    const PostgresResult result = session_.answer(
        PQsendPrepare(session_.handle(), name.c_str(), std::string(statement).c_str(), 0, nullptr));
    session_.check(result, statement);
    return name;
}

PostgresResult PostgresConnection::execute(std::string_view statement, const Values& values) {
    if (controls_transaction(statement)) {
        return session_.answer_to(std::string(statement));
    }
    const std::string& name = names_.find(statement, [&] { return prepare(statement); });
    const Parameters parameters(values);
    PostgresResult result =
        session_.answer(PQsendQueryPrepared(session_.handle(), name.c_str(), parameters.size(),
                                            parameters.data(), nullptr, nullptr, 0));
    session_.check(result, statement);
    return result;
}

Rows PostgresConnection::run(std::string_view statement, const Values& values) {
    return rows_of(execute(statement, values));
}

std::size_t PostgresConnection::change(std::string_view statement, const Values& values) {
    const PostgresResult result = execute(statement, values);
    return game::number_from<std::size_t>(PQcmdTuples(result.get())).value_or(0);
}

void PostgresConnection::run_script(std::string_view script) {
    session_.command(std::string(script));
}

void PostgresConnection::notify(std::string_view text) {
    run("SELECT pg_notify($1, $2)", {std::string(postgres_channel), std::string(text)});
}

// Every statement sees what others have committed meanwhile, whatever the server's settings say:
// who has waited for another process must see what that has done.
void PostgresConnection::begin() { session_.command("BEGIN ISOLATION LEVEL READ COMMITTED"); }

void PostgresConnection::commit() {
    const Transaction committing = transaction();
    try {
        // After an error COMMIT means ROLLBACK, and is answered politely.
        const PostgresResult result = session_.answer_to("COMMIT");
        if (std::string_view(PQcmdStatus(result.get())) != "COMMIT") {
            throw DatabaseError(DatabaseFault::Other, "the transaction had failed before");
        }
    } catch (const DatabaseError& error) {
        if (error.fault() != DatabaseFault::Gone || committing.id.empty() ||
            !has_happened(committing)) {
            throw;
        }
    }
}

PostgresConnection::Transaction PostgresConnection::transaction() {
    const Rows rows = run("SELECT coalesce(pg_current_xact_id_if_assigned()::text, ''), "
                          "CASE WHEN pg_is_in_recovery() THEN '' "
                          "ELSE left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) END");
    return {.id = rows.front().text(0), .timeline = rows.front().text(1)};
}

/// A standby that took over may give the numbers of transactions that it never heard of to others:
/// there its word means nothing.
std::optional<bool> PostgresConnection::fate_of(const Transaction& transaction) {
    try {
        reconnect();
        if (this->transaction().timeline != transaction.timeline) {
            throw DatabaseError(DatabaseFault::Other,
                                "another server took over while this was committed");
        }
        const Rows rows = run("SELECT pg_xact_status($1::xid8)", {transaction.id});
        if (rows.front().is_null(0)) {
            return false;
        }
        const std::string& status = rows.front().text(0);
        return status == "in progress" ? std::nullopt : std::optional(status == "committed");
    } catch (const DatabaseError& error) {
        if (error.fault() != DatabaseFault::Gone) {
            throw;
        }
        return std::nullopt; // the server is not back yet
    }
}

/// Should nobody be able to tell for long, that is no reason to do it again: what was done would be
/// done twice. Who asked is refused, and a decision that is sent again counts once.
bool PostgresConnection::has_happened(const Transaction& transaction) {
    constexpr int tries = 20;
    constexpr std::chrono::milliseconds pause(250);
    for (int attempt = 0; attempt < tries; ++attempt) {
        if (const auto fate = fate_of(transaction)) {
            return *fate;
        }
        std::this_thread::sleep_for(pause);
    }
    throw DatabaseError(DatabaseFault::Other, "nobody can tell whether it was committed");
}

void PostgresConnection::rollback() noexcept {
    // When the connection is lost, the server rolls back what it had begun.
    if (session_.is_lost() || PQtransactionStatus(session_.handle()) == PQTRANS_IDLE) {
        return;
    }
    try {
        session_.command("ROLLBACK");
    } catch (const DatabaseError&) { // NOLINT(bugprone-empty-catch): then it is lost now
    }
}

void PostgresConnection::reconnect() {
    names_.clear();
    session_.connect();
    ++sessions_;
}

} // namespace kamisado::storage
