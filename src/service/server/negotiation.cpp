#include "server/negotiation.h"

#include "text/number.h"
#include "text/words.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace kamisado::server {

namespace {

/// Cuts off what stands before the separator, which may be missing.
std::string_view cut(std::string_view& text, char separator) {
    const std::string_view part = text.substr(0, text.find(separator));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return trimmed(part);
}

bool same_word(std::string_view left, std::string_view right) {
    const auto small = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    return std::ranges::equal(left, right, {}, small, small);
}

/// A weight is zero when it has no digit but zeros: "q=0", "q=0.000".
bool is_refused(std::string_view parameters) {
    while (!parameters.empty()) {
        const std::string_view parameter = cut(parameters, ';');
        if (parameter.starts_with("q=") || parameter.starts_with("Q=")) {
            return parameter.find_first_not_of("0.", 2) == std::string_view::npos;
        }
    }
    return false;
}

/// "fr-CH" is French.
std::optional<Language> language_of(std::string_view range) {
    const std::string_view code = range.substr(0, range.find('-'));
    if (same_word(code, "en")) {
        return Language::English;
    }
    if (same_word(code, "de")) {
        return Language::German;
    }
    return same_word(code, "fr") ? std::optional(Language::French) : std::nullopt;
}

/// "q=0.8", or 1 without it or with nonsense.
double weight_of(std::string_view parameters) {
    while (!parameters.empty()) {
        const std::string_view parameter = cut(parameters, ';');
        if (parameter.starts_with("q=") || parameter.starts_with("Q=")) {
            return number_from<double>(parameter.substr(2)).value_or(1);
        }
    }
    return 1;
}

} // namespace

Language preferred_language(std::string_view accept_language, Language otherwise) {
    Language best = otherwise;
    double highest = 0;
    while (!accept_language.empty()) {
        std::string_view parameters = cut(accept_language, ',');
        const auto language = language_of(cut(parameters, ';'));
        const double weight = weight_of(parameters);
        if (language && weight > highest) {
            best = *language;
            highest = weight;
        }
    }
    return best;
}

bool accepts_gzip(std::string_view accept_encoding) {
    std::optional<bool> any;
    while (!accept_encoding.empty()) {
        std::string_view coding = cut(accept_encoding, ',');
        const std::string_view name = cut(coding, ';');
        if (same_word(name, "gzip") || same_word(name, "x-gzip")) {
            return !is_refused(coding);
        }
        if (name == "*") {
            any = !is_refused(coding);
        }
    }
    return any.value_or(false);
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
    while (!if_none_match.empty()) {
        std::string_view named = cut(if_none_match, ',');
        if (named == "*") {
            return true;
        }
        if (named.starts_with("W/")) {
            named.remove_prefix(2);
        }
        if (named == tag) {
            return true;
        }
    }
    return false;
}

} // namespace kamisado::server
