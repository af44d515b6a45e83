#include "game/refusal.h"

#include "notation/names.h"
#include "rules/rule.h"
#include "words/sentence.h"

namespace kamisado::game {

std::string_view name_of(Fault fault) {
    switch (fault) {
    case Fault::MatchIsOver: return "game.match-is-over";
    case Fault::MatchIsPaused: return "game.paused";
    case Fault::NotYourTurn: return "game.not-your-turn";
    case Fault::NotYourSeat: return "game.not-your-seat";
    case Fault::LatePly: return "game.late-ply";
    case Fault::EarlyPly: return "game.early-ply";
    case Fault::TakenBackSince: return "game.taken-back-since";
    case Fault::TimeIsLeft: return "game.time-is-left";
    case Fault::FillIsDue: return "game.fill-due";
    case Fault::NothingToFill: return "game.nothing-to-fill";
    case Fault::IllegalMove: return "game.illegal-move";
    case Fault::NothingToTakeBack: return "game.nothing-to-take-back";
    case Fault::NothingToRedo: return "game.nothing-to-redo";
    case Fault::TakebacksAreAsked: return "game.takebacks-are-asked";
    case Fault::TakebacksAreFree: return "game.takebacks-are-free";
    case Fault::NoTakebackAsked: return "game.no-takeback-asked";
    case Fault::TakebackIsAsked: return "game.takeback-is-asked";
    case Fault::OwnTakeback: return "game.own-takeback";
    case Fault::MomentOutOfRange: return "game.moment-out-of-range";
    case Fault::NothingChanges: break;
    }
    return "game.nothing-changes";
}

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
    const Phrasebook english;
    Sentence words(english);
    const auto add_player = [&](std::string_view name, std::optional<Player> player) {
        if (player) {
            words.player(name, *player);
        }
    };
    const auto add_number = [&](std::string_view name, std::optional<std::size_t> number) {
        if (number) {
            words.number(name, static_cast<std::int64_t>(*number));
        }
    };
    add_player("player", refusal.player);
    add_player("due", refusal.due);
    add_number("ply", refusal.ply);
    add_number("duePly", refusal.due_ply);
    add_number("available", refusal.available);
    if (refusal.move) {
        words.rule(refusal.move->rule);
    }
    return words.in(*Phrase::named(name_of(refusal.fault)));
}

} // namespace kamisado::game
