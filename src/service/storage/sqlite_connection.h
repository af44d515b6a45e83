#pragma once

#include "storage/connection.h"
#include "storage/sqlite_statement.h"
#include "storage/statement_texts.h"

#include <sqlite3.h>

#include <memory>
#include <string>
#include <string_view>

namespace kamisado::storage {

/// A SQLite file. What was committed is on disk: write-ahead log, synced with every commit.
class SqliteConnection : public Connection {
  public:
    /// `vfs` is the operating system as SQLite sees it; tests have one that fails.
    explicit SqliteConnection(std::string path, const char* vfs = nullptr);

    [[nodiscard]] Dialect dialect() const override { return Dialect::Sqlite; }
    Rows run(std::string_view statement, const Values& values = {}) override;
    std::size_t change(std::string_view statement, const Values& values = {}) override;
    void run_script(std::string_view script) override;
    void notify(std::string_view /*nobody else is there*/) override {}
    void begin() override;
    void commit() override;
    void rollback() noexcept override;
    void reconnect() override;

    [[nodiscard]] sqlite3* handle() const { return database_.get(); }

  private:
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    };

    void open_file();
    /// Throws Corrupt when the tables are another program's, of whose file not a byte is changed.
    void expect_own_tables();
    /// Throws while an earlier commit may or may not come back.
    void expect_certainty();
    /// After a commit that failed while it was written: nothing of it may come back.
    [[nodiscard]] bool forget_unfinished() noexcept;
    [[nodiscard]] bool cut_unfinished();

    std::string path_;
    std::string vfs_;
    std::unique_ptr<sqlite3, Close> database_;
    StatementTexts<SqliteStatement> statements_; // gone before the database
    bool is_doubtful_ = false; ///< a commit failed, and its traces are still in the log
};

} // namespace kamisado::storage
