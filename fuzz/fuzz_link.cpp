#include "require.h"
#include "server/shared_match.h"

#include <cstddef>
#include <cstdint>

using namespace kamisado;

/// Whatever stands in a link, it is a match that can be written down, or none.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (const auto record = server::read_shared_match(fuzz::text_of(data, size))) {
        fuzz::require(read_record(write_record(*record)).has_value());
    }
    return 0;
}
