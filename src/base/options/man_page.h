#pragma once

#include "options/page.h"

#include <string>
#include <vector>

namespace kamisado::options {

/// What the help of a command does not say but its man page does: "FILES" with rows of a name and
/// what it is.
struct ManSection {
    struct Row {
        std::string name;
        std::string text;
    };
    std::string heading;
    std::vector<Row> rows;
};

/// "kamisado.6", "kamisado-perft.6"
[[nodiscard]] std::string man_page_name(const CommandPage& page);

/// A page of section 6, with the macros of man(7).
[[nodiscard]] std::string write_man_page(const CommandPage& page, const std::string& version,
                                         const std::vector<ManSection>& more = {});

} // namespace kamisado::options
