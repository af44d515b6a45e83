#include "arena/state_file.h"

#include "files/read_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

namespace kamisado {

namespace {

constexpr std::chrono::seconds between_syncs(1);

std::string refusal_of(const std::vector<std::string>& differing) {
    return fmt::format(
        "holds the games of another arena, and was left as it is. What differs:\n  {}",
        fmt::join(differing, "\n  "));
}

} // namespace

std::expected<StateFile, std::string> StateFile::open(const std::filesystem::path& path,
                                                      const ArenaSettings& settings) {
    auto opened = AppendedFile::open(path);
    if (!opened) {
        return std::unexpected(opened.error().text());
    }
    StateFile file(*std::move(opened));
    auto text = read_file(path);
    if (!text) {
        return std::unexpected(text.error().text());
    }
    if (text->find("\n\n") == std::string::npos &&
        std::string_view(std::string(state_heading) + '\n' + write_settings(settings))
            .starts_with(*text)) {
        // New, or torn before it had a head: no game is lost with it.
        const auto begun = file.begin(settings);
        return begun ? std::expected<StateFile, std::string>(std::move(file))
                     : std::unexpected(begun.error().text());
    }
    auto state = read_state(*text);
    if (!state) {
        return std::unexpected(state.error());
    }
    if (const auto differing = differences(state->settings, settings); !differing.empty()) {
        return std::unexpected(refusal_of(differing));
    }
    if (auto cut = file.file_.cut(state->sound_bytes); !cut) {
        return std::unexpected(cut.error().text());
    }
    file.outcomes_ = std::move(state->outcomes);
    return file;
}

FileDone StateFile::begin(const ArenaSettings& settings) {
    if (auto cut = file_.cut(0); !cut) {
        return cut;
    }
    auto begun = file_.append(fmt::format("{}\n{}\n", state_heading, write_settings(settings)));
    return begun ? file_.sync() : begun;
}

FileDone StateFile::append(const GameOutcome& outcome) {
    auto appended = file_.append(write_outcome(outcome) + '\n');
    const auto now = std::chrono::steady_clock::now();
    if (!appended || now - synced_ < between_syncs) {
        return appended;
    }
    synced_ = now;
    return file_.sync();
}

} // namespace kamisado
