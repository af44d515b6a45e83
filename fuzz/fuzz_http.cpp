// From the bytes of a request to those of an answer, through the whole server.
#include "require.h"
#include "served.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace kamisado;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string heard = fuzz::Served::instance().exchange(fuzz::text_of(data, size));
    fuzz::require(heard.empty() || heard.starts_with("HTTP/1.1 "));
    fuzz::require(!heard.starts_with("HTTP/1.1 500"));
    return 0;
}
