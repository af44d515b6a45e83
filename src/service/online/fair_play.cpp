#include "online/fair_play.h"

#include "notation/record.h"
#include "online/thread_pool.h"
#include "storage/rating_history.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace kamisado::online {

namespace {

constexpr Millis longest_judging = 300'000;
constexpr std::size_t bytes_for_judging = std::size_t{16} << 20U;
/// People whose rating is so near are alike.
constexpr int near_ratings = 150;
constexpr std::size_t most_near = 300;
constexpr std::size_t most_figures = 40;
constexpr int fewest_of_others = 20; ///< chances, to tell what they find in some time
constexpr int judge_priority = 15;   ///< after the computers', which come after people's moves

/// How long each decision that stands took, by its step.
std::vector<Millis> thinking_times(const game::LiveMatch& match) {
    std::vector<Millis> times;
    Millis since = match.begun();
    for (const game::Entry& entry : match.entries()) {
        if (std::holds_alternative<game::Decided>(entry.detail)) {
            times.push_back(entry.at - since);
            since = entry.at;
        } else if (const auto* const back = std::get_if<game::TakenBack>(&entry.detail)) {
            times.resize(times.size() - std::min(times.size(), back->count));
            since = entry.at;
        } else if (const auto* const again = std::get_if<game::Redone>(&entry.detail)) {
            times.resize(times.size() + again->count, 0);
            since = entry.at;
        } else if (std::holds_alternative<game::Resumed>(entry.detail)) {
            since = entry.at;
        }
    }
    times.resize(match.match().size(), 0);
    return times;
}

void count(SeenFigure& figure, const storage::FairPlay& seen) {
    ++figure.games;
    figure.moves += seen.moves;
    for (const storage::SeenChance& chance : seen.chances) {
        figure.tally.add(chance.distance, chance.found);
        figure.by_time.add(chance);
    }
}

/// What people of that rating find.
FoundShares shares_near(storage::Connection& database, SeenFigure& figure) {
    OnlyMoveTally people;
    for (const storage::FairPlay& seen :
         storage::fair_play_near(database, figure.format, figure.rating - near_ratings,
                                 figure.rating + near_ratings, figure.person, most_near)) {
        for (const storage::SeenChance& chance : seen.chances) {
            people.add(chance.distance, chance.found);
            figure.others_by_time.add(chance);
        }
    }
    return shares_of_people(figure.rating, people);
}

void weigh(storage::Connection& database, SeenFigure& figure) {
    figure.shares = shares_near(database, figure);
    figure.figure = figure_of(figure.tally, figure.shares);
    figure.unusual = is_unusual(figure.figure);
}

} // namespace

void TimeTally::add(const storage::SeenChance& chance) {
    if (distance_group(chance.distance) < 2) {
        return;
    }
    const std::size_t group =
        (chance.took > quick_move ? 1U : 0U) + (chance.took > short_think ? 1U : 0U);
    ++chances.at(group);
    found.at(group) += chance.found ? 1 : 0;
}

std::optional<double> SeenFigure::expected_in_time(std::size_t group) const {
    const int known = others_by_time.chances.at(group);
    return known < fewest_of_others ? std::nullopt
                                    : std::optional(static_cast<double>(by_time.chances.at(group)) *
                                                    others_by_time.found.at(group) / known);
}

std::optional<GameToJudge> take_game_to_judge(storage::Connection& database, Millis now) {
    const auto id = storage::claim_fair_play(database, now, now + longest_judging);
    if (!id) {
        return std::nullopt;
    }
    auto stored = storage::game(database, *id);
    const auto changes = storage::changes_by_game(database, *id);
    if (!stored || changes.size() != all_players.size()) {
        storage::finish_fair_play(database, *id); // somebody was deleted
        return std::nullopt;
    }
    PerPlayer<int> ratings{};
    for (const Player player : all_players) {
        for (const storage::RatingChange& change : changes) {
            if (stored->people[player] == change.person) {
                ratings[player] = change.before;
            }
        }
    }
    game::LiveMatch match = storage::restore(database, *stored);
    return GameToJudge{.stored = std::move(*stored), .match = std::move(match), .ratings = ratings};
}

std::optional<std::vector<storage::FairPlay>> judge_game(const GameToJudge& game,
                                                         Patience& patience, Millis now) {
    auto solver = Solver::make({.table_bytes = bytes_for_judging, .patience = &patience});
    if (!solver) {
        return std::nullopt;
    }
    const OnlyMoves found = only_moves(*solver, game.match.match());
    if (patience.is_over()) {
        return std::nullopt;
    }
    const auto times = thinking_times(game.match);
    std::vector<storage::FairPlay> both;
    for (const Player player : all_players) {
        storage::FairPlay& seen = both.emplace_back();
        seen.game = game.stored.id;
        seen.side = player;
        seen.person = game.stored.people[player];
        seen.format = write_format(game.stored.setup.format);
        seen.rating = game.ratings[player];
        seen.moves = found.moves[player];
        seen.created = now;
        for (const OnlyMove& chance : found.chances) {
            if (chance.player == player) {
                seen.chances.push_back({.distance = chance.distance,
                                        .took = times[chance.step],
                                        .found = chance.found});
            }
        }
    }
    return both;
}

