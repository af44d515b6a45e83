#include "storage/schema_steps.h"

#include <array>

namespace kamisado::storage {

namespace {

// How a game was set up changes never, how it stands with every move: two tables, so that a move
// writes little. `ended` is set while the game is over, and the lists of a person are read along
// it.
constexpr std::string_view people_and_games = R"(
CREATE TABLE people (
    id {id},
    name TEXT NOT NULL,
    created {number} NOT NULL
){table};

CREATE TABLE secrets (
    hash TEXT NOT NULL PRIMARY KEY,
    person {number} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created {number} NOT NULL
){clustered};
CREATE INDEX secrets_by_person ON secrets (person);

CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    watch TEXT NOT NULL UNIQUE,
    format TEXT NOT NULL,
    start TEXT,
    black_name TEXT NOT NULL,
    black_level {number},
    black_person {number} REFERENCES people (id) ON DELETE SET NULL,
    gold_name TEXT NOT NULL,
    gold_level {number},
    gold_person {number} REFERENCES people (id) ON DELETE SET NULL,
    clock TEXT NOT NULL,
    takebacks TEXT NOT NULL,
    begun {number} NOT NULL,
    rated {number} NOT NULL,
    counted {number} NOT NULL DEFAULT 0,
    listed {number} NOT NULL,
    rematch TEXT,
    ended {number}
){clustered};
CREATE INDEX games_by_black ON games (black_person, ended);
CREATE INDEX games_by_gold ON games (gold_person, ended);
CREATE INDEX games_with_computer ON games (begun)
    WHERE ended IS NULL AND (black_level IS NOT NULL OR gold_level IS NOT NULL);

CREATE TABLE standings (
    game TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    entries {number} NOT NULL,
    ply {number} NOT NULL,
    decider {number},
    winner {number},
    black_points {number} NOT NULL,
    gold_points {number} NOT NULL,
    flag_at {number},
    last_moment {number} NOT NULL
){clustered};
CREATE INDEX standings_by_flag ON standings (flag_at) WHERE flag_at IS NOT NULL;

CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number {number} NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, number)
){clustered};
)";

constexpr std::string_view invitations_and_plans = R"(
CREATE TABLE invitations (
    code TEXT NOT NULL PRIMARY KEY,
    host {number} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    format TEXT NOT NULL,
    host_side {number},
    clock TEXT NOT NULL,
    rated {number} NOT NULL,
    visibility {number} NOT NULL,
    guest {number} REFERENCES people (id) ON DELETE CASCADE,
    created {number} NOT NULL,
    game TEXT
){clustered};
CREATE INDEX invitations_by_host ON invitations (host);
CREATE INDEX invitations_by_guest ON invitations (guest) WHERE guest IS NOT NULL;
CREATE INDEX invitations_waiting ON invitations (visibility, created) WHERE game IS NULL;

CREATE TABLE plans (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player {number} NOT NULL,
    ply {number} NOT NULL,
    answers TEXT NOT NULL,
    PRIMARY KEY (game, player)
){clustered};
)";

// Everybody so far is a guest; guests have no name that must be unique.
constexpr std::string_view accounts = R"(
ALTER TABLE people ADD COLUMN kind {number} NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN unique_name TEXT;
ALTER TABLE people ADD COLUMN owner {number} REFERENCES people (id) ON DELETE CASCADE;
ALTER TABLE people ADD COLUMN password TEXT;
CREATE UNIQUE INDEX people_by_name ON people (unique_name);
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;

CREATE TABLE ratings (
    person {number} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    format TEXT NOT NULL,
    rating TEXT NOT NULL,
    deviation TEXT NOT NULL,
    volatility TEXT NOT NULL,
    games {number} NOT NULL,
    changed {number} NOT NULL,
    PRIMARY KEY (person, format)
){clustered};
)";

constexpr std::string_view life = R"(
CREATE TABLE life (
    id {number} NOT NULL PRIMARY KEY CHECK (id = 1),
    seen {number} NOT NULL,
    seen_before {number} NOT NULL,
    generation {number} NOT NULL
){table};
INSERT INTO life (id, seen, seen_before, generation) VALUES (1, 0, 0, 1);

CREATE TABLE outages (
    began {number} NOT NULL PRIMARY KEY,
    ended {number} NOT NULL
){table};
)";

// For lists with little boards. Empty where nobody has moved since.
constexpr std::string_view positions = R"(
ALTER TABLE standings ADD COLUMN position TEXT;
)";

