#pragma once

#include "solver/answer.h"

#include <string_view>

namespace kamisado::cli {

[[nodiscard]] constexpr std::string_view name_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::Win: return "win";
    case Verdict::Loss: return "loss";
    case Verdict::Unknown: break;
    }
    return "unknown";
}

} // namespace kamisado::cli
