#include "files/environment.h"

#include <cstdlib>

namespace kamisado {

std::optional<std::string> environment(const char* name) {
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing here changes the environment
    const char* const value = std::getenv(name);
    if (value == nullptr || *value == '\0') {
        return std::nullopt;
    }
    return value;
}

} // namespace kamisado
