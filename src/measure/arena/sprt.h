#pragma once

#include "arena/pairs.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

/// The sequential probability ratio test: plays until it is clear enough which of two guesses about
/// the strength of the second side is right.
namespace kamisado {

struct Sprt {
    double elo0 = 0;     ///< the guess that nothing, or too little, was gained
    double elo1 = 20;    ///< the guess that it was
    double alpha = 0.05; ///< how often the second guess may be accepted though the first is right
    double beta = 0.05;  ///< and the other way round

    /// The bounds at which the log-likelihood ratio decides the test.
    [[nodiscard]] double lower_bound() const;
    [[nodiscard]] double upper_bound() const;

    friend bool operator==(const Sprt&, const Sprt&) = default;
};

enum class SprtState : std::uint8_t { Open, Elo0Accepted, Elo1Accepted };

/// The logarithm of how much likelier the pairs are under elo1 than under elo0, each with the
/// likeliest distribution of pairs that has that strength.
[[nodiscard]] double log_likelihood_ratio(const Sprt& sprt, const Pairs& pairs);
[[nodiscard]] SprtState decide(const Sprt& sprt, const Pairs& pairs);

/// `elo0=0,elo1=20,alpha=0.05,beta=0.05`; what is left out has these values.
[[nodiscard]] std::expected<Sprt, std::string> read_sprt(std::string_view text);
[[nodiscard]] std::string write_sprt(const Sprt& sprt);

} // namespace kamisado
