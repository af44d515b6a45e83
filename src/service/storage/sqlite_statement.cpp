#include "storage/sqlite_statement.h"

#include "game/log_reader.h"
#include "storage/sqlite_error.h"

#include <cstddef>
#include <string>
#include <utility>

namespace kamisado::storage {

namespace {

/// "$12" is 12.
std::size_t number_of(const char* name) {
    const std::string_view text = name == nullptr ? "" : name;
    const auto number =
        text.starts_with('$') ? game::number_from<std::size_t>(text.substr(1)) : std::nullopt;
    if (number.value_or(0) == 0) {
        throw DatabaseError(DatabaseFault::Other, "a statement's values are $1, $2, …");
    }
    return *number;
}

Value value_at(sqlite3_stmt* statement, int column) {
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_NULL: return std::monostate{};
    case SQLITE_INTEGER: return sqlite3_column_int64(statement, column);
    default: break;
    }
    const void* const bytes = sqlite3_column_blob(statement, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
    return size == 0 ? std::string() : std::string(static_cast<const char*>(bytes), size);
}

/// Resets the statement on every path: one left half run would keep its lock.
class Reset {
  public:
    explicit Reset(sqlite3_stmt* statement) : statement_(statement) {}
    ~Reset() {
        sqlite3_reset(statement_);
        sqlite3_clear_bindings(statement_);
    }
    Reset(const Reset&) = delete;
    Reset& operator=(const Reset&) = delete;
    Reset(Reset&&) = delete;
    Reset& operator=(Reset&&) = delete;

  private:
    sqlite3_stmt* statement_;
};

} // namespace

SqliteStatement::SqliteStatement(sqlite3* database, std::string_view text) : database_(database) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v3(database, text.data(), static_cast<int>(text.size()),
                                        SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (code != SQLITE_OK) {
        throw_sqlite(database, code, text);
    }
    statement_.reset(statement);
    const int places = sqlite3_bind_parameter_count(statement);
    for (int place = 1; place <= places; ++place) {
        numbers_.push_back(number_of(sqlite3_bind_parameter_name(statement, place)));
    }
}

void SqliteStatement::bind(const Values& values) {
    for (std::size_t index = 0; index < numbers_.size(); ++index) {
        const Value& value = values.at(numbers_[index] - 1);
        const int place = static_cast<int>(index) + 1;
        int code = SQLITE_OK;
        if (const auto* const number = std::get_if<std::int64_t>(&value)) {
            code = sqlite3_bind_int64(statement_.get(), place, *number);
        } else if (const auto* const text = std::get_if<std::string>(&value)) {
            // The values outlive the run, so that they need not be copied.
            code = sqlite3_bind_text64(statement_.get(), place, text->data(), text->size(), nullptr,
                                       SQLITE_UTF8);
        }
        if (code != SQLITE_OK) {
            throw_sqlite(database_, code, "a value");
        }
    }
}

Rows SqliteStatement::rows() {
    Rows rows;
    for (;;) {
        const int code = sqlite3_step(statement_.get());
        if (code == SQLITE_DONE) {
            return rows;
        }
        if (code != SQLITE_ROW) {
            throw_sqlite(database_, code, sqlite3_sql(statement_.get()));
        }
        const int columns = sqlite3_column_count(statement_.get());
        Values values;
        values.reserve(static_cast<std::size_t>(columns));
        for (int column = 0; column < columns; ++column) {
            values.push_back(value_at(statement_.get(), column));
        }
        rows.emplace_back(std::move(values));
    }
}

Rows SqliteStatement::run(const Values& values) {
    const Reset reset(statement_.get());
    bind(values);
    return rows();
}

} // namespace kamisado::storage
