#pragma once

#include "bot/loop.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

/// For the few files that know Asio.
namespace kamisado::bot {

class Loop::Impl {
  public:
    [[nodiscard]] boost::asio::io_context& context() { return context_; }

  private:
    boost::asio::io_context context_{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_ =
        boost::asio::make_work_guard(context_);
};

} // namespace kamisado::bot
