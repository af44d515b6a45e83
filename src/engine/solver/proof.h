#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

namespace kamisado {

/// How far a position is from being settled, for the player who is to move in it: how many
/// positions at least would have to fall in place to prove that he reaches his aim, and how many
/// to disprove it. Zero: done.
struct Proof {
    /// Done the other way: no number of positions would do.
    static constexpr std::uint32_t never = std::uint32_t{1} << 30U;
    /// The largest number of an unsettled position; more is not told apart.
    static constexpr std::uint32_t most = 254U << 15U; // the code of 255 means never

    std::uint32_t prove = 1;
    std::uint32_t disprove = 1;

    [[nodiscard]] static constexpr Proof proved() { return {.prove = 0, .disprove = never}; }
    [[nodiscard]] static constexpr Proof disproved() { return {.prove = never, .disprove = 0}; }
    [[nodiscard]] constexpr bool is_settled() const { return prove == 0 || disprove == 0; }
    /// The same for the other player.
    [[nodiscard]] constexpr Proof swapped() const { return {.prove = disprove, .disprove = prove}; }

    friend constexpr bool operator==(const Proof&, const Proof&) = default;
};

/// Twelve bits for one of the two numbers: eight significant ones and a shift, rounded up, so that
/// what has reached a threshold (see threshold()) still has after it was stored.
[[nodiscard]] constexpr std::uint32_t packed_number(std::uint32_t number) {
    constexpr std::uint32_t never_code = 0xFFF;
    if (number >= Proof::never) {
        return never_code;
    }
    const auto length = static_cast<std::uint32_t>(std::bit_width(number));
    std::uint32_t shift = length > 8 ? length - 8 : 0;
    std::uint32_t rounded = (number + (1U << shift) - 1) >> shift;
    if (rounded > 255) {
        ++shift;
        rounded = 128;
    }
    return (shift << 8U) | rounded;
}

[[nodiscard]] constexpr std::uint32_t unpacked_number(std::uint32_t code) {
    constexpr std::uint32_t never_code = 0xFFF;
    return code == never_code ? Proof::never : (code & 255U) << (code >> 8U);
}

/// A number that can be reached by unsettled positions, or `never`.
[[nodiscard]] constexpr std::uint32_t threshold(std::uint64_t number) {
    return number >= Proof::most ? Proof::never : static_cast<std::uint32_t>(number);
}

} // namespace kamisado
