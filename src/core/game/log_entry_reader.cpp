#include "game/log_reader.h"
#include "game/log_words.h"
#include "notation/decision_text.h"
#include "notation/names.h"
#include "text/words.h"

namespace kamisado::game {

namespace {

/// What follows a word at the front; nullopt if another word stands there.
std::optional<std::string_view> after(std::string_view word, std::string_view text) {
    return text.starts_with(word) ? std::optional(text.substr(word.size())) : std::nullopt;
}

template <typename Detail>
std::optional<EntryDetail> of_player(std::string_view name) {
    const auto player = player_from_name(name);
    return player ? std::optional<EntryDetail>(Detail{*player}) : std::nullopt;
}

template <typename Detail>
std::optional<EntryDetail> of_count(std::string_view digits) {
    const auto count = number_from<std::uint32_t>(digits);
    return count ? std::optional<EntryDetail>(Detail{*count}) : std::nullopt;
}

std::optional<EntryDetail> detail_from(std::string_view text) {
    if (text == words::pauses) {
        return Paused{};
    }
    if (text == words::resumes) {
        return Resumed{};
    }
    if (const auto name = after(words::asks, text)) {
        return of_player<TakebackAsked>(*name);
    }
    if (const auto name = after(words::accepts, text)) {
        return of_player<TakebackAccepted>(*name);
    }
    if (const auto name = after(words::declines, text)) {
        return of_player<TakebackDeclined>(*name);
    }
    if (const auto count = after(words::takes_back, text)) {
        return of_count<TakenBack>(*count);
    }
    if (const auto count = after(words::redoes, text)) {
        return of_count<Redone>(*count);
    }
    const auto decision = decision_from_name(text);
    return decision ? std::optional<EntryDetail>(Decided{*decision}) : std::nullopt;
}

} // namespace

std::optional<Entry> entry_from(std::string_view line) {
    const std::string_view whole = line;
    const auto number = number_from<std::uint32_t>(take_word(line));
    const auto at = number_from<Millis>(take_word(line));
    const auto detail = detail_from(line);
    if (!number || !at || !detail) {
        return std::nullopt;
    }
    Entry entry{.number = *number, .at = *at, .detail = *detail};
    // Names are read in either case elsewhere; here a line has one way to be written.
    if (write_entry(entry) != std::string(whole) + "\n") {
        return std::nullopt;
    }
    return entry;
}

} // namespace kamisado::game
