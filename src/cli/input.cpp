#include "cli/input.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

namespace kamisado::cli {

namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

Failure unreadable(const std::string& path, int reason) {
    return {shown_source(path),
            Fault{"file.unreadable", "cannot be read: " + std::generic_category().message(reason)}};
}

std::expected<std::string, Failure> read_all(std::FILE* file, const std::string& path) {
    constexpr std::size_t chunk = 65536;
    std::string text;
    for (;;) {
        const std::size_t before = text.size();
        text.resize(before + chunk);
        const std::size_t got = std::fread(text.data() + before, 1, chunk, file);
        text.resize(before + got);
        if (std::ferror(file) != 0) {
            return std::unexpected(unreadable(path, errno));
        }
        if (got == 0) {
            return text;
        }
    }
}

} // namespace

std::string shown_source(const std::string& path) {
    return path == standard_input ? "standard input" : path;
}

std::expected<std::string, Failure> read_text(const std::string& path) {
    if (path == standard_input) {
        return read_all(stdin, path);
    }
    const File file(std::fopen(path.c_str(), "rbe"));
    if (!file) {
        return std::unexpected(unreadable(path, errno));
    }
    return read_all(file.get(), path);
}

std::expected<std::optional<std::string>, Failure> read_if_there(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::exists(path, error) && !error) {
        return std::nullopt;
    }
    return read_text(path);
}

std::expected<Record, Failure> load_record(const std::string& path) {
    const auto text = read_text(path);
    if (!text) {
        return std::unexpected(text.error());
    }
    return parse_record(path, *text);
}

std::expected<Record, Failure> parse_record(const std::string& path, std::string_view text) {
    auto record = read_record(text);
    if (!record) {
        return std::unexpected(Failure{shown_source(path), std::move(record.error())});
    }
    return *std::move(record);
}

std::expected<AnyPosition, Failure> load_position(const std::string& argument) {
    std::string text = argument;
    if (argument == standard_input) {
        auto read = read_text(argument);
        if (!read) {
            return std::unexpected(std::move(read.error()));
        }
        text = *std::move(read);
        text.erase(text.find_last_not_of("\r\n") + 1);
    }
    auto position = read_any_position(text);
    if (!position) {
        const std::string source =
            argument == standard_input ? shown_source(argument) : "the position";
        return std::unexpected(Failure{source, std::move(position.error())});
    }
    return *position;
}

std::optional<Position> running(const AnyPosition& position) {
    const auto legal = Position::from(position.setup);
    return legal ? std::optional(*legal) : std::nullopt;
}

} // namespace kamisado::cli
