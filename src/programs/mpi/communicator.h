#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::mpi {

/// The kind of a message.
enum class Kind : std::uint8_t {
    Request, ///< to rank 0: a piece of work, please
    Result,  ///< to rank 0: what became of a piece
    Bye,     ///< to rank 0: my last message
    Piece,   ///< from rank 0: the number of a piece
    NoMore,  ///< from rank 0: every piece has been given out
    End,     ///< from rank 0: whatever you are doing, it is no longer needed
};

struct Message {
    int from = 0;
    Kind kind{};
    std::string text;
};

/// All processes that mpirun has started together, as one of them sees it. The only class that
/// knows MPI; one thread has it.
class Communicator {
  public:
    Communicator(int& argc, char**& argv);
    Communicator(const Communicator&) = delete;
    Communicator& operator=(const Communicator&) = delete;
    Communicator(Communicator&&) = delete;
    Communicator& operator=(Communicator&&) = delete;
    /// Waits until all have come to their ends.
    ~Communicator();

    [[nodiscard]] int rank() const { return rank_; }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool is_first() const { return rank_ == 0; }

    /// Everybody calls it and has afterwards the text of rank 0.
    [[nodiscard]] std::string broadcast(std::string text) const;
    void send(int to, Kind kind, std::string_view text = {}) const;
    /// The next message, if one is there. It never waits: MPI would do so with a whole core.
    [[nodiscard]] std::optional<Message> poll() const;

    /// Ends all processes at once.
    [[noreturn]] static void abort(int exit_code);

  private:
    int rank_ = 0;
    int size_ = 1;
};

} // namespace kamisado::mpi
