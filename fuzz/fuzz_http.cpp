// From the bytes of a request to those of an answer, through the whole server.
#include "require.h"
#include "served.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace kamisado;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Served& served = fuzz::Served::instance();
    const std::string heard = served.exchange(served.filled_in(fuzz::text_of(data, size)));
    fuzz::require(heard.empty() || heard.starts_with("HTTP/1.1 "));
    fuzz::require(!heard.starts_with("HTTP/1.1 500") && !heard.contains("online.storage"));
    return 0;
}
