#pragma once

#include "rules/language.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// The catalogue: every sentence that more than one door says, in each language, under one name.
namespace kamisado {

namespace catalogue {

struct Entry {
    std::string_view name;
    int huch; ///< where the words of HUCH!'s edition are; -1 when they are the same
    PerLanguage<std::string_view> patterns;
};

// The module of the page says in English what the core says; the page has the rest itself, so that
// using it there does not compile.
// NOLINTBEGIN(cppcoreguidelines-macro-usage,readability-identifier-naming)
#ifdef __wasm__
#define PHRASE(NAME, HUCH, ENGLISH, GERMAN, FRENCH)
#define CORE_PHRASE(NAME, HUCH, ENGLISH, GERMAN, FRENCH)                                           \
    Entry{NAME, -1, {ENGLISH, ENGLISH, ENGLISH}},
#define CORE_NAME(NAME, HUCH, ENGLISH, GERMAN, FRENCH) Entry{NAME, -1, {"", "", ""}},
#else
#define PHRASE(NAME, HUCH, ENGLISH, GERMAN, FRENCH) Entry{NAME, HUCH, {ENGLISH, GERMAN, FRENCH}},
#define CORE_PHRASE PHRASE
#define CORE_NAME PHRASE
#endif
inline constexpr auto entries = std::to_array<Entry>({
#include "words/catalogue.inc"
});
#undef CORE_NAME
#undef CORE_PHRASE
#undef PHRASE
// NOLINTEND(cppcoreguidelines-macro-usage,readability-identifier-naming)

/// -1 when there is none.
[[nodiscard]] constexpr int find(std::string_view name) {
    std::size_t first = 0;
    std::size_t count = entries.size();
    while (count > 0) {
        const std::size_t middle = first + (count / 2);
        if (entries[middle].name < name) {
            first = middle + 1;
            count -= (count / 2) + 1;
        } else {
            count /= 2;
        }
    }
    return first < entries.size() && entries[first].name == name ? static_cast<int>(first) : -1;
}

/// Not constexpr, so that a name that is not in the catalogue does not compile.
inline void there_is_no_such_phrase() {}

} // namespace catalogue

/// A sentence of the catalogue by its name; one that is not there does not compile.
class Phrase {
  public:
    // NOLINTNEXTLINE(google-explicit-constructor): a name is a phrase
    consteval Phrase(const char* name) : index_(catalogue::find(name)) {
        if (index_ < 0) {
            catalogue::there_is_no_such_phrase();
        }
    }

    /// For names that are put together; nullopt if there is none.
    [[nodiscard]] static std::optional<Phrase> named(std::string_view name) {
        const int index = catalogue::find(name);
        return index < 0 ? std::nullopt : std::optional(Phrase(index));
    }

    [[nodiscard]] const catalogue::Entry& entry() const {
        return catalogue::entries[static_cast<std::size_t>(index_)];
    }

  private:
    explicit Phrase(int index) : index_(index) {}

    int index_;
};

} // namespace kamisado
