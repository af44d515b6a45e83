// docs/server.md: its transcript is run, and it names every refusal there is.
#include "game/log_text.h"
#include "notation/ascii.h"
#include "online/wire.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace kamisado::online::tests {
namespace {

std::string contents_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

const std::filesystem::path root = KAMISADO_SOURCE_DIR;

/// The lines of the fenced blocks of one kind.
std::vector<std::string> lines_of_blocks(const std::string& kind) {
    std::ifstream file(root / "docs/server.md");
    std::vector<std::string> lines;
    bool is_inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```")) {
            is_inside = line == "```" + kind;
        } else if (is_inside) {
            lines.push_back(line);
        }
    }
    return lines;
}

/// What a bot keeps of the one game in the transcript.
struct Kept {
    std::string head;
    std::vector<std::string> lines;
    std::set<std::int64_t> unanswered;

    void hear(const ServerMessage& message) {
        if (const auto* view = std::get_if<GameView>(&message)) {
            EXPECT_EQ(view->since, lines.size()) << "from what is known on";
            head = view->head;
            lines.insert(lines.end(), view->lines.begin(), view->lines.end());
        } else if (const auto* entries = std::get_if<NewEntries>(&message)) {
            lines.insert(lines.end(), entries->lines.begin(), entries->lines.end());
        } else if (const auto* done = std::get_if<Done>(&message)) {
            EXPECT_EQ(unanswered.erase(done->id), 1U);
        } else if (const auto* refused = std::get_if<Refused>(&message)) {
            EXPECT_EQ(unanswered.erase(refused->id.value()), 1U);
        }
    }
};

TEST(ServerDocumentation, TheTranscriptIsUnderstoodAndItsGameIsAGame) {
    const auto transcript = lines_of_blocks("transcript");
    ASSERT_GT(transcript.size(), 20U);
    Kept kept;
    for (const std::string& line : transcript) {
        if (line.starts_with("> ")) {
            const auto message = read_message(line.substr(2));
            ASSERT_TRUE(message) << line << message.error().refusal.sentence;
            EXPECT_EQ(write_message(*message), line.substr(2));
            if (message->id) {
                kept.unanswered.insert(*message->id);
            }
        } else if (line.starts_with("< ")) {
            const auto message = read_server_message(line.substr(2));
            ASSERT_TRUE(message) << line << message.error().refusal.sentence;
            EXPECT_EQ(write_message(*message), line.substr(2));
            kept.hear(*message);
        }
    }
    EXPECT_TRUE(kept.unanswered.empty());
    std::string log = kept.head;
    for (const std::string& line : kept.lines) {
        log += line + "\n";
    }
    const auto restored = game::restore(log);
    ASSERT_TRUE(restored) << game::message(restored.error()) << log;
    EXPECT_TRUE(restored->match.match().is_over());
}

/// Ids as they stand in the code: "message.not-json", and refusal("busy", …) for "online.busy".
std::set<std::string> ids_in_code() {
    const std::regex whole(R"re("((?:online|message|game)\.[a-z-]+)")re");
    const std::regex short_one(R"re(refusal\(\s*"([a-z-]+)")re");
    std::set<std::string> ids;
    for (const char* folder :
         {"src/service/wire", "src/service/online", "src/service/server", "src/core/game"}) {
        for (const auto& file : std::filesystem::directory_iterator(root / folder)) {
            if (file.path().extension() != ".cpp" ||
                file.path().filename() == "log_error.cpp") { // of stored logs, never of messages
                continue;
            }
            const std::string text = contents_of(file.path());
            const std::sregex_iterator end;
            for (std::sregex_iterator found(text.begin(), text.end(), whole); found != end;
                 ++found) {
                ids.insert((*found)[1]);
            }
            for (std::sregex_iterator found(text.begin(), text.end(), short_one); found != end;
                 ++found) {
                ids.insert("online." + (*found)[1].str());
            }
        }
    }
    return ids;
}

TEST(ServerDocumentation, NamesEveryRefusal) {
    const std::string page = contents_of(root / "docs/server.md");
    const auto ids = ids_in_code();
    EXPECT_GT(ids.size(), 30U);
    for (const std::string& id : ids) {
        EXPECT_TRUE(page.contains("| `" + id + "` |")) << id << " is not in docs/server.md";
    }
}

/// "GET /invitations/*" for each route of the code.
std::set<std::string> routes_in_code() {
    const std::regex route(R"re(\.method\s*=\s*"([A-Z]+)",\s*\.path\s*=\s*"([^"]+)")re");
    std::set<std::string> routes;
    for (const auto& file : std::filesystem::directory_iterator(root / "src/service/online")) {
        const std::string text = contents_of(file.path());
        const std::sregex_iterator end;
        for (std::sregex_iterator found(text.begin(), text.end(), route); found != end; ++found) {
            routes.insert((*found)[1].str() + " " + (*found)[2].str());
        }
    }
    return routes;
}

std::set<std::string> routes_in_definition() {
    std::ifstream file(root / "docs/openapi.json");
    const auto definition = nlohmann::json::parse(file);
    std::set<std::string> routes;
    for (const auto& [path, methods] : definition.at("paths").items()) {
        for (const auto& [method, operation] : methods.items()) {
            std::string name = method;
            std::ranges::transform(name, name.begin(), [](char c) { return to_upper(c); });
            routes.insert(name + " " + std::regex_replace(path, std::regex(R"(\{\w+\})"), "*"));
        }
    }
    return routes;
}

TEST(Definition, HasThePathsOfTheCode) {
    auto routes = routes_in_code();
    routes.insert("GET /live"); // the WebSocket, which the server itself answers
    EXPECT_EQ(routes, routes_in_definition());
}

} // namespace
} // namespace kamisado::online::tests
