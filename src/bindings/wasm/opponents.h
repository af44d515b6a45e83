#pragma once

#include "computer/opponent.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace kamisado::wasm {

/// The computers that sit at the table. A strong one remembers what it has proved, so that it stays
/// for as long as it is asked; two are enough, for more than two never play.
class Opponents {
  public:
    [[nodiscard]] Opponent& at(int level, std::uint64_t seed);

  private:
    struct Seated {
        int level = 0;
        std::uint64_t seed = 0;
        std::unique_ptr<Opponent> opponent;
    };
    static constexpr std::size_t seats = 2;

    std::vector<Seated> seated_; ///< who was asked last comes last
};

} // namespace kamisado::wasm
