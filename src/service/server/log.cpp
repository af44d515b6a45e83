#include "server/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace kamisado::server {

namespace {

constexpr const char* logger_name = "kamisado";

spdlog::level::level_enum level_of(LogLevel level) {
    switch (level) {
    case LogLevel::Debug: return spdlog::level::debug;
    case LogLevel::Info: return spdlog::level::info;
    case LogLevel::Warning: return spdlog::level::warn;
    case LogLevel::Error: return spdlog::level::err;
    case LogLevel::Off: break;
    }
    return spdlog::level::off;
}

} // namespace

void start_log(LogLevel lowest) {
    spdlog::drop(logger_name);
    const auto logger = spdlog::stderr_logger_mt(logger_name);
    logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %l: %v");
    logger->set_level(level_of(lowest));
    logger->flush_on(spdlog::level::debug);
}

void log(LogLevel level, std::string_view text) {
    if (const auto logger = spdlog::get(logger_name)) {
        logger->log(level_of(level), "{}", text);
    }
}

} // namespace kamisado::server
