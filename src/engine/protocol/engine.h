#pragma once

#include "protocol/engine_commands.h"
#include "protocol/engine_options.h"
#include "protocol/engine_says.h"
#include "rules/match.h"
#include "solver/solver.h"

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

/// The engine as an object; docs/engine-protocol.md is what it does.
namespace kamisado::protocol {

/// No match is so long that it would need more.
inline constexpr std::size_t longest_engine_line = 1 << 20;

/// Hears lines and says lines. It thinks on a thread of its own, so that it hears `stop`.
class Engine {
  public:
    /// Told a line without its newline, by whichever thread has something to say, one at a time.
    using Say = std::function<void(std::string_view line)>;

    Engine(std::string version, Say say);
    /// Ends thinking, and says the best move that is known.
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    Engine(Engine&&) = delete;
    Engine& operator=(Engine&&) = delete;

    /// False when that was `quit`. From one thread. Nothing: a line that was too long to be kept.
    bool hear(std::optional<std::string_view> line);

  private:
    struct Follow;

    void say(const EngineSays& said);
    void say_error(const LineError& error);
    [[nodiscard]] bool is_thinking();
    void introduce();
    void set(const SetOption& wanted);
    void start(const GoLimits& limits);
    [[nodiscard]] bool has_solver_for(const EngineOptions& wanted);
    void think(const GoLimits& limits);
    void wait_for_stop();
    void stop();

    std::string version_;
    Say say_;
    EngineOptions options_;
    Match match_{Format{}};

    Patience patience_;
    std::optional<Solver> solver_;
    EngineOptions solver_options_; ///< those that it was made with

    std::mutex mutex_; ///< of what is said, and of the two below
    bool is_thinking_ = false;
    bool is_stop_asked_ = false;
    std::condition_variable stop_asked_;

    std::jthread thread_; ///< last: it ends before what it uses
};

} // namespace kamisado::protocol
