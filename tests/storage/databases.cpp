#include "storage/databases.h"

#include "support/temporary_folder.h"

#ifdef KAMISADO_POSTGRES
#include "postgres/postgres_server.h"
#endif

#include <iostream>
#include <utility>

namespace kamisado::test {

namespace {

class FilePlace : public TestPlace {
  public:
    [[nodiscard]] storage::Place place() const override {
        return {.text = (folder_ / "games.sqlite").string()};
    }

  private:
    TemporaryFolder folder_;
};

#ifdef KAMISADO_POSTGRES

class ServerPlace : public TestPlace {
  public:
    ServerPlace() : address_(shared_postgres()->new_database()) {}
    ServerPlace(const ServerPlace&) = delete;
    ServerPlace& operator=(const ServerPlace&) = delete;
    ServerPlace(ServerPlace&&) = delete;
    ServerPlace& operator=(ServerPlace&&) = delete;
    ~ServerPlace() override { shared_postgres()->remove_database(address_); }

    [[nodiscard]] storage::Place place() const override { return {.text = address_}; }

  private:
    std::string address_;
};

#endif

} // namespace

#ifdef KAMISADO_POSTGRES

std::unique_ptr<TestPlace> new_place(storage::Dialect dialect) {
    if (dialect == storage::Dialect::Postgres) {
        return std::make_unique<ServerPlace>();
    }
    return std::make_unique<FilePlace>();
}

std::vector<storage::Dialect> all_dialects() {
    if (PostgresServer::programs()) {
        return {storage::Dialect::Sqlite, storage::Dialect::Postgres};
    }
    std::cerr << "PostgreSQL is not tested: there is no initdb in /usr/lib/postgresql/*/bin\n";
    return {storage::Dialect::Sqlite};
}

#else

std::unique_ptr<TestPlace> new_place(storage::Dialect /*there is one*/) {
    return std::make_unique<FilePlace>();
}

std::vector<storage::Dialect> all_dialects() { return {storage::Dialect::Sqlite}; }

#endif

std::string name_of(const testing::TestParamInfo<storage::Dialect>& info) {
    return info.param == storage::Dialect::Sqlite ? "Sqlite" : "Postgres";
}

} // namespace kamisado::test
