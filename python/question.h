#pragma once

#include "binding.h"

#include <chrono>
#include <exception>
#include <functional>
#include <future>
#include <optional>
#include <utility>

namespace kamisado_python {

/// Something that thinks, one question at a time and in a thread of its own: other threads of
/// Python run meanwhile, and Ctrl+C ends it.
template <typename Thinker>
class Questioned {
  public:
    explicit Questioned(Thinker thinker) : thinker_(std::move(thinker)) {}

    /// Runs a question to its end, or to Ctrl+C.
    template <typename Ask>
    auto run(const Ask& ask) {
        const Occupied occupied(busy_);
        auto running = std::async(std::launch::async, [&] { return ask(thinker_); });
        std::optional<py::error_already_set> interruption;
        {
            const py::gil_scoped_release others_run;
            while (running.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready) {
                if (!interruption) {
                    interruption = signal();
                }
                if (interruption) {
                    thinker_.stop(); // again and again: the first may have come before the question
                }
            }
        }
        if (interruption) {
            throw py::error_already_set(*interruption);
        }
        return running.get();
    }

    /// For what takes no time, while no question runs.
    template <typename Do>
    auto when_idle(const Do& act) {
        const Occupied occupied(busy_);
        return act(thinker_);
    }

    void stop() { thinker_.stop(); }
    [[nodiscard]] const Thinker& thinker() const { return thinker_; }

  private:
    static std::optional<py::error_already_set> signal() {
        const py::gil_scoped_acquire held;
        return PyErr_CheckSignals() == 0 ? std::nullopt : std::optional(py::error_already_set());
    }

    Thinker thinker_;
    std::atomic<bool> busy_ = false;
};

/// Tells Python how far a question is. What Python raises ends the question, and is raised when it
/// has ended.
template <typename... Told>
class Telling {
  public:
    explicit Telling(const std::function<void(Told...)>& progress) : progress_(&progress) {}

    /// False when the question has to end.
    bool operator()(Told... told) {
        try {
            if (*progress_ && !raised_) {
                (*progress_)(told...);
            }
        } catch (...) {
            raised_ = std::current_exception();
        }
        return !raised_;
    }

    void raise() const {
        if (raised_) {
            std::rethrow_exception(raised_);
        }
    }

  private:
    const std::function<void(Told...)>* progress_;
    std::exception_ptr raised_;
};

} // namespace kamisado_python
