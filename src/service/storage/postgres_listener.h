#pragma once

#include "storage/connection.h"
#include "storage/postgres_session.h"

#include <chrono>
#include <string>
#include <vector>

namespace kamisado::storage {

class PostgresListener : public Listener {
  public:
    explicit PostgresListener(std::string address);

    std::vector<std::string> wait(int milliseconds) override;
    void reconnect() override;

  private:
    void subscribe();
    std::vector<std::string> take();
    /// A silence that lasts is looked into: nobody may have spoken, or nobody can be heard.
    void look_into_silence();

    PostgresSession session_;
    std::chrono::steady_clock::time_point heard_at_ = std::chrono::steady_clock::now();
};

} // namespace kamisado::storage
