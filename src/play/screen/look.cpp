#include "screen/look.h"

namespace kamisado::screen {

namespace {

/// Neither light nor dark, so that they can be read on both kinds of terminal.
constexpr Rgb sober_green{0x1E, 0x9E, 0x5A};
constexpr Rgb sober_amber{0xC9, 0x7A, 0x10};
constexpr Rgb sober_red{0xD8, 0x3A, 0x3A};
constexpr Rgb sober_blue{0x2F, 0x86, 0xD0};

Style coloured(Rgb ink, const Look& look) {
    Style style{.bold = true};
    if (look.colours != Colours::None) {
        style.ink = ink;
    }
    return style;
}

} // namespace

Style style_of(Role role, const Look& look) {
    switch (role) {
    case Role::Text: return {};
    case Role::Faint: return {.dim = true};
    case Role::Title: return {.bold = true};
    case Role::Key: return coloured(sober_blue, look);
    case Role::Selected: return {.bold = true, .reversed = true};
    case Role::Good: return coloured(sober_green, look);
    case Role::Warning: return coloured(sober_amber, look);
    case Role::Bad: break;
    }
    return coloured(sober_red, look);
}

} // namespace kamisado::screen
