#pragma once

#include "online/clubs.h"
#include "online/downloads.h"
#include "online/hub.h"
#include "online/notice_desk.h"
#include "online/previews.h"
#include "online/worker.h"

#include <chrono>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado::online {

/// A request to /api/1/…, whose origin and size have been checked (see server/).
struct ApiRequest {
    std::string method;
    std::string path;  ///< after /api/1: "/invitations/x7k2…"
    std::string query; ///< after the ?, undecoded
    std::string body;
    std::string key;          ///< the secret from the cookie, or the token of a bot; may be empty
    bool is_bot = false;      ///< the key came as a token
    std::string browser_mark; ///< from an earlier login; may be empty
    std::string user_agent = {};
    std::string address;
};

struct ApiAnswer {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    std::optional<std::string> new_key; ///< to be set as the cookie; empty: to be removed
    std::optional<std::string> new_browser_mark = std::nullopt; ///< for a cookie of its own
    std::optional<int> retry_after;                             ///< seconds, with 429
    std::optional<std::string> file_name;                       ///< for a download
    std::shared_ptr<const void> lease = nullptr; ///< held until the body has been sent
};

/// Everything that is asked over HTTP. On the hub's thread; answers come there too.
class Api {
  public:
    struct Parts {
        Worker* worker = nullptr;
        LoadedGames* loaded = nullptr;
        Hub* hub = nullptr;
        Post post;
        Now now;
        Now steady = nullptr; ///< for limits; nullptr: the same, for tests
        /// How long the thread of the database has worked; nullptr: as the system measures it.
        std::function<std::chrono::microseconds()> worked = nullptr;
        Clubs clubs = {};
        NoticeDesk notices = {};
        Downloads::Limits downloads = {};
    };
    using Respond = std::function<void(ApiAnswer)>;

    explicit Api(Parts parts);
    ~Api();
    Api(const Api&) = delete;
    Api& operator=(const Api&) = delete;
    Api(Api&&) = delete;
    Api& operator=(Api&&) = delete;

    void handle(ApiRequest request, Respond respond);
    /// Somebody, nobody for an unknown cookie, or the answer that refuses an unknown token; or that
    /// says that nobody can be looked up just now.
    using Identity = std::expected<std::optional<storage::Person>, ApiAnswer>;
    /// For the handshake of a WebSocket: who has this secret.
    void identify(std::string key, bool is_bot, std::function<void(Identity)> found);
    /// What a link tells before it is opened, to anybody who has it; or the answer that refuses.
    using Preview = std::expected<LinkPreview, ApiAnswer>;
    void preview(PreviewOf what, std::string code, const std::string& address,
                 std::function<void(Preview)> found);

  private:
    class Impl;
    std::shared_ptr<Impl> impl_; ///< answers of the worker may come when this is gone
};

} // namespace kamisado::online
