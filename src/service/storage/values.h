#pragma once

#include "game/setup.h"
#include "rules/player.h"
#include "storage/connection.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Between what the program means and what a column holds.
namespace kamisado::storage {

[[nodiscard]] inline Value value_of(std::string_view text) { return std::string(text); }
[[nodiscard]] inline Value value_of(std::int64_t number) { return number; }
[[nodiscard]] inline Value value_of(std::size_t number) {
    return static_cast<std::int64_t>(number);
}
[[nodiscard]] inline Value value_of(int number) { return std::int64_t{number}; }
[[nodiscard]] inline Value value_of(bool flag) { return std::int64_t{flag ? 1 : 0}; }
[[nodiscard]] inline Value value_of(Player player) {
    return std::int64_t{player == Player::Black ? 0 : 1};
}
template <typename Thing>
[[nodiscard]] Value value_of(const std::optional<Thing>& thing) {
    return thing ? value_of(*thing) : Value{};
}

[[noreturn]] inline void throw_corrupt(const std::string& what) {
    throw DatabaseError(DatabaseFault::Corrupt, what);
}

/// Takes the columns of a row from left to right.
class Columns {
  public:
    explicit Columns(const Row& row) : row_(&row) {}

    std::string text() { return row_->text(next_++); }
    std::int64_t number() { return row_->number(next_++); }
    std::size_t count() { return static_cast<std::size_t>(number()); }
    int small() { return static_cast<int>(number()); }
    bool flag() { return number() != 0; }
    Player player() { return number() == 0 ? Player::Black : Player::Gold; }

    /// Nullopt if the column is null.
    std::optional<std::string> maybe_text() { return maybe(&Columns::text); }
    std::optional<std::int64_t> maybe_number() { return maybe(&Columns::number); }
    std::optional<int> maybe_small() { return maybe(&Columns::small); }
    std::optional<Player> maybe_player() { return maybe(&Columns::player); }

  private:
    template <typename Thing>
    std::optional<Thing> maybe(Thing (Columns::*take)()) {
        if (row_->is_null(next_)) {
            ++next_;
            return std::nullopt;
        }
        return (this->*take)();
    }

    const Row* row_;
    std::size_t next_ = 0;
};

} // namespace kamisado::storage
