#include "require.h"
#include "wire/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace kamisado;

namespace {

/// A text is refused with a reason, or it is understood, and what is written of it is understood
/// in the same way.
template <typename Read>
void check(std::string_view text, Read read) {
    const auto message = read(text);
    if (!message) {
        fuzz::require(message.error().refusal.id.starts_with("message."));
        fuzz::require(!message.error().refusal.sentence.empty());
        return;
    }
    const std::string written = wire::write_message(*message);
    const auto again = read(written);
    fuzz::require(again.has_value());
    fuzz::require(wire::write_message(*again) == written);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    check(text, wire::read_message);
    check(text, wire::read_server_message);
    return 0;
}
