#include "survey/magnitudes.h"

#include <bit>
#include <cmath>

namespace kamisado::survey {

void Magnitudes::add(std::uint64_t number, std::uint64_t weight) {
    constexpr int kept_bits = 7;
    const int length = 64 - std::countl_zero(number);
    const auto dropped = static_cast<unsigned>(length > kept_bits ? length - kept_bits : 0);
    counts_[(number >> dropped) << dropped] += weight;
    total_ += weight;
}

std::uint64_t Magnitudes::within(double share) const {
    const auto enough = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(total_)));
    std::uint64_t seen = 0;
    for (const auto& [number, count] : counts_) {
        seen += count;
        if (seen >= enough) {
            return number;
        }
    }
    return 0;
}

} // namespace kamisado::survey
