#pragma once

#include "online/api_core.h"

#include <functional>
#include <string>

/// Passwords are looked at on threads of their own, between two visits to the database.
namespace kamisado::online {

/// Goes on with the hash on the hub's thread, unless there is no room for one more.
void hash_password(ApiCore& core, const CallPtr& call, const std::string& password,
                   std::function<void(ApiCore&, std::string)> then);

struct Check {
    std::string hash; ///< empty when there is none: it takes as long
    std::string password;
    Refusal otherwise;
};
/// Goes on if it is the password; otherwise refuses.
void check_password(ApiCore& core, const CallPtr& call, Check check,
                    std::function<void(ApiCore&)> then);

/// Goes on if it is the password of the account that asks; otherwise refuses. Limited.
void with_own_password(ApiCore& core, const CallPtr& call, const std::string& password,
                       std::function<void(ApiCore&)> then);

} // namespace kamisado::online
