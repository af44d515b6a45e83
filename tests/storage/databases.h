#pragma once

#include "storage/connection.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace kamisado::test {

/// An empty place for games of its own, gone with the test.
class TestPlace {
  public:
    TestPlace() = default;
    virtual ~TestPlace() = default;
    TestPlace(const TestPlace&) = delete;
    TestPlace& operator=(const TestPlace&) = delete;
    TestPlace(TestPlace&&) = delete;
    TestPlace& operator=(TestPlace&&) = delete;

    [[nodiscard]] virtual storage::Place place() const = 0;
};

[[nodiscard]] std::unique_ptr<TestPlace> new_place(storage::Dialect dialect);

/// SQLite, and PostgreSQL where it is installed and built in.
[[nodiscard]] std::vector<storage::Dialect> all_dialects();

/// A test that runs on each of them, with a database that is open.
class OnEachDatabase : public testing::TestWithParam<storage::Dialect> {
  protected:
    OnEachDatabase() : place_(new_place(GetParam())), database_(storage::open(place_->place())) {}

    [[nodiscard]] storage::Connection& database() { return *database_; }
    [[nodiscard]] storage::Place place() const { return place_->place(); }
    /// Another connection to the same games.
    [[nodiscard]] std::unique_ptr<storage::Connection> another() const {
        return storage::open(place_->place());
    }

  private:
    std::unique_ptr<TestPlace> place_;
    std::unique_ptr<storage::Connection> database_;
};

[[nodiscard]] std::string name_of(const testing::TestParamInfo<storage::Dialect>& info);

} // namespace kamisado::test
