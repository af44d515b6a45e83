#include "storage/databases.h"

#include "cli/temporary_folder.h"

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

} // namespace

std::unique_ptr<TestPlace> new_place(storage::Dialect /*one so far*/) {
    return std::make_unique<FilePlace>();
}

std::vector<storage::Dialect> all_dialects() { return {storage::Dialect::Sqlite}; }

std::string name_of(const testing::TestParamInfo<storage::Dialect>& info) {
    return info.param == storage::Dialect::Sqlite ? "Sqlite" : "Postgres";
}

} // namespace kamisado::test
