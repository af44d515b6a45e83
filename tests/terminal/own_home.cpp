#include "terminal/own_home.h"

#include <cstdlib>

namespace kamisado::test {

OwnHome::OwnHome() {
    // NOLINTBEGIN(concurrency-mt-unsafe): before the test starts any thread
    ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1);
    ::setenv("SOURCE_DATE_EPOCH", "1794787200", 1);
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        ::unsetenv(name);
    }
    // NOLINTEND(concurrency-mt-unsafe)
}

OwnHome::~OwnHome() = default;

std::filesystem::path OwnHome::last_match() const {
    return folder_.path() / "kamisado" / "last.kamisado";
}

std::string sample_match() {
    return read_file(std::filesystem::path(KAMISADO_SOURCE_DIR) / "data" / "matches" /
                     "standard.coordinates.kamisado");
}

} // namespace kamisado::test
