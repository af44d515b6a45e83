#include "rules/helpers.h"

#include "notation/error.h"
#include "notation/names.h"
#include "rules/moves.h"
#include "rules/refusal.h"

#include <algorithm>
#include <array>
#include <random>
#include <stdexcept>

namespace kamisado::test {

namespace {

[[noreturn]] void refuse(std::string_view what, std::string_view about) {
    throw std::invalid_argument(text(what, ": ", about));
}

std::string name_of_fault(MoveFault fault) {
    constexpr std::array<std::string_view, 16> names{
        "RoundIsOver", "NoTower",       "NotYourTower",   "AnotherTowerMoves",
        "NotMoved",    "NotForwards",   "NotStraight",    "TooFar",
        "InTheWay",    "Occupied",      "PushDiagonally", "PushOwnTower",
        "PushNoRoom",  "PushTooStrong", "PushTooMany",    "PushOffBoard"};
    return std::string(names.at(static_cast<std::size_t>(fault)));
}

std::string step(Square from, Square to) { return text(name_of(from), name_of(to)); }

std::string text_of(const PerPlayer<int>& score) {
    return text(score[Player::Black], '-', score[Player::Gold]);
}

/// One line for what an event says, without its rule.
struct Describe {
    std::string operator()(const Moved& moved) const {
        return text("moved ", letter_of(moved.tower), ' ', step(moved.from, moved.to));
    }
    std::string operator()(const Pushed& pushed) const {
        std::string line;
        for (std::size_t nth = 0; nth < pushed.count; ++nth) {
            line += text(nth == 0 ? ' ' : '+', letter_of(pushed.towers()[nth]),
                         name_of(pushed.landing(nth)));
        }
        return text("pushed ", letter_of(pushed.pusher), ' ', step(pushed.from, pushed.to), line);
    }
    std::string operator()(const Blocked& blocked) const {
        return text("blocked ", letter_of(blocked.tower), ' ', name_of(blocked.square));
    }
    std::string operator()(const TurnGiven& given) const {
        if (!given.tower) {
            const auto* const named = given.named_by ? ", and yet named" : "";
            return text("turn ", name_of(given.player), " any", named);
        }
        return text("turn ", name_of(given.player), ' ', letter_of(*given.tower), " by ",
                    name_of(given.named_by.value()));
    }
    std::string operator()(const RoundWon& won) const {
        return text("won ", letter_of(won.tower), ' ', name_of(won.square));
    }
    std::string operator()(const Deadlocked& deadlocked) const {
        return text("deadlock lost by ", name_of(deadlocked.loser));
    }
    std::string operator()(const RingGiven& given) const {
        const std::string rings(static_cast<std::size_t>(given.rings), '*');
        return text("ring ", letter_of(given.tower), rings, " for ", given.points);
    }
    std::string operator()(const PointScored& scored) const {
        return text("point for ", name_of(scored.player));
    }
    std::string operator()(const LineUpFilled& filled) const {
        return text("line-up ", filled.side ? name_of(*filled.side) : "own colours", ' ',
                    write_line_up(filled.board), ' ', name_of(filled.challenger));
    }
    std::string operator()(const Resigned& resigned) const {
        return text("resigned ", name_of(resigned.player));
    }
    std::string operator()(const TimeRanOut& time) const {
        return text("time ", name_of(time.player));
    }
    std::string operator()(const MatchDecided& decided) const {
        return text("decided ", decided.winner ? name_of(*decided.winner) : "nobody", ' ',
                    text_of(decided.score));
    }
};

struct Placement {
    PlacedTower placed;
    Square square;
};

Placement placement_of(const std::string& word) {
    const auto rings = std::ranges::count(word, '*');
    const std::string name = word.substr(static_cast<std::size_t>(rings) + 1);
    return {.placed = {.tower = tower(word.front()), .rings = static_cast<int>(rings)},
            .square = square(name)};
}

void give_turn(Setup& setup, std::string_view turn) {
    setup.to_move = turn.at(0) == 'b' ? Player::Black : Player::Gold;
    setup.tower = colour_from_letter(turn.at(2));
}

unsigned below(std::mt19937& random, std::size_t count) {
    return static_cast<unsigned>(random() % count);
}

Decision random_decision(const Match& match, std::mt19937& random) {
    if (match.state().phase == Phase::Filling) {
        return Fill{all_fills[below(random, all_fills.size())]};
    }
    const MoveList moves = legal_moves(match.position());
    return moves[below(random, moves.size())];
}

/// Sixteen towers anywhere between the home rows, in as many files as given.
Setup random_setup(std::mt19937& random, int files) {
    std::vector<Square> squares;
    for (int rank = 1; rank < board_size - 1; ++rank) {
        for (int file = 0; file < files; ++file) {
            squares.emplace_back(file, rank);
        }
    }
    Setup setup;
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            const auto place = squares.begin() + below(random, squares.size());
            const bool ringed = below(random, 3) == 0;
            const int rings = ringed ? 1 + static_cast<int>(below(random, max_rings)) : 0;
            setup.at(*place) = PlacedTower{.tower = {player, colour}, .rings = rings};
            squares.erase(place);
        }
    }
    setup.to_move = all_players[below(random, all_players.size())];
    setup.tower = all_colours[below(random, all_colours.size())];
    return setup;
}

} // namespace

