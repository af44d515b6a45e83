#include "computer/names.h"

namespace kamisado {

std::string_view name_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::Win: return "win";
    case Verdict::Loss: return "loss";
    case Verdict::Unknown: break;
    }
    return "unknown";
}

std::string_view name_of(Mark mark) {
    switch (mark) {
    case Mark::Inaccuracy: return "inaccuracy";
    case Mark::Mistake: return "mistake";
    case Mark::Fine: break;
    }
    return "fine";
}

std::string_view name_of(Gravity gravity) {
    switch (gravity) {
    case Gravity::Inaccuracy: return "inaccuracy";
    case Gravity::Hidden: return "hidden";
    case Gravity::Mistake: return "mistake";
    case Gravity::Blunder: return "blunder";
    case Gravity::Fine: break;
    }
    return "fine";
}

std::string_view name_of(ReasonKind kind) {
    switch (kind) {
    case ReasonKind::OnlyMove: return "only-move";
    case ReasonKind::WinsAtOnce: return "wins-at-once";
    case ReasonKind::WinsIn: return "wins-in";
    case ReasonKind::EveryOtherMoveLoses: return "every-other-move-loses";
    case ReasonKind::ScoresPoints: return "scores-points";
    case ReasonKind::DecidesMatch: return "decides-match";
    case ReasonKind::StopsTower: return "stops-tower";
    case ReasonKind::LeavesTowerUncalled: return "leaves-tower-uncalled";
    case ReasonKind::LosesIn: return "loses-in";
    case ReasonKind::LastsLongest: return "lasts-longest";
    case ReasonKind::HardToAnswer: return "hard-to-answer";
    case ReasonKind::LosesCheaply: return "loses-cheaply";
    case ReasonKind::KeepsTowerOffItsColour: return "keeps-tower-off-its-colour";
    case ReasonKind::ChallengerCannotWin: return "challenger-cannot-win";
    case ReasonKind::BetterChances: return "better-chances";
    case ReasonKind::NotSolved: return "not-solved";
    }
    return "";
}

} // namespace kamisado
