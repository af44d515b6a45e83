#include "require.h"
#include "survey/block_text.h"
#include "survey/rings.h"
#include "survey/settings.h"

#include <cstddef>
#include <cstdint>

using namespace kamisado;

/// What a checkpoint holds, its lines and its settings, is refused with a sentence or reads back to
/// the same. The checksum is put right, so that it does not hide what stands before it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto block = survey::read_block(survey::with_checksum(text));
    fuzz::require(block ? survey::read_block(survey::write_block(*block)) == *block
                        : !block.error().empty());
    const auto settings = survey::read_settings(text);
    fuzz::require(settings ? survey::read_settings(survey::write_settings(*settings)) == *settings
                           : !settings.error().empty());
    const auto rings = survey::read_rings(text);
    fuzz::require(rings.has_value() || !rings.error().empty());
    return 0;
}
