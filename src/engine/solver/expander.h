#pragma once

#include "rules/moves.h"
#include "rules/slides.h"
#include "solver/at_sight.h"
#include "solver/expansion.h"
#include "solver/far_row_run.h"
#include "solver/first_numbers.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace kamisado {

/// The squares of each colour.
inline constexpr auto squares_of_colour = [] {
    PerColour<std::uint64_t> squares{};
    for (int index = 0; index < square_count; ++index) {
        const Square square = Square::at(index);
        squares[colour_of(square)] |= SquareSet(square).bits();
    }
    return squares;
}();

/// Fills an Expansion, four moves deep at sight, for the player `me`. A template in a header, so
/// that expansion.cpp can compile it for more than one kind of processor.
template <Player me, bool has_popcount>
class Expander {
  public:
    static constexpr Player foe = opponent(me);

    Expander(const Position& position, Aim aim, const Key& key, const TranspositionTable& table,
             const Origin& origin, Expansion& expansion)
        : position_(position),
          board_(position.board()),
          table_(table),
          origin_(origin),
          expansion_(expansion),
          aim_(aim),
          left_(moves_left(aim)),
          tower_(position.tower_to_move()),
          from_(board_.square_of(tower_)),
          keys_(key, tower_.colour, aim.after_real_move()),
          mine_(expansion.sight_[me]),
          foes_(expansion.sight_[foe]),
          my_runs_(&(*origin.runs)[me]),
          foes_runs_(&(*origin.runs)[foe]) {}

    void expand() {
        expansion_.size_ = 0;
        expansion_.settled_.reset();
        if (is_threat(board_, aim_, tower_)) {
            expansion_.settled_ = true;
            return;
        }
        if (aim_.hunts(me) && left_ == 1) {
            expansion_.settled_ = false;
            return;
        }
        look_round();
        add_all();
        if (!expansion_.settled_ && expansion_.size_ == 0) {
            expansion_.settled_ = false;
        }
    }

  private:
    static constexpr std::uint64_t bit(Square square) { return SquareSet(square).bits(); }

    static constexpr std::uint64_t row(int rank) {
        return std::uint64_t{0xFF} << static_cast<unsigned>(8 * rank);
    }

    static constexpr FarRowRuns no_runs{};

    static constexpr std::uint32_t count(std::uint64_t squares) {
        return number_of<has_popcount>(squares);
    }

    void add_all() {
        const SquareSet targets(targets_that_hold());
        // The table's answers are on their way while the moves are looked at.
        std::array<Key, max_children> keys;
        std::size_t nth = 0;
        for (const Square to : targets) {
            keys[nth] = key_after(to);
            table_.prefetch(keys[nth]);
            ++nth;
        }
        nth = 0;
        for (const Square to : targets) {
            if (add_slide(to, keys[nth++])) {
                expansion_.settled_ = true;
                return;
            }
        }
        if (board_.rings_of(tower_) == 0) {
            return;
        }
        if (const int pushed = pushable_towers(board_, tower_); pushed != 0) {
            const Square ahead(from_.file(), from_.rank() + forward_step(me));
            if (add_played(Move(from_, ahead, pushed))) {
                expansion_.settled_ = true;
            }
        }
    }

    /// Where the tower can go without naming one that reaches the far row at once. A tower that
    /// gets there with too few rings has missed the aim.
    [[nodiscard]] std::uint64_t targets_that_hold() const {
        const std::uint64_t lifted = board_.occupied().bits() ^ bit(from_);
        const std::uint64_t targets = mine_.zones[tower_.colour] & ~lifted & ~row(home_rank(foe));
        if (!foe_has_time_now_) {
            return targets;
        }
        std::uint64_t lost = 0; // without a jump for each, which could not be foreseen
        for (const Square to : SquareSet(targets)) {
            const Colour named = colour_of(to);
            const bool runs = (*foes_runs_)[named].is_open(foes_.squares[named], lifted | bit(to));
            lost |= std::uint64_t{runs} << to.index();
        }
        return targets & ~lost;
    }

    [[nodiscard]] Key key_after(Square to) const {
        return scrambled(keys_.after(to, colour_of(to)));
    }

