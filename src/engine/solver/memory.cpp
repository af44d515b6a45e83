#include "solver/memory.h"

#ifdef __linux__
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <memory>
#include <string_view>
#include <system_error>
#endif

namespace kamisado {

#ifdef __linux__

namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
};

/// "MemAvailable:   22222222 kB" somewhere in the text.
std::optional<std::uint64_t> available_in(std::string_view text) {
    constexpr std::string_view name = "MemAvailable:";
    const auto begin = text.find(name);
    if (begin == std::string_view::npos) {
        return std::nullopt;
    }
    text.remove_prefix(begin + name.size());
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    std::uint64_t kilobytes = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), kilobytes);
    return read.ec == std::errc() ? std::optional(kilobytes << 10U) : std::nullopt;
}

} // namespace

std::optional<std::uint64_t> available_memory() {
    const std::unique_ptr<std::FILE, CloseFile> file(std::fopen("/proc/meminfo", "re"));
    if (!file) {
        return std::nullopt;
    }
    std::array<char, 4096> text{};
    const std::size_t size = std::fread(text.data(), 1, text.size(), file.get());
    return available_in({text.data(), size});
}

#else

std::optional<std::uint64_t> available_memory() { return std::nullopt; }

#endif

} // namespace kamisado
