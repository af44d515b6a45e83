#pragma once

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::architecture {

/// What each layer may include: the arrows of layers.txt, or those of the build.
class Layers {
  public:
    /// Reads layers.txt. An arrow to a layer that is not stated further up is a fault, and so is a
    /// group that does not stand together: there are no circles of layers or of groups.
    static Layers from_text(std::string_view text);

    /// Reads the calls of kamisado_layer() in src/CMakeLists.txt.
    static Layers from_cmake(std::string_view text);

    [[nodiscard]] bool knows(const std::string& layer) const { return reachable_.contains(layer); }
    /// The layer in whose folder a file of src/ is; empty if there is none.
    [[nodiscard]] std::string layer_with(std::string_view path) const;
    [[nodiscard]] bool may_include(const std::string& from, const std::string& to) const;
    [[nodiscard]] bool refuses(const std::string& layer, std::string_view header) const;

    /// Arrows that these layers have and those do not.
    [[nodiscard]] std::vector<std::string> arrows_missing_from(const Layers& others) const;

    [[nodiscard]] const std::vector<std::string>& faults() const { return faults_; }

  private:
    void add_arrows(const std::string& path, std::span<const std::string> to);
    void add_refusals(const std::string& layer, std::span<const std::string> headers);

    std::map<std::string, std::set<std::string>> reachable_;
    std::map<std::string, std::string> folders_; ///< by layer: "core/rules"
    std::map<std::string, std::set<std::string, std::less<>>> refused_;
    std::vector<std::string> faults_;
};

struct SourceFile {
    std::string path; ///< from src/: "core/rules/square.h"
    std::string text;
};

/// Every #include in the files that the layers do not allow, as "path:line: what is wrong".
std::vector<std::string> forbidden_includes(const Layers& layers,
                                            std::span<const SourceFile> files);

} // namespace kamisado::architecture