    /// Each tells whether the move reaches the aim at sight.
    bool add_slide(Square to, const Key& key) {
        const std::uint64_t occupied = board_.occupied().bits() ^ bit(from_) ^ bit(to);
        const Tower named{foe, colour_of(to)};
        const Square foes = foes_.squares[named.colour];
        const int pushed = board_.rings_of(named) == 0 ? 0 : pushed_in_reply(named, to);
        if (pushed == 0 && !can_step<foe>(foes, occupied)) {
            return add_played(Move(from_, to)); // blocked
        }
        const AtSight seen = slide_at_sight(to, named, occupied, pushed);
        if (seen.kind == AtSight::Kind::Open) {
            add(Move(from_, to), seen.proof, key, false);
        }
        return seen.kind == AtSight::Kind::Succeeds;
    }

    bool add_played(Move move) {
        const Position next = position_.after(move);
        if (next.is_over()) {
            return aim_.achiever(next.board(), *next.end()) == me;
        }
        const Aim aim = aim_.after_real_move();
        const bool same_player = next.to_move() == me;
        AtSight seen = at_sight_of(next, aim);
        if (seen.kind == AtSight::Kind::Open) {
            const Towers& mover = same_player ? foes_ : mine_; // the one who is waiting
            const Towers& other = same_player ? mine_ : foes_;
            seen.proof = first_numbers({.open_replies = seen.proof.disprove,
                                        .fewest_answers = usual_safe_answers,
                                        .my_runs = mover.threats_count,
                                        .foes_runs = other.threats_count,
                                        .my_moves = mover.moves_count,
                                        .foes_moves = other.moves_count,
                                        .my_progress = mover.progress,
                                        .foes_progress = other.progress})
                             .swapped();
        }
        seen = seen.for_mover(same_player);
        if (seen.kind == AtSight::Kind::Open) {
            const Key key = scrambled(key_of(next, aim));
            table_.prefetch(key);
            add(move, seen.proof, key, same_player);
        }
        return seen.kind == AtSight::Kind::Succeeds;
    }

    void add(Move move, const Proof& proof, const Key& key, bool same_player) {
        Child& child = expansion_.children_[expansion_.size_++];
        child.key = key;
        child.proof = proof;
        child.move = move;
        child.same_player = same_player;
    }

    /// How many of my towers the foe's `named` one could push after my move to `to`; 0: none.
    [[nodiscard]] int pushed_in_reply(Tower named, Square to) const {
        const int rings = board_.rings_of(named);
        const std::uint64_t mine = (board_.occupied_by(me).bits() ^ bit(from_)) | bit(to);
        const auto strength = static_cast<std::size_t>(rings);
        std::uint64_t strong = mine_.with_rings[strength];
        if ((strong & bit(from_)) != 0) {
            strong ^= bit(from_) | bit(to);
        }
        std::uint64_t ahead = stepped<foe>(bit(foes_.squares[named.colour]));
        for (int pushed = 0; pushed <= rings && ahead != 0; ++pushed) {
            if ((mine & ahead) == 0) {
                return (board_.occupied_by(foe).bits() & ahead) == 0 ? pushed : 0;
            }
            if ((strong & ahead) != 0) {
                return 0;
            }
            ahead = stepped<foe>(ahead);
        }
        return 0;
    }

    /// One square forwards; none beyond the board.
    template <Player player>
    static constexpr std::uint64_t stepped(std::uint64_t squares) {
        return player == Player::Black ? squares << 8U : squares >> 8U;
    }

    template <Player player>
    static bool can_step(Square from, std::uint64_t occupied) {
        return (step_squares[player][from.index()] & ~occupied) != 0;
    }

