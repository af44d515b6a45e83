#include "solver/expansion.h"

#include "rules/moves.h"
#include "rules/slides.h"
#include "solver/first_numbers.h"
#include "solver/home_run.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#if defined(__x86_64__) && defined(__GNUC__)
#define KAMISADO_HAS_X86_64_V3
#endif

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
template <bool has_instruction>
constexpr std::uint32_t number_of(std::uint64_t squares) {
    if constexpr (has_instruction) {
        return static_cast<std::uint32_t>(std::popcount(squares));
    }
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

/// The squares that a tower goes to, and those that stop it.
template <Player player>
constexpr std::uint64_t zone_of(int rings, Square from, std::uint64_t occupied) {
    std::uint64_t zone = 0;
    for (const Ray& ray : rays_from(player, rings, from)) {
        const std::uint64_t blockers = ray.squares & occupied;
        if constexpr (player == Player::Black) {
            zone |= ray.squares & (blockers ^ (blockers - 1));
        } else {
            const int nearest = 63 - std::countl_zero(blockers | 1U);
            zone |= ray.squares & (~std::uint64_t{0} << static_cast<unsigned>(nearest));
        }
    }
    return zone;
}

/// One side's towers, and what each could do on the board as it stands.
struct Towers {
    PerColour<Square> squares;
    PerColour<HomeRun> runs;
    PerColour<std::uint64_t> zones;
    PerColour<bool> threats;
    std::array<std::uint64_t, max_rings + 1>
        with_rings{}; ///< the squares of those with at least so many
    int threats_count = 0;
    int moves_count = 0;
};

} // namespace

