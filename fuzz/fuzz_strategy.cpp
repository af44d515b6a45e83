#include "notation/strategy_text.h"
#include "require.h"
#include "solver/strategy_check.h"

#include <cstddef>
#include <cstdint>

using namespace kamisado;

/// A strategy is refused with a message, or reads back to the same bytes; and whatever its replies
/// are, checking them comes to an end.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto strategy = read_strategy(fuzz::text_of(data, size));
    if (!strategy) {
        fuzz::require(!message(strategy.error()).empty());
        return 0;
    }
    fuzz::require(read_strategy(write_strategy(*strategy)) == *strategy);
    const auto report = check_strategy(*strategy);
    fuzz::require(!report || report->replies == strategy->replies.size());
    return 0;
}
