#pragma once

#include "solver/expansion.h"
#include "solver/key.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <vector>

namespace kamisado {

/// The positions that a search is in, and some hundred that it was in lately. It comes back to
/// every fifth soon, and then need not look at the moves again. A position on the way to where the
/// search is keeps its place until the search leaves it.
///
/// One for each thread. It is large enough to be made once and not for every question.
class RecentExpansions {
    struct Place {
        Key key;
        std::uint64_t question = 0; ///< that `expansion` belongs to; 0: none
        bool taken = false;
        Expansion expansion;
    };

  public:
    /// A place for one position, as long as this object lives.
    class Lease {
      public:
        Lease(Place& place, std::uint64_t question)
            : place_(&place), question_(question), is_known_(place.question == question) {
            place.taken = true;
        }
        ~Lease() { place_->taken = false; }
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        Lease(Lease&&) = delete;
        Lease& operator=(Lease&&) = delete;

        /// Whether the expansion is already that of the position.
        [[nodiscard]] bool is_known() const { return is_known_; }
        /// It is from now on.
        void keep() { place_->question = question_; }
        [[nodiscard]] Expansion& expansion() const { return place_->expansion; }

      private:
        Place* place_;
        std::uint64_t question_;
        bool is_known_;
    };

    RecentExpansions() : places_(sets * ways) {}

    /// What was kept belongs to another question. No lease may be alive.
    void forget() { ++question_; }

    /// For a scrambled key.
    [[nodiscard]] Lease take(const Key& key) {
        const std::size_t set = static_cast<std::size_t>(key.gold) % sets;
        const std::span<Place> places = std::span(places_).subspan(set * ways, ways);
        for (Place& place : places) {
            if (place.question == question_ && place.key == key) {
                return {place, question_};
            }
        }
        Place& place = free_one_of(places);
        place.key = key;
        place.question = 0;
        return {place, question_};
    }

  private:
    static constexpr std::size_t sets = 256; // half a megabyte in all: more leaves the cache
    static constexpr std::size_t ways = 2;

    /// They take turns. If the search is in all of them, one beside them.
    [[nodiscard]] Place& free_one_of(std::span<Place> places) {
        ++turn_;
        for (std::size_t way = 0; way < ways; ++way) {
            if (Place& place = places[(turn_ + way) % ways]; !place.taken) {
                return place;
            }
        }
        for (Place& place : spares_) {
            if (!place.taken) {
                return place;
            }
        }
        return spares_.emplace_back();
    }

    std::vector<Place> places_;
    std::deque<Place> spares_;
    std::size_t turn_ = 0;
    std::uint64_t question_ = 1;
};

} // namespace kamisado
