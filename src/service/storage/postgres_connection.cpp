#include "storage/postgres_connection.h"

#include "game/log_reader.h"
#include "text/number.h"

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
    return number_from<std::int64_t>(text).value_or(0);
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
    const bool is_marked = mark();
    try {
        // After an error COMMIT means ROLLBACK, and is answered politely.
        const PostgresResult result = session_.answer_to("COMMIT");
        if (std::string_view(PQcmdStatus(result.get())) != "COMMIT") {
            throw DatabaseError(DatabaseFault::Other, "the transaction had failed before");
        }
    } catch (const DatabaseError& error) {
        if (error.fault() != DatabaseFault::Gone || !is_marked || !has_happened()) {
            throw;
        }
    }
}

void PostgresConnection::mark_commits() {
    // Those of connections that are gone. A commit is asked for within minutes.
    run("DELETE FROM commits WHERE connection IN (SELECT connection FROM commits "
        "WHERE at < extract(epoch FROM now() - interval '7 days') FOR UPDATE SKIP LOCKED)");
    mark_ = run("SELECT gen_random_uuid()::text").front().text(0);
}

/// The number of a transaction (pg_xact_status) would not do: after a crash, or on a standby that
/// takes over, those that had not reached the disk are given to others.
bool PostgresConnection::mark() {
    if (mark_.empty()) {
        return false;
    }
    return change(
               "INSERT INTO commits (connection, number, at) "
               "SELECT $1, $2::bigint, extract(epoch FROM now())::bigint "
               "WHERE pg_current_xact_id_if_assigned() IS NOT NULL "
               "ON CONFLICT (connection) DO UPDATE SET number = excluded.number, at = excluded.at",
               {mark_, ++marks_}) > 0;
}

/// Writing to the row, though it stays as it is, waits for a transaction that still holds it, and
/// for a synchronous standby to have what is read.
std::optional<bool> PostgresConnection::fate() {
    try {
        reconnect();
        begin();
        const Rows rows =
            run("INSERT INTO commits (connection, number, at) "
                "VALUES ($1, 0, extract(epoch FROM now())::bigint) "
                "ON CONFLICT (connection) DO UPDATE SET number = commits.number RETURNING number",
                {mark_});
        session_.command("COMMIT");
        return rows.front().number(0) == marks_;
    } catch (const DatabaseError& error) {
        if (error.fault() == DatabaseFault::Gone) {
            return std::nullopt;
        }
        throw DatabaseError(DatabaseFault::Other,
                            std::string("nobody can tell whether it was committed: ") +
                                error.what());
    }
}

/// Should nobody be able to tell for long, that is no reason to do it again: what was done would be
/// done twice. The request is refused, and a decision that is sent again counts once.
bool PostgresConnection::has_happened() {
    using Steady = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds pause(250);
    const auto until = Steady::now() + std::chrono::seconds(5);
    while (Steady::now() < until) {
        if (const auto known = fate()) {
            return *known;
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
