#include "server/previews.h"

#include "notation/ascii.h"
#include "notation/position_text.h"
#include "online/address.h"
#include "picture/png.h"
#include "picture/shapes.h"
#include "puzzles/daily.h"
#include "server/etag.h"
#include "server/negotiation.h"
#include "server/preview_page.h"
#include "server/shared_match.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <new>

namespace kamisado::server {

namespace {

constexpr online::Rate preview_rate{.burst = 60, .per_second = 2};
constexpr std::size_t most_askers = 50'000;
constexpr std::string_view picture_ending = ".png";

struct Kind {
    std::string_view folder;               ///< of the address
    std::string_view page;                 ///< what the page calls it
    std::optional<online::PreviewOf> what; ///< nothing: the database has none of it
};
constexpr std::string_view match_folder = "/match/";   ///< which is in the link itself
constexpr std::string_view puzzle_folder = "/puzzle/"; ///< which the program brings along
constexpr auto kinds = std::to_array<Kind>(
    {{.folder = "/join/", .page = "online/join/", .what = online::PreviewOf::Invitation},
     {.folder = "/watch/", .page = "online/watch/", .what = online::PreviewOf::Game},
     {.folder = "/tournament/",
      .page = "online/tournament/",
      .what = online::PreviewOf::Tournament},
     {.folder = match_folder, .page = "analysis?step=0&r=", .what = std::nullopt},
     {.folder = puzzle_folder, .page = "puzzles/", .what = std::nullopt}});

const Kind* kind_of(std::string_view path) {
    const auto* const found = std::ranges::find_if(
        kinds, [path](const Kind& kind) { return path.starts_with(kind.folder); });
    return found == kinds.end() ? nullptr : found;
}

bool is_plain(std::string_view code) {
    return !code.empty() && std::ranges::all_of(code, [](char c) {
        return is_upper(c) || is_lower(c) || is_digit(c) || c == '-' || c == '_';
    });
}

/// A puzzle by what follows `/puzzle/`.
struct AskedPuzzle {
    const Puzzle* puzzle = nullptr;
    std::string day;       ///< "2026-11-16", if it was asked for by one
    bool is_final = false; ///< the same link is about the same puzzle tomorrow
};

constexpr std::string_view todays_puzzle = "daily";

/// Somewhere it is tomorrow already; what comes after that is nobody's business yet.
AskedPuzzle puzzle_of_day(std::string_view asked, const std::vector<Puzzle>& puzzles,
                          online::Millis now) {
    const std::chrono::sys_time<std::chrono::milliseconds> instant{std::chrono::milliseconds(now)};
    const auto today = std::chrono::floor<std::chrono::days>(instant);
    const bool is_todays = asked == todays_puzzle;
    const auto date =
        is_todays ? std::optional(std::chrono::year_month_day(today)) : date_from(asked);
    const auto last = today + std::chrono::days(1);
    if (!date || std::chrono::sys_days(*date) > last || puzzles.empty()) {
        return {};
    }
    return {.puzzle = &daily_puzzle(puzzles, day_number(*date)),
            .day = fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date->year()),
                               static_cast<unsigned>(date->month()),
                               static_cast<unsigned>(date->day())),
            .is_final = !is_todays};
}

AskedPuzzle puzzle_of(std::string_view code, const std::vector<Puzzle>& puzzles,
                      online::Millis now) {
    const auto found = std::ranges::find(puzzles, code, &Puzzle::id);
    return found == puzzles.end() ? puzzle_of_day(code, puzzles, now)
                                  : AskedPuzzle{.puzzle = &*found, .day = {}, .is_final = true};
}

/// Of a picture: another one when the board is, or the shapes are.
std::string picture_tag(const Setup& board) {
    static const std::string shapes = etag_of(picture::board_shapes_text());
    return etag_of(write_setup(board) + shapes);
}

Response not_there() { return plain_response(404, "There is nothing at this address."); }

Response refused(int status) {
    if (status == 429) {
        Response response = plain_response(429, "That was too much at once.");
        response.headers.emplace_back("Retry-After", "5");
        return response;
    }
    // Whoever may not see it learns no more than that.
    return status >= 500 ? plain_response(503, "The games cannot be reached just now.")
                         : not_there();
}

