#include "server/metrics.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace kamisado::server {

namespace {

TEST(Metrics, AreLinesThatPrometheusReads) {
    Metrics metrics;
    metrics.hub.moves = 12'345'678'901;
    metrics.http.answers.at(2) = 7;
    std::istringstream lines(write_metrics(metrics));
    std::string name;
    std::string all;
    for (std::string line; std::getline(lines, line); all += line + '\n') {
        if (line.starts_with("# HELP ")) {
            name = line.substr(7, line.find(' ', 7) - 7);
        } else if (!line.starts_with("# TYPE " + name + ' ')) {
            EXPECT_TRUE(line.starts_with(name)) << line;
            EXPECT_EQ(line.find_first_not_of("0123456789.", line.rfind(' ') + 1), std::string::npos)
                << line;
        }
    }
    EXPECT_NE(all.find("kamisado_moves_total 12345678901\n"), std::string::npos) << all;
    EXPECT_NE(all.find("kamisado_http_answers_total{class=\"2xx\"} 7\n"), std::string::npos);
}

TEST(Metrics, KnowHowMuchMemoryThereIs) { EXPECT_GT(resident_bytes(), 1'000'000U); }

} // namespace

} // namespace kamisado::server
