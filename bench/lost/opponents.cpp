#include "opponents.h"

#include "computer/judgement.h"
#include "computer/level.h"
#include "computer/lookahead.h"
#include "computer/match_player.h"
#include "computer/random.h"
#include "computer/settle.h"
#include "computer/threats.h"
#include "rules/moves.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace kamisado::bench {

namespace {

/// Fixed depth, no memory. It judges by how many towers could go home and how far towers have come,
/// not as our levels do: whoever is tuned against it should not have been tuned against himself.
class PlainSearch : public Opponent {
  public:
    PlainSearch(int depth, std::uint64_t seed) : depth_(depth), random_(seed) {}

    [[nodiscard]] std::string name() const override { return "depth " + std::to_string(depth_); }

    [[nodiscard]] Decision choose(const Match& match) override {
        const Position& position = match.position();
        const MoveList list = legal_moves(position);
        std::vector<Move> moves(list.begin(), list.end());
        random_.shuffle(moves); // the first of equals is played
        Move best = moves.front();
        int alpha = -infinity;
        for (const Move move : moves) {
            if (const int value = value_of(position, move, depth_, alpha, infinity);
                value > alpha) {
                alpha = value;
                best = move;
            }
        }
        return best;
    }

  private:
    static constexpr int infinity = 1'000'000;
    static constexpr int win = 100'000;

    static int value_of(const Position& before, Move move, int depth, int alpha, int beta) {
        const Position after = before.after(move);
        if (const auto end = after.end()) {
            return end->winner() == before.to_move() ? win + depth : -win - depth;
        }
        return after.to_move() == before.to_move() ? search(after, depth - 1, alpha, beta)
                                                   : -search(after, depth - 1, -beta, -alpha);
    }

    static int search(const Position& position, int depth, int alpha, int beta) {
        if (depth == 0) {
            return judge(position);
        }
        const MoveList moves = legal_moves(position);
        for (std::size_t left = moves.size(); left > 0 && alpha < beta; --left) {
            const bool is_upwards = position.to_move() == Player::Black;
            const Move move = moves[is_upwards ? left - 1 : moves.size() - left];
            alpha = std::max(alpha, value_of(position, move, depth, alpha, beta));
        }
        return alpha;
    }

    static int judge(const Position& position) {
        PerPlayer<int> worth;
        for (const Player player : all_players) {
            for (const Colour colour : all_colours) {
                const Tower tower{player, colour};
                const int steps =
                    std::abs(position.board().square_of(tower).rank() - home_rank(player));
                worth[player] += (can_go_home(position.board(), tower) ? 10 : 0) + steps;
            }
        }
        return worth[position.to_move()] - worth[opponent(position.to_move())];
    }

    int depth_;
    Random random_;
};

class NodeLimited : public Opponent {
  public:
    NodeLimited(std::uint64_t nodes, std::uint64_t seed) : nodes_(nodes), seed_(seed) {}

    [[nodiscard]] std::string name() const override {
        return "solver of " + std::to_string(nodes_) + " nodes";
    }

    [[nodiscard]] Decision choose(const Match& match) override {
        const Position& position = match.position();
        const auto verdicts = settle(solver_, position, Settle::UntilOneWins,
                                     {.each = {.nodes = nodes_}, .all = {.nodes = nodes_}});
        const MoveList moves = legal_moves(position);
        const auto verdict = [&](Move move) {
            return verdicts[static_cast<std::size_t>(std::ranges::find(moves, move) -
                                                     moves.begin())];
        };
        const auto seen = look_ahead(position, {.depth = 4, .vagueness = 2}, seed_);
        for (const Verdict wanted : {Verdict::Win, Verdict::Unknown}) {
            for (const Prospect& prospect : seen) {
                if (verdict(prospect.move) == wanted) {
                    return prospect.move;
                }
            }
        }
        return seen.front().move;
    }

  private:
    std::uint64_t nodes_;
    std::uint64_t seed_;
    Solver solver_{{.table_bytes = std::size_t{16} << 20U}};
};

/// Level 10 but for how it loses.
class Ruled : public Opponent {
  public:
    Ruled(std::string rule, std::uint64_t seed) : rule_(std::move(rule)), seed_(seed) {}

    [[nodiscard]] std::string name() const override { return rule_; }

    [[nodiscard]] Decision choose(const Match& match) override {
        const MatchState& state = match.state();
        const auto choices = MatchSense(solver_, limits, seed_).weigh(state, match.format());
        const bool is_lost = std::ranges::all_of(
            choices, [](const Choice& choice) { return choice.verdict == Verdict::Loss; });
        if (!is_lost) {
            return choices[Judgement(solver_, limits, seed_).best(state, match.format(), choices)]
                .decision;
        }
        const MoveList moves = legal_moves(match.position());
        return *std::ranges::max_element(moves, {}, [&](Move move) { return merit(match, move); });
    }

  private:
    static constexpr SenseLimits limits = SenseLimits::to_play();

    double merit(const Match& match, Move move) {
        const Position& position = match.position();
        if (rule_ == "fewest") {
            return -answers_to(solver_, position, move, limits.answers).share();
        }
        const Position after = position.after(move);
        int within = 0;
        if (!after.is_over()) {
            do {
                ++within;
            } while (within < 40 &&
                     solver_.verdict_within(after, opponent(position.to_move()), within,
                                            {.nodes = 200'000}) != Verdict::Win);
        }
        return within;
    }

    std::string rule_;
    std::uint64_t seed_;
    Solver solver_{{.table_bytes = std::size_t{32} << 20U}};
};

std::optional<std::uint64_t> number_after(std::string_view name, std::string_view prefix) {
    std::uint64_t number = 0;
    if (!name.starts_with(prefix)) {
        return std::nullopt;
    }
    name.remove_prefix(prefix.size());
    const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
    return read.ec == std::errc() && number > 0 ? std::optional(number) : std::nullopt;
}

} // namespace

std::unique_ptr<Opponent> make_winner(std::string_view name, std::uint64_t seed) {
    if (const auto level = number_after(name, "level-")) {
        return make_level(static_cast<int>(std::min<std::uint64_t>(*level, highest_level)), seed);
    }
    if (const auto depth = number_after(name, "depth-")) {
        return std::make_unique<PlainSearch>(static_cast<int>(*depth), seed);
    }
    if (const auto nodes = number_after(name, "nodes-")) {
        return std::make_unique<NodeLimited>(*nodes, seed);
    }
    return nullptr;
}

std::unique_ptr<Opponent> make_loser(std::string_view name, std::uint64_t seed) {
    if (name == "present") {
        return make_level(highest_level, seed);
    }
    if (name == "longest" || name == "fewest") {
        return std::make_unique<Ruled>(std::string(name), seed);
    }
    return nullptr;
}

} // namespace kamisado::bench
