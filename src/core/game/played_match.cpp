#include "game/played_match.h"

#include "notation/record_entry.h"

#include <utility>

namespace kamisado::game {

std::expected<void, Refusal> PlayedMatch::decide(const Decision& decision) {
    if (auto taken = record_.match.decide(decision); !taken) {
        return std::unexpected(taken.error());
    }
    undone_.clear();
    return {};
}

std::size_t PlayedMatch::undo(std::size_t count) {
    std::size_t steps = 0;
    for (; steps < count && record_.match.size() != 0; ++steps) {
        undone_.push_back(record_);
        record_.match.undo();
        // Comments on what is gone go with it, or they would turn up behind other moves.
        const std::size_t entries = entries_of(record_.match).size();
        std::erase_if(record_.comments, [entries](const Record::Comment& comment) {
            return comment.after > entries;
        });
    }
    return steps;
}

std::size_t PlayedMatch::redo(std::size_t count) {
    std::size_t steps = 0;
    for (; steps < count && !undone_.empty(); ++steps) {
        record_ = std::move(undone_.back());
        undone_.pop_back();
    }
    return steps;
}

} // namespace kamisado::game
