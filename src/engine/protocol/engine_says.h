#pragma once

#include "solver/answer.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What an engine says, a line each, as data: written by an engine, read by whoever talks to one.
namespace kamisado::protocol {

/// `id name Kamisado 0.9.0`
struct IdName {
    std::string name;

    friend bool operator==(const IdName&, const IdName&) = default;
};

/// `id author …`
struct IdAuthor {
    std::string author;

    friend bool operator==(const IdAuthor&, const IdAuthor&) = default;
};

/// `option name Level type spin default 10 min 1 max 10`: a number that can be set.
struct OptionOffered {
    std::string name;
    std::int64_t usual = 0;
    std::int64_t least = 0;
    std::uint64_t most = 0; ///< a seed may be any number of 64 bits

    friend bool operator==(const OptionOffered&, const OptionOffered&) = default;
};

/// `ukiok`
struct Greeted {
    friend bool operator==(const Greeted&, const Greeted&) = default;
};

/// `readyok`
struct Ready {
    friend bool operator==(const Ready&, const Ready&) = default;
};

/// `info …`: whatever is known, for the player who decides. Everything in it may be missing.
struct Info {
    std::optional<int> depth = std::nullopt; ///< wins and losses within that many moves are known
    std::optional<std::uint64_t> nodes = std::nullopt;
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    std::optional<int> settled = std::nullopt; ///< questions answered, of
    std::optional<int> total = std::nullopt;
    std::optional<std::string> move = std::nullopt; ///< what follows is about this choice alone
    std::optional<Verdict> verdict = std::nullopt;
    std::optional<int> distance = std::nullopt;
    std::optional<int> points = std::nullopt;
    std::optional<double> chance = std::nullopt; ///< of the match, 0 to 1
    bool proved = false;                         ///< the chance is no estimate
    std::vector<std::string> line = {};          ///< the best moves of both sides, or a fill

    friend bool operator==(const Info&, const Info&) = default;
};

/// `bestmove e1e4`, `bestmove fill left`, `bestmove none`
struct BestMove {
    std::string decision; ///< as it was sent; read_decision() checks it against a match

    [[nodiscard]] bool is_none() const { return decision == "none"; }
    friend bool operator==(const BestMove&, const BestMove&) = default;
};

/// `error move.too-far d1d9 …`: a line was not understood or cannot be followed.
struct ErrorSaid {
    std::string id;
    std::string sentence;

    friend bool operator==(const ErrorSaid&, const ErrorSaid&) = default;
};

/// Anything else. To be passed over, as engines of a later version may say more.
struct Unknown {
    std::string line;

    friend bool operator==(const Unknown&, const Unknown&) = default;
};

using EngineSays = std::variant<IdName, IdAuthor, OptionOffered, Greeted, Ready, Info, BestMove,
                                ErrorSaid, Unknown>;

/// Never fails: what it does not understand is Unknown, and unknown words of an `info` are left
/// out.
[[nodiscard]] EngineSays read_engine_line(std::string_view line);

/// Without a newline. What is written is read back as the same.
[[nodiscard]] std::string write_engine_line(const EngineSays& said);

} // namespace kamisado::protocol
