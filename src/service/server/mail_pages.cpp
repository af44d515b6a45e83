#include "server/mail_pages.h"

#include "notation/spelling.h"
#include "server/negotiation.h"
#include "server/preview_page.h"
#include "words/sentence.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace kamisado::server {

namespace {

constexpr std::string_view confirm_folder = "/mail/confirm/";
constexpr std::string_view stop_folder = "/mail/stop/";

struct MailPage {
    std::string sentence;
    std::string button; ///< empty: there is nothing to do
};

MailPage page_of(bool is_stop, bool is_done, const Sentence& sentence) {
    if (is_done) {
        return {.sentence = is_stop ? sentence.in("notice.page.stopped")
                                    : sentence.in("notice.page.confirmed"),
                .button = {}};
    }
    return is_stop ? MailPage{.sentence = sentence.in("notice.page.stop"),
                              .button = sentence.in("notice.page.stop.button")}
                   : MailPage{.sentence = sentence.in("notice.page.confirm"),
                              .button = sentence.in("notice.page.confirm.button")};
}

/// The one page of ours that has a form.
void allow_own_forms(Response& response) {
    static constexpr std::string_view nowhere = "form-action 'none'";
    for (auto& [name, value] : response.headers) {
        if (const auto place = value.find(nowhere); place != std::string::npos) {
            value.replace(place, nowhere.size(), "form-action 'self'");
        }
    }
}

Response document(int status, const MailPage& page, Language language) {
    const std::string form = page.button.empty()
                                 ? ""
                                 : fmt::format("<form method=\"post\"><button>{}</button></form>\n",
                                               escaped_html(page.button));
    Response response;
    response.status = status;
    response.headers.emplace_back("Content-Type", "text/html; charset=utf-8");
    response.headers.emplace_back("Cache-Control", "no-store");
    response.body = std::make_shared<const std::string>(fmt::format(
        R"(<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Kamisado</title>
</head>
<body>
<h1>Kamisado</h1>
<p role="status">{sentence}</p>
{form}<p><a href="/">{home}</a></p>
</body>
</html>
)",
        fmt::arg("lang", code_of(language)), fmt::arg("sentence", escaped_html(page.sentence)),
        fmt::arg("form", form),
        fmt::arg("home",
                 escaped_html(Sentence(Phrasebook{.language = language}).in("notice.page.home")))));
    add_security_headers(response);
    allow_own_forms(response);
    return response;
}

} // namespace

bool MailPages::has(std::string_view path) {
    return path.starts_with(confirm_folder) || path.starts_with(stop_folder);
}

void MailPages::answer(const Request& request, std::string address,
                       const HttpServer::Respond& respond) const {
    const std::string_view path = request.target.substr(0, request.target.find('?'));
    const bool is_post = request.method == "POST";
    if (!is_post && request.method != "GET" && request.method != "HEAD") {
        respond(plain_response(405, "This address is for looking and for POST."));
        return;
    }
    const Language asked = preferred_language(request.accept_language, otherwise_);
    const bool is_stop = path.starts_with(stop_folder);
    api_->handle(
        {.method = is_post ? "POST" : "GET",
         .path = "/notices" + std::string(path),
         .query = {},
         .body = {},
         .key = {},
         .browser_mark = {},
         .address = std::move(address)},
        [respond, asked, is_stop, is_post](const online::ApiAnswer& answer) {
            const auto said = nlohmann::json::parse(answer.body, nullptr, false);
            if (answer.status != 200 || !said.is_object()) {
                const Sentence sentence(Phrasebook{.language = asked});
                Response response =
                    answer.status == 429 || answer.status >= 500
                        ? plain_response(answer.status, "Please try again in a moment.")
                        : document(404, {.sentence = sentence.in("notice.page.gone"), .button = {}},
                                   asked);
                respond(std::move(response));
                return;
            }
            const Language language =
                language_from_code(said.value("language", std::string())).value_or(asked);
            Sentence sentence(Phrasebook{.language = language});
            sentence.text("address", said.value("address", std::string()));
            Response response = document(200, page_of(is_stop, is_post, sentence), language);
            respond(std::move(response));
        });
}

} // namespace kamisado::server