struct Caching {
    std::string tag;
    std::string_view control;
    std::string_view vary;
};

/// With the headers of every answer; without a body if the browser has it.
Response cached(const Request& request, const Caching& caching, std::string_view type, Body body) {
    Response response;
    response.headers.emplace_back("ETag", caching.tag);
    response.headers.emplace_back("Cache-Control", caching.control);
    if (!caching.vary.empty()) {
        response.headers.emplace_back("Vary", caching.vary);
    }
    add_security_headers(response);
    if (names_tag(request.if_none_match, caching.tag)) {
        response.status = 304;
        return response;
    }
    response.headers.emplace_back("Content-Type", type);
    response.body = std::move(body);
    return response;
}

/// Pages that show links show the picture too.
Response for_every_page(Response response) {
    for (auto& [name, value] : response.headers) {
        if (name == "Cross-Origin-Resource-Policy") {
            value = "cross-origin";
        }
    }
    return response;
}

} // namespace

PictureShelf::PictureShelf(online::ThreadPool& pool, online::Post post)
    : pool_(&pool), post_(std::move(post)) {}

void PictureShelf::State::finish(const std::string& name, const Body& picture) {
    if (picture) {
        kept.push_front({.name = name, .picture = picture});
        if (kept.size() > most_kept) {
            kept.pop_back();
        }
    }
    const auto waiting = wanted.extract(name);
    if (!waiting.empty()) {
        for (const Found& found : waiting.mapped()) {
            found(picture);
        }
    }
}

void PictureShelf::find(const Setup& board, const online::Household& household, Found found) {
    const std::string name = write_setup(board);
    auto& kept = state_->kept;
    if (const auto known = std::ranges::find(kept, name, &Kept::name); known != kept.end()) {
        kept.splice(kept.begin(), kept, known);
        found(known->picture);
        return;
    }
    auto& waiting = state_->wanted[name];
    waiting.push_back(std::move(found));
    if (waiting.size() > 1) {
        return;
    }
    const bool is_taken = pool_->add(
        household, [post = post_, weak = std::weak_ptr(state_), painter = painter_, board, name] {
            Body picture;
            try {
                if (!*painter) {
                    painter->emplace(picture::card_square);
                }
                picture = std::make_shared<const std::string>(
                    picture::write_png(picture::on_card((*painter)->draw(board))));
            } catch (const std::bad_alloc&) { // NOLINT(bugprone-empty-catch): there is none
            }
            post([weak, name, picture] {
                if (const auto state = weak.lock()) {
                    state->finish(name, picture);
                }
            });
        });
    if (!is_taken) {
        state_->finish(name, nullptr);
    }
}

Previews::Previews(Parts parts, Language language)
    : parts_(std::move(parts)),
      language_(language),
      requests_(preview_rate, most_askers),
      pictures_(pool_, parts_.post) {}

bool Previews::has(std::string_view path) { return kind_of(path) != nullptr; }

/// What was asked for, as long as its answer takes.
struct Previews::Wanted {
    std::string target;
    std::string if_none_match;
    Asked asked;
    const Kind* kind = nullptr;
    std::string code;
    bool is_picture = false;
    Language language{};
    HttpServer::Respond respond;

    [[nodiscard]] Request request() const {
        return {.target = target, .if_none_match = if_none_match};
    }
    /// The page knows the puzzle of a day by another address than one that has a name.
    [[nodiscard]] std::string page() const {
        const bool is_of_a_day = kind->folder == puzzle_folder && date_from(code);
        return "../#/" + std::string(kind->page) + (is_of_a_day ? "daily/" : "") + code;
    }
    /// A browser that a person has opened the link with is led on; the page knows what to say.
    void refuse(int status) const {
        Response response = refused(status);
        if (!is_picture && is_plain(code)) {
            response.body = std::make_shared<const std::string>(bare_document(page()));
            for (auto& [name, value] : response.headers) {
                if (name == "Content-Type") {
                    value = "text/html; charset=utf-8";
                }
            }
        }
        respond(std::move(response));
    }
    void answer_with_words(const PreviewWords& words, bool is_final) const {
        const std::string address = asked.origin + std::string(kind->folder) + code;
        const PreviewPlace place{
            .address = address, .picture = address + std::string(picture_ending), .page = page()};
        auto body = std::make_shared<const std::string>(preview_document(words, place, language));
        const Caching caching{.tag = etag_of(*body),
                              .control = is_final ? "public, max-age=3600" : "public, max-age=60",
                              .vary = "Accept-Language"};
        Response response = cached(request(), caching, "text/html; charset=utf-8", std::move(body));
        response.headers.emplace_back("Kamisado-Preview", "1"); // the page asks whether it is here
        respond(std::move(response));
    }
};

