// From the bytes of a request to those of an answer, through the whole server. KEY stands for the
// secret of a host's browser.
#include "require.h"
#include "served.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace kamisado;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string request(fuzz::text_of(data, size));
    if (const auto place = request.find("=KEY"); place != std::string::npos) {
        request.replace(place + 1, 3, fuzz::Served::instance().next_key());
    }
    const std::string heard = fuzz::Served::instance().exchange(request);
    fuzz::require(heard.empty() || heard.starts_with("HTTP/1.1 "));
    fuzz::require(!heard.starts_with("HTTP/1.1 500"));
    return 0;
}
