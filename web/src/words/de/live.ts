import type { LiveText } from '../parts.svelte';
import { colour as colours } from '../catalogue/de';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const live: LiveText = {
    loading: 'Die Partie wird geladen …',
    failed: 'Die Partie konnte nicht geladen werden.',
    cannotJoin: 'Diese Partie lässt sich hier nicht öffnen',
    cannotJoinHint:
        'Die Plätze dieser Partie gehören anderen Browsern oder Konten. Zusehen darf jeder mit dem Zuschauer-Link.',
    noServer: 'Unter dieser Adresse antwortet kein Server, und ohne ihn gibt es keine Partie übers Netz.',
    toRooms: 'Zu den Online-Räumen',
    tryAgain: 'Noch einmal versuchen',

    yourTurn: 'Du bist am Zug',
    over: 'Die Partie ist zu Ende.',
    you: 'du',
    here: 'ist da',
    away: 'ist nicht da',
    watching: 'Du siehst zu',
    watchers: (count: number) => `${count} sehen zu`.replace(/^1 sehen/, '1 sieht'),
    newRating: (rating: number, change: string) => `Deine Wertung ist jetzt ${rating} (${change}).`,

    connection: {
        waiting: 'Die Verbindung wird wieder aufgebaut … Deine Züge sind sicher.',
        now: 'Jetzt versuchen',
    },
    sending: 'Dein Zug ist unterwegs …',
    awaitsPlayer: 'Die Uhren laufen, sobald beide da sind, spätestens zehn Minuten nach dem Beginn.',
    clocksWait: 'Der Server war nicht erreichbar. Die Uhren warten auf den nächsten Zug.',

    notices: {
        ask: 'Soll dieser Browser dir Bescheid geben, wenn du wieder am Zug bist?',
        yes: 'Ja, gern',
        no: 'Nein, danke',
    },

    left: {
        days: (days: number, hours: number) => `${counted(days, 'Tag', 'Tage')}${hours > 0 ? ` ${hours} Std.` : ''}`,
        hours: (hours: number, minutes: number) => `${hours} Std. ${minutes} Min.`,
    },

    takeback: {
        ask: 'Zurück',
        asked: (name: string) => `Du möchtest deinen letzten Zug zurücknehmen. ${name} entscheidet.`,
        asks: (name: string) => `${name} möchte einen Zug zurücknehmen.`,
        declined: (name: string) => `${name} möchte, dass der Zug stehen bleibt.`,
        accept: 'Einverstanden',
        decline: 'Nein',
        withdraw: 'Doch nicht',
    },

    greetings: {
        title: 'Grüßen',
        says: (name: string, words: string) => `${name}: ${words}`,
        mute: 'Grüße anderer nicht zeigen',
        muteHere: (name: string) => `Grüße von ${name} in dieser Partie ausblenden`,
        words: {
            hello: 'Hallo!',
            'good-luck': 'Viel Glück!',
            'well-played': 'Gut gespielt!',
            thanks: 'Danke!',
            oops: 'Hoppla!',
            interesting: 'Interessant!',
            'one-moment': 'Einen Moment, bitte.',
            goodbye: 'Auf Wiedersehen!',
        },
    },

    rematch: {
        offer: 'Revanche',
        offered: (name: string) =>
            `Du bietest eine Revanche mit vertauschten Seiten an. ${name} hat noch nicht geantwortet.`,
        offers: (name: string) => `${name} bietet eine Revanche mit vertauschten Seiten an.`,
        declined: (name: string) => `${name} möchte jetzt keine Revanche.`,
        accept: 'Spielen',
        decline: 'Nein, danke',
        withdraw: 'Angebot zurückziehen',
        next: 'Zur nächsten Partie',
    },
    newMatch: 'Neue Partie',

    plan: {
        title: 'Antwort vorbereiten',
        count: (count: number) => counted(count, 'Antwort', 'Antworten'),
        about: 'Musst du als Nächstes diesen Turm ziehen, so wird der Zug sofort für dich gemacht, wenn er dann noch erlaubt ist.',
        how: 'Wähle einen Turm, hier oder auf dem Brett, und dann sein Ziel.',
        ifMust: (colour) => `Wenn ich den ${colours.declined[colour]} Turm ziehen muss`,
        answer: (from: string, to: string, onto: string) => `${from} nach ${to}, ${onto}`,
        none: 'noch keine Antwort',
        stuck: 'kann jetzt nicht ziehen',
        choosing: 'wähle das Ziel auf dem Brett',
        remove: (colour) => `Antwort für den ${colours.declined[colour]} Turm entfernen`,
        kept: (colour, to) => `Vorbereitet: ${colours.plain[colour]} nach ${to}.`,
        removed: (colour) => `Keine Antwort mehr für den ${colours.declined[colour]} Turm.`,
    },

    share: {
        watch: 'Zuschauer-Link',
        copied: 'Der Zuschauer-Link ist kopiert.',
        failed: 'Der Link ließ sich nicht kopieren. Hier ist er:',
    },

    refusals: {
        'live.overtaken': () => 'Bevor dein Zug ankam, ist etwas anderes passiert.',
    },
};
