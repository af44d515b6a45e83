#include "protocol/engine.h"

#include "notation/decision_text.h"
#include "protocol/thinking.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

namespace kamisado::protocol {

namespace {

LineError no_memory_for(int megabytes) {
    return {.id = "protocol.memory",
            .sentence = "there is no memory for a table of " + std::to_string(megabytes) + " MB"};
}

} // namespace

/// What follows from each command; false ends the conversation.
struct Engine::Follow {
    Engine* engine;

    bool operator()(const Nothing& /*line*/) const { return true; }
    bool operator()(const Quit& /*command*/) const { return false; }
    bool operator()(const Stop& /*command*/) const {
        engine->stop(); // not thinking: it has crossed the best move on its way
        return true;
    }
    bool operator()(const AskReady& /*command*/) const {
        engine->say(Ready{});
        return true;
    }
    bool operator()(const Greet& /*command*/) const {
        return when_idle([&] { engine->introduce(); });
    }
    bool operator()(const NewGame& /*command*/) const {
        return when_idle([&] {
            engine->match_ = Match(Format{});
            if (engine->solver_) {
                engine->solver_->forget();
            }
        });
    }
    bool operator()(const SetOption& wanted) const {
        return when_idle([&] { engine->set(wanted); });
    }
    bool operator()(SetPosition& wanted) const {
        return when_idle([&] { engine->match_ = std::move(wanted.match); });
    }
    bool operator()(const Go& command) const {
        return when_idle([&] { engine->start(command.limits); });
    }

  private:
    template <typename Do>
    [[nodiscard]] bool when_idle(const Do& act) const {
        if (engine->is_thinking()) {
            engine->say_error({.id = "protocol.thinking",
                               .sentence = "the engine thinks: stop, isready and quit are all it "
                                           "hears until its best move"});
        } else {
            act();
        }
        return true;
    }
};

Engine::Engine(std::string version, Say say) : version_(std::move(version)), say_(std::move(say)) {}

Engine::~Engine() { stop(); }

bool Engine::hear(std::optional<std::string_view> line) {
    if (!line) {
        say_error(
            {.id = "protocol.line-too-long",
             .sentence = "a line has at most " + std::to_string(longest_engine_line) + " bytes"});
        return true;
    }
    auto command = read_engine_command(*line);
    if (!command) {
        say_error(command.error());
        return true;
    }
    return std::visit(Follow{this}, *command);
}

void Engine::say(const EngineSays& said) {
    const std::lock_guard lock(mutex_);
    say_(write_engine_line(said));
}

void Engine::say_error(const LineError& error) {
    say(ErrorSaid{.id = error.id, .sentence = error.sentence});
}

bool Engine::is_thinking() {
    const std::lock_guard lock(mutex_);
    return is_thinking_;
}

void Engine::introduce() {
    say(IdName{"Kamisado " + version_});
    say(IdAuthor{"the authors of Kamisado"});
    for (const OptionOffered& option : offered_options()) {
        say(option);
    }
    say(Greeted{});
}

/// A table is made at once: whoever asks for too much hears of it, and nothing has changed.
void Engine::set(const SetOption& wanted) {
    EngineOptions options = options_;
    if (const auto error = set_option(options, wanted)) {
        say_error(*error);
    } else if (options.hash_megabytes != options_.hash_megabytes && !has_solver_for(options)) {
        say_error(no_memory_for(options.hash_megabytes));
    } else {
        options_ = options;
    }
}

void Engine::start(const GoLimits& limits) {
    if (match_.is_over()) {
        say(BestMove{"none"});
        return;
    }
    if (!has_solver_for(options_)) {
        say_error(no_memory_for(options_.hash_megabytes));
        return;
    }
    thread_ = {}; // it has said its best move, and is about to end
    SearchLimits together;
    together.nodes = limits.nodes.value_or(together.nodes);
    for (const auto& time :
         {limits.movetime, limits.clocks[*decider(match_.state())].for_a_move()}) {
        if (time) {
            together.time = std::min<std::chrono::nanoseconds>(together.time, *time);
        }
    }
    patience_.renew(together);
    is_stop_asked_ = false;
    is_thinking_ = true;
    thread_ = std::jthread([this, limits] { think(limits); });
}

/// The table is made when it is needed first, and anew when it has to be another one. Where there
/// is no memory for a larger one, that which was there stays.
bool Engine::has_solver_for(const EngineOptions& wanted) {
    const bool is_as_large = solver_ && solver_options_.hash_megabytes == wanted.hash_megabytes;
    if (is_as_large && solver_options_.threads == wanted.threads) {
        return true;
    }
    if (is_as_large) {
        solver_.reset(); // what it leaves is what the next one needs
    }
    auto solver = Solver::make(
        {.table_bytes = wanted.table_bytes(), .threads = wanted.threads, .patience = &patience_});
    if (!solver) {
        return false;
    }
    solver_ = std::move(solver);
    solver_options_ = wanted;
    return true;
}

void Engine::think(const GoLimits& limits) {
    Thinking thinking({.solver = &*solver_,
                       .patience = &patience_,
                       .tell = [this](const Info& info) { say(info); }},
                      match_, options_, limits);
    const Decision decision = thinking.decide();
    if (limits.infinite) {
        wait_for_stop();
    }
    const std::lock_guard lock(mutex_);
    is_thinking_ = false; // before it is said: whoever has heard it may go on at once
    say_(write_engine_line(BestMove{write_decision(decision)}));
}

void Engine::wait_for_stop() {
    std::unique_lock lock(mutex_);
    stop_asked_.wait(lock, [this] { return is_stop_asked_; });
}

void Engine::stop() {
    patience_.end();
    {
        const std::lock_guard lock(mutex_);
        is_stop_asked_ = true;
    }
    stop_asked_.notify_all();
}

} // namespace kamisado::protocol
