#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace kamisado::load {

/// From few addresses, everything that the limits allow: as many connections as an address may
/// have, which ask again and again for a long log and read nothing, ask for the beginning of one
/// long game after the other, more than the server keeps in memory, say what is no message, ask for
/// takebacks without end and for the lobby again and again; and requests for pictures, lists and
/// records whose answers are not read. On a thread of its own.
class Attack {
  public:
    struct Figures {
        std::size_t opened = 0;
        std::size_t refused = 0;
        std::size_t messages = 0;
        std::size_t requests = 0;
    };

    /// Makes games with long logs first, by writing into the database.
    Attack(std::uint16_t port, const std::string& database, std::size_t addresses);
    Attack(const Attack&) = delete;
    Attack& operator=(const Attack&) = delete;
    Attack(Attack&&) = delete;
    Attack& operator=(Attack&&) = delete;
    ~Attack();

    Figures end();

  private:
    void run(std::size_t addresses);
    /// What the connection with this number says in this turn.
    [[nodiscard]] std::string message(std::size_t number, std::size_t turn) const;
    [[nodiscard]] std::string path(std::size_t turn) const;

    std::uint16_t port_;
    std::vector<std::string> watches_; ///< the codes of the long games
    std::string game_;                 ///< in which takebacks are asked for
    std::string key_;                  ///< by whom
    std::atomic<bool> is_ending_ = false;
    Figures figures_;
    std::thread thread_;
};

} // namespace kamisado::load
