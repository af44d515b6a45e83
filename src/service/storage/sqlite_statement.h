#pragma once

#include "storage/connection.h"

#include <sqlite3.h>

#include <memory>
#include <string_view>
#include <vector>

namespace kamisado::storage {

/// A statement that was prepared once and is run again and again.
class SqliteStatement {
  public:
    SqliteStatement(sqlite3* database, std::string_view text);

    /// Runs it to its end, and leaves it ready for the next time.
    Rows run(const Values& values);

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };

    void bind(const Values& values);
    Rows rows();

    sqlite3* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    std::vector<std::size_t> numbers_; ///< of the value for each place: $1 is 1
};

} // namespace kamisado::storage
