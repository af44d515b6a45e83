#include "online/passwords.h"

#include "online/secrets.h"

#include <new>
#include <utility>

namespace kamisado::online {

namespace {

std::string hash_if_possible(const std::string& password) {
    try {
        return hash_of_password(password);
    } catch (const std::bad_alloc&) {
        return {};
    }
}

bool check_if_possible(const std::string& hash, const std::string& password) {
    try {
        return is_password(hash, password);
    } catch (const std::bad_alloc&) {
        return false;
    }
}

} // namespace

Passwords::Passwords(Post post, std::size_t threads, std::size_t most_waiting)
    : post_(std::move(post)), threads_(threads, most_waiting) {}

bool Passwords::hash(Household household, std::string password,
                     std::function<void(std::string)> done) {
    return threads_.add(std::move(household),
                        [this, password = std::move(password), done = std::move(done)]() mutable {
                            std::string hash = hash_if_possible(password);
                            wipe(password);
                            post_([done = std::move(done), hash = std::move(hash)] { done(hash); });
                        });
}

bool Passwords::check(Household household, std::string hash, std::string password,
                      std::function<void(bool)> done) {
    return threads_.add(std::move(household),
                        [this, hash = std::move(hash), password = std::move(password),
                         done = std::move(done)]() mutable {
                            const bool is_right = check_if_possible(hash, password);
                            wipe(password);
                            post_([done = std::move(done), is_right] { done(is_right); });
                        });
}

} // namespace kamisado::online
