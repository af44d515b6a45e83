#pragma once

#include "arena/record_folder.h"
#include "arena/settings.h"
#include "arena/standings.h"
#include "arena/state_file.h"
#include "survey/desk.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace kamisado::mpi {

/// The desk of an arena: its pieces are games.
class ArenaDesk : public survey::Desk {
  public:
    struct Files {
        std::filesystem::path state;   ///< empty: none
        std::filesystem::path records; ///< a folder; empty: none
    };
    [[nodiscard]] static std::expected<std::unique_ptr<ArenaDesk>, std::string>
    open(const ArenaSettings& settings, const Files& files);

    [[nodiscard]] std::optional<std::uint64_t> next() override;
    std::expected<void, std::string> deliver(std::string_view text) override;
    [[nodiscard]] bool is_done() const override { return standings_.is_done(); }

    [[nodiscard]] const Standings& standings() const { return standings_; }
    [[nodiscard]] int finished_before() const { return finished_before_; }

  private:
    explicit ArenaDesk(const ArenaSettings& settings) : standings_(settings) {}

    Standings standings_;
    std::optional<StateFile> state_;
    std::optional<RecordFolder> records_;
    int next_ = 0;
    int finished_before_ = 0;
};

} // namespace kamisado::mpi
