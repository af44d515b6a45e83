#include "server/metrics.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <string_view>

namespace kamisado::server {

namespace {

class Page {
  public:
    void gauge(std::string_view name, std::string_view help, double value) {
        add(name, "gauge", help);
        line(name, "", value);
    }
    void counter(std::string_view name, std::string_view help, std::uint64_t value) {
        add(name, "counter", help);
        line(name, "", static_cast<double>(value));
    }
    void add(std::string_view name, std::string_view kind, std::string_view help) {
        fmt::format_to(std::back_inserter(text_), "# HELP kamisado_{} {}\n# TYPE kamisado_{} {}\n",
                       name, help, name, kind);
    }
    void line(std::string_view name, std::string_view labels, double value) {
        fmt::format_to(std::back_inserter(text_), "kamisado_{}{} {:.15g}\n", name, labels, value);
    }
    [[nodiscard]] std::string text() && { return std::move(text_); }

  private:
    std::string text_;
};

void add_connections(Page& page, const Metrics& metrics) {
    page.add("connections", "gauge", "Open connections, by kind");
    page.line("connections", "{kind=\"http\"}", static_cast<double>(metrics.http.connections));
    page.line("connections", "{kind=\"websocket\"}", static_cast<double>(metrics.http.live));
    page.counter("connections_accepted_total", "Connections taken", metrics.http.accepted);
    page.counter("connections_refused_total", "Connections turned away: too many",
                 metrics.http.turned_away);
    page.add("http_answers_total", "counter", "Answers over HTTP, by class of their status");
    for (std::size_t first = 1; first < metrics.http.answers.size(); ++first) {
        page.line("http_answers_total", fmt::format("{{class=\"{}xx\"}}", first),
                  static_cast<double>(metrics.http.answers.at(first)));
    }
}

void add_games(Page& page, const Metrics& metrics) {
    page.gauge("clients", "Players and watchers who are connected",
               static_cast<double>(metrics.hub.clients));
    page.gauge("games_watched", "Games that somebody here is told of",
               static_cast<double>(metrics.hub.games_watched));
    page.gauge("games_in_memory", "Games in memory", static_cast<double>(metrics.games_in_memory));
    page.gauge("computer_turns_waiting", "Moves that the computer has to think about",
               static_cast<double>(metrics.computers_waiting));
    page.counter("moves_total", "Decisions that were stored", metrics.hub.moves);
    page.counter("refusals_total", "Wishes that were refused", metrics.hub.refusals);
    page.counter("messages_in_total", "Messages that came", metrics.hub.messages_in);
    page.counter("messages_out_total", "Messages that went", metrics.hub.messages_out);
}

void add_storage(Page& page, const Metrics& metrics) {
    page.gauge("jobs_waiting", "Work that waits for the database",
               static_cast<double>(metrics.worker.waiting));
    page.counter("jobs_total", "Work done in the database", metrics.worker.jobs);
    page.counter("transactions_total", "Transactions", metrics.worker.transactions);
    page.counter("storage_failures_total", "Transactions and work that failed",
                 metrics.worker.failures);
}

} // namespace

std::string write_metrics(const Metrics& metrics) {
    Page page;
    add_connections(page, metrics);
    add_games(page, metrics);
    add_storage(page, metrics);
    page.gauge("resident_memory_bytes", "Memory of the process",
               static_cast<double>(metrics.resident_bytes));
    page.gauge("uptime_seconds", "Since the start", metrics.seconds_up);
    return std::move(page).text();
}

std::uint64_t resident_bytes() {
    std::ifstream file("/proc/self/statm");
    std::uint64_t all = 0;
    std::uint64_t resident = 0;
    file >> all >> resident;
    return file ? resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) : 0;
}

} // namespace kamisado::server
