#include "solver/round_inquiry.h"

#include "rules/moves.h"
#include "rules/symmetry.h"
#include "solver/aim.h"

#include <algorithm>

namespace kamisado {

namespace {

/// Whether `player` reaches his aim in a position that is not over.
Verdict succeeds(const Position& position, Player player, Aim aim, Search& search) {
    const Verdict verdict = search.run(position, aim);
    return position.to_move() == player ? verdict : opposite(verdict);
}

/// The most points that `winner`, who has won at least in theory, can force; nullopt if stopped.
std::optional<int> forced_points(const Position& position, Player winner, Search& search) {
    int rings = 0;
    while (rings < most_rings(position.board(), winner)) {
        const auto verdict = succeeds(position, winner, Aim::with_rings(winner, rings + 1), search);
        if (verdict == Verdict::Unknown) {
            return std::nullopt;
        }
        if (verdict == Verdict::Loss) {
            break;
        }
        ++rings;
    }
    return points_for_next_ring(rings);
}

/// In how many real moves `winner` wins; nullopt if stopped. Mostly the players take turns, so
/// that every second number is enough until the search succeeds.
std::optional<int> forced_distance(const Position& position, Player winner, Search& search) {
    const int first = position.to_move() == winner ? 1 : 2;
    for (int moves = first; moves <= Aim::max_moves; moves += 2) {
        const auto verdict = succeeds(position, winner, Aim::within(winner, moves), search);
        if (verdict == Verdict::Unknown) {
            return std::nullopt;
        }
        if (verdict == Verdict::Loss) {
            continue;
        }
        if (moves == 1) {
            return moves;
        }
        const auto sooner = succeeds(position, winner, Aim::within(winner, moves - 1), search);
        if (sooner == Verdict::Unknown) {
            return std::nullopt;
        }
        return sooner == Verdict::Win ? moves - 1 : moves;
    }
    return std::nullopt;
}

/// A verdict as the number that an inquiry deals in, and back.
std::optional<int> known(Verdict verdict) {
    if (verdict == Verdict::Unknown) {
        return std::nullopt;
    }
    return verdict == Verdict::Win ? 1 : 0;
}

Verdict as_verdict(std::optional<int> wins) {
    if (!wins) {
        return Verdict::Unknown;
    }
    return *wins != 0 ? Verdict::Win : Verdict::Loss;
}

void take_best_move(Answer& answer) {
    const auto is = [](Verdict verdict) {
        return [=](const MoveAnswer& move) { return move.verdict == verdict; };
    };
    if (std::ranges::any_of(answer.moves, is(Verdict::Win))) {
        answer.verdict = Verdict::Win;
    } else if (std::ranges::all_of(answer.moves, is(Verdict::Loss)) && !answer.moves.empty()) {
        answer.verdict = Verdict::Loss;
    }
}

/// The quickest win, or the slowest loss; nothing while any that might be it is unknown.
std::optional<int> best_distance(const Answer& answer) {
    std::optional<int> best;
    for (const MoveAnswer& move : answer.moves) {
        const bool matters = move.verdict == answer.verdict || move.verdict == Verdict::Unknown;
        if (answer.verdict == Verdict::Unknown || (matters && !move.distance)) {
            return std::nullopt;
        }
        if (!matters) {
            continue;
        }
        const bool better =
            answer.verdict == Verdict::Win ? move.distance < best : move.distance > best;
        if (!best || better) {
            best = move.distance;
        }
    }
    return best;
}

std::optional<int> best_points(const Answer& answer) {
    std::optional<int> best;
    for (const MoveAnswer& move : answer.moves) {
        if (!move.points) {
            return std::nullopt;
        }
        best = std::max(best.value_or(*move.points), *move.points);
    }
    return best;
}

} // namespace

std::vector<RoundInquiry::Branch> RoundInquiry::branches_of(const Position& position) {
    std::vector<Branch> branches;
    const bool is_own_image = mirrored(position) == position;
    for (const Move move : legal_moves(position)) {
        Branch branch{.answer = {}, .next = position.after(move), .image_of = {}};
        branch.answer.move = move;
        const auto original = std::ranges::find_if(branches, [&](const Branch& earlier) {
            return is_own_image && earlier.answer.move == mirrored(move);
        });
        if (original != branches.end()) {
            branch.image_of = static_cast<std::size_t>(original - branches.begin());
        }
        branches.push_back(branch);
    }
    return branches;
}

Answer RoundInquiry::solve(const Position& position, Question question) {
    mover_ = position.to_move();
    std::vector<Branch> branches = branches_of(position);
    total_ = static_cast<int>(branches.size()) *
             (1 + static_cast<int>(question.distance) + static_cast<int>(question.points));
    const auto asked = [&](About member) {
        return ask_all(branches, [&](const Branch& branch, Search& search) {
            return (this->*member)(branch, search);
        });
    };
    const auto take = [&](const Inquiry::Answers& answers, std::optional<int> MoveAnswer::* field) {
        for (std::size_t index = 0; index < branches.size(); ++index) {
            branches[index].answer.*field = answers[index];
        }
    };
    const Inquiry::Answers wins = asked(&RoundInquiry::wins);
    for (std::size_t index = 0; index < branches.size(); ++index) {
        branches[index].answer.verdict = as_verdict(wins[index]);
    }
    if (question.distance) {
        take(asked(&RoundInquiry::distance), &MoveAnswer::distance);
    }
    if (question.points) {
        take(asked(&RoundInquiry::points), &MoveAnswer::points);
    }
    Answer answer;
    for (const Branch& branch : branches) {
        answer.moves.push_back(branch.answer);
    }
    take_best_move(answer);
    answer.distance = question.distance ? best_distance(answer) : std::nullopt;
    answer.points = question.points ? best_points(answer) : std::nullopt;
    answer.nodes = control_->nodes();
    return answer;
}

MoveAnswer RoundInquiry::solve_move(const Position& position, const MoveAnswer& known,
                                    Question question) {
    mover_ = position.to_move();
    Branch branch{.answer = known, .next = position.after(known.move), .image_of = {}};
    const auto asked = [&](About member) {
        const auto ask = [&](std::size_t /*only one*/, Search& search) {
            return (this->*member)(branch, search);
        };
        return inquiry_.run(1, ask, [](int) {}).front();
    };
    if (known.verdict == Verdict::Unknown) {
        branch.answer.verdict = as_verdict(asked(&RoundInquiry::wins));
    }
    if (question.distance && !known.distance) {
        branch.answer.distance = asked(&RoundInquiry::distance);
    }
    if (question.points && !known.points) {
        branch.answer.points = asked(&RoundInquiry::points);
    }
    return branch.answer;
}

Verdict RoundInquiry::verdict(const Position& position) {
    mover_ = position.to_move();
    if (position.is_free_choice()) {
        return verdict_of_free_choice(position);
    }
    const auto ask = [&](std::size_t /*only one*/, Search& search) {
        return known(search.run(position, Aim()));
    };
    const auto answers = inquiry_.run(1, ask, [](int) {});
    return as_verdict(answers.front());
}

Verdict RoundInquiry::verdict_within(const Position& position, Player hunter, int moves) {
    const auto ask = [&](std::size_t /*only one*/, Search& search) {
        return known(succeeds(position, hunter, Aim::within(hunter, moves), search));
    };
    return as_verdict(inquiry_.run(1, ask, [](int) {}).front());
}

/// No tower is named and the position itself has no key: its moves are searched side by side.
Verdict RoundInquiry::verdict_of_free_choice(const Position& position) {
    std::vector<Position> open;
    for (const Branch& branch : branches_of(position)) {
        if (const auto end = branch.next.end()) {
            if (end->winner() == mover_) {
                return Verdict::Win;
            }
        } else if (!branch.image_of) {
            open.push_back(branch.next);
        }
    }
    const auto ask = [&](std::size_t /*only one*/, Search& search) {
        return known(search.run_any(open, mover_, Aim()));
    };
    return as_verdict(inquiry_.run(1, ask, [](int) {}).front());
}

Inquiry::Answers RoundInquiry::ask_all(const std::vector<Branch>& branches, const AskBranch& ask) {
    std::vector<std::size_t> originals;
    for (std::size_t index = 0; index < branches.size(); ++index) {
        if (!branches[index].image_of) {
            originals.push_back(index);
        }
    }
    const auto answers = inquiry_.run(
        originals.size(),
        [&](std::size_t nth, Search& search) { return ask(branches[originals[nth]], search); },
        [&](int settled) {
            if (progress_) {
                progress_(
                    {.nodes = control_->nodes(), .settled = settled_ + settled, .total = total_});
            }
        });
    settled_ += static_cast<int>(branches.size());
    Inquiry::Answers all(branches.size());
    for (std::size_t nth = 0; nth < originals.size(); ++nth) {
        all[originals[nth]] = answers[nth];
    }
    for (std::size_t index = 0; index < branches.size(); ++index) {
        if (branches[index].image_of) {
            all[index] = all[*branches[index].image_of];
        }
    }
    return all;
}

std::optional<int> RoundInquiry::wins(const Branch& branch, Search& search) const {
    if (const auto end = branch.next.end()) {
        return end->winner() == mover_ ? 1 : 0;
    }
    return known(succeeds(branch.next, mover_, Aim(), search));
}

std::optional<int> RoundInquiry::distance(const Branch& branch, Search& search) const {
    if (branch.next.is_over()) {
        return 1;
    }
    if (branch.answer.verdict == Verdict::Unknown) {
        return std::nullopt;
    }
    const Player winner = branch.answer.verdict == Verdict::Win ? mover_ : opponent(mover_);
    const auto moves = forced_distance(branch.next, winner, search);
    return moves ? std::optional(*moves + 1) : std::nullopt;
}

std::optional<int> RoundInquiry::points(const Branch& branch, Search& search) const {
    const bool won = branch.answer.verdict == Verdict::Win;
    if (const auto end = branch.next.end()) {
        const int points = points_for_next_ring(branch.next.board().rings_of(end->tower));
        return won ? points : -points;
    }
    if (branch.answer.verdict == Verdict::Unknown) {
        return std::nullopt;
    }
    const auto points = forced_points(branch.next, won ? mover_ : opponent(mover_), search);
    if (!points) {
        return std::nullopt;
    }
    return won ? *points : -*points;
}

} // namespace kamisado