// What a name looks like (see look_of), of which there may be two from before this step. Guests get
// theirs with their next name.
constexpr std::string_view looks = R"(
ALTER TABLE people ADD COLUMN look TEXT;
UPDATE people SET look = replace(replace(replace(replace(unique_name, 'i', 'l'), '1', 'l'),
                                         '0', 'o'), 'm', 'rn') WHERE kind > 0;
CREATE INDEX people_by_look ON people (look) WHERE look IS NOT NULL;
)";

// How ratings came about, and in which order people stand. Ratings are texts (see ratings.cpp), so
// the order is along `points`, rounded. What changed before this step is not known any more.
constexpr std::string_view rating_history = R"(
ALTER TABLE ratings ADD COLUMN points {number} NOT NULL DEFAULT 1500;
UPDATE ratings SET points = CAST(round(CAST(rating AS DOUBLE PRECISION)) AS {number});
CREATE INDEX ratings_by_points ON ratings (format, points);

CREATE TABLE rating_changes (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person {number} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    format TEXT NOT NULL,
    before {number} NOT NULL,
    after {number} NOT NULL,
    at {number} NOT NULL,
    PRIMARY KEY (game, person)
){clustered};
CREATE INDEX rating_changes_by_person ON rating_changes (person, at);

ALTER TABLE invitations ADD COLUMN by_experience {number} NOT NULL DEFAULT 0;
)";

// For whoever looks for a game to watch.
constexpr std::string_view games_to_watch = R"(
CREATE INDEX games_to_watch ON games (begun) WHERE ended IS NULL AND listed = 1;
)";

// What accounts think of each other: 0 friend, 1 muted, 2 blocked.
constexpr std::string_view relations = R"(
CREATE TABLE relations (
    person {number} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other {number} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind {number} NOT NULL,
    since {number} NOT NULL,
    PRIMARY KEY (person, other)
){clustered};
CREATE INDEX relations_by_other ON relations (other, kind);
)";

// The last transaction of each connection to PostgreSQL that wrote something (see
// postgres_connection.cpp). `at` is in seconds.
constexpr std::string_view commits = R"(
CREATE TABLE commits (
    connection TEXT NOT NULL PRIMARY KEY,
    number {number} NOT NULL,
    at {number} NOT NULL
){clustered};
)";

// When and with which browser a key was last used, and codes for whoever has forgotten the
// password.
constexpr std::string_view safety = R"(
ALTER TABLE secrets ADD COLUMN seen {number} NOT NULL DEFAULT 0;
ALTER TABLE secrets ADD COLUMN browser TEXT NOT NULL DEFAULT '';
CREATE TABLE recovery_codes (
    person {number} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    created {number} NOT NULL,
    PRIMARY KEY (person, hash)
){clustered};
)";

// What people report, what hosts have done about it, and who they are.
constexpr std::string_view moderation = R"(
ALTER TABLE people ADD COLUMN host {number} NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN closed {number};
ALTER TABLE games ADD COLUMN voided {number};

CREATE TABLE reports (
    id {id},
    reporter {number} REFERENCES people (id) ON DELETE SET NULL,
    person {number} REFERENCES people (id) ON DELETE SET NULL,
    name TEXT NOT NULL,
    game TEXT,
    reason {number} NOT NULL,
    words TEXT NOT NULL,
    created {number} NOT NULL,
    closed {number}
){table};
CREATE INDEX reports_open ON reports (created) WHERE closed IS NULL;
CREATE INDEX reports_by_reporter ON reports (reporter) WHERE reporter IS NOT NULL;
CREATE INDEX reports_by_person ON reports (person) WHERE person IS NOT NULL;

CREATE TABLE deeds (
    id {id},
    at {number} NOT NULL,
    host TEXT NOT NULL,
    deed TEXT NOT NULL,
    target TEXT NOT NULL,
    why TEXT NOT NULL
){table};
)";

// Games of a tournament name it. `due` is when somebody must look at a tournament (see
// tournaments.h); what came of a meeting follows from its games, and is written down once it is
// settled.
constexpr std::string_view tournament_tables = R"(
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    host {number} REFERENCES people (id) ON DELETE SET NULL,
    name TEXT NOT NULL,
    kind {number} NOT NULL,
    format TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated {number} NOT NULL,
    rounds {number} NOT NULL,
    created {number} NOT NULL,
    begins {number},
    state {number} NOT NULL,
    round {number} NOT NULL,
    ended {number},
    version {number} NOT NULL,
    due {number}
){clustered};
CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;
CREATE INDEX tournaments_by_state ON tournaments (state, created);
CREATE INDEX tournaments_by_host ON tournaments (host);

