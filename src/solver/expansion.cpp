#include "solver/expansion.h"

#include "rules/moves.h"
#include "rules/slides.h"
#include "solver/home_run.h"

#include <algorithm>

namespace kamisado {

namespace {

constexpr std::uint64_t bit(Square square) { return SquareSet(square).bits(); }

constexpr std::uint64_t row(int rank) {
    return std::uint64_t{0xFF} << static_cast<unsigned>(8 * rank);
}

/// The squares of each colour.
constexpr auto squares_of_colour = [] {
    PerColour<std::uint64_t> squares{};
    for (int index = 0; index < square_count; ++index) {
        squares[colour_of(Square::at(index))] |= bit(Square::at(index));
    }
    return squares;
}();

/// Without a clock there is always time.
constexpr int for_ever = 1000;

int moves_left(Aim aim) { return aim.is_timed() ? aim.moves_left() : for_ever; }

HomeRun home_run_of(const Board& board, Aim aim, Tower tower) {
    const int rings = board.rings_of(tower);
    return rings >= aim.rings_needed(tower.owner) ? HomeRun(tower.owner, rings) : HomeRun::never();
}

/// Without the instruction, which not every machine has, the library's function is a slow call.
constexpr std::uint32_t number_of(std::uint64_t squares) {
    squares -= (squares >> 1U) & 0x5555555555555555U;
    squares = (squares & 0x3333333333333333U) + ((squares >> 2U) & 0x3333333333333333U);
    squares = (squares + (squares >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
    return static_cast<std::uint32_t>((squares * 0x0101010101010101U) >> 56U);
}

bool is_threat(const Board& board, Aim aim, Tower tower) {
    return home_run_of(board, aim, tower).is_open(board.square_of(tower), board.occupied().bits());
}

/// What a move leads to, for the player who makes it.
struct Outlook {
    enum class Kind : std::uint8_t { Succeeds, Fails, Open };
    Kind kind = Kind::Open;
    Proof proof{};

    [[nodiscard]] static Outlook success() { return {.kind = Kind::Succeeds}; }
    [[nodiscard]] static Outlook failure() { return {.kind = Kind::Fails}; }
    [[nodiscard]] static Outlook decided(bool succeeds) { return succeeds ? success() : failure(); }
    [[nodiscard]] Outlook for_mover(bool same_player) const {
        if (same_player) {
            return *this;
        }
        if (kind == Kind::Open) {
            return {.kind = Kind::Open, .proof = proof.swapped()};
        }
        return decided(kind == Kind::Fails);
    }
};

/// The first numbers of a position that was not looked at as closely as ordinary moves allow.
constexpr std::uint32_t usual_safe_answers = 2;

/// Who reaches his aim in `position`, as far as its moves tell at sight, by playing them.
Outlook outlook_of(const Position& position, Aim aim) {
    const Player mover = position.to_move();
    const int left = moves_left(aim);
    if (left == 0) {
        return Outlook::decided(!aim.hunts(mover));
    }
    if (is_threat(position.board(), aim, position.tower_to_move())) {
        return Outlook::success();
    }
    std::uint32_t open = 0;
    for (const Move move : legal_moves(position)) {
        const Position next = position.after(move);
        if (next.is_over()) {
            if (aim.achiever(next.board(), *next.end()) == mover) {
                return Outlook::success();
            }
            continue;
        }
        const bool time_is_up = left == 1;
        const bool threat = is_threat(next.board(), aim, next.tower_to_move());
        if (time_is_up ? !aim.hunts(mover) : threat && next.to_move() == mover) {
            return Outlook::success();
        }
        if (!time_is_up && !threat) {
            ++open;
        }
    }
    if (open == 0) {
        return Outlook::failure();
    }
    return {.kind = Outlook::Kind::Open, .proof = {.prove = usual_safe_answers, .disprove = open}};
}

} // namespace

template <Player me>
class Expander {
  public:
    static constexpr Player foe = opponent(me);

    Expander(const Position& position, Aim aim, const Key& key, const Table& table,
             Expansion& expansion)
        : position_(position),
          board_(position.board()),
          table_(table),
          expansion_(expansion),
          aim_(aim),
          left_(moves_left(aim)),
          tower_(position.tower_to_move()),
          from_(board_.square_of(tower_)),
          keys_(key, tower_, aim.after_real_move()) {}

    void expand() {
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
    void add_all() {
        const SquareSet targets =
            slide_targets<me>(board_.rings_of(tower_), from_, board_.occupied());
        // Who comes home with too few rings has missed the aim.
        for (const Square to : SquareSet(targets.bits() & ~row(home_rank(foe)))) {
            if (add_slide(to)) {
                expansion_.settled_ = true;
                return;
            }
        }
        if (const int pushed = pushable_towers(board_, tower_); pushed != 0) {
            const Square ahead(from_.file(), from_.rank() + forward_step(me));
            if (add_played(Move(from_, ahead, pushed))) {
                expansion_.settled_ = true;
            }
        }
    }

    /// Each tells whether the move reaches the aim at sight.
    bool add_slide(Square to) {
        const std::uint64_t occupied = board_.occupied().bits() ^ bit(from_) ^ bit(to);
        const Tower named{foe, colour_of(to)};
        const Square foes = foes_squares_[named.colour];
        if (foe_has_time_now_ && foes_runs_[named.colour].is_open(foes, occupied)) {
            return false;
        }
        if (!goes_by_slides_alone(named, to, occupied)) {
            return add_played(Move(from_, to));
        }
        const Outlook outlook = outlook_of_slide(to, named, occupied);
        if (outlook.kind == Outlook::Kind::Open) {
            add(Move(from_, to), outlook.proof, keys_.after(to, named.colour), false);
        }
        return outlook.kind == Outlook::Kind::Succeeds;
    }

    bool add_played(Move move) {
        const Position next = position_.after(move);
        if (next.is_over()) {
            return aim_.achiever(next.board(), *next.end()) == me;
        }
        const Aim aim = aim_.after_real_move();
        const bool same_player = next.to_move() == me;
        const Outlook outlook = outlook_of(next, aim).for_mover(same_player);
        if (outlook.kind == Outlook::Kind::Open) {
            add(move, outlook.proof, key_of(next, aim), same_player);
        }
        return outlook.kind == Outlook::Kind::Succeeds;
    }

    void add(Move move, const Proof& proof, const Key& key, bool same_player) {
        Child& child = expansion_.children_[expansion_.size_++];
        child = {.key = scrambled(key), .proof = proof, .move = move, .same_player = same_player};
        table_.prefetch(child.key);
    }

    /// Not blocked, and no push to think of.
    [[nodiscard]] bool goes_by_slides_alone(Tower named, Square to, std::uint64_t occupied) const {
        const Square square = foes_squares_[named.colour];
        const int ahead = static_cast<int>(square.index()) + (8 * forward_step(foe));
        const bool may_push = board_.rings_of(named) != 0 &&
                              ((mine_after(to) >> static_cast<unsigned>(ahead)) & 1U) != 0;
        return !may_push && can_step<foe>(square, occupied);
    }
    [[nodiscard]] std::uint64_t mine_after(Square to) const {
        return (board_.occupied_by(me).bits() ^ bit(from_)) | bit(to);
    }

    template <Player player>
    static bool can_step(Square from, std::uint64_t occupied) {
        return (step_squares[player][from.index()] & ~occupied) != 0;
    }

    /// After my move to `to` the foe's `named` tower moves, by slides alone and not home.
    [[nodiscard]] Outlook outlook_of_slide(Square to, Tower named, std::uint64_t occupied) const {
        if (aim_.hunts(foe) && left_ <= 2) {
            return Outlook::success(); // no time left for a hunter who cannot run home
        }
        const Square from = foes_squares_[named.colour];
        const SquareSet targets =
            slide_targets<foe>(board_.rings_of(named), from, SquareSet(occupied));
        std::uint32_t open = 0;
        std::uint32_t fewest_answers = Proof::most;
        for (const Square reply : SquareSet(targets.bits() & ~row(home_rank(me)))) {
            const std::uint64_t then = occupied ^ bit(from) ^ bit(reply);
            const std::uint32_t answers = safe_answers(to, named.colour, reply, then);
            if (answers == 0) {
                return Outlook::failure();
            }
            if (answers != refuted) {
                ++open;
                fewest_answers = std::min(fewest_answers, answers);
            }
        }
        if (open == 0) {
            return Outlook::success();
        }
        return {.kind = Outlook::Kind::Open, .proof = {.prove = open, .disprove = fewest_answers}};
    }

    static constexpr std::uint32_t refuted = Proof::never;

    /// After my move to `to` and the foe's tower `foes` to `reply`: how many answers of mine do not
    /// lose at sight; `refuted` when one wins.
    [[nodiscard]] std::uint32_t safe_answers(Square to, Colour foes, Square reply,
                                             std::uint64_t occupied) const {
        const Colour colour = colour_of(reply);
        const Square from = colour == tower_.colour ? to : my_squares_[colour];
        if (i_have_time_ && my_runs_[colour].is_open(from, occupied)) {
            return refuted;
        }
        if (aim_.hunts(me) && left_ <= 3 && can_step<me>(from, occupied)) {
            return 0; // nothing is blocked, nothing runs home, and the time is up
        }
        const int rings = board_.rings_of({me, colour});
        const std::uint64_t targets = slide_targets<me>(rings, from, SquareSet(occupied)).bits();
        // An estimate, because it takes the foe's threats as they are before anybody has moved. It
        // is good enough to say which move to look at first; that all is lost needs more.
        const std::uint32_t safe = number_of(targets & ~dangerous_);
        if (targets == 0 || rings != 0) {
            return safe + 1; // blocked, or perhaps a push
        }
        if (safe != 0) {
            return safe;
        }
        return has_safe_answer(targets, occupied ^ bit(from), foes, reply) ? 1 : 0;
    }

    /// Whether one of my targets does not let the foe run home, whose tower `foes` stands on
    /// `reply` now. `lifted` is what is occupied by all but the tower that answers.
    [[nodiscard]] bool has_safe_answer(std::uint64_t targets, std::uint64_t lifted, Colour foes,
                                       Square reply) const {
        // NOLINTNEXTLINE(readability-use-anyofallof): a SquareSet's iterators are too simple for it
        for (const Square answer : SquareSet(targets & ~row(home_rank(foe)))) {
            const Colour next = colour_of(answer);
            const Square square = next == foes ? reply : foes_squares_[next];
            if (!foe_has_time_later_ || !foes_runs_[next].is_open(square, lifted | bit(answer))) {
                return true;
            }
        }
        return false;
    }

    /// Everything about the towers that is asked again and again.
    void look_round() {
        dangerous_ = row(home_rank(foe));
        for (const Colour colour : all_colours) {
            my_squares_[colour] = board_.square_of({me, colour});
            my_runs_[colour] = home_run_of(board_, aim_, {me, colour});
            foes_squares_[colour] = board_.square_of({foe, colour});
            foes_runs_[colour] = home_run_of(board_, aim_, {foe, colour});
            if (foes_runs_[colour].is_open(foes_squares_[colour], board_.occupied().bits())) {
                dangerous_ |= squares_of_colour[colour];
            }
        }
        foe_has_time_now_ = !aim_.hunts(foe) || left_ >= 2;
        i_have_time_ = !aim_.hunts(me) || left_ >= 3;
        foe_has_time_later_ = !aim_.hunts(foe) || left_ >= 4;
    }

    // It lives for one call, beside what it refers to.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const Position& position_;
    const Board& board_;
    const Table& table_;
    Expansion& expansion_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    Aim aim_;
    int left_;
    Tower tower_;
    Square from_;
    KeyMaker keys_;
    PerColour<Square> my_squares_;
    PerColour<Square> foes_squares_;
    PerColour<HomeRun> my_runs_;
    PerColour<HomeRun> foes_runs_;
    std::uint64_t dangerous_ = 0;    ///< squares that name a foe's tower which can run home
    bool foe_has_time_now_ = true;   ///< to run home after my move,
    bool i_have_time_ = true;        ///< after the reply,
    bool foe_has_time_later_ = true; ///< and after my answer
};

Expansion::Expansion(const Position& position, Aim aim, const Key& key, const Table& table) {
    if (position.to_move() == Player::Black) {
        Expander<Player::Black>(position, aim, key, table, *this).expand();
    } else {
        Expander<Player::Gold>(position, aim, key, table, *this).expand();
    }
}

} // namespace kamisado
