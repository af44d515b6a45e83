#include "online/previews.h"

#include "online/invitations.h"
#include "online/refusals.h"
#include "online/tournaments.h"
#include "online/views.h"
#include "storage/games.h"

namespace kamisado::online {

namespace {

using Previewed = std::expected<LinkPreview, Refusal>;

Previewed of_invitation(storage::Connection& database, std::string_view code) {
    const auto invitation = look_at_invitation(database, std::nullopt, code);
    if (!invitation) {
        return std::unexpected(invitation.error());
    }
    const InvitationView view = invitation_view(database, *invitation, std::nullopt);
    return InvitationPreview{
        .host = view.host, .format = view.format, .clock = view.clock, .rated = view.rated};
}

Previewed of_game(storage::Connection& database, std::string_view code) {
    const auto game = storage::game_by_watch(database, code);
    if (!game) {
        return std::unexpected(no_such_game());
    }
    return GamePreview{.people = people_in(database, *game),
                       .format = game->setup.format,
                       .points = game->standing.points,
                       .is_over = game->standing.is_over(),
                       .position = storage::position_of(database, *game)};
}

Previewed of_tournament(storage::Connection& database, std::string_view id) {
    const auto stored = storage::tournament(database, id);
    if (!stored) {
        return std::unexpected(no_such_tournament());
    }
    return TournamentPreview{.name = stored->name,
                             .kind = stored->kind,
                             .format = stored->format,
                             .clock = stored->clock};
}

} // namespace

std::expected<LinkPreview, Refusal> preview_of(storage::Connection& database, PreviewOf what,
                                               std::string_view code) {
    switch (what) {
    case PreviewOf::Invitation: return of_invitation(database, code);
    case PreviewOf::Game: return of_game(database, code);
    case PreviewOf::Tournament: break;
    }
    return of_tournament(database, code);
}

} // namespace kamisado::online
