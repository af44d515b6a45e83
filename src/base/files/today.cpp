#include "files/today.h"

#include "files/environment.h"
#include "text/number.h"

#include <fmt/chrono.h>

#include <ctime>

namespace kamisado {

std::string today() {
    if (const auto epoch = environment("SOURCE_DATE_EPOCH")) {
        if (const auto seconds = number_from<std::time_t>(*epoch)) {
            return fmt::format("{:%Y-%m-%d}", fmt::gmtime(*seconds));
        }
    }
    return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr)));
}

} // namespace kamisado