CREATE TABLE entrants (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number {number} NOT NULL,
    person {number} REFERENCES people (id) ON DELETE SET NULL,
    rating {number},
    first_round {number} NOT NULL,
    last_round {number},
    absences {number} NOT NULL,
    PRIMARY KEY (tournament, number)
){clustered};
CREATE UNIQUE INDEX entrants_by_person ON entrants (person, tournament);

CREATE TABLE meetings (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round {number} NOT NULL,
    board {number} NOT NULL,
    first_entrant {number} NOT NULL,
    second_entrant {number},
    first_score {number},
    second_score {number},
    forfeit {number} NOT NULL,
    PRIMARY KEY (tournament, round, board)
){clustered};

CREATE TABLE tournament_games (
    game TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round {number} NOT NULL,
    board {number} NOT NULL,
    number {number} NOT NULL,
    first_black {number} NOT NULL,
    called {number} NOT NULL,
    black_came {number} NOT NULL,
    gold_came {number} NOT NULL,
    UNIQUE (tournament, round, board, number)
){clustered};

ALTER TABLE games ADD COLUMN tournament TEXT;
)";

// The one who made it wants both to play without being told beforehand what a move leads to.
constexpr std::string_view no_preview = R"(
ALTER TABLE invitations ADD COLUMN no_preview {number} NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN no_preview {number} NOT NULL DEFAULT 0;
)";

// Whom to tell when it is not here (see notices.h). A browser's subscription goes with its key: who
// signs out hears nothing more.
constexpr std::string_view notices = R"(
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
){clustered};

CREATE TABLE push_subscriptions (
    key_hash TEXT NOT NULL PRIMARY KEY REFERENCES secrets (hash) ON DELETE CASCADE,
    person {number} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created {number} NOT NULL
){clustered};
CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person);

CREATE TABLE mail_addresses (
    person {number} NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    confirm_hash TEXT NOT NULL UNIQUE,
    stop_code TEXT NOT NULL UNIQUE,
    confirmed {number},
    asked {number} NOT NULL
){clustered};
CREATE INDEX mail_addresses_asked ON mail_addresses (asked) WHERE confirmed IS NULL;

CREATE TABLE notice_settings (
    person {number} NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    unwanted {number} NOT NULL
){clustered};

CREATE TABLE notices (
    person {number} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind {number} NOT NULL,
    subject TEXT NOT NULL,
    stamp {number} NOT NULL,
    due {number} NOT NULL,
    attempts {number} NOT NULL,
    PRIMARY KEY (person, kind, subject)
){clustered};
CREATE INDEX notices_due ON notices (due);
)";

// Arenas: how long they last, who pauses. What hosts see of fair play after rated games: a game
// that waits to be looked at (`due` is when somebody may take it), and what was found, a row for
// each player.
constexpr std::string_view arenas_and_fair_play = R"(
ALTER TABLE tournaments ADD COLUMN minutes {number} NOT NULL DEFAULT 0;
ALTER TABLE tournaments ADD COLUMN started {number};
ALTER TABLE tournaments ADD COLUMN ends {number};
ALTER TABLE entrants ADD COLUMN paused {number} NOT NULL DEFAULT 0;
ALTER TABLE entrants ADD COLUMN free_since {number} NOT NULL DEFAULT 0;
CREATE INDEX meetings_open ON meetings (tournament, round, board) WHERE first_score IS NULL;

CREATE TABLE fair_play_due (
    game TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    due {number} NOT NULL
){clustered};
CREATE INDEX fair_play_by_due ON fair_play_due (due);

CREATE TABLE fair_play (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side {number} NOT NULL,
    person {number} REFERENCES people (id) ON DELETE SET NULL,
    format TEXT NOT NULL,
    rating {number} NOT NULL,
    moves {number} NOT NULL,
    chances TEXT NOT NULL,
    created {number} NOT NULL,
    PRIMARY KEY (game, side)
){clustered};
CREATE INDEX fair_play_by_person ON fair_play (person, created);
CREATE INDEX fair_play_by_rating ON fair_play (format, rating);
)";

// A meeting of a tournament may be one game from a balanced line-up.
constexpr std::string_view games_of_meetings = R"(
ALTER TABLE tournaments ADD COLUMN games {number} NOT NULL DEFAULT 2;
)";

constexpr std::array steps{people_and_games,
                           invitations_and_plans,
                           accounts,
                           life,
                           positions,
                           looks,
                           rating_history,
                           games_to_watch,
                           relations,
                           commits,
                           safety,
                           moderation,
                           tournament_tables,
                           no_preview,
                           notices,
                           arenas_and_fair_play,
                           games_of_meetings};

} // namespace

std::span<const std::string_view> schema_steps() { return steps; }

} // namespace kamisado::storage
