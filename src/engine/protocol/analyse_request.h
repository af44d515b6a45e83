#pragma once

#include "protocol/vocabulary.h"
#include "rules/match.h"
#include "solver/answer.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// What can be asked of `kamisado analyse`: a JSON object on each line.
namespace kamisado::protocol {

/// What is asked about a match as it stands.
struct Asked {
    bool verdict = false;
    bool distance = false;
    bool points = false;
    bool line = false;
    bool match = false;
    bool hint = false;

    /// Whether it is about the moves of a round, of which there are none between rounds.
    [[nodiscard]] bool is_about_moves() const { return verdict || distance || points || line; }
    friend bool operator==(const Asked&, const Asked&) = default;
};

struct AnalyseRequest {
    std::string id; ///< as JSON: "7", "\"first\""
    Match match{Format{}};
    Asked asked;
    std::optional<std::uint64_t> nodes = std::nullopt;
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    bool with_progress = false;
    int version = first_vocabulary; ///< of the names in the answer
};

struct AnalyseCancel {
    std::string id; ///< of a request, as JSON
};

/// Why a line is not followed, with the id of the request if it had one.
struct RequestError {
    std::string id = "null"; ///< as JSON
    std::string error;       ///< an object as JSON: {"id", "message", …}
};

using AnalyseCommand = std::variant<AnalyseRequest, AnalyseCancel>;

/// No record of a match is so long that it would need more.
inline constexpr std::size_t longest_request = 1 << 20;

[[nodiscard]] std::expected<AnalyseCommand, RequestError> read_request(std::string_view line);

/// An error object of `analyse` itself: "analyse.json". `of` is the id that it is about, as JSON.
[[nodiscard]] std::string analyse_error(std::string_view name, std::string_view message,
                                        std::string_view of = {});

} // namespace kamisado::protocol
