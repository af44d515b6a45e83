// The ten levels for others.
#include "computer/level.h"
#include "library/access.h"

#include <utility>

namespace libkamisado {

static_assert(lowest_level == core::lowest_level && highest_level == core::highest_level);

class Computer::Implementation {
  public:
    Implementation(int number, std::uint64_t seed)
        : level(number), opponent(core::make_level(number, seed, &patience)) {}

    int level;
    core::Patience patience; // before the one who has it
    std::unique_ptr<core::Opponent> opponent;
};

Result<Computer> Computer::of_level(int level, std::uint64_t seed) {
    if (level < lowest_level || level > highest_level) {
        const std::string sentence =
            "there is no level " + std::to_string(level) + ": the levels are 1 to 10";
        return std::unexpected(
            Error{.id = "level.unknown", .sentence = sentence, .message = sentence});
    }
    return Computer(std::make_unique<Implementation>(level, seed));
}

Computer::Computer(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
Computer::~Computer() = default;
Computer::Computer(Computer&& other) noexcept = default;
Computer& Computer::operator=(Computer&& other) noexcept = default;

int Computer::level() const { return implementation_->level; }
std::string Computer::name() const { return implementation_->opponent->name(); }

Result<Decision> Computer::choose(const Match& match) {
    if (match.is_over()) {
        return std::unexpected(match_is_over("another decision"));
    }
    implementation_->patience.renew();
    return shown(implementation_->opponent->choose(Access::of(match)));
}

void Computer::stop() { implementation_->patience.end(); }

} // namespace libkamisado
