// Help, man pages and completions tell the same: they are made from one declaration. With
// KAMISADO_LONG the tools that read them look at them too.
#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace kamisado::test {

namespace {

bool is_long() { return std::getenv("KAMISADO_LONG") != nullptr; } // NOLINT(concurrency-mt-unsafe)

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// The first group of every match, line by line.
std::vector<std::string> found(const std::string& text, const std::string& pattern) {
    std::vector<std::string> result;
    const std::regex expression(pattern);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        for (auto it = std::sregex_iterator(line.begin(), line.end(), expression);
             it != std::sregex_iterator(); ++it) {
            result.push_back((*it)[1]);
        }
    }
    return result;
}

class Documents : public testing::Test {
  protected:
    void SetUp() override {
        const Finished written = run(folder_, "kamisado help --write documents");
        ASSERT_EQ(written.exit_code, 0) << written.errors;
        const std::string help = run(folder_, "kamisado --help").output;
        const auto list = help.find("\nCommands:\n");
        commands_ = found(help.substr(list, help.find("\n\n", list) - list), "^  ([a-z]+)");
        ASSERT_GT(commands_.size(), 20U) << help;
    }

    /// The options that the help of a command names, -h among them.
    [[nodiscard]] std::vector<std::string> options_of(const std::string& command) const {
        const std::string help = run(folder_, "kamisado " + command + " --help").output;
        std::string names;
        for (const std::string& row : found(help, "^  (-[^ ,]+(, -[^ ,]+)*)")) {
            names += row + "\n";
        }
        return found(names, "(-[-a-z0-9]+)");
    }

    [[nodiscard]] std::string document(const std::string& name) const {
        return read_file(folder_ / ("documents/" + name));
    }

    /// A man page without the escapes of roff.
    [[nodiscard]] std::string man_page(const std::string& name) const {
        return std::regex_replace(document("man/" + name), std::regex(R"(\\(-|f[BIR]))"), "$1");
    }

    TemporaryFolder folder_;            // NOLINT
    std::vector<std::string> commands_; // NOLINT
};

TEST_F(Documents, HelpOfACommandIsTheSameByBothWays) {
    for (const std::string& command : commands_) {
        const Finished asked = run(folder_, "kamisado help " + command);
        EXPECT_EQ(asked.exit_code, 0);
        EXPECT_EQ(asked.output, run(folder_, "kamisado " + command + " --help").output);
    }
    EXPECT_EQ(run(folder_, "kamisado help").output, run(folder_, "kamisado --help").output);
}

TEST_F(Documents, HaveEveryCommandAndOption) {
    const std::string bash = document("bash/kamisado");
    const std::string zsh = document("zsh/_kamisado");
    const std::string fish = document("fish/kamisado.fish");
    const std::string program = man_page("kamisado.6");
    for (const std::string& command : commands_) {
        EXPECT_TRUE(has(program, "kamisado-" + command + " (6)")) << command;
        EXPECT_TRUE(has(fish, " -a " + command + " -d ")) << command;
        const auto options = options_of(command);
        ASSERT_GE(options.size(), 2U) << command;
        const std::string page = man_page("kamisado-" + command + ".6");
        const auto bash_at = bash.find("\n    " + command + ")\n");
        const auto zsh_at = zsh.find("\n        " + command + ")\n");
        ASSERT_NE(bash_at, std::string::npos) << command;
        ASSERT_NE(zsh_at, std::string::npos) << command;
        const std::string bash_part =
            bash.substr(bash_at, bash.find("\n        ;;\n", bash_at) - bash_at);
        const std::string zsh_part =
            zsh.substr(zsh_at, zsh.find("\n            ;;\n", zsh_at) - zsh_at);
        for (const std::string& option : options) {
            EXPECT_TRUE(has(page, "fB" + option + "fR")) << command << " " << option << page;
            EXPECT_TRUE(std::regex_search(bash_part, std::regex("words='[^']*" + option + "[ ']")))
                << command << " " << option << bash_part;
            EXPECT_TRUE(has(zsh_part, option + "[")) << command << " " << option << zsh_part;
            const bool is_long_name = option.starts_with("--");
            EXPECT_TRUE(std::regex_search(
                fish,
                std::regex("__fish_seen_subcommand_from " + command + "'.* -" +
                           (is_long_name ? "l " + option.substr(2) : "s " + option.substr(1)) +
                           " ")))
                << command << " " << option;
        }
    }
}

