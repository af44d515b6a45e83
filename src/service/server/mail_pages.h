#pragma once

#include "online/api.h"
#include "rules/language.h"
#include "server/exchange.h"
#include "server/http_server.h"

#include <optional>
#include <string>
#include <string_view>

namespace kamisado::server {

/// The links of letters: `/mail/confirm/CODE` and `/mail/stop/CODE`. To look at one changes
/// nothing, because programs that read mail do; a POST does what it says, from anywhere, without a
/// login (RFC 8058).
class MailPages {
  public:
    MailPages(online::Api& api, Language otherwise) : api_(&api), otherwise_(otherwise) {}

    [[nodiscard]] static bool has(std::string_view path);
    void answer(const Request& request, std::string address,
                const HttpServer::Respond& respond) const;

  private:
    online::Api* api_;
    Language otherwise_; ///< of those who name none of ours
};

} // namespace kamisado::server