std::vector<std::string> words_of(std::string_view line) {
    std::istringstream stream{std::string(line)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

Square square(std::string_view name) {
    const auto found = square_from_name(name);
    if (!found) {
        refuse("no square", name);
    }
    return *found;
}

Tower tower(char letter) {
    const auto found = tower_from_letter(letter);
    if (!found) {
        refuse("no tower", std::string(1, letter));
    }
    return *found;
}

Move move_of(const Position& position, std::string_view name) {
    const auto found = find_move(position, square(name.substr(0, 2)), square(name.substr(2)));
    if (!found) {
        refuse("no legal move", name);
    }
    return *found;
}

Setup written_setup(std::string_view line) {
    const auto written = read_setup(line);
    if (!written) {
        refuse(message(written.error()), line);
    }
    return written->setup;
}

Position position(std::string_view line) {
    const auto read = read_position(line);
    if (!read) {
        refuse(message(read.error()), line);
    }
    return *read;
}

Setup setup_with(std::string_view towers, std::string_view turn) {
    Setup setup = Board::first().to_setup();
    const auto words = words_of(towers);
    for (const std::string& word : words) {
        const Tower moved = placement_of(word).placed.tower;
        setup.at(home_square(moved.owner, moved.colour)).reset();
    }
    for (const std::string& word : words) {
        const Placement placement = placement_of(word);
        if (setup.at(placement.square)) {
            refuse("two towers on one square", word);
        }
        setup.at(placement.square) = placement.placed;
    }
    give_turn(setup, turn);
    return setup;
}

Position set_up(std::string_view towers, std::string_view turn) {
    return position(write_setup(setup_with(towers, turn)));
}

std::string moves(const Position& position) {
    std::vector<std::string> names;
    for (const Move move : legal_moves(position)) {
        names.push_back(step(move.from(), move.to()));
    }
    std::ranges::sort(names);
    std::string line;
    for (const std::string& name : names) {
        line += text(line.empty() ? "" : " ", name);
    }
    return line;
}

bool is_legal(const Position& position, std::string_view move) {
    return find_move(position, square(move.substr(0, 2)), square(move.substr(2))).has_value();
}

Position after(Position position, std::string_view moves) {
    for (const std::string& name : words_of(moves)) {
        position.play(move_of(position, name));
    }
    return position;
}

std::string turn(const Position& position) {
    const std::string written = write_position(position);
    return written.substr(written.size() - 3);
}

std::string why(const Position& position, std::string_view move) {
    const auto refusal = why_not(position, square(move.substr(0, 2)), square(move.substr(2)));
    if (!refusal) {
        return "legal";
    }
    const std::string rule(name_of(refusal->rule, Language::English));
    const std::string tower = refusal->tower ? text(' ', letter_of(*refusal->tower)) : "";
    const std::string square = refusal->square ? text(' ', name_of(*refusal->square)) : "";
    return text(rule, ' ', name_of_fault(refusal->fault), tower, square);
}

std::string end(const Position& position) {
    const auto end = position.end();
    if (!end) {
        return "running";
    }
    const auto* const reason = end->reason == EndReason::Deadlock ? "deadlock " : "home row ";
    return text(reason, letter_of(end->tower));
}

Lines lines(const Events& events) {
    Lines result;
    for (const Event& event : events) {
        result.push_back(text(name_of(event.rule, Language::English), ' ',
                              std::visit(Describe(), event.detail)));
    }
    return result;
}

Lines events(const Position& position, std::string_view move) {
    return lines(events_of_move(position, move_of(position, move)));
}

Match match(FormatKind kind, const Position& start) {
    return Match::from({.kind = kind}, start).value();
}

Match series(int rounds) { return Match({.kind = FormatKind::Series, .rounds = rounds}); }

Lines decide(Match& match, std::string_view decisions) {
    Lines last;
    for (const std::string& word : words_of(decisions)) {
        const auto side = side_from_name(word);
        const auto events = side ? match.decide(Fill{*side})
                                 : match.play(square(word.substr(0, 2)), square(word.substr(2)));
        if (!events) {
            refuse("refused", word);
        }
        last = lines(*events);
    }
    return last;
}

std::string score(const Match& match) { return text_of(match.state().score); }

Match random_match(unsigned seed, Format format) {
    std::mt19937 random(seed);
    Match match(format);
    while (!match.is_over()) {
        if (!match.decide(random_decision(match, random))) {
            refuse("refused in random play", write_position(match.position()));
        }
    }
    return match;
}

std::vector<Position> positions_of_random_play(int matches) {
    std::vector<Position> positions;
    for (int nth = 0; nth < matches; ++nth) {
        const Match match =
            random_match(static_cast<unsigned>(nth), {.kind = FormatKind::Marathon});
        for (std::size_t step = 0; step < match.size(); ++step) {
            if (!match.before(step).position.is_over()) {
                positions.push_back(match.before(step).position);
            }
        }
    }
    return positions;
}

std::vector<Position> random_positions(int count) {
    std::mt19937 random(20081123);
    std::vector<Position> positions;
    while (std::ssize(positions) < count) {
        const int files = 4 + static_cast<int>(below(random, 5));
        if (const auto legal = Position::from(random_setup(random, files))) {
            positions.push_back(*legal);
        }
    }
    return positions;
}

} // namespace kamisado::test
