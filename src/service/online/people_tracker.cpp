#include "online/people_tracker.h"

#include <algorithm>
#include <vector>

namespace kamisado::online {

namespace {

constexpr Millis between_changes = 1000;
constexpr Millis between_everybody = 30'000;
constexpr Millis person_is_believed_for = 75'000;
constexpr std::size_t most_people_in_a_note =
    350; ///< of 20 characters each; PostgreSQL takes 8000 bytes
constexpr std::size_t most_processes = 100;
constexpr std::size_t most_people_of_a_process = 1'000'000; ///< that a process can have
constexpr std::size_t most_people_remembered = 100'000;     ///< of a process, by their number

/// In as many notes as it takes.
template <typename Note>
void announce_in_pieces(const PeopleTracker::Announce& announce,
                        const std::vector<storage::PersonId>& people) {
    for (std::size_t first = 0; first < people.size(); first += most_people_in_a_note) {
        const auto begin = people.begin() + static_cast<std::ptrdiff_t>(first);
        const auto length = std::min(most_people_in_a_note, people.size() - first);
        announce(Note{.people = {begin, begin + static_cast<std::ptrdiff_t>(length)}});
    }
}

} // namespace

void PeopleTracker::came_or_went(storage::PersonId person) {
    if (announce_) {
        came_or_went_.insert(person);
    }
}

void PeopleTracker::heard(const std::string& process, const bus::CrowdHere& here, Millis now) {
    if (!crowds_.contains(process)) {
        if (crowds_.size() >= most_processes) {
            return;
        }
        next_everybody_ = now; // a new process is to hear who is here
    }
    Crowd& crowd = crowds_[process];
    crowd.people = std::min(here.people, most_people_of_a_process);
    crowd.last_sign = now;
}

/// Of a process that said how many they are: everybody follows, and no stray change is taken for
/// it.
PeopleTracker::Crowd* PeopleTracker::crowd_of(const std::string& process) {
    const auto known = crowds_.find(process);
    return known != crowds_.end() ? &known->second : nullptr;
}

void PeopleTracker::heard(const std::string& process, const bus::PeopleHere& here, Millis now) {
    Crowd* const crowd = crowd_of(process);
    if (crowd == nullptr) {
        return;
    }
    crowd->says_who = true;
    for (const storage::PersonId person : here.people) {
        if (const auto known = crowd->heard_at.find(person); known != crowd->heard_at.end()) {
            known->second = now;
        } else if (crowd->heard_at.size() < most_people_remembered) {
            crowd->heard_at.emplace(person, now);
            changed_(person);
        } else {
            crowd->is_cut = true;
        }
    }
}

void PeopleTracker::heard(const std::string& process, const bus::PeopleGone& gone) {
    if (Crowd* const crowd = crowd_of(process)) {
        for (const storage::PersonId person : gone.people) {
            if (crowd->heard_at.erase(person) > 0) {
                changed_(person);
            }
        }
    }
}

void PeopleTracker::forget(Millis now) {
    for (auto& [process, crowd] : crowds_) {
        std::erase_if(crowd.heard_at, [&](const auto& known) {
            const bool is_old = known.second + person_is_believed_for < now;
            if (is_old) {
                changed_(known.first);
            }
            return is_old;
        });
        crowd.is_cut = crowd.is_cut && crowd.heard_at.size() == most_people_remembered;
    }
    std::erase_if(crowds_, [now](const auto& known) {
        return known.second.last_sign + person_is_believed_for < now;
    });
}

bool PeopleTracker::tick(Millis now) {
    if (now < std::min(next_changes_, next_everybody_)) {
        return false;
    }
    next_changes_ = now + between_changes;
    forget(now);
    if (!announce_) {
        return false;
    }
    const bool is_for_everybody = now >= next_everybody_;
    if (is_for_everybody) {
        next_everybody_ = now + between_everybody;
        // Before who it is: to a process that has not heard of this one, they would be nobody's.
        announce_(bus::CrowdHere{.people = connections_->people()});
    }
    announce_changes();
    if (is_for_everybody) {
        announce_everybody();
    }
    return is_for_everybody;
}

void PeopleTracker::announce_everybody() {
    const std::vector<storage::PersonId> everybody = connections_->everybody();
    if (everybody.empty()) {
        announce_(bus::PeopleHere{}); // to say that nobody is hidden
    }
    announce_in_pieces<bus::PeopleHere>(announce_, everybody);
}

void PeopleTracker::announce_changes() {
    std::vector<storage::PersonId> here(came_or_went_.begin(), came_or_went_.end());
    came_or_went_.clear();
    const auto gone = std::ranges::partition(
        here, [this](storage::PersonId person) { return !connections_->of(person).empty(); });
    const std::vector<storage::PersonId> left(gone.begin(), gone.end());
    here.erase(gone.begin(), gone.end());
    announce_in_pieces<bus::PeopleHere>(announce_, here);
    announce_in_pieces<bus::PeopleGone>(announce_, left);
}

std::size_t PeopleTracker::people() const {
    std::size_t people = connections_->people();
    for (const auto& [process, crowd] : crowds_) {
        people += crowd.people;
    }
    return people;
}

bool PeopleTracker::is_elsewhere(storage::PersonId person) const {
    return std::ranges::any_of(
        crowds_, [person](const auto& known) { return known.second.heard_at.contains(person); });
}

bool PeopleTracker::knows_everybody() const {
    return std::ranges::all_of(
        crowds_, [](const auto& known) { return known.second.says_who && !known.second.is_cut; });
}

} // namespace kamisado::online
