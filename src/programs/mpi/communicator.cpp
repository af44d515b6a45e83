#include "mpi/communicator.h"

#include <mpi.h>

#include <cstdlib>
#include <stdexcept>

namespace kamisado::mpi {

namespace {

int length_of(std::string_view text) { return static_cast<int>(text.size()); }

} // namespace

Communicator::Communicator(int& argc, char**& argv) {
    int provided = MPI_THREAD_SINGLE;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    if (provided < MPI_THREAD_FUNNELED) {
        throw std::runtime_error("this MPI has no threads");
    }
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

Communicator::~Communicator() { MPI_Finalize(); }

void Communicator::abort(int exit_code) {
    MPI_Abort(MPI_COMM_WORLD, exit_code);
    std::_Exit(exit_code);
}

std::string Communicator::broadcast(std::string text) const {
    if (size_ == 1) {
        return text;
    }
    int length = length_of(text);
    MPI_Bcast(&length, 1, MPI_INT, 0, MPI_COMM_WORLD);
    text.resize(static_cast<std::size_t>(length));
    MPI_Bcast(text.data(), length, MPI_CHAR, 0, MPI_COMM_WORLD);
    return text;
}

void Communicator::send(int to, Kind kind, std::string_view text) const {
    if (to == rank_) {
        throw std::logic_error("a rank does not talk to itself");
    }
    MPI_Send(text.data(), length_of(text), MPI_CHAR, to, static_cast<int>(kind), MPI_COMM_WORLD);
}

std::optional<Message> Communicator::poll() const {
    if (size_ == 1) {
        return std::nullopt;
    }
    int is_there = 0;
    MPI_Status status{};
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, &status);
    if (is_there == 0) {
        return std::nullopt;
    }
    int length = 0;
    MPI_Get_count(&status, MPI_CHAR, &length);
    Message message{.from = status.MPI_SOURCE,
                    .kind = static_cast<Kind>(status.MPI_TAG),
                    .text = std::string(static_cast<std::size_t>(length), '\0')};
    MPI_Recv(message.text.data(), length, MPI_CHAR, status.MPI_SOURCE, status.MPI_TAG,
             MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return message;
}

} // namespace kamisado::mpi
