#include "server/file_cache.h"

#include "server/etag.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <string_view>
#include <system_error>
#include <utility>

namespace kamisado::server {

namespace {

constexpr std::uintmax_t megabyte = std::uintmax_t{1} << 20U;
/// A page is a few megabytes; what is larger is not part of one.
constexpr std::uintmax_t largest_file = 64 * megabyte;
constexpr std::uintmax_t most_kept = 128 * megabyte;

std::optional<std::string> read_whole(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    return stream.is_open() && !stream.bad() ? std::optional(std::move(bytes)) : std::nullopt;
}

bool lies_below(const std::filesystem::path& folder, const std::filesystem::path& path) {
    return std::ranges::mismatch(folder, path).in1 == folder.end();
}

} // namespace

FileCache::FileCache(const std::filesystem::path& folder)
    : folder_(std::filesystem::canonical(folder)) {}

std::optional<std::filesystem::path> FileCache::resolve(const std::string& path) const {
    std::error_code fault;
    auto real = std::filesystem::canonical(folder_ / path, fault);
    if (fault || !lies_below(folder_, real) || !std::filesystem::is_regular_file(real, fault)) {
        return std::nullopt;
    }
    return real;
}

std::optional<ServedFile> FileCache::find(const std::string& path) {
    const auto real = resolve(path);
    if (!real) {
        return std::nullopt;
    }
    std::error_code no_time;
    std::error_code no_size;
    const auto changed = std::filesystem::last_write_time(*real, no_time);
    const auto size = std::filesystem::file_size(*real, no_size);
    if (no_time || no_size || size > largest_file) {
        return std::nullopt;
    }
    const auto known = entries_.find(path);
    if (known != entries_.end() && known->second.changed == changed && known->second.size == size) {
        return known->second.file;
    }
    auto bytes = read_whole(*real);
    if (!bytes) {
        return std::nullopt;
    }
    auto tag = etag_of(*bytes);
    return keep(path, {.changed = changed,
                       .size = size,
                       .file = {.content = std::make_shared<const std::string>(*std::move(bytes)),
                                .tag = std::move(tag)}});
}

ServedFile FileCache::keep(const std::string& path, Entry entry) {
    if (total_ + entry.size > most_kept) {
        entries_.clear();
        total_ = 0;
    }
    const auto [place, added] = entries_.try_emplace(path);
    total_ += entry.size;
    total_ -= place->second.size;
    place->second = std::move(entry);
    return place->second.file;
}

bool FileCache::has_newer(const std::string& made, const std::string& from) const {
    const auto younger = resolve(made);
    const auto older = resolve(from);
    if (!younger || !older) {
        return false;
    }
    std::error_code no_first;
    std::error_code no_second;
    const auto first = std::filesystem::last_write_time(*younger, no_first);
    const auto second = std::filesystem::last_write_time(*older, no_second);
    return !no_first && !no_second && first >= second;
}

} // namespace kamisado::server
