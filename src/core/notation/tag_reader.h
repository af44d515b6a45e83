#pragma once

#include "notation/error.h"
#include "notation/record.h"
#include "notation/token.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado {

struct PlacedTag {
    Tag tag;
    Place place;
};

/// The head of a record: its tags, and any comments among them.
struct RecordHead {
    std::vector<PlacedTag> tags;
    std::vector<std::string> comments;

    [[nodiscard]] const PlacedTag* find(std::string_view name) const;
};

/// Takes the tags from the front of a text and leaves the cursor at the body.
[[nodiscard]] std::expected<RecordHead, Error> take_head(Cursor& cursor);

} // namespace kamisado
