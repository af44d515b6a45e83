#include "online/pairings.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

namespace kamisado::online {

namespace {

/// Whoever finds no place is paired once the claim to the step has lapsed.
constexpr std::size_t most_rounds_waiting = 1000;

} // namespace

bool Pairings::pair(RoundToPair round, std::function<void(PairedRound)> done) {
    if (!post_) {
        done(pair_round(std::move(round)));
        return true;
    }
    if (!pool_) {
        pool_.emplace(1, most_rounds_waiting);
    }
    std::string id = round.id;
    return pool_->add({.name = std::move(id)},
                      [post = post_, round = std::move(round), done]() mutable {
                          auto paired = std::make_shared<PairedRound>(pair_round(std::move(round)));
                          post([done, paired] { done(std::move(*paired)); });
                      });
}

} // namespace kamisado::online
