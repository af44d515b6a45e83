#include "online/bus.h"

#include "notation/names.h"
#include "text/number.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <span>
#include <utility>

namespace kamisado::online::bus {

namespace {

constexpr std::array<std::string_view, std::variant_size_v<News>> names{
    "game",   "presence", "greeting",   "rematch", "started", "invited", "lobby",
    "person", "crowd",    "tournament", "here",    "gone",    "silenced"};

constexpr std::string_view nobody = "-";

std::string word_of(std::optional<PersonId> person) {
    return person ? std::to_string(*person) : std::string(nobody);
}

std::string words_of(const PerPlayer<bool>& flags) {
    return std::string(flags[Player::Black] ? " 1" : " 0") + (flags[Player::Gold] ? " 1" : " 0");
}

std::string words_of(const People& people) {
    return ' ' + word_of(people[Player::Black]) + ' ' + word_of(people[Player::Gold]);
}

std::string words_of(const std::vector<PersonId>& people) {
    std::string words;
    for (const PersonId person : people) {
        words += ' ' + std::to_string(person);
    }
    return words;
}

struct Words {
    std::string operator()(const GameChanged& changed) const {
        return ' ' + changed.game + ' ' + std::to_string(changed.last_number) +
               words_of(changed.people) + ' ' +
               std::string(changed.decider ? name_of(*changed.decider) : nobody);
    }
    std::string operator()(const PresenceHere& here) const {
        std::string words;
        for (const auto& [game, presence] : here.games) {
            words +=
                ' ' + game + words_of(presence.players) + ' ' + std::to_string(presence.watchers);
        }
        return words;
    }
    std::string operator()(const Greeted& greeted) const {
        return ' ' + greeted.game + ' ' + std::string(name_of(greeted.by)) + ' ' + greeted.greeting;
    }
    std::string operator()(const RematchOffered& rematch) const {
        return ' ' + rematch.game + words_of(rematch.offered) +
               (rematch.next ? ' ' + rematch.next->game + ' ' + rematch.next->watch : "");
    }
    std::string operator()(const GameStarted& started) const {
        const std::string words = ' ' + started.game + words_of(started.people);
        if (started.tournament) { // nobody is invited to one
            return words + ' ' + std::string(nobody) + ' ' + *started.tournament;
        }
        return words + (started.invitation ? ' ' + *started.invitation : "");
    }
    std::string operator()(const PersonInvited& invited) const {
        return ' ' + std::to_string(invited.guest) + ' ' + invited.invitation;
    }
    std::string operator()(LobbyOutdated /*says it all*/) const { return {}; }
    std::string operator()(const PersonChanged& changed) const {
        return ' ' + std::to_string(changed.person);
    }
    std::string operator()(const CrowdHere& crowd) const {
        return ' ' + std::to_string(crowd.people);
    }
    std::string operator()(const TournamentOutdated& outdated) const {
        return ' ' + outdated.tournament + ' ' + std::to_string(outdated.version);
    }
    std::string operator()(const PeopleHere& here) const { return words_of(here.people); }
    std::string operator()(const PeopleGone& gone) const { return words_of(gone.people); }
    std::string operator()(const Silenced& silenced) const {
        return ' ' + std::to_string(silenced.person) + ' ' + std::to_string(silenced.other) +
               (silenced.is_silent ? " 1" : " 0");
    }
};

/// Takes words off a text. Once one is not what it should be, nothing more is believed.
class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool has_more() const { return is_good_ && !is_at_end_; }
    [[nodiscard]] bool is_good() const { return is_good_; }

    std::string word() {
        const auto space = rest_.find(' ');
        const std::string_view word = rest_.substr(0, space);
        is_good_ = is_good_ && !is_at_end_ && !word.empty();
        is_at_end_ = space == std::string_view::npos;
        rest_ = is_at_end_ ? std::string_view() : rest_.substr(space + 1);
        return std::string(word);
    }
    template <typename Number>
    Number number() {
        const std::string text = word();
        const auto number = number_from<Number>(text);
        is_good_ = is_good_ && number && text == std::to_string(*number);
        return number.value_or(0);
    }
    bool flag() { return choice(std::array<std::string_view, 2>{"0", "1"}) == 1; }
    std::size_t choice(std::span<const std::string_view> choices) {
        const auto found = std::ranges::find(choices, word());
        is_good_ = is_good_ && found != choices.end();
        return is_good_ ? static_cast<std::size_t>(found - choices.begin()) : 0;
    }
    std::optional<Player> player_or_nobody() {
        const std::string text = word();
        const auto player = player_from_name(text);
        is_good_ = is_good_ && (text == nobody || (player && name_of(*player) == text));
        return player;
    }
    Player player() {
        const auto player = player_or_nobody();
        is_good_ = is_good_ && player.has_value();
        return player.value_or(Player::Black);
    }
    std::optional<PersonId> person_or_nobody() {
        if (has_more() && rest_.substr(0, rest_.find(' ')) == nobody) {
            static_cast<void>(word());
            return std::nullopt;
        }
        return number<PersonId>();
    }
    PerPlayer<bool> flags() {
        const bool black = flag();
        return {{black, flag()}};
    }
    People people() {
        const auto black = person_or_nobody();
        return {{black, person_or_nobody()}};
    }

