#include "architecture/layers.h"

#include <algorithm>
#include <optional>
#include <sstream>

namespace kamisado::architecture {

namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

std::vector<std::string> lines_of(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// The header that a line includes, with its quotes or angle brackets.
std::optional<std::string_view> included_header(std::string_view line) {
    const auto skip_blanks = [&line] {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    };
    skip_blanks();
    if (!line.starts_with('#')) {
        return std::nullopt;
    }
    line.remove_prefix(1);
    skip_blanks();
    if (!line.starts_with("include")) {
        return std::nullopt;
    }
    line.remove_prefix(std::string_view("include").size());
    skip_blanks();
    const auto end = line.find_first_of("\">", 1);
    return line.substr(0, end == std::string_view::npos ? end : end + 1);
}

/// The standard library's headers, and no others, have neither a folder nor an extension.
bool is_of_a_library(std::string_view header) {
    return header.starts_with('<') && header.find_first_of("/.") != std::string_view::npos;
}

/// Empty where the path has only one part.
std::string first_part(std::string_view path) {
    const auto slash = path.find('/');
    return std::string(path.substr(0, slash == std::string_view::npos ? 0 : slash));
}

std::optional<std::string> fault_of(const Layers& layers, const std::string& layer,
                                    std::string_view header) {
    if (layers.refuses(layer, header)) {
        return layer + " refuses " + std::string(header);
    }
    if (!header.starts_with('"')) {
        return std::nullopt;
    }
    const std::string target = first_part(header.substr(1));
    if (!layers.knows(target)) {
        return std::string(header) + " does not begin with a known layer";
    }
    if (!layers.may_include(layer, target)) {
        return layer + " may not include " + target + ": " + std::string(header);
    }
    return std::nullopt;
}

} // namespace

Layers Layers::from_text(std::string_view text) {
    Layers layers;
    std::vector<std::string> groups;
    for (const std::string& line : lines_of(text)) {
        const auto words = words_of(line);
        if (words.empty() || words[0].starts_with('#')) {
            continue;
        }
        if (words.size() >= 2 && words[1] == "->") {
            if (groups.empty() || groups.back() != first_part(words[0])) {
                groups.push_back(first_part(words[0]));
            }
            layers.add_arrows(words[0], std::span(words).subspan(2));
        } else if (words.size() >= 2 && words[1] == "refuses") {
            layers.add_refusals(words[0], std::span(words).subspan(2));
        } else {
            layers.faults_.push_back("not understood: " + line);
        }
    }
    std::ranges::sort(groups);
    if (const auto twice = std::ranges::adjacent_find(groups); twice != groups.end()) {
        layers.faults_.push_back("the group " + *twice + " does not stand together");
    }
    return layers;
}

Layers Layers::from_cmake(std::string_view text) {
    constexpr std::string_view call = "kamisado_layer(";
    Layers layers;
    for (auto at = text.find(call); at != std::string_view::npos; at = text.find(call, at + 1)) {
        const auto begin = at + call.size();
        const auto words = words_of(text.substr(begin, text.find(')', begin) - begin));
        if (words.empty()) {
            layers.faults_.emplace_back("a call of kamisado_layer() without a name");
            continue;
        }
        const auto depends = std::ranges::find(words, "DEPENDS");
        const auto libraries = std::find(depends, words.end(), "LIBRARIES");
        layers.add_arrows(words[0], depends == words.end() ? std::span<const std::string>()
                                                           : std::span(depends + 1, libraries));
    }
    return layers;
}

void Layers::add_arrows(const std::string& path, std::span<const std::string> to) {
    const std::string group = first_part(path);
    const std::string from = group.empty() ? path : path.substr(group.size() + 1);
    folders_[from] = path;
    std::set<std::string> reachable{from};
    for (const std::string& target : to) {
        if (!knows(target)) {
            faults_.push_back(from + " -> " + target + ": " + target + " is not stated further up");
            continue;
        }
        reachable.insert(reachable_.at(target).begin(), reachable_.at(target).end());
    }
    if (!reachable_.emplace(from, reachable).second) {
        faults_.push_back(from + " is stated twice");
    }
}

void Layers::add_refusals(const std::string& layer, std::span<const std::string> headers) {
    if (!knows(layer)) {
        faults_.push_back(layer + " is not stated further up");
    }
    refused_[layer].insert(headers.begin(), headers.end());
}

std::string Layers::layer_with(std::string_view path) const {
    for (const auto& [layer, folder] : folders_) {
        if (path.starts_with(folder + "/")) {
            return layer;
        }
    }
    return {};
}

bool Layers::may_include(const std::string& from, const std::string& to) const {
    const auto layer = reachable_.find(from);
    return layer != reachable_.end() && layer->second.contains(to);
}

bool Layers::refuses(const std::string& layer, std::string_view header) const {
    const auto refused = refused_.find(layer);
    return refused != refused_.end() &&
           (refused->second.contains(header) ||
            (is_of_a_library(header) && refused->second.contains("libraries")));
}

std::vector<std::string> Layers::arrows_missing_from(const Layers& others) const {
    std::vector<std::string> missing;
    for (const auto& [from, targets] : reachable_) {
        for (const std::string& to : targets) {
            if (!others.may_include(from, to)) {
                missing.push_back(from + " -> " + to);
            }
        }
    }
    return missing;
}

std::vector<std::string> forbidden_includes(const Layers& layers,
                                            std::span<const SourceFile> files) {
    std::vector<std::string> found;
    for (const SourceFile& file : files) {
        const std::string layer = layers.layer_with(file.path);
        if (layer.empty()) {
            found.push_back(file.path + ": not in the folder of a known layer");
            continue;
        }
        int number = 0;
        for (const std::string& line : lines_of(file.text)) {
            ++number;
            const auto header = included_header(line);
            const auto fault = header ? fault_of(layers, layer, *header) : std::nullopt;
            if (fault) {
                found.push_back(file.path + ":" + std::to_string(number) + ": " + *fault);
            }
        }
    }
    return found;
}

} // namespace kamisado::architecture
