#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// A client that says exactly what it is told, as no browser would.
namespace kamisado::test {

/// For what must come: nobody fails because the machine is busy, and nobody waits for ever.
inline constexpr std::chrono::milliseconds very_patient = std::chrono::minutes(5);

class Client {
  public:
    /// From another address of this machine, if one is given: "127.0.0.2".
    explicit Client(std::uint16_t port, const std::string& from = {});
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    Client(Client&& other) noexcept;
    Client& operator=(Client&&) = delete;
    ~Client();

    /// False when the other side has closed.
    bool say(std::string_view bytes) const;
    /// Everything until the other side closes, or until nothing has come for so long.
    [[nodiscard]] std::string hear_all(std::chrono::milliseconds patience = very_patient) const;
    /// One answer: its headers, and as much behind them as they promise.
    [[nodiscard]] std::string hear_answer();
    /// So many bytes, or fewer when the other side closes.
    [[nodiscard]] std::string hear_bytes(std::size_t count);
    /// Waits until there is something to be heard, and leaves it there.
    [[nodiscard]] bool is_spoken_to() const;
    /// Whether the other side closes within the time. Says nothing of bytes that came before.
    [[nodiscard]] bool is_closed_within(std::chrono::milliseconds patience = very_patient) const;
    /// A small buffer for what comes, so that a sender notices soon that nobody reads.
    static Client that_reads_nothing(std::uint16_t port);

  private:
    Client() = default;
    void connect_to(std::uint16_t port) const;
    /// Zero bytes: closed. Nothing within the time throws.
    [[nodiscard]] std::string hear_some(std::chrono::milliseconds patience) const;

    int socket_ = -1;
    std::string heard_;
};

/// A port that was free a moment ago.
[[nodiscard]] std::uint16_t free_port();

} // namespace kamisado::test