void keep_judgement(storage::Connection& database, std::string_view game,
                    const std::vector<storage::FairPlay>& seen) {
    if (storage::game(database, game)) { // it may have been deleted meanwhile
        for (const storage::FairPlay& one : seen) {
            storage::add_fair_play(database, one);
        }
    }
    storage::finish_fair_play(database, game);
}

std::optional<SeenFigure> fair_play_figure(storage::Connection& database, storage::PersonId person,
                                           std::string_view format) {
    const auto games = storage::fair_play_of(database, person, format, games_of_a_figure);
    if (games.empty()) {
        return std::nullopt;
    }
    SeenFigure figure;
    figure.person = person;
    figure.format = format;
    figure.rating = games.front().rating;
    for (const storage::FairPlay& seen : games) {
        count(figure, seen);
    }
    weigh(database, figure);
    return figure;
}

std::vector<SeenFigure> fair_play_of_game(storage::Connection& database, std::string_view game) {
    std::vector<SeenFigure> figures;
    for (const storage::FairPlay& seen : storage::fair_play_in(database, game)) {
        SeenFigure& figure = figures.emplace_back();
        figure.person = seen.person.value_or(0);
        figure.format = seen.format;
        figure.rating = seen.rating;
        count(figure, seen);
        weigh(database, figure);
    }
    return figures;
}

std::vector<SeenFigure> fair_play_figures(storage::Connection& database) {
    std::vector<SeenFigure> figures;
    for (const storage::SeenLately& seen : storage::seen_lately(database, most_figures)) {
        if (auto figure = fair_play_figure(database, seen.person, seen.format)) {
            figures.push_back(std::move(*figure));
        }
    }
    std::ranges::stable_sort(figures, std::greater(),
                             [](const SeenFigure& figure) { return figure.figure.deviations; });
    return figures;
}

class FairPlayDesk::Impl : public std::enable_shared_from_this<Impl> {
  public:
    Impl(Worker& worker, Post post, std::function<Millis()> now)
        : worker_(&worker), post_(std::move(post)), now_(std::move(now)) {}

    void look() {
        if (is_busy_) {
            return;
        }
        const auto taken = std::make_shared<std::optional<GameToJudge>>();
        is_busy_ = worker_->submit(
            [taken, now = now_()](storage::Connection& database) {
                *taken = take_game_to_judge(database, now);
            },
            [weak = weak_from_this(), taken](const std::optional<Worker::Failure>& failure) {
                if (const auto self = weak.lock()) {
                    self->is_busy_ = !failure && *taken && self->judge(taken);
                }
            });
    }
    void stop() {
        patience_->end();
        pool_.reset();
    }

  private:
    /// False if nobody will.
    bool judge(const std::shared_ptr<std::optional<GameToJudge>>& taken) {
        if (!pool_) {
            pool_.emplace(1, 1);
        }
        return pool_->add({.name = "the judge"}, [weak = weak_from_this(), post = post_,
                                                  patience = patience_, taken, now = now_()] {
            static_cast<void>(
                setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), judge_priority));
            auto seen = std::make_shared<std::optional<std::vector<storage::FairPlay>>>();
            try {
                *seen = judge_game(**taken, *patience, now);
            } catch (const std::exception&) {
                seen->reset(); // no memory: somebody tries again later
            }
            post([weak, taken, seen] {
                if (const auto self = weak.lock()) {
                    self->keep((*taken)->stored.id, *seen);
                }
            });
        });
    }
    void keep(const storage::GameId& game,
              const std::optional<std::vector<storage::FairPlay>>& seen) {
        is_busy_ = seen && worker_->submit(
                               [game, seen](storage::Connection& database) {
                                   keep_judgement(database, game, *seen);
                               },
                               [weak = weak_from_this()](const auto& /*failure*/) {
                                   if (const auto self = weak.lock()) {
                                       self->is_busy_ = false;
                                   }
                               });
    }

    Worker* worker_;
    Post post_;
    std::function<Millis()> now_;
    std::shared_ptr<Patience> patience_ = std::make_shared<Patience>();
    std::optional<ThreadPool> pool_; ///< from the first game on
    bool is_busy_ = false;
};

FairPlayDesk::FairPlayDesk(Worker& worker, Post post, std::function<Millis()> now)
    : impl_(std::make_shared<Impl>(worker, std::move(post), std::move(now))) {}
FairPlayDesk::~FairPlayDesk() { impl_->stop(); }
void FairPlayDesk::look() { impl_->look(); }

} // namespace kamisado::online
