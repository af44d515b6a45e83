#include "online/hub.h"

#include "online/hub_impl.h"

namespace kamisado::online {

void Client::send_long(std::vector<Text> pieces, std::shared_ptr<const void> /*at once*/) {
    std::string whole;
    for (const Text& piece : pieces) {
        whole += *piece;
    }
    send(std::make_shared<const std::string>(std::move(whole)));
}

Hub::Hub(Parts parts) : impl_(std::make_shared<Impl>(parts)) { impl_->begin(); }
Hub::~Hub() { impl_->end(); }

void Hub::enter(const std::shared_ptr<Client>& client, const Visitor& visitor) {
    impl_->enter(client, visitor);
}
void Hub::hear(Client& client, std::string_view text) { impl_->hear(client, text); }
void Hub::leave(Client& client) { impl_->leave(client); }
void Hub::tick() { impl_->tick(); }
void Hub::hear_process(std::string_view text) { impl_->hear_process(text); }
void Hub::catch_up() { impl_->catch_up(); }
void Hub::game_started(const storage::StoredGame& game,
                       const std::optional<std::string>& invitation) {
    impl_->game_started(game, invitation);
}
void Hub::invited(storage::PersonId guest, const InvitationView& invitation) {
    impl_->invited(guest, invitation);
}
void Hub::lobby_changed() { impl_->lobby_changed(); }
void Hub::happened(const Happening& happening) { impl_->happened(happening); }
void Hub::tournament_changed(const storage::StoredTournament& tournament) {
    impl_->tournament_changed(tournament);
}
void Hub::person_changed(storage::PersonId person) { impl_->person_changed(person); }
bool Hub::is_gone(storage::PersonId person) const { return impl_->is_gone(person); }
bool Hub::is_here(storage::PersonId person) const { return impl_->is_here(person); }
void Hub::silence(storage::PersonId person, storage::PersonId other, bool is_silent) {
    impl_->silence(person, other, is_silent);
}
void Hub::close_all(const Closing& closing) { impl_->close_all(closing); }
Hub::Counters Hub::counters() const { return impl_->counters(); }

} // namespace kamisado::online