template <Player me, bool has_popcount>
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
    static constexpr std::uint32_t count(std::uint64_t squares) {
        return number_of<has_popcount>(squares);
    }

    void add_all() {
        const std::uint64_t targets = mine_.zones[tower_.colour] & ~board_.occupied().bits();
        // Who comes home with too few rings has missed the aim.
        for (const Square to : SquareSet(targets & ~row(home_rank(foe)))) {
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
        const Square foes = foes_.squares[named.colour];
        if (foe_has_time_now_ && foes_.runs[named.colour].is_open(foes, occupied)) {
            return false;
        }
        const int pushed = board_.rings_of(named) == 0 ? 0 : pushed_in_reply(named, to);
        if (pushed == 0 && !can_step<foe>(foes, occupied)) {
            return add_played(Move(from_, to)); // blocked
        }
        const Outlook outlook = outlook_of_slide(to, named, occupied, pushed);
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
        Outlook outlook = outlook_of(next, aim);
        if (outlook.kind == Outlook::Kind::Open) {
            const Towers& mover = same_player ? foes_ : mine_; // the one who is waiting
            const Towers& other = same_player ? mine_ : foes_;
            outlook.proof = first_numbers({.open_replies = outlook.proof.disprove,
                                           .fewest_answers = usual_safe_answers,
                                           .my_runs = mover.threats_count,
                                           .foes_runs = other.threats_count,
                                           .my_moves = mover.moves_count,
                                           .foes_moves = other.moves_count})
                                .swapped();
        }
        outlook = outlook.for_mover(same_player);
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

    /// After my move to `to` the foe's `named` tower moves, but not home. It can push so many.
    [[nodiscard]] Outlook outlook_of_slide(Square to, Tower named, std::uint64_t occupied,
                                           int pushed) const {
        if (aim_.hunts(foe) && left_ <= 2) {
            return Outlook::success(); // no time left for a hunter who cannot run home
        }
        if (pushed != 0 && foe_has_time_after_push_ && wins_after_push(to, named, pushed)) {
            return Outlook::failure();
        }
        const Square from = foes_.squares[named.colour];
        std::uint64_t zone = foes_.zones[named.colour];
        if ((zone & (bit(from_) | bit(to))) != 0) {
            zone = zone_of<foe>(board_.rings_of(named), from, occupied);
        }
        const std::uint64_t replies = zone & ~occupied & ~row(home_rank(me));
        const std::uint64_t moved_zone = zone_of<me>(board_.rings_of(tower_), to, occupied);
        const std::uint64_t moved_targets = moved_zone & ~occupied;
        std::uint32_t open = 0;
        std::uint32_t fewest_answers = Proof::most;
        for (const Square reply : SquareSet(replies)) {
            const std::uint64_t then = occupied ^ bit(from) ^ bit(reply);
            const std::uint32_t answers =
                safe_answers(to, moved_targets, named.colour, reply, then);
            if (answers == 0) {
                return Outlook::failure();
            }
            if (answers != refuted) {
                ++open;
                fewest_answers = std::min(fewest_answers, answers);
            }
        }
        if (pushed != 0) {
            ++open;
            fewest_answers = std::min(fewest_answers, usual_safe_answers);
        }
        if (open == 0) {
            return Outlook::success();
        }
        const bool still_threat = mine_.runs[tower_.colour].is_open(to, occupied);
        const FirstImpression seen{
            .open_replies = open,
            .fewest_answers = fewest_answers,
            .my_runs = mine_.threats_count - static_cast<int>(mine_.threats[tower_.colour]) +
                       static_cast<int>(still_threat),
            .foes_runs = foes_.threats_count,
            .my_moves = others_moves_ + static_cast<int>(count(moved_targets)),
            .foes_moves = foes_.moves_count};
        return {.kind = Outlook::Kind::Open, .proof = first_numbers(seen)};
    }

    /// Whether the foe, who moves again after pushing my towers with the named one, can then run
    /// home.
    [[nodiscard]] bool wins_after_push(Square to, Tower named, int pushed) const {
        Position next = position_;
        next.play(Move(from_, to));
        const Square from = foes_.squares[named.colour];
        const Square ahead(from.file(), from.rank() + forward_step(foe));
        next.play(Move(from, ahead, pushed));
        return !next.is_over() && next.to_move() == foe &&
               is_threat(next.board(), aim_, next.tower_to_move());
    }

    static constexpr std::uint32_t refuted = Proof::never;

    /// After my move to `to` and the foe's tower `foes` to `reply`: how many answers of mine do not
    /// lose at sight; `refuted` when one wins.
    [[nodiscard]] std::uint32_t safe_answers(Square to, std::uint64_t moved_targets, Colour foes,
                                             Square reply, std::uint64_t occupied) const {
        const Colour colour = colour_of(reply);
        const bool moved = colour == tower_.colour;
        const Square from = moved ? to : mine_.squares[colour];
        if (i_have_time_ && mine_.runs[colour].is_open(from, occupied)) {
            return refuted;
        }
        if (aim_.hunts(me) && left_ <= 3 && can_step<me>(from, occupied)) {
            return 0; // nothing is blocked, nothing runs home, and the time is up
        }
        // An estimate, because it takes towers and threats as they are before anybody has moved.
        // It is good enough to say which move to look at first; that all is lost needs more.
        const std::uint64_t about = moved ? moved_targets : mine_.zones[colour];
        const std::uint32_t safe = count(about & ~occupied & ~dangerous_);
        const int rings = board_.rings_of({me, colour});
        if (rings != 0 && (stepped<me>(bit(from)) & foes_after(foes, reply)) != 0) {
            return safe + 1; // perhaps a push
        }
        if (safe != 0) {
            return safe;
        }
        const std::uint64_t targets = zone_of<me>(rings, from, occupied) & ~occupied;
        if (targets == 0) {
            return 1; // blocked
        }
        return has_safe_answer(targets, occupied ^ bit(from), foes, reply) ? 1 : 0;
    }

    [[nodiscard]] std::uint64_t foes_after(Colour foes, Square reply) const {
        return (board_.occupied_by(foe).bits() ^ bit(foes_.squares[foes])) | bit(reply);
    }

    /// Whether one of my targets does not let the foe run home, whose tower `foes` stands on
    /// `reply` now. `lifted` is what is occupied by all but the tower that answers.
    [[nodiscard]] bool has_safe_answer(std::uint64_t targets, std::uint64_t lifted, Colour foes,
                                       Square reply) const {
        // NOLINTNEXTLINE(readability-use-anyofallof): a SquareSet's iterators are too simple for it
        for (const Square answer : SquareSet(targets & ~row(home_rank(foe)))) {
            const Colour next = colour_of(answer);
            const Square square = next == foes ? reply : foes_.squares[next];
            if (!foe_has_time_later_ || !foes_.runs[next].is_open(square, lifted | bit(answer))) {
                return true;
            }
        }
        return false;
    }

    /// Everything about the towers that is asked again and again.
    void look_round() {
        look_at<me>(mine_);
        look_at<foe>(foes_);
        dangerous_ = row(home_rank(foe));
        for (const Colour colour : all_colours) {
            if (foes_.threats[colour]) {
                dangerous_ |= squares_of_colour[colour];
            }
        }
        const std::uint64_t moves = mine_.zones[tower_.colour] & ~board_.occupied().bits();
        others_moves_ = mine_.moves_count - static_cast<int>(count(moves));
        foe_has_time_now_ = !aim_.hunts(foe) || left_ >= 2;
        foe_has_time_after_push_ = !aim_.hunts(foe) || left_ >= 3;
        i_have_time_ = !aim_.hunts(me) || left_ >= 3;
        foe_has_time_later_ = !aim_.hunts(foe) || left_ >= 4;
    }

    template <Player player>
    void look_at(Towers& towers) const {
        const std::uint64_t occupied = board_.occupied().bits();
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            const Square square = board_.square_of(tower);
            const int rings = board_.rings_of(tower);
            const std::uint64_t zone = zone_of<player>(rings, square, occupied);
            towers.squares[colour] = square;
            towers.runs[colour] = home_run_of(board_, aim_, tower);
            towers.zones[colour] = zone;
            towers.moves_count += static_cast<int>(count(zone & ~occupied));
            towers.threats[colour] = towers.runs[colour].is_open(square, occupied);
            towers.threats_count += static_cast<int>(towers.threats[colour]);
            for (int worn = 1; worn <= rings; ++worn) {
                towers.with_rings[static_cast<std::size_t>(worn)] |= bit(square);
            }
        }
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
    Towers mine_;
    Towers foes_;
    std::uint64_t dangerous_ = 0;         ///< squares that name a foe's tower which can run home
    int others_moves_ = 0;                ///< of my towers but the one that moves
    bool foe_has_time_now_ = true;        ///< to run home after my move,
    bool foe_has_time_after_push_ = true; ///< after a push in reply,
    bool i_have_time_ = true;             ///< after the reply,
    bool foe_has_time_later_ = true;      ///< and after my answer
};

namespace {

template <bool has_popcount>
[[gnu::always_inline]] inline void expand(const Position& position, Aim aim, const Key& key,
                                          const Table& table, Expansion& expansion) {
    if (position.to_move() == Player::Black) {
        Expander<Player::Black, has_popcount>(position, aim, key, table, expansion).expand();
    } else {
        Expander<Player::Gold, has_popcount>(position, aim, key, table, expansion).expand();
    }
}

void expand_anywhere(const Position& position, Aim aim, const Key& key, const Table& table,
                     Expansion& expansion) {
    expand<false>(position, aim, key, table, expansion);
}

#ifdef KAMISADO_HAS_X86_64_V3
/// `flatten` takes what is called into this one function, so that no other is compiled for
/// processors that may not be there.
[[gnu::flatten, gnu::target("arch=x86-64-v3")]] void expand_on_v3(const Position& position, Aim aim,
                                                                  const Key& key,
                                                                  const Table& table,
                                                                  Expansion& expansion) {
    expand<true>(position, aim, key, table, expansion);
}
#endif

} // namespace

ExpansionCode code_for(Instructions instructions) {
#ifdef KAMISADO_HAS_X86_64_V3
    if (instructions == Instructions::Best && __builtin_cpu_supports("avx2") &&
        __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
        __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("popcnt") &&
        __builtin_cpu_supports("fma")) {
        return expand_on_v3;
    }
#endif
    (void)instructions;
    return expand_anywhere;
}

} // namespace kamisado
