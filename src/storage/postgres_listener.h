#pragma once

#include "storage/connection.h"
#include "storage/postgres_session.h"

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

    PostgresSession session_;
};

} // namespace kamisado::storage
