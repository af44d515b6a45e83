#include "survey/plan.h"

#include "line_ups/random_line_ups.h"
#include "notation/position_text.h"
#include "rules/symmetry.h"
#include "survey/rings.h"

#include <algorithm>

namespace kamisado::survey {

namespace {

Position canonical_start(const Board& board) {
    const Position start = Position::start_of_round(board, Player::Black);
    const Position image = mirrored(start);
    return write_line_up(image.board()) < write_line_up(board) ? image : start;
}

} // namespace

Plan::Plan(const Settings& settings)
    : settings_(settings),
      enumeration_(settings.files),
      rings_(read_rings(settings.rings).value_or(std::vector<PlacedTower>{})) {}

std::uint64_t Plan::blocks() const {
    return (settings_.count / settings_.block) + (settings_.count % settings_.block == 0 ? 0 : 1);
}

Board Plan::line_up(std::uint64_t nth) const {
    const Board board = settings_.list == ListKind::Random ? random_line_up(settings_.seed, nth)
                                                           : enumeration_.at(nth);
    return settings_.random_rings > 0
               ? with_random_rings(board, settings_.random_rings, settings_.seed, nth)
               : with_rings(board, rings_);
}

/// Rings that are not the same in the mirror make the image a line-up of another survey.
std::optional<std::uint64_t> Plan::image_of(std::uint64_t nth) const {
    const Board image = mirrored(Position::start_of_round(line_up(nth), Player::Black)).board();
    const auto number = enumeration_.number_of(image);
    return number && line_up(*number) == image ? number : std::nullopt;
}

/// 0: its image has come before, and stands for it.
std::uint64_t Plan::weight_of(std::uint64_t nth) const {
    if (!settings_.symmetry || settings_.list == ListKind::Random) {
        return 1;
    }
    const auto image = image_of(nth);
    const bool is_here = image && *image >= settings_.from &&
                         *image - settings_.from < settings_.count && *image != nth;
    if (!is_here) {
        return 1;
    }
    return *image < nth ? 0 : 2;
}

std::vector<Task> Plan::tasks(std::uint64_t block) const {
    const std::uint64_t first = block * settings_.block;
    const std::uint64_t end = std::min(first + settings_.block, settings_.count);
    std::vector<Task> tasks;
    for (std::uint64_t offset = first; offset < end; ++offset) {
        const std::uint64_t nth = settings_.from + offset;
        if (const std::uint64_t weight = weight_of(nth); weight > 0) {
            tasks.push_back({.nth = nth, .start = canonical_start(line_up(nth)), .weight = weight});
        }
    }
    return tasks;
}

} // namespace kamisado::survey
