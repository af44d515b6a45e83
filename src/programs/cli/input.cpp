#include "cli/input.h"

#include "files/read_file.h"

#include <cstdio>
#include <utility>

namespace kamisado::cli {

namespace {

Failure unreadable(const std::string& path, const FileError& error) {
    return {shown_source(path), CommandError{"file.unreadable", error.text()}};
}

} // namespace

std::string shown_source(const std::string& path) {
    return path == standard_input ? "standard input" : path;
}

std::expected<std::string, Failure> read_text(const std::string& path) {
    auto text = path == standard_input ? read_rest(stdin) : read_file(path);
    if (!text) {
        return std::unexpected(unreadable(path, text.error()));
    }
    return *std::move(text);
}

std::expected<std::optional<std::string>, Failure> read_if_there(const std::string& path) {
    auto text = read_file_if_there(path);
    if (!text) {
        return std::unexpected(unreadable(path, text.error()));
    }
    return *std::move(text);
}

std::expected<Record, Failure> load_record(const std::string& path) {
    const auto text = read_text(path);
    if (!text) {
        return std::unexpected(text.error());
    }
    auto record = read_record(*text);
    if (!record) {
        return std::unexpected(Failure{shown_source(path), std::move(record.error())});
    }
    return *std::move(record);
}

Failure failure_of(const terminal::NotOpened& failure) {
    const std::string path = failure.path.string();
    if (const auto* const reason = std::get_if<FileError>(&failure.reason)) {
        return unreadable(path, *reason);
    }
    return {path, std::get<Error>(failure.reason)};
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
