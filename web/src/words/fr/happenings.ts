import type { Colour, Player, Rings, Side, Square } from '../../core/types';
import type { Text } from '../text.svelte';
import { feminine, masculine } from './colours';

type Edition = 'burley' | 'huch';

const side = (player: Player, edition: Edition): string =>
    player === 'black' ? 'Noir' : edition === 'huch' ? 'Blanc' : 'Doré';
const of = (player: Player, edition: Edition): string => `de ${side(player, edition)}`;
/** Sur le vert, sur l’orange. */
const the = (colour: Colour): string => (colour === 'orange' ? 'l’orange' : `le ${masculine[colour]}`);
const rank = ['', 'Sumo', 'Double-Sumo', 'Triple-Sumo'] as const;
const piece = (colour: Colour, rings: Rings): string =>
    rings === 0 ? `la tour ${feminine[colour]}` : `le ${rank[rings]} ${masculine[colour]}`;
const push = (edition: Edition): string => (edition === 'huch' ? 'un oshi' : 'une poussée Sumo');
const ring = (edition: Edition): string => (edition === 'huch' ? 'une dent de dragon' : 'un anneau Sumo');
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const sides: Record<Side, string> = { left: 'la gauche', right: 'la droite' };
const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());
const listed = (parts: string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

export const happenings: Text['happenings'] = {
    side,
    tower: (player, colour, rings, edition) => capital(`${piece(colour, rings)} ${of(player, edition)}`),
    moved: (player, colour, from, to, onto, edition) =>
        `${side(player, edition)} déplace la tour ${feminine[colour]} de ${from} à ${to}, case ${feminine[onto]}.`,
    pushed: (
        player: Player,
        colour: Colour,
        rings: Rings,
        line: { colour: Colour; to: Square; onto: Colour }[],
        edition: Edition,
    ) =>
        `${capital(piece(colour, rings))} ${of(player, edition)} effectue ${push(edition)} : ${listed(
            line.map(
                (tower) => `la tour ${feminine[tower.colour]} recule en ${tower.to} (case ${feminine[tower.onto]})`,
            ),
        )}.`,
    blocked: (player, colour, square, on, edition) =>
        `${side(player, edition)} devrait jouer la tour ${feminine[colour]}, mais elle est bloquée en ${square} : ${side(player, edition)} passe, et la case ${feminine[on]} désigne la tour suivante.`,
    roundWon: (player, colour, square, edition) =>
        `La tour ${feminine[colour]} ${of(player, edition)} atteint la rangée de base adverse en ${square} : ${side(player, edition)} remporte la manche.`,
    deadlock: (loser, edition) =>
        `Impasse totale : plus rien ne peut bouger. ${side(loser, edition)} a joué le dernier vrai coup et perd la manche.`,
    ring: (player, colour, rings, count, edition) =>
        `La tour ${feminine[colour]} ${of(player, edition)} reçoit ${ring(edition)} et devient un ${rank[rings]} : ${points(count)}.`,
    tripleScores: (player, colour, count, edition) =>
        `Le Triple-Sumo ${masculine[colour]} ${of(player, edition)} rapporte ${points(count)}.`,
    danger: (player, colour, rings, edition) =>
        `Après ce coup, ${side(player, edition)} peut gagner aussitôt avec ${piece(colour, rings)}.`,
    point: (player, edition) => `Un point pour ${side(player, edition)}.`,
    filled: (from, challenger, edition) =>
        `Les deux camps se placent à partir de ${sides[from]}. ${side(challenger, edition)} est l’attaquant et commence.`,
    linedUp: (challenger, edition) =>
        `Toutes les tours retrouvent la case de leur couleur. ${side(challenger, edition)} commence.`,
    resigned: (player, edition) => `${side(player, edition)} abandonne.`,
    time: (player, edition) => `${side(player, edition)} n’a plus de temps.`,
    decided: (winner, own, other, edition) => `${side(winner, edition)} remporte la partie, ${own} à ${other}.`,
    decidedEarly: (winner, edition) => `${side(winner, edition)} remporte la partie.`,
    tied: (score) => `La série se termine à égalité, ${score} partout.`,

    status: {
        any: (mover, edition) => `${side(mover, edition)} commence : jouez la tour de votre choix.`,
        anyComputer: (mover, edition) => `${side(mover, edition)} commence avec la tour de son choix.`,
        landed: (lander, colour, edition) =>
            `${side(lander, edition)} s’est arrêté sur ${the(colour)} : jouez la tour ${feminine[colour]}.`,
        landedComputer: (lander, mover, colour, edition) =>
            `${side(lander, edition)} s’est arrêté sur ${the(colour)} : ${side(mover, edition)} joue la tour ${feminine[colour]}.`,
        pushedOn: (mover, colour, edition) =>
            `Repoussée sur ${the(colour)} : ${side(mover, edition)} rejoue, avec la tour ${feminine[colour]}.`,
        blockedOn: (blocked, tower, mover, colour, edition) =>
            `La tour ${feminine[tower]} ${of(blocked, edition)} est bloquée sur ${the(colour)} : ${side(mover, edition)} joue la tour ${feminine[colour]}.`,
        must: (mover, colour, edition) => `${side(mover, edition)} joue la tour ${feminine[colour]}.`,
        fill: (player, edition) =>
            `${side(player, edition)} choisit : placement à partir de la gauche ou de la droite ?`,
    },

    why: {
        any: 'Le premier coup d’une manche se joue avec n’importe laquelle des huit tours.',
        landed: 'La case où s’arrête un coup désigne la tour que l’adversaire doit jouer : celle de sa couleur.',
        pushed: (edition) =>
            `Après ${push(edition)}, l’adversaire passe son tour. Celui qui a poussé rejoue, avec la tour de la couleur de la case où la tour la plus reculée a été repoussée.`,
        blocked:
            'Une tour qui ne peut ni avancer ni pousser est censée s’être déplacée de zéro case. La main passe, et la case où elle est bloquée désigne la tour suivante.',
        deadlock:
            'Quand des tours bloquées se désignent sans fin, plus personne ne peut jouer. Celui qui a joué le dernier vrai coup a causé l’impasse et perd la manche.',
        ring: (edition) =>
            `La tour gagnante reçoit ${ring(edition)}. Le premier marqueur vaut 1 point, le deuxième 2, le troisième 4 ; un Triple-Sumo qui arrive au but en vaut 8. Chacun rend la tour plus lente et plus forte.`,
        fill: 'Le vainqueur de la manche choisit la gauche ou la droite, et les deux camps remplissent leur rangée de base à partir de là : d’abord les tours les plus proches de leur base et, sur une même rangée, les plus proches du côté choisi.',
    },
};
