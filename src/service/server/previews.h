#pragma once

#include "online/api.h"
#include "online/limits.h"
#include "online/thread_pool.h"
#include "picture/board_picture.h"
#include "puzzles/puzzle.h"
#include "rules/language.h"
#include "server/exchange.h"
#include "server/http_server.h"

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado::server {

/// Boards as files of PNG, drawn on a thread of their own, each once while it is wanted: the last
/// ones are kept. On the server's thread.
class PictureShelf {
  public:
    /// The pool has one thread, and is gone before this is.
    PictureShelf(online::ThreadPool& pool, online::Post post);

    /// Null when too many wait already.
    using Found = std::function<void(Body)>;
    void find(const Setup& board, const online::Household& household, Found found);

  private:
    static constexpr std::size_t most_kept = 64; ///< of about 200 KB each

    struct Kept {
        std::string name;
        Body picture;
    };
    /// What outlives the shelf while a picture is drawn.
    struct State {
        std::list<Kept> kept; ///< the last one asked for first
        std::map<std::string, std::vector<Found>, std::less<>> wanted;
        void finish(const std::string& name, const Body& picture);
    };

    online::ThreadPool* pool_;
    online::Post post_;
    std::shared_ptr<State> state_ = std::make_shared<State>();
    /// For the pool's thread alone.
    std::shared_ptr<std::optional<picture::BoardPainter>> painter_ =
        std::make_shared<std::optional<picture::BoardPainter>>();
};

/// The addresses of links that are sent around: `/join/CODE`, `/watch/CODE`, `/tournament/ID`,
/// `/match/PACKED` and `/puzzle/ID` (or a date, or `daily`), each a small document that leads on to
/// the page, and with `.png` its picture.
class Previews {
  public:
    struct Parts {
        online::Api* api = nullptr;
        online::Post post;
        online::Now now;    ///< for the puzzle of the day
        online::Now steady; ///< for limits
        std::vector<Puzzle> puzzles;
    };
    Previews(Parts parts, Language language);

    /// Whether the path is of this kind.
    [[nodiscard]] static bool has(std::string_view path);

    struct Asked {
        std::string origin;  ///< of the addresses in the document, with the folder of the page
        std::string address; ///< who asks
        online::Household household; ///< with whom
    };
    void answer(const Request& request, const Asked& asked, const HttpServer::Respond& respond);

  private:
    static constexpr std::size_t most_waiting = 64; ///< matches and pictures

    struct Wanted;
    using WantedPtr = std::shared_ptr<const Wanted>;
    void answer_with_match(const WantedPtr& wanted);
    void answer_with_puzzle(const WantedPtr& wanted);
    void answer_with_picture(const Setup& board, bool is_final, const WantedPtr& wanted);

    Parts parts_;
    Language language_; ///< when the request names none of ours
    online::Buckets requests_;
    std::shared_ptr<bool> is_there_ = std::make_shared<bool>(true); ///< for what comes later
    online::ThreadPool pool_{1, most_waiting};
    PictureShelf pictures_;
};

} // namespace kamisado::server
