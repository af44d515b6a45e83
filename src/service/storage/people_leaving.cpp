#include "storage/people.h"
#include "storage/values.h"

namespace kamisado::storage {

void merge_people(Connection& database, PersonId from, PersonId to) {
    const Values both{value_of(from), value_of(to)};
    database.change("UPDATE games SET black_person = $2 WHERE black_person = $1 "
                    "AND (gold_person IS NULL OR gold_person <> $2)",
                    both);
    database.change("UPDATE games SET gold_person = $2 WHERE gold_person = $1 "
                    "AND (black_person IS NULL OR black_person <> $2)",
                    both);
    database.change("UPDATE people SET owner = $2 WHERE owner = $1", both);
    // Nobody invites themselves: what would, goes with `from`.
    database.change("UPDATE invitations SET host = $2 WHERE host = $1 "
                    "AND (guest IS NULL OR guest <> $2)",
                    both);
    database.change("UPDATE invitations SET guest = $2 WHERE guest = $1 AND host <> $2", both);
    database.change("UPDATE reports SET reporter = $2 WHERE reporter = $1", both);
    database.change("UPDATE reports SET person = $2 WHERE person = $1", both);
    database.change("DELETE FROM people WHERE id = $1", {value_of(from)});
}

void delete_person(Connection& database, PersonId id) {
    const Values one{value_of(id)};
    database.change("UPDATE games SET black_name = '' WHERE black_person IN "
                    "(SELECT id FROM people WHERE id = $1 OR owner = $1)",
                    one);
    database.change("UPDATE games SET gold_name = '' WHERE gold_person IN "
                    "(SELECT id FROM people WHERE id = $1 OR owner = $1)",
                    one);
    database.change("DELETE FROM people WHERE id = $1", one);
}

} // namespace kamisado::storage
