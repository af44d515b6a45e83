#pragma once

#include "online/api.h"
#include "online/clubs.h"
#include "online/limits.h"
#include "online/loaded_games.h"
#include "online/lobby_places.h"
#include "online/wire.h"
#include "storage/connection.h"
#include "storage/people.h"

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::online {

template <typename T>
using Or = std::expected<T, Refusal>;

/// A request on its way.
struct Call {
    ApiRequest request;
    std::vector<std::string> names; ///< what the stars of its route stand for
    Api::Respond respond;
    std::string key_hash; ///< empty without a key
    /// It is one change, however often it goes to the database. Touched on the worker's thread.
    mutable bool is_counted = false;
    /// Likewise: what has begun goes on, and what it takes then has limits of its own.
    mutable bool is_admitted = false;
};
using CallPtr = std::shared_ptr<const Call>;

/// An answer, and what is to be told once the work is on disk.
struct Reply {
    ApiAnswer answer;
    std::vector<std::function<void(Hub&)>> news;
};

/// Limits that need to know who asks; the worker's thread alone has them.
struct PersonalLimits {
    Buckets new_guests;
    Buckets invitations; ///< of an address
    LobbyPlaces lobby;
    Clubs clubs;
    Buckets changes;
    Buckets passwords;
    Buckets exports;
    Buckets reports;            ///< of a person, and of an address
    Buckets letters;            ///< of a person, to a mail address, from an address
    Buckets invitation_notices; ///< from an address to a person
    Buckets tournaments;        ///< of an address: there are only so many places for all
    Buckets work;               ///< seconds of the worker's time, of an address
};

/// Where a request is dealt with: on the worker's thread, in a transaction of which this request
/// is undone alone when it is refused.
class RequestContext {
  public:
    struct Clocks {
        Millis now = 0;    ///< since 1970
        Millis steady = 0; ///< for limits
    };
    RequestContext(storage::Connection& database, LoadedGames& loaded, PersonalLimits& limits,
                   const Call& call, const Clocks& clocks);

    [[nodiscard]] storage::Connection& database() const { return *database_; }
    [[nodiscard]] LoadedGames& loaded() const { return *loaded_; }
    [[nodiscard]] PersonalLimits& limits() const { return *limits_; }
    [[nodiscard]] const Call& call() const { return *call_; }
    [[nodiscard]] Millis now() const { return clocks_.now; }
    [[nodiscard]] Millis steady() const { return clocks_.steady; }
    /// The secret that whoever asked does not know yet.
    [[nodiscard]] const std::optional<std::string>& new_key() const { return new_key_; }

    /// Who asks; nobody without a secret that is known.
    [[nodiscard]] const std::optional<storage::Person>& visitor() const { return visitor_; }
    [[nodiscard]] std::optional<storage::PersonId> visitor_id() const;
    /// Who asks, made a guest if it is nobody yet.
    [[nodiscard]] Or<storage::Person> somebody();
    [[nodiscard]] Or<storage::Person> known() const;
    [[nodiscard]] Or<storage::Person> account() const;
    /// Who asks has the role.
    [[nodiscard]] Or<storage::Person> host() const;

    /// Too many invitations from this address.
    [[nodiscard]] std::optional<Refusal> why_no_invitation() const;

    /// Why nothing at all is done: a token that is not known, too many changes.
    [[nodiscard]] std::optional<Refusal> why_not() const;

  private:
    storage::Connection* database_;
    LoadedGames* loaded_;
    PersonalLimits* limits_;
    const Call* call_;
    Clocks clocks_;
    std::optional<storage::Person> visitor_;
    std::optional<std::string> new_key_;
};

/// Takes one, or says when to come again.
[[nodiscard]] std::optional<Refusal> take(Buckets& buckets, std::string_view key, Millis now,
                                          double amount = 1);

} // namespace kamisado::online
