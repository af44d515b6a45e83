#pragma once

#include "support/client.h"
#include "support/web_socket.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <thread>
#include <vector>

namespace kamisado::load {

/// From few addresses, everything that the limits allow, and more: as many connections as an
/// address may have, which ask again and again for a long log and read nothing, ask for the
/// beginning of one long game after the other, more than the server keeps in memory, say what is no
/// message, or nothing in many frames, ask for takebacks without end and for the lobby again and
/// again, or leave and come back; and requests for what costs most: passwords, accounts, guests,
/// the strongest computer, and pictures, lists and long records whose answers are not read. On a
/// thread of its own.
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
    bool speak(test::WebSocket& socket, std::size_t number, std::size_t turn) const;
    [[nodiscard]] std::string request(std::size_t address, std::size_t turn) const;
    [[nodiscard]] std::string record() const;
    void ask(std::size_t address, const std::string& request, std::deque<test::Client>& unread,
             std::size_t most_unread);

    std::uint16_t port_;
    std::vector<std::string> watches_; ///< the codes of the long games, of which the first is over
    std::string game_;                 ///< in which takebacks are asked for
    std::string key_;                  ///< by whom
    std::atomic<bool> is_ending_ = false;
    Figures figures_;
    std::thread thread_;
};

} // namespace kamisado::load
