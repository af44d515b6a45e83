#pragma once

#include "wire/json_reader.h"
#include "wire/message.h"

#include <optional>
#include <string>

/// Values that messages and HTTP bodies share, in one spelling.
namespace kamisado::wire {

[[nodiscard]] Json json_of(Format format);
[[nodiscard]] Json json_of(const game::ClockSetup& clock);
[[nodiscard]] Json json_of(const Who& who);
[[nodiscard]] Json json_of(const InvitationView& invitation);
/// Without the status, which is HTTP's.
[[nodiscard]] Json json_of(const Refusal& refusal);
/// {"black": …, "gold": …}
[[nodiscard]] Json json_of(const PerPlayer<Who>& people);
[[nodiscard]] Json json_of(const PerPlayer<int>& points);
/// Null for nobody, or by lot.
[[nodiscard]] Json side_json(std::optional<Player> side);
[[nodiscard]] Json or_null(const std::optional<std::string>& text);
[[nodiscard]] Json or_null(std::optional<Millis> number);

/// As text. What is not UTF-8 is replaced rather than thrown about.
[[nodiscard]] std::string text_of(const Json& json);

[[nodiscard]] Format format_from(const JsonPlace& place);
[[nodiscard]] game::ClockSetup clock_from(const JsonPlace& place);
[[nodiscard]] std::optional<Player> side_from(const JsonPlace& place); ///< null: by lot
/// Of a new invitation, which cannot be a quick one.
[[nodiscard]] Visibility open_visibility_from(const JsonPlace& place);
[[nodiscard]] InvitationView invitation_from(const JsonPlace& place);

} // namespace kamisado::wire
