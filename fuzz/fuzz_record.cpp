#include "notation/record.h"
#include "notation/record_split.h"
#include "require.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace kamisado;

/// A record is refused with a message, or what is written of it reads back to the same bytes, in
/// every spelling and with the same match and comments. Cut into records, nothing is lost of a
/// text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string joined;
    for (const RecordText& part : split_records(fuzz::text_of(data, size))) {
        joined += part.text;
    }
    fuzz::require(joined == fuzz::text_of(data, size));
    auto record = read_record(fuzz::text_of(data, size));
    if (!record) {
        fuzz::require(!message(record.error()).empty());
        return 0;
    }
    for (const Spelling spelling : all_spellings) {
        record->style.spelling = spelling;
        const std::string text = write_record(*record);
        const auto again = read_record(text);
        fuzz::require(again.has_value());
        fuzz::require(again->match == record->match);
        fuzz::require(again->comments == record->comments);
        fuzz::require(write_record(*again) == text);
    }
    return 0;
}
