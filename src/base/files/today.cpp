#include "files/today.h"

#include "files/environment.h"

#include <fmt/chrono.h>

#include <charconv>
#include <ctime>

namespace kamisado {

std::string today() {
    if (const auto epoch = environment("SOURCE_DATE_EPOCH")) {
        std::time_t seconds = 0;
        const auto read = std::from_chars(epoch->data(), epoch->data() + epoch->size(), seconds);
        if (read.ec == std::errc()) {
            return fmt::format("{:%Y-%m-%d}", fmt::gmtime(seconds));
        }
    }
    return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr)));
}

} // namespace kamisado
