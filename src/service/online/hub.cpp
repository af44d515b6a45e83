#include "online/hub.h"

#include "online/hub_inside.h"

namespace kamisado::online {

void Client::send_long(std::vector<Text> pieces, std::shared_ptr<const void> /*at once*/) {
    std::string whole;
    for (const Text& piece : pieces) {
        whole += *piece;
    }
    send(std::make_shared<const std::string>(std::move(whole)));
}

Hub::Hub(Parts parts) : inside_(std::make_shared<Inside>(parts)) { inside_->begin(); }
Hub::~Hub() { inside_->end(); }

void Hub::enter(const std::shared_ptr<Client>& client, const Visitor& visitor) {
    inside_->enter(client, visitor);
}
void Hub::hear(Client& client, std::string_view text) { inside_->hear(client, text); }
void Hub::leave(Client& client) { inside_->leave(client); }
void Hub::tick() { inside_->tick(); }
void Hub::hear_process(std::string_view text) { inside_->hear_process(text); }
void Hub::catch_up() { inside_->catch_up(); }
void Hub::game_started(const storage::StoredGame& game,
                       const std::optional<std::string>& invitation) {
    inside_->game_started(game, invitation);
}
void Hub::invited(storage::PersonId guest, const InvitationView& invitation) {
    inside_->invited(guest, invitation);
}
void Hub::lobby_changed() { inside_->lobby_changed(); }
void Hub::happened(const Happening& happening) { inside_->happened(happening); }
void Hub::tournament_changed(const storage::StoredTournament& tournament) {
    inside_->tournament_changed(tournament);
}
void Hub::person_changed(storage::PersonId person) { inside_->person_changed(person); }
bool Hub::is_gone(storage::PersonId person) const { return inside_->is_gone(person); }
bool Hub::is_here(storage::PersonId person) const { return inside_->is_here(person); }
void Hub::silence(storage::PersonId person, storage::PersonId other, bool is_silent) {
    inside_->silence(person, other, is_silent);
}
void Hub::close_all(const Closing& closing) { inside_->close_all(closing); }
Hub::Figures Hub::figures() const { return inside_->figures(); }

} // namespace kamisado::online
