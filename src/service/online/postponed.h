#pragma once

#include "storage/connection.h"

#include <exception>
#include <functional>
#include <string>
#include <utility>

namespace kamisado::online {

/// Thrown by a job that needs something long, before it has changed anything. The worker does that
/// piece by piece, with other jobs in between, and then the job again.
class Postponed : public std::exception {
  public:
    /// True when nothing is left to do.
    using Piece = std::function<bool(storage::Connection&)>;

    /// Jobs that need the same thing give it the same name.
    Postponed(std::string thing, Piece piece)
        : thing_(std::move(thing)), piece_(std::move(piece)) {}

    [[nodiscard]] const char* what() const noexcept override { return "not in memory yet"; }
    [[nodiscard]] const std::string& thing() const { return thing_; }
    [[nodiscard]] const Piece& piece() const { return piece_; }

  private:
    std::string thing_;
    Piece piece_;
};

} // namespace kamisado::online
