#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <thread>
#include <vector>

namespace kamisado::test {

/// Carries bytes between a port of 127.0.0.1 and the socket of a server, as a network does, which
/// can fail: on a thread of its own.
class TcpProxy {
  public:
    enum class Mode : std::uint8_t {
        Carry,
        Swallow, ///< connections stay open, and nothing arrives any more
        Cut,     ///< connections are closed, and so are new ones
    };

    explicit TcpProxy(std::filesystem::path server);
    TcpProxy(const TcpProxy&) = delete;
    TcpProxy& operator=(const TcpProxy&) = delete;
    TcpProxy(TcpProxy&&) = delete;
    TcpProxy& operator=(TcpProxy&&) = delete;
    ~TcpProxy();

    [[nodiscard]] std::uint16_t port() const { return port_; }
    /// What was swallowed is lost: its connections carry nothing even afterwards, and are closed.
    void set(Mode mode) { mode_ = mode; }
    /// Everything that it carries takes so long, in each direction.
    void slow_down(std::chrono::milliseconds way) { way_ = way.count(); }

  private:
    struct Pair {
        int client = -1;
        int server = -1;
        bool has_lost = false; ///< bytes that were swallowed
    };

    void run();
    void accept_one();
    /// False when the connection is over.
    bool carry(Pair& pair, int from, int to) const;
    static void close_pair(const Pair& pair);

    std::filesystem::path server_;
    int listener_ = -1;
    std::uint16_t port_ = 0;
    std::atomic<Mode> mode_ = Mode::Carry;
    std::atomic<std::int64_t> way_ = 0; ///< in milliseconds
    std::atomic<bool> is_ending_ = false;
    std::vector<Pair> pairs_;
    std::thread thread_;
};

} // namespace kamisado::test
