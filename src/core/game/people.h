#pragma once

#include <cstdint>

/// Who plays against whom on a server. The numbers are in its database.
namespace kamisado::game {

enum class PersonKind : std::uint8_t {
    Guest,   ///< a browser that was given a secret
    Account, ///< with a name of its own and a password
    Bot,     ///< a program with a token; belongs to an account
};

/// Who finds an invitation.
enum class Visibility : std::uint8_t {
    Link,  ///< whoever has the link
    Lobby, ///< everybody
    Quick, ///< the next one who wants to play the same
};

} // namespace kamisado::game
