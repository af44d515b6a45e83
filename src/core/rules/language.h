#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kamisado {

/// The languages of the printed rulebooks.
enum class Language : std::uint8_t { English, German, French };

inline constexpr std::array<Language, 3> all_languages{Language::English, Language::German,
                                                       Language::French};

/// One value for each language; all of them must be given, so none can be forgotten.
template <typename T>
struct PerLanguage {
    T english;
    T german;
    T french;

    [[nodiscard]] constexpr const T& operator[](Language language) const {
        switch (language) {
        case Language::German: return german;
        case Language::French: return french;
        case Language::English: break;
        }
        return english;
    }
};

} // namespace kamisado
