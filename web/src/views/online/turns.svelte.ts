/** How many games and invitations wait for this person, for the sign in the navigation. Whoever asks the server tells it. */
class Turns {
    waiting = $state(0);
}

export const turns = new Turns();
