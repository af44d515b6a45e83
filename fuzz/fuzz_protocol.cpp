#include "protocol/analyse_answer.h"
#include "protocol/analyse_request.h"
#include "protocol/engine_commands.h"
#include "protocol/engine_says.h"
#include "require.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace kamisado;

namespace {

/// What an engine is told is refused with a reason, or understood; a match is understood again as
/// it is written.
void check_command(std::string_view line) {
    const auto command = protocol::read_engine_command(line);
    if (!command) {
        fuzz::require(command.error().id.find('.') != std::string::npos);
        fuzz::require(!command.error().sentence.empty());
        return;
    }
    const auto* set = std::get_if<protocol::SetPosition>(&*command);
    if (set != nullptr) {
        const auto again = protocol::read_engine_command(protocol::position_command(set->match));
        fuzz::require(again && std::get<protocol::SetPosition>(*again).match == set->match);
    }
    if (const auto* go = std::get_if<protocol::Go>(&*command)) {
        const auto again = protocol::read_engine_command(protocol::go_command(go->limits));
        fuzz::require(again && std::get<protocol::Go>(*again).limits == go->limits);
    }
}

/// What is understood of what an engine says is written and understood in the same way.
void check_said(std::string_view line) {
    const std::string written = protocol::write_engine_line(protocol::read_engine_line(line));
    fuzz::require(protocol::write_engine_line(protocol::read_engine_line(written)) == written);
}

void check_request(std::string_view line) {
    const auto request = protocol::read_request(line);
    if (!request) {
        fuzz::require(protocol::error_line(request.error()).find('\n') == std::string::npos);
    } else if (const auto* asked = std::get_if<protocol::AnalyseRequest>(&*request)) {
        fuzz::require(!asked->match.is_over());
        fuzz::require(!protocol::cancelled_line(asked->id).empty());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    check_command(text);
    check_said(text);
    check_request(text);
    return 0;
}
