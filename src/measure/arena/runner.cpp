#include "arena/runner.h"

#include "solver/workers.h"

#include <mutex>
#include <optional>
#include <variant>

namespace kamisado {

namespace {

/// What the tables of an arena share.
class Hall {
  public:
    Hall(const ArenaSettings& settings, Standings& standings, const RunOptions& options)
        : settings_(&settings),
          standings_(&standings),
          options_(&options),
          forward_(options.needs.stop, [this] { stop_.request_stop(); }) {}

    /// One table: plays until there is nothing left to play.
    void play() {
        ContestantNeeds needs = options_->needs;
        needs.stop = stop_.get_token();
        Entrants entrants(*settings_, needs);
        while (const auto game = next_game()) {
            const auto played = play_game(*settings_, *game, entrants);
            if (played) {
                finish(*played);
            } else if (const auto* reason = std::get_if<Unplayable>(&played.error())) {
                fail(reason->sentence);
            }
        }
    }

    [[nodiscard]] std::expected<void, std::string> result() const {
        return error_ ? std::unexpected(*error_) : std::expected<void, std::string>{};
    }

  private:
    std::optional<int> next_game() {
        const std::scoped_lock lock(mutex_);
        if (stop_.stop_requested() || standings_->is_done()) {
            return std::nullopt;
        }
        while (next_ < settings_->games && standings_->has(next_)) {
            ++next_;
        }
        return next_ < settings_->games ? std::optional(next_++) : std::nullopt;
    }

    void finish(const PlayedGame& played) {
        const std::scoped_lock lock(mutex_);
        if (stop_.stop_requested() && error_) {
            return;
        }
        if (const auto kept = keep(played); !kept) {
            set_error(kept.error());
            return;
        }
        standings_->add(played.outcome);
        if (options_->after_game) {
            options_->after_game(*standings_, played);
        }
        if (standings_->is_done()) {
            stop_.request_stop();
        }
    }

    [[nodiscard]] std::expected<void, std::string> keep(const PlayedGame& played) const {
        return options_->keep ? options_->keep(played) : std::expected<void, std::string>{};
    }

    void fail(const std::string& sentence) {
        const std::scoped_lock lock(mutex_);
        set_error(sentence);
    }

    /// The first error is the one that is told.
    void set_error(const std::string& sentence) {
        error_ = error_.value_or(sentence);
        stop_.request_stop();
    }

    const ArenaSettings* settings_;
    Standings* standings_;
    const RunOptions* options_;
    std::mutex mutex_;
    int next_ = 0;
    std::optional<std::string> error_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> forward_;
};

} // namespace

std::expected<void, std::string> run_arena(const ArenaSettings& settings, Standings& standings,
                                           const RunOptions& options) {
    if (const auto checked = check(settings); !checked) {
        return checked;
    }
    Hall hall(settings, standings, options);
    run_side_by_side(options.threads, [&hall](int /*table*/) { hall.play(); });
    return hall.result();
}

} // namespace kamisado