    /// After my move to `to` the foe's `named` tower moves, but not to the far row. It can push
    /// `pushed` towers.
    [[nodiscard]] AtSight slide_at_sight(Square to, Tower named, std::uint64_t occupied,
                                         int pushed) {
        if (aim_.hunts(foe) && left_ <= 2) {
            return AtSight::success(); // no time left for a hunter who cannot reach the far row
        }
        if (pushed != 0 && foe_has_time_after_push_ && wins_after_push(to, named, pushed)) {
            return AtSight::failure();
        }
        const Square from = foes_.squares[named.colour];
        const std::uint64_t replies =
            zone_of<foe>(board_.rings_of(named), from, occupied) & ~occupied & ~row(home_rank(me));
        const std::uint64_t moved_targets =
            zone_of<me>(board_.rings_of(tower_), to, occupied) & ~occupied;
        set_out(to, moved_targets);
        const std::uint64_t lifted = occupied ^ bit(from);
        const std::uint64_t other_foes = board_.occupied_by(foe).bits() ^ bit(from);
        const std::uint32_t most_if_lost = must_run_ ? Proof::most : 0;
        std::uint64_t lost = 0; // replies to which there may be no answer
        std::uint32_t open = 0;
        std::uint32_t fewest_answers = Proof::most;
        // Nothing here can be foreseen, so nothing jumps.
        for (const Square reply : SquareSet(replies)) {
            const Colour colour = colour_of(reply);
            const std::uint64_t then = lifted | bit(reply);
            const bool refuted =
                (*answering_runs_)[colour].is_open(answering_.squares[colour], then);
            // An estimate, because it takes towers and threats as they are before anybody has
            // moved. It is good enough to say which move to look at first; that all is lost needs
            // more.
            const bool perhaps_a_push = (answering_.ahead[colour] & (other_foes | bit(reply))) != 0;
            const std::uint32_t answers =
                count(answering_.safe[colour] & ~then) + static_cast<std::uint32_t>(perhaps_a_push);
            const auto is_open = static_cast<std::uint32_t>(!refuted);
            const auto may_be_lost = static_cast<std::uint32_t>(answers <= most_if_lost);
            open += is_open;
            fewest_answers = std::min(fewest_answers, answers | ((is_open - 1) & Proof::most));
            lost |= std::uint64_t{is_open & may_be_lost} << reply.index();
        }
        for (const Square reply : SquareSet(lost)) {
            if (loses_to(reply, named.colour, lifted | bit(reply))) {
                return AtSight::failure();
            }
        }
        if (pushed != 0) {
            ++open;
            fewest_answers = std::min(fewest_answers, usual_safe_answers);
        }
        if (open == 0) {
            return AtSight::success();
        }
        return {.kind = AtSight::Kind::Open,
                .proof = first_numbers(
                    {.open_replies = open,
                     .fewest_answers = std::max(fewest_answers, 1U),
                     .my_runs = runs_after(to, occupied),
                     .foes_runs = foes_.threats_count,
                     .my_moves = others_moves_ + static_cast<int>(count(moved_targets)),
                     .foes_moves = foes_.moves_count,
                     .my_progress = mine_.progress + rows_forwards<me>(from_, to),
                     .foes_progress = foes_.progress})};
    }

    /// How many of my towers could reach the far row, after mine has moved to `to`.
    [[nodiscard]] int runs_after(Square to, std::uint64_t occupied) const {
        const bool still_threat = (*my_runs_)[tower_.colour].is_open(to, occupied);
        return mine_.threats_count - static_cast<int>(mine_.threats[tower_.colour]) +
               static_cast<int>(still_threat);
    }

    /// Whether the foe, who moves again after pushing my towers with the named one, can then reach
    /// the far row.
    [[nodiscard]] bool wins_after_push(Square to, Tower named, int pushed) const {
        Position next = position_;
        next.play(Move(from_, to));
        const Square from = foes_.squares[named.colour];
        const Square ahead(from.file(), from.rank() + forward_step(foe));
        next.play(Move(from, ahead, pushed));
        return !next.is_over() && next.to_move() == foe &&
               is_threat(next.board(), aim_, next.tower_to_move());
    }

    /// My tower has gone to `to`; the others are as look_round() left them.
    void set_out(Square to, std::uint64_t targets) {
        const Colour colour = tower_.colour;
        answering_.squares[colour] = to;
        answering_.safe[colour] = targets & ~dangerous_;
        answering_.ahead[colour] = board_.rings_of(tower_) != 0 ? stepped<me>(bit(to)) : 0;
    }

