#include "agreement/scale.h"

#include "support/sanitized.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <system_error>

namespace kamisado::tests {

namespace {

constexpr int full_positions = 1'000'000;
constexpr int full_required = 1'000;

/// A shorter run is held to a share of the full one, a longer one to no more.
Scale scale_of(int positions, std::string_view reason) {
    const int share = positions / (full_positions / full_required);
    return {positions, std::clamp(share, 1, full_required), reason};
}

int parsed(const std::string& text) {
    int number = 0;
    const char* end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, number);
    if (result.ec != std::errc{} || result.ptr != end || number < 1) {
        throw std::invalid_argument("KAMISADO_AGREEMENT_POSITIONS must be a positive number, not " +
                                    text);
    }
    return number;
}

} // namespace

Scale chosen_scale() {
    if (const char* text = std::getenv("KAMISADO_AGREEMENT_POSITIONS"); text != nullptr) {
        return scale_of(parsed(text), "KAMISADO_AGREEMENT_POSITIONS");
    }
#if defined(KAMISADO_SANITIZED)
    return scale_of(full_positions / 50, "a sanitizer build");
#elif defined(NDEBUG)
    return scale_of(full_positions, "a release build");
#else
    return scale_of(full_positions / 10, "a build with asserts");
#endif
}

} // namespace kamisado::tests
