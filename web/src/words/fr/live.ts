import type { LiveText } from '../parts.svelte';
import { colour as colours } from '../catalogue/fr';

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const live: LiveText = {
    loading: 'Connexion à la partie…',
    failed: 'La partie n’a pas pu être chargée.',
    cannotJoin: 'Cette partie ne peut pas être ouverte ici',
    cannotJoinHint:
        'Ses places appartiennent à d’autres navigateurs ou comptes. Tout le monde peut regarder avec le lien des spectateurs.',
    noServer: 'Aucun serveur ne répond à cette adresse, et il en faut un pour jouer en ligne.',
    toRooms: 'Aller aux salles en ligne',
    tryAgain: 'Réessayer',

    yourTurn: 'À vous de jouer',
    over: 'La partie est finie.',
    you: 'vous',
    here: 'est là',
    away: 'est absent',
    watching: 'Vous regardez',
    watchers: (count: number) => counted(count, 'spectateur', 'spectateurs'),
    newRating: (rating: number, change: string) => `Votre classement est maintenant de ${rating} (${change}).`,

    connection: {
        waiting: 'Reconnexion… Vos coups sont en sécurité.',
        now: 'Essayer maintenant',
    },
    sending: 'Votre coup est en route…',
    awaitsPlayer: 'Les pendules partent quand les deux joueurs sont là, au plus tard dix minutes après le début.',
    clocksWait: 'Le serveur était injoignable. Les pendules attendent le prochain coup.',

    notices: {
        ask: 'Ce navigateur doit-il vous prévenir quand ce sera de nouveau à vous ?',
        yes: 'Oui, volontiers',
        no: 'Non, merci',
    },

    left: {
        days: (days: number, hours: number) => `${counted(days, 'jour', 'jours')}${hours > 0 ? ` ${hours} h` : ''}`,
        hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    },

    takeback: {
        ask: 'Reprendre',
        asked: (name: string) => `Vous demandez à reprendre votre dernier coup. À ${name} de décider.`,
        asks: (name: string) => `${name} demande à reprendre un coup.`,
        declined: (name: string) => `${name} préfère que le coup reste joué.`,
        accept: 'D’accord',
        decline: 'Non',
        withdraw: 'Retirer la demande',
    },

    greetings: {
        title: 'Saluer',
        says: (name: string, words: string) => `${name} : ${words}`,
        mute: 'Masquer les salutations des autres',
        muteHere: (name: string) => `Masquer les salutations de ${name} dans cette partie`,
        words: {
            hello: 'Bonjour !',
            'good-luck': 'Bonne chance !',
            'well-played': 'Bien joué !',
            thanks: 'Merci !',
            oops: 'Oups !',
            interesting: 'Intéressant !',
            'one-moment': 'Un instant, s’il vous plaît.',
            goodbye: 'Au revoir !',
        },
    },

    rematch: {
        offer: 'Revanche',
        offered: (name: string) => `Vous proposez une revanche, côtés échangés. ${name} n’a pas encore répondu.`,
        offers: (name: string) => `${name} propose une revanche, côtés échangés.`,
        declined: (name: string) => `${name} ne veut pas de revanche pour le moment.`,
        accept: 'Jouer',
        decline: 'Non merci',
        withdraw: 'Retirer la proposition',
        next: 'Aller à la partie suivante',
    },
    newMatch: 'Nouvelle partie',

    plan: {
        title: 'Préparer une réponse',
        count: (count: number) => counted(count, 'réponse', 'réponses'),
        about: 'Si vous devez jouer cette tour au coup suivant, votre réponse est jouée aussitôt, si elle est encore permise.',
        how: 'Choisissez une tour, ici ou sur le plateau, puis sa case d’arrivée.',
        ifMust: (colour) => `Si je dois jouer la tour ${colours.feminine[colour]}`,
        answer: (from: string, to: string, onto: string) => `${from} vers ${to}, ${onto}`,
        none: 'pas encore de réponse',
        stuck: 'ne peut pas bouger pour l’instant',
        choosing: 'choisissez la case d’arrivée sur le plateau',
        remove: (colour) => `Retirer la réponse pour la tour ${colours.feminine[colour]}`,
        kept: (colour, to) => `Préparé : la tour ${colours.feminine[colour]} vers ${to}.`,
        removed: (colour) => `Plus de réponse pour la tour ${colours.feminine[colour]}.`,
    },

    share: {
        watch: 'Lien spectateurs',
        copied: 'Le lien pour les spectateurs est copié.',
        failed: 'Le lien n’a pas pu être copié. Le voici :',
    },

    refusals: {
        'live.overtaken': () => 'Autre chose s’est passé avant l’arrivée de votre coup.',
    },
};
