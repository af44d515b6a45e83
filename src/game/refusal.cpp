#include "game/refusal.h"

#include "notation/names.h"
#include "rules/rule.h"

namespace kamisado::game {

namespace {

struct Wording {
    std::string_view name;
    std::string_view sentence; ///< with {arguments}
};

Wording wording_of(Fault fault) {
    switch (fault) {
    case Fault::MatchIsOver: return {"game.match-is-over", "the match is over"};
    case Fault::MatchIsPaused: return {"game.paused", "the match is paused"};
    case Fault::NotYourTurn: return {"game.not-your-turn", "{due} decides now, not {player}"};
    case Fault::NotYourSeat: return {"game.not-your-seat", "nobody else decides this for {due}"};
    case Fault::LatePly:
        return {"game.late-ply",
                "decision {ply} came too late: another one stands there, and {duePly} is next"};
    case Fault::EarlyPly: return {"game.early-ply", "decision {ply} came before decision {duePly}"};
    case Fault::TakenBackSince:
        return {"game.taken-back-since", "decisions were taken back after this one was sent"};
    case Fault::TimeIsLeft: return {"game.time-is-left", "{player} has time left"};
    case Fault::FillIsDue: return {"game.fill-due", "{due} must choose the fill first"};
    case Fault::NothingToFill: return {"game.nothing-to-fill", "there is nothing to fill now"};
    case Fault::IllegalMove: return {"game.illegal-move", "rule {rule} does not allow this move"};
    case Fault::NothingToTakeBack:
        return {"game.nothing-to-take-back", "only {available} can be taken back"};
    case Fault::NothingToRedo:
        return {"game.nothing-to-redo", "only {available} can be played again"};
    case Fault::TakebacksAreAsked:
        return {"game.takebacks-are-asked", "the other player must agree to a takeback"};
    case Fault::TakebacksAreFree:
        return {"game.takebacks-are-free", "nobody has to agree to a takeback here"};
    case Fault::NoTakebackAsked: return {"game.no-takeback-asked", "nobody asked for a takeback"};
    case Fault::TakebackIsAsked:
        return {"game.takeback-is-asked", "{due} has asked for a takeback already"};
    case Fault::OwnTakeback:
        return {"game.own-takeback", "{player} asked, so the other player accepts"};
    case Fault::MomentOutOfRange: return {"game.moment-out-of-range", "that time cannot be"};
    case Fault::NothingChanges: break;
    }
    return {"game.nothing-changes", "it was so already"};
}

std::string value_of(const std::vector<Error::Argument>& arguments, std::string_view name) {
    for (const auto& [key, value] : arguments) {
        if (key == name) {
            return value;
        }
    }
    return "?";
}

} // namespace

std::string_view name_of(Fault fault) { return wording_of(fault).name; }

std::vector<Error::Argument> arguments_of(const GameRefusal& refusal) {
    std::vector<Error::Argument> arguments;
    const auto add_player = [&](std::string_view name, std::optional<Player> player) {
        if (player) {
            arguments.emplace_back(name, name_of(*player));
        }
    };
    const auto add_number = [&](std::string_view name, std::optional<std::size_t> number) {
        if (number) {
            arguments.emplace_back(name, std::to_string(*number));
        }
    };
    add_player("player", refusal.player);
    add_player("due", refusal.due);
    add_number("ply", refusal.ply);
    add_number("duePly", refusal.due_ply);
    add_number("available", refusal.available);
    if (refusal.move) {
        arguments.emplace_back("rule", name_of(refusal.move->rule, Language::English));
    }
    return arguments;
}

std::string sentence(const GameRefusal& refusal) {
    const auto arguments = arguments_of(refusal);
    std::string text;
    std::string_view rest = wording_of(refusal.fault).sentence;
    for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        const auto close = rest.find('}', open);
        text += rest.substr(0, open);
        text += value_of(arguments, rest.substr(open + 1, close - open - 1));
        rest.remove_prefix(close + 1);
    }
    return text += rest;
}

} // namespace kamisado::game
