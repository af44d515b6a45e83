#include "online/api_passwords.h"

#include <utility>

namespace kamisado::online {

void hash_password(ApiCore& core, const CallPtr& call, const std::string& password,
                   std::function<void(ApiCore&, std::string)> then) {
    const bool is_taken = core.passwords().hash(
        core.clubs().household(call->request.address), password,
        [weak = core.weak_from_this(), call, then = std::move(then)](std::string hash) {
            if (const auto self = weak.lock()) {
                if (hash.empty()) {
                    ApiCore::refuse(call, busy());
                } else {
                    then(*self, std::move(hash));
                }
            }
        });
    if (!is_taken) {
        ApiCore::refuse(call, busy());
    }
}

void check_password(ApiCore& core, const CallPtr& call, Check check,
                    std::function<void(ApiCore&)> then) {
    const bool is_taken = core.passwords().check(core.clubs().household(call->request.address),
                                                 std::move(check.hash), std::move(check.password),
                                                 [weak = core.weak_from_this(), call,
                                                  otherwise = std::move(check.otherwise),
                                                  then = std::move(then)](bool is_right) {
                                                     if (const auto self = weak.lock()) {
                                                         if (is_right) {
                                                             then(*self);
                                                         } else {
                                                             ApiCore::refuse(call, otherwise);
                                                         }
                                                     }
                                                 });
    if (!is_taken) {
        ApiCore::refuse(call, busy());
    }
}

} // namespace kamisado::online
