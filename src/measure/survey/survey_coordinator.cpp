#include "survey/survey_coordinator.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace kamisado::survey {

SurveyCoordinator::SurveyCoordinator(const Settings& settings)
    : plan_(settings), is_finished_(plan_.blocks()), left_(plan_.blocks()) {}

std::expected<std::unique_ptr<SurveyCoordinator>, std::string>
SurveyCoordinator::open(const Settings& settings, const std::filesystem::path& checkpoint) {
    std::unique_ptr<SurveyCoordinator> coordinator(
        new SurveyCoordinator(settings)); // its constructor is private
    if (checkpoint.empty()) {
        return coordinator;
    }
    auto opened = Checkpoint::open(checkpoint, settings,
                                   [&](std::string_view line) { return coordinator->count(line); });
    if (!opened) {
        return std::unexpected(opened.error());
    }
    coordinator->checkpoint_ = std::move(*opened);
    return coordinator;
}

std::optional<std::uint64_t> SurveyCoordinator::next() {
    while (next_ < is_finished_.size() && is_finished_[next_]) {
        ++next_;
    }
    return next_ < is_finished_.size() ? std::optional(next_++) : std::nullopt;
}

std::expected<void, std::string> SurveyCoordinator::deliver(std::string_view text) {
    if (const auto counted = count(text); !counted) {
        return counted;
    }
    if (const auto kept = checkpoint_ ? checkpoint_->append(text) : FileDone(); !kept) {
        return std::unexpected(kept.error().text());
    }
    return {};
}

std::expected<void, std::string> SurveyCoordinator::count(std::string_view text) {
    const auto block = read_block(text);
    if (!block) {
        return std::unexpected(block.error());
    }
    const auto tasks =
        block->number < is_finished_.size() ? plan_.tasks(block->number) : std::vector<Task>{};
    if (const auto fault = fault_of(*block, tasks)) {
        return std::unexpected(*fault);
    }
    for (std::size_t nth = 0; nth < tasks.size(); ++nth) {
        summary_.add(block->results[nth], tasks[nth].weight);
    }
    is_finished_[block->number] = true;
    --left_;
    return {};
}

std::optional<std::string> SurveyCoordinator::fault_of(const Block& block,
                                                       const std::vector<Task>& tasks) const {
    if (block.number >= is_finished_.size()) {
        return fmt::format("there is no block {}: they are 0 to {}", block.number,
                           is_finished_.size() - 1);
    }
    if (is_finished_[block.number]) {
        return fmt::format("block {} comes twice", block.number);
    }
    const bool fits = std::ranges::equal(block.results, tasks, {}, &LineUpResult::nth, &Task::nth);
    return fits ? std::nullopt
                : std::optional(
                      fmt::format("block {} holds other line-ups than it should", block.number));
}

} // namespace kamisado::survey