    /// Whether my tower that a reply of `foes` has named, and that does not reach the far row, has
    /// only answers that let the foe reach the far row; a blocked one has not.
    [[nodiscard]] bool loses_to(Square reply, Colour foes, std::uint64_t occupied) const {
        const Colour colour = colour_of(reply);
        const Square from = answering_.squares[colour];
        if (must_run_) {
            return can_step<me>(from, occupied); // the time is up
        }
        const std::uint64_t targets =
            zone_of<me>(board_.rings_of({me, colour}), from, occupied) & ~occupied;
        const std::uint64_t lifted = occupied ^ bit(from);
        for (const Square answer : SquareSet(targets & ~row(home_rank(foe)))) {
            const Colour next = colour_of(answer);
            const Square square = next == foes ? reply : foes_.squares[next];
            if (!foe_has_time_later_ ||
                !(*foes_runs_)[next].is_open(square, lifted | bit(answer))) {
                return false;
            }
        }
        return targets != 0;
    }

    void look_round() {
        Sight& sight = expansion_.sight_;
        if (origin_.before != nullptr && origin_.move.pushed() == 0) {
            const Sight& before = origin_.before->sight_;
            const std::uint64_t changed = bit(origin_.move.from()) | bit(origin_.move.to());
            sight[me].template look_again<me, has_popcount>(before[me], board_, *my_runs_, changed);
            sight[foe].template look_again<foe, has_popcount>(before[foe], board_, *foes_runs_,
                                                              changed);
        } else {
            sight[me].template look<me, has_popcount>(board_, *my_runs_);
            sight[foe].template look<foe, has_popcount>(board_, *foes_runs_);
        }
        foe_has_time_now_ = !aim_.hunts(foe) || left_ >= 2;
        foe_has_time_after_push_ = !aim_.hunts(foe) || left_ >= 3;
        i_have_time_ = !aim_.hunts(me) || left_ >= 3;
        must_run_ = aim_.hunts(me) && left_ <= 3;
        foe_has_time_later_ = !aim_.hunts(foe) || left_ >= 4;
        const std::uint64_t moves = mine_.zones[tower_.colour] & ~board_.occupied().bits();
        others_moves_ = mine_.moves_count - static_cast<int>(count(moves));
        look_for_answers();
    }

    void look_for_answers() {
        answering_runs_ = i_have_time_ ? my_runs_ : &no_runs;
        dangerous_ = row(home_rank(foe));
        for (const Colour colour : all_colours) {
            dangerous_ |= foes_.threats[colour] ? squares_of_colour[colour] : 0;
        }
        for (const Colour colour : all_colours) {
            answering_.squares[colour] = mine_.squares[colour];
            answering_.safe[colour] = mine_.zones[colour] & ~dangerous_;
            answering_.ahead[colour] =
                stepped<me>(bit(mine_.squares[colour]) & mine_.with_rings[1]);
        }
    }

    /// My towers after a move of mine, by the colour that a reply names.
    struct Answering {
        PerColour<Square> squares;
        PerColour<std::uint64_t>
            safe; ///< where it could go without naming one who can reach the far row
        PerColour<std::uint64_t> ahead; ///< where it could push somebody
    };

    // It lives for one call, beside what it refers to.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const Position& position_;
    const Board& board_;
    const TranspositionTable& table_;
    const Origin& origin_;
    Expansion& expansion_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    Aim aim_;
    int left_;
    Tower tower_;
    Square from_;
    KeyMaker<me> keys_;
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const Towers& mine_;
    const Towers& foes_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    const FarRowRuns* my_runs_;
    const FarRowRuns* foes_runs_;
    const FarRowRuns* answering_runs_ = nullptr; ///< none when there is no time for it
    Answering answering_;
    std::uint64_t dangerous_ = 0;  ///< squares that name a foe's tower which can reach the far row
    int others_moves_ = 0;         ///< of my towers but the one that moves
    bool foe_has_time_now_ = true; ///< to reach the far row after my move,
    bool foe_has_time_after_push_ = true; ///< after a push in reply,
    bool i_have_time_ = true;             ///< after the reply,
    bool must_run_ = false;               ///< which is my last chance,
    bool foe_has_time_later_ = true;      ///< and after my answer
};

} // namespace kamisado