/// Read and played through on the pool's thread: it may be long.
void Previews::answer_with_match(const WantedPtr& wanted) {
    const bool is_taken =
        pool_.add(wanted->asked.household, [this, there = std::weak_ptr(is_there_),
                                            post = parts_.post, wanted] {
            const auto record =
                std::make_shared<const std::optional<Record>>(read_shared_match(wanted->code));
            post([this, there, wanted, record] {
                if (there.expired()) {
                    return;
                }
                if (!*record) {
                    wanted->refuse(404);
                } else if (wanted->is_picture) {
                    answer_with_picture(board_of(**record), true, wanted);
                } else {
                    wanted->answer_with_words(words_of(**record, wanted->language), true);
                }
            });
        });
    if (!is_taken) {
        wanted->refuse(429);
    }
}

void Previews::answer_with_puzzle(const WantedPtr& wanted) {
    const AskedPuzzle asked = puzzle_of(wanted->code, parts_.puzzles, parts_.now());
    if (asked.puzzle == nullptr) {
        wanted->refuse(404);
    } else if (wanted->is_picture) {
        answer_with_picture(board_of(*asked.puzzle), asked.is_final, wanted);
    } else {
        wanted->answer_with_words(words_of(*asked.puzzle, asked.day, wanted->language),
                                  asked.is_final);
    }
}

void Previews::answer_with_picture(const Setup& board, bool is_final, const WantedPtr& wanted) {
    const Caching caching{.tag = picture_tag(board),
                          .control = is_final ? "public, max-age=86400" : "public, max-age=60",
                          .vary = {}};
    if (names_tag(wanted->if_none_match, caching.tag)) {
        wanted->respond(cached(wanted->request(), caching, "image/png", nullptr));
        return;
    }
    pictures_.find(board, wanted->asked.household, [wanted, caching](const Body& picture) {
        wanted->respond(
            picture ? for_every_page(cached(wanted->request(), caching, "image/png", picture))
                    : refused(429));
    });
}

void Previews::answer(const Request& request, const Asked& asked,
                      const HttpServer::Respond& respond) {
    const std::string_view path = request.target.substr(0, request.target.find('?'));
    const Kind* const kind = kind_of(path);
    std::string_view code = path.substr(kind->folder.size());
    const bool is_picture = code.ends_with(picture_ending);
    code.remove_suffix(is_picture ? picture_ending.size() : 0);
    const double cost = 1.0 / static_cast<double>(asked.household.times);
    if (!requests_.take(asked.household.name, parts_.steady(), cost)) {
        respond(refused(429));
        return;
    }
    const auto wanted = std::make_shared<const Wanted>(
        Wanted{.target = std::string(request.target),
               .if_none_match = std::string(request.if_none_match),
               .asked = asked,
               .kind = kind,
               .code = std::string(code),
               .is_picture = is_picture,
               .language = preferred_language(request.accept_language, language_),
               .respond = respond});
    if (kind->folder == match_folder) {
        answer_with_match(wanted);
        return;
    }
    if (kind->folder == puzzle_folder) {
        answer_with_puzzle(wanted);
        return;
    }
    parts_.api->preview(
        *kind->what, wanted->code, asked.address,
        [this, there = std::weak_ptr(is_there_), wanted](const online::Api::Preview& preview) {
            if (there.expired()) {
                return;
            }
            if (!preview) {
                wanted->refuse(preview.error().status);
                return;
            }
            const auto* const game = std::get_if<online::GamePreview>(&*preview);
            if (wanted->is_picture) {
                answer_with_picture(board_of(*preview), game == nullptr || game->is_over, wanted);
            } else {
                wanted->answer_with_words(words_of(*preview, wanted->language),
                                          game != nullptr && game->is_over);
            }
        });
}

} // namespace kamisado::server
