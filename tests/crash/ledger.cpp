#include "crash/ledger.h"

#include "game/log_reader.h"
#include "game/log_text.h"
#include "notation/decision_text.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace kamisado::test {

namespace {

struct Taken {
    game::EntryNumber number = 0;
    std::size_t ply = 0;
    std::string decision;
};

std::string line_of(const game::Entry& entry) {
    std::string line = game::write_entry(entry);
    line.pop_back();
    return line;
}

/// The same log from its beginning, to be played through again.
game::LiveMatch begun_like(const game::LiveMatch& stored) {
    return *game::LiveMatch::begin(stored.setup(), stored.begun());
}

/// The decisions that people took, each with the number of those that stood before it.
std::vector<Taken> decisions_in(const game::LiveMatch& stored) {
    std::vector<Taken> all;
    game::LiveMatch again = begun_like(stored);
    for (const game::Entry& entry : stored.entries()) {
        const auto* const decided = std::get_if<game::Decided>(&entry.detail);
        if (decided != nullptr && !std::holds_alternative<TimeOut>(decided->decision)) {
            all.push_back({entry.number, again.match().size(), write_decision(decided->decision)});
        }
        static_cast<void>(again.replay(entry));
    }
    return all;
}

std::string told(const Intent& intent) {
    return intent.decision + " for ply " + std::to_string(intent.ply) + " (seen " +
           std::to_string(intent.seen) + ")";
}

/// Whether this entry is what became of that intent. A decision for an earlier ply than the one
/// that was due can only be to resign.
bool is_of(const Taken& taken, const Intent& intent) {
    const bool same_ply = taken.ply == intent.ply || intent.decision.starts_with("resigns");
    return same_ply && taken.number > intent.seen && taken.decision == intent.decision;
}

/// The same decision may have been meant before, refused because of a takeback, and meant again:
/// who was told that it stands comes first, then who knew more.
std::vector<Intent>::iterator owner_of(const Taken& taken, std::vector<Intent>& intents) {
    auto owner = intents.end();
    for (auto intent = intents.begin(); intent != intents.end(); ++intent) {
        const auto rank = [](const Intent& one) {
            return std::pair(one.is_acknowledged, one.seen);
        };
        if (is_of(taken, *intent) && (owner == intents.end() || rank(*owner) < rank(*intent))) {
            owner = intent;
        }
    }
    return owner;
}

} // namespace

void GameLedger::saw(std::string_view line) {
    if (line.ends_with('\n')) {
        line.remove_suffix(1);
    }
    const auto entry = game::entry_from(line);
    if (!entry) {
        complaints_.push_back("this is no line of a log: " + std::string(line));
        return;
    }
    const auto [known, is_new] = lines_.try_emplace(entry->number, line);
    if (!is_new && known->second != line) {
        complaints_.push_back("\"" + known->second + "\" became \"" + std::string(line) + "\"");
    }
}

std::size_t GameLedger::meant(const wire::Decide& wish) {
    intents_.push_back({.ply = wish.ply, .seen = wish.seen, .decision = wish.decision});
    return intents_.size() - 1;
}

std::size_t GameLedger::acknowledged_count() const {
    return static_cast<std::size_t>(std::ranges::count(intents_, true, &Intent::is_acknowledged));
}

Complaints GameLedger::compared_with(const std::string& log) const {
    Complaints complaints = complaints_;
    const auto restored = game::restore(log);
    if (!restored) {
        complaints.push_back("the log does not replay: " + game::message(restored.error()));
        return complaints;
    }
    if (restored->is_torn) {
        complaints.emplace_back("half an entry is there");
    }
    compare_lines(restored->match, complaints);
    compare_intents(restored->match, complaints);
    if (!complaints.empty()) {
        complaints.push_back("what is stored:\n" + log);
        for (const Intent& intent : intents_) {
            complaints.push_back((intent.is_acknowledged ? "acknowledged: " : "meant: ") +
                                 told(intent));
        }
    }
    return complaints;
}

void GameLedger::compare_lines(const game::LiveMatch& stored, Complaints& complaints) const {
    for (const auto& [number, line] : lines_) {
        if (number > stored.last_number()) {
            complaints.push_back("a line is lost: " + line);
        } else if (const auto is = line_of(stored.entries()[number - 1]); is != line) {
            complaints.push_back("\"" + line + "\" is stored as \"" + is + "\"");
        }
    }
}

void GameLedger::compare_intents(const game::LiveMatch& stored, Complaints& complaints) const {
    const std::vector<Taken> all_taken = decisions_in(stored);
    std::vector<Intent> left = intents_;
    for (const Taken& taken : all_taken) {
        const auto owner = owner_of(taken, left);
        if (owner == left.end()) {
            complaints.push_back("nobody meant entry " + std::to_string(taken.number) +
                                 ", or it is there twice: " + taken.decision);
        } else {
            left.erase(owner);
        }
    }
    // `done` may come before the entry itself, by way of the other server. Whoever chooses the same
    // move again in between is told, rightly, that it stands: both mean the same entry.
    const auto stands = [&](const Intent& intent) {
        return std::ranges::any_of(all_taken,
                                   [&](const Taken& taken) { return is_of(taken, intent); });
    };
    for (const Intent& intent : left) {
        if (intent.is_acknowledged && !stands(intent)) {
            complaints.push_back("an acknowledged decision is lost: " + told(intent));
        }
    }
}

Complaints unfair_time(const std::string& log, const std::vector<Down>& downs,
                       game::Millis allowance) {
    const auto restored = game::restore(log);
    if (!restored || !restored->match.clock()) {
        return {};
    }
    Complaints complaints;
    game::LiveMatch again = begun_like(restored->match);
    for (const game::Entry& entry : restored->match.entries()) {
        const game::Millis since = again.last_moment();
        const bool runs = !again.is_paused() && !again.match().is_over();
        for (const Down& down : downs) {
            const game::Millis paid = std::min(entry.at, down.to) - std::max(since, down.from);
            if (runs && paid > allowance) {
                complaints.push_back("entry " + std::to_string(entry.number) + " was paid with " +
                                     std::to_string(paid) + " ms in which nobody could play");
            }
        }
        static_cast<void>(again.replay(entry));
    }
    return complaints;
}

} // namespace kamisado::test
