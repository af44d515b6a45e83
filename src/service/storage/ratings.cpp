#include "storage/people.h"
#include "storage/values.h"
#include "text/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace kamisado::storage {

namespace {

/// The shortest text that is read back as the very same number.
std::string text_of(double number) {
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), number);
    return {text.data(), written.ptr};
}

double stored_number(const std::string& text) {
    const auto number = number_from<double>(text);
    if (!number) {
        throw_corrupt("a rating is not a number: " + text);
    }
    return *number;
}

Rating rating_from(Columns& columns) {
    Rating rating;
    rating.rating = stored_number(columns.text());
    rating.deviation = stored_number(columns.text());
    rating.volatility = stored_number(columns.text());
    rating.games = columns.number();
    rating.changed = columns.number();
    return rating;
}

} // namespace

int rounded(const Rating& rating) { return static_cast<int>(std::lround(rating.rating)); }

std::optional<Rating> rating(Connection& database, PersonId person, std::string_view format) {
    const Rows rows = database.run("SELECT rating, deviation, volatility, games, changed "
                                   "FROM ratings WHERE person = $1 AND format = $2",
                                   {value_of(person), value_of(format)});
    if (rows.empty()) {
        return std::nullopt;
    }
    Columns columns(rows.front());
    return rating_from(columns);
}

std::vector<FormatRating> ratings(Connection& database, PersonId person) {
    std::vector<FormatRating> all;
    for (const Row& row :
         database.run("SELECT format, rating, deviation, volatility, games, changed "
                      "FROM ratings WHERE person = $1 ORDER BY games DESC, format",
                      {value_of(person)})) {
        Columns columns(row);
        std::string format = columns.text();
        all.push_back({.format = std::move(format), .rating = rating_from(columns)});
    }
    return all;
}

void set_rating(Connection& database, PersonId person, std::string_view format,
                const Rating& rating) {
    database.change(
        "INSERT INTO ratings (person, format, rating, deviation, volatility, games, changed, "
        "points) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (person, format) DO UPDATE SET "
        "rating = excluded.rating, deviation = excluded.deviation, "
        "volatility = excluded.volatility, games = excluded.games, changed = excluded.changed, "
        "points = excluded.points",
        {value_of(person), value_of(format), text_of(rating.rating), text_of(rating.deviation),
         text_of(rating.volatility), value_of(rating.games), value_of(rating.changed),
         value_of(rounded(rating))});
}

} // namespace kamisado::storage
