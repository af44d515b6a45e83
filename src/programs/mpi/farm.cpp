#include "mpi/farm.h"

#include <chrono>
#include <cstdlib>
#include <thread>

namespace kamisado::mpi {

namespace {

/// Short beside any piece of work, and long enough to cost next to nothing.
constexpr std::chrono::milliseconds between_looks(5);

using Delivered = std::expected<void, std::string>;

void give_piece(const Communicator& ranks, survey::Coordinator& coordinator, int rank) {
    if (const auto piece = coordinator.next()) {
        ranks.send(rank, Kind::Piece, std::to_string(*piece));
    } else {
        ranks.send(rank, Kind::NoMore);
    }
}

Delivered answer_all(const Communicator& ranks, survey::Coordinator& coordinator) {
    while (const auto message = ranks.poll()) {
        if (message->kind == Kind::Request) {
            give_piece(ranks, coordinator, message->from);
        } else if (message->kind == Kind::Result) {
            if (auto delivered = coordinator.deliver(message->text); !delivered) {
                return delivered;
            }
        }
    }
    return {};
}

/// Late messages are of no use, but MPI cannot end before they are received.
void send_all_home(const Communicator& ranks) {
    for (int rank = 1; rank < ranks.size(); ++rank) {
        ranks.send(rank, Kind::End);
    }
    for (int left = ranks.size() - 1; left > 0;) {
        const auto message = ranks.poll();
        if (!message) {
            std::this_thread::sleep_for(between_looks);
        } else if (message->kind == Kind::Bye) {
            --left;
        }
    }
}

/// One of the other ranks.
class Follower {
  public:
    Follower(const Communicator& ranks, survey::Crew& crew) : ranks_(&ranks), crew_(&crew) {}

    void run() {
        while (!is_over_) {
            if (has_more_ && !has_asked_ && crew_->is_waiting()) {
                ranks_->send(0, Kind::Request);
                has_asked_ = true;
            }
            for (const std::string& result : crew_->take_finished(between_looks)) {
                ranks_->send(0, Kind::Result, result);
            }
            while (const auto message = ranks_->poll()) {
                take(*message);
            }
        }
        ranks_->send(0, Kind::Bye);
    }

  private:
    void take(const Message& message) {
        has_asked_ = false;
        has_more_ = has_more_ && message.kind != Kind::NoMore;
        is_over_ = is_over_ || message.kind == Kind::End;
        if (message.kind == Kind::Piece) {
            crew_->give(std::strtoull(message.text.c_str(), nullptr, 10));
        }
    }

    const Communicator* ranks_;
    survey::Crew* crew_;
    bool has_asked_ = false;
    bool has_more_ = true;
    bool is_over_ = false;
};

} // namespace

std::expected<void, std::string> lead(const Communicator& ranks, survey::Coordinator& coordinator,
                                      survey::Crew& crew, const survey::GoOn& go_on) {
    Delivered delivered;
    auto worked = survey::work_off(
        coordinator, crew,
        [&] {
            delivered = answer_all(ranks, coordinator);
            return delivered.has_value() && !coordinator.is_done() && go_on();
        },
        between_looks);
    send_all_home(ranks);
    return delivered ? worked : delivered;
}

void follow(const Communicator& ranks, survey::Crew& crew) { Follower(ranks, crew).run(); }

} // namespace kamisado::mpi