    std::vector<PersonId> all_people() {
        std::vector<PersonId> all;
        while (has_more()) {
            all.push_back(number<PersonId>());
        }
        return all;
    }

  private:
    std::string_view rest_;
    bool is_good_ = true;
    bool is_at_end_ = false;
};

void read_into(GameChanged& changed, Reader& reader) {
    changed.game = reader.word();
    changed.last_number = reader.number<EntryNumber>();
    changed.people = reader.people();
    changed.decider = reader.player_or_nobody();
}
void read_into(PresenceHere& here, Reader& reader) {
    while (reader.has_more()) {
        PresenceHere::InGame& one = here.games.emplace_back();
        one.game = reader.word();
        one.presence.players = reader.flags();
        one.presence.watchers = reader.number<std::size_t>();
    }
}
void read_into(Greeted& greeted, Reader& reader) {
    greeted.game = reader.word();
    greeted.by = reader.player();
    greeted.greeting = greeting_names[reader.choice(greeting_names)];
}
void read_into(RematchOffered& rematch, Reader& reader) {
    rematch.game = reader.word();
    rematch.offered = reader.flags();
    if (reader.has_more()) {
        rematch.next.emplace().game = reader.word();
        rematch.next->watch = reader.word();
    }
}
void read_into(GameStarted& started, Reader& reader) {
    started.game = reader.word();
    started.people = reader.people();
    if (reader.has_more()) {
        started.invitation = reader.word();
        if (started.invitation == nobody) {
            started.invitation.reset();
            started.tournament = reader.word();
        }
    }
}
void read_into(PersonInvited& invited, Reader& reader) {
    invited.guest = reader.number<PersonId>();
    invited.invitation = reader.word();
}
void read_into(LobbyOutdated& /*says it all*/, Reader& /*none*/) {}
void read_into(PersonChanged& changed, Reader& reader) {
    changed.person = reader.number<PersonId>();
}
void read_into(TournamentOutdated& outdated, Reader& reader) {
    outdated.tournament = reader.word();
    outdated.version = reader.number<std::int64_t>();
}
void read_into(CrowdHere& crowd, Reader& reader) { crowd.people = reader.number<std::size_t>(); }
void read_into(PeopleHere& here, Reader& reader) { here.people = reader.all_people(); }
void read_into(PeopleGone& gone, Reader& reader) { gone.people = reader.all_people(); }
void read_into(Silenced& silenced, Reader& reader) {
    silenced.person = reader.number<PersonId>();
    silenced.other = reader.number<PersonId>();
    silenced.is_silent = reader.flag();
}

/// News of the kind with this index, still empty.
template <std::size_t first = 0>
News news_at(std::size_t index) {
    if constexpr (first + 1 < std::variant_size_v<News>) {
        if (index != first) {
            return news_at<first + 1>(index);
        }
    }
    return News(std::in_place_index<first>);
}

std::string random_name() {
    std::random_device random;
    return std::to_string((std::uint64_t{random()} << 32U) | random());
}

} // namespace

std::string write_note(const Note& note) {
    return note.process + ' ' + std::string(names[note.news.index()]) +
           std::visit(Words{}, note.news);
}

std::optional<Note> read_note(std::string_view text) {
    Reader reader(text);
    Note note;
    note.process = reader.word();
    note.news = news_at(reader.choice(names));
    std::visit([&](auto& news) { read_into(news, reader); }, note.news);
    return reader.is_good() && !reader.has_more() ? std::optional(std::move(note)) : std::nullopt;
}

Bus::Bus(Worker& worker, bool shares)
    : worker_(&worker),
      process_(random_name()),
      shares_(shares || worker.dialect() == storage::Dialect::Postgres) {}

void Bus::announce(storage::Connection& database, News news) const {
    if (shares_) {
        database.notify(write_note({.process = process_, .news = std::move(news)}));
    }
}

void Bus::announce(News news) const {
    if (shares_) {
        // When the worker has too much to do it is left unsaid: others look for themselves.
        static_cast<void>(
            worker_->submit([text = write_note({.process = process_, .news = std::move(news)})](
                                storage::Connection& database) { database.notify(text); },
                            {}));
    }
}

std::optional<Note> Bus::hear(std::string_view text) const {
    auto note = read_note(text);
    return note && note->process != process_ ? std::move(note) : std::nullopt;
}

} // namespace kamisado::online::bus