TEST_F(Documents, ManPagesHaveWhatReadersLookFor) {
    for (const std::string& command : commands_) {
        const std::string page = document("man/kamisado-" + command + ".6");
        for (const std::string heading :
             {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXAMPLES", "SEE ALSO"}) {
            EXPECT_TRUE(has(page, "\n.SH " + heading + "\n")) << command << " " << heading;
        }
        // Every line that roff would take for a request is one of these.
        for (const std::string& request : found(page, "^[.'](.*)$")) {
            EXPECT_TRUE(std::regex_match(request, std::regex("(TH|SH|TP|PP|BR|nf|fi)( .*)?")))
                << command << ": " << request;
        }
    }
    EXPECT_TRUE(has(document("man/kamisado.6"), "\n.SH FILES\n"));
    EXPECT_EQ(run(folder_, "kamisado help play --man").output, document("man/kamisado-play.6"));
}

TEST_F(Documents, BashCompletes) {
    write_file(folder_ / "try.bash", R"(source documents/bash/kamisado
try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _kamisado; echo "${COMPREPLY[*]}"; }
complete -p kamisado
try kamisado pr
try kamisado play --pa
try kamisado play --pace ''
try kamisado convert game.kamisado --to s
try kamisado replay doc
try kamisado help ana
try kamisado completion z
try kamisado serve --folder doc
)");
    const Finished tried = run(folder_, "bash --norc try.bash");
    EXPECT_EQ(tried.errors, "");
    EXPECT_EQ(tried.output, "complete -F _kamisado kamisado\nprove\n--pace\nfast human\nsymbols\n"
                            "documents\nanalyse\nzsh\ndocuments\n");
    for (const std::string shell : {"bash/kamisado", "zsh/_kamisado", "fish/kamisado.fish"}) {
        const std::string name = shell.substr(0, shell.find('/'));
        EXPECT_EQ(run(folder_, "kamisado completion " + name).output, document(shell));
    }
}

TEST_F(Documents, SatisfyTheToolsThatReadThem) {
    if (!is_long()) {
        return;
    }
    const Finished manual =
        run(folder_, "for page in documents/man/*; do man --warnings -E UTF-8 -l -Tutf8 -Z $page "
                     ">/dev/null; mandoc -T lint -W warning $page | grep -v 'missing date'; done");
    EXPECT_EQ(manual.output + manual.errors, "");

    const Finished fish = run(
        folder_, "fish --no-config -c 'source documents/fish/kamisado.fish; complete -C \"kamisado "
                 "pr\"; complete -C \"kamisado play --pace h\"; complete -C \"kamisado help bo\"'");
    EXPECT_EQ(found(fish.output, "^([^\t]*)"), (std::vector<std::string>{"prove", "human", "bot"}))
        << fish.output << fish.errors;

    // zsh completes only where somebody types.
    write_file(folder_ / "try.zsh", R"(zmodload zsh/zpty
zpty shell 'TERM=dumb zsh -f -i'
zpty -w shell 'autoload -U compinit; compinit -D; source documents/zsh/_kamisado; PS1="READY> "'
zpty -r -m shell line '*READY> '
for typed in 'kamisado conv' 'kamisado play --pace hu' 'kamisado convert --to sy'; do
    zpty -n -w shell "$typed"$'\t'
    case $typed in
    *conv) wanted=convert ;;
    *hu) wanted=human ;;
    *) wanted=symbols ;;
    esac
    zpty -r -m shell line "*$wanted*" && print "$wanted"
    zpty -n -w shell $'\C-u'
done
)");
    const Finished zsh = run(folder_, "timeout 60 zsh -f try.zsh");
    EXPECT_EQ(zsh.output, "convert\nhuman\nsymbols\n") << zsh.errors;
}

} // namespace

} // namespace kamisado::test
