#pragma once

#include "rules/position.h"
#include "survey/enumeration.h"
#include "survey/settings.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kamisado::survey {

/// A line-up that has to be solved.
struct Task {
    std::uint64_t nth = 0;
    /// Of the line-up and its mirror image always the same one, so that both cost the same and a
    /// limit treats both alike.
    Position start = Position::first();
    std::uint64_t weight = 1; ///< how many line-ups of the survey it stands for: 1, or 2
};

/// What a survey consists of: numbered line-ups in numbered blocks, each in a few microseconds.
class Plan {
  public:
    /// The settings must be without fault.
    explicit Plan(const Settings& settings);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] std::uint64_t blocks() const;
    /// What is to be solved of a block; empty if every line-up of it is a mirror image.
    [[nodiscard]] std::vector<Task> tasks(std::uint64_t block) const;

    /// The line-up itself, Black to move.
    [[nodiscard]] Board line_up(std::uint64_t nth) const;

  private:
    [[nodiscard]] std::optional<std::uint64_t> image_of(std::uint64_t nth) const;
    [[nodiscard]] std::uint64_t weight_of(std::uint64_t nth) const;

    Settings settings_;
    Enumeration enumeration_;
    std::vector<PlacedTower> rings_;
};

} // namespace kamisado::survey
