#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// A database as the rest of the program sees it: SQL in, rows out. The same statements run on
/// SQLite and on PostgreSQL.
namespace kamisado::storage {

using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Values = std::vector<Value>;

enum class DatabaseFault : std::uint8_t {
    Full,       ///< the disk
    Unwritable, ///< an I/O error, or a file that may only be read
    Gone,       ///< the connection to the server broke; a new one may help
    Conflict,   ///< somebody else wrote the same; the transaction can be tried again
    Corrupt,    ///< not a database of ours
    Other,
};

/// Whoever asked cannot go on, so this is thrown; one place catches it, where the transaction ends
/// (see online/worker.h). Nothing of that transaction has happened.
class DatabaseError : public std::runtime_error {
  public:
    DatabaseError(DatabaseFault fault, const std::string& message)
        : std::runtime_error(message), fault_(fault) {}

    [[nodiscard]] DatabaseFault fault() const { return fault_; }

  private:
    DatabaseFault fault_;
};

/// One row of an answer. A column that holds what it should not was written by somebody else:
/// Corrupt.
class Row {
  public:
    explicit Row(Values values) : values_(std::move(values)) {}

    [[nodiscard]] const Value& value(std::size_t column) const { return values_.at(column); }
    [[nodiscard]] bool is_null(std::size_t column) const {
        return std::holds_alternative<std::monostate>(values_.at(column));
    }
    [[nodiscard]] std::int64_t number(std::size_t column) const {
        return held<std::int64_t>(column);
    }
    [[nodiscard]] const std::string& text(std::size_t column) const {
        return held<std::string>(column);
    }

  private:
    template <typename Held>
    [[nodiscard]] const Held& held(std::size_t column) const {
        if (const auto* const found = std::get_if<Held>(&values_.at(column))) {
            return *found;
        }
        throw DatabaseError(DatabaseFault::Corrupt, "a column holds what it should not");
    }

    Values values_;
};
using Rows = std::vector<Row>;

enum class Dialect : std::uint8_t { Sqlite, Postgres };

/// One connection; used by one thread at a time.
class Connection {
  public:
    Connection() = default;
    virtual ~Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;

    [[nodiscard]] virtual Dialect dialect() const = 0;

    /// Runs one statement, whose values are written $1, $2, … Statements are prepared once.
    virtual Rows run(std::string_view statement, const Values& values = {}) = 0;
    /// The same, for what changes something: how many rows it changed.
    virtual std::size_t change(std::string_view statement, const Values& values = {}) = 0;
    /// Several statements without values, for schemas.
    virtual void run_script(std::string_view script) = 0;

    /// Tells the other processes that share the database, when the transaction is committed; the
    /// text has at most 7,000 bytes. With SQLite there are no others.
    virtual void notify(std::string_view text) = 0;

    /// A transaction that may write. When commit() returns, it is on disk.
    virtual void begin() = 0;
    virtual void commit() = 0;
    /// Never throws: what cannot be rolled back any more is gone anyway.
    virtual void rollback() noexcept = 0;

    /// From now on a commit whose answer is lost leaves a mark by which it is recognised: it either
    /// returns or throws Gone after nothing has happened, as long as the server comes back. The
    /// schema must be the newest one.
    virtual void mark_commits() {}

    /// A job within the transaction, which can be undone alone; they may be nested. Both databases
    /// understand the same words.
    void savepoint(std::string_view name) { run_named("SAVEPOINT ", name); }
    void release(std::string_view name) { run_named("RELEASE SAVEPOINT ", name); }
    /// Undoes all since then; the savepoint itself stays until it is released. Throws when the
    /// whole transaction is lost, after which only rollback() helps.
    void rollback_to(std::string_view name) { run_named("ROLLBACK TO SAVEPOINT ", name); }

    /// After DatabaseFault::Gone: tries once to connect again; throws as before when it cannot.
    virtual void reconnect() = 0;
    /// How often it has connected. A commit whose answer was lost does so by itself, to ask what
    /// became of it.
    [[nodiscard]] virtual std::size_t sessions() const { return 1; }

    /// From now on a server that says nothing for so long is Gone. A file always answers.
    virtual void set_timeout(std::chrono::milliseconds /*of the network*/) {}

  private:
    void run_named(std::string_view what, std::string_view name) {
        run(std::string(what) + std::string(name));
    }
};

/// Messages of the other processes. Used by a thread of its own.
class Listener {
  public:
    Listener() = default;
    virtual ~Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    Listener(Listener&&) = delete;
    Listener& operator=(Listener&&) = delete;

    /// Returns messages since the last call; waits for at most `milliseconds`. Throws Gone
    /// when the connection broke: then something may have been missed.
    virtual std::vector<std::string> wait(int milliseconds) = 0;
    virtual void reconnect() = 0;
};

/// Where the games are: the path of a file, or "postgresql://…".
struct Place {
    std::string text;

    [[nodiscard]] bool is_postgres() const {
        return text.starts_with("postgresql://") || text.starts_with("postgres://");
    }
};

/// Opens it, made and brought up to date if need be (see schema.h). Throws DatabaseError.
[[nodiscard]] std::unique_ptr<Connection> open(const Place& place);
/// The same as it is, whatever its version.
[[nodiscard]] std::unique_ptr<Connection> connect(const Place& place);
/// Null for SQLite.
[[nodiscard]] std::unique_ptr<Listener> listen(const Place& place);

/// Calls work() in a transaction: committed when it returns, rolled back when it throws.
template <typename Work>
auto in_transaction(Connection& database, const Work& work) {
    database.begin();
    try {
        if constexpr (std::is_void_v<decltype(work())>) {
            work();
            database.commit();
        } else {
            auto result = work();
            database.commit();
            return result;
        }
    } catch (...) {
        database.rollback();
        throw;
    }
}

} // namespace kamisado::storage
