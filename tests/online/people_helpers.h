#pragma once

#include "game/setup.h"
#include "online/invitations.h"
#include "online/loaded_games.h"
#include "online/new_game.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/games.h"
#include "storage/people.h"
#include "support/temporary_folder.h"

#include <expected>
#include <memory>
#include <string>
#include <string_view>

/// People on a real SQLite file.
namespace kamisado::online::test {

inline constexpr Millis start = 1'763'200'000'000;
inline constexpr Millis day = Millis{24} * 60 * 60 * 1000;

class Town {
  public:
    Town() : database_(storage::open({.text = file().string()})) {}

    [[nodiscard]] std::filesystem::path file() const { return folder_ / "games.sqlite"; }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
    [[nodiscard]] storage::Connection& database() const { return *database_; }

    [[nodiscard]] storage::Person guest(std::string_view name = {}) const {
        return storage::add_guest(*database_, name, start);
    }
    [[nodiscard]] storage::Person account(std::string_view name) const;
    /// Between two, as if they had agreed.
    [[nodiscard]] storage::StoredGame game(const storage::Person& black,
                                           const storage::Person& gold, const Terms& terms) const;

  private:
    kamisado::test::TemporaryFolder folder_;
    std::unique_ptr<storage::Connection> database_;
};

[[nodiscard]] inline Terms standard(bool rated = false) {
    return {.format = {.kind = FormatKind::Standard, .rounds = 1},
            .clock = game::MinutesClock{.initial = 300'000, .increment = 3000},
            .rated = rated};
}

/// The id of what is refused; empty when it is not.
template <typename T>
[[nodiscard]] std::string fault_of(const std::expected<T, Refusal>& result) {
    return result ? "" : result.error().id;
}

} // namespace kamisado::online::test
