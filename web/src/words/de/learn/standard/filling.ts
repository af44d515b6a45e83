import type { filling as english } from '../../../en/learn/standard/filling';
import type { Widened } from '../../../text.svelte';

export const filling: Widened<typeof english> = {
    F1: {
        title: 'Wer gewonnen hat, wählt die Seite',
        summary: 'Wer die Runde gewonnen hat, wählt, ob die Heim-Reihen von links oder von rechts besetzt werden.',
        paragraphs: [
            'Zwischen zwei Runden kehren alle Türme in ihre Heim-Reihen zurück, aber nicht auf ihre eigenen Farben. Ihre Reihenfolge ergibt sich daraus, wo sie am Ende der Runde standen ({F3}, {F4}). Zu wählen gibt es nur eines: die Seite, von der aus besetzt wird. Das entscheidet, wer gewonnen hat, also der Verteidiger der nächsten Runde.',
            'Du hast demnach zwei Aufstellungen zu vergleichen. Achte auf Türme, die ein Quadrat ihrer eigenen Farbe direkt vor sich haben: Landet dort ein gegnerischer Turm, so steht er genau dem Turm im Weg, den er gerade bestimmt hat. Das ist eine schwache Stelle.',
        ],
        exercises: {
            'F1-choose': {
                task: 'Gewinne die Runde mit Rosa. Danach wählst du: von links oder von rechts?',
                hint: 'Eine Diagonale führt Rosa bis in die gegenüberliegende Ecke. Danach sind beide Seiten erlaubt.',
                solved: 'Du hast gewählt, und alle Türme sind so zurückgekehrt. {gold} hat die Runde verloren und beginnt die nächste.',
            },
            'F1-guard': {
                task: 'Du hast mit Blau gewonnen. Wähle die Seite, bei der keiner deiner Türme ein Quadrat seiner eigenen Farbe direkt vor sich hat.',
                hint: 'Von links käme Gelb als dritter Turm an die Reihe. Welche Farbe hat das Quadrat vor dem dritten Platz deiner Heim-Reihe?',
                solved: 'Von rechts blickt jeder deiner Türme auf eine andere Farbe. Bei der anderen Wahl hätte Gelb vor einem gelben Quadrat gestanden.',
            },
        },
    },
    F2: {
        title: 'Wer verloren hat, folgt',
        summary:
            'Wer die Runde verloren hat, also der Herausforderer der nächsten, besetzt von derselben Seite aus wie der Gewinner.',
        paragraphs: [
            'Gewählt wird einmal, und es gilt für beide. Besetzt der Gewinner von links, dann auch der Verlierer; ebenso von rechts. Der Verlierer hat nichts zu entscheiden.',
            'Deshalb lohnt sich ein zweiter Blick: Du stellst nicht nur deine eigenen Türme auf, sondern auch die deines Gegners.',
        ],
        exercises: {
            'F2-theirs': {
                task: 'Jetzt bist du {gold} und hast mit Blau gewonnen. Wähle so, dass der grüne Turm von Schwarz auf das braune Eckquadrat der schwarzen Heim-Reihe kommt.',
                hint: 'Für beide Spieler ist die braune Ecke der Heim-Reihe die linke. Von den Türmen in der Heim-Reihe von Schwarz steht Grün ihr am nächsten.',
                solved: 'Du hast von deiner linken Seite aus besetzt, also musste es Schwarz von der eigenen linken aus tun: Grün kam zuerst, in die braune Ecke.',
            },
        },
    },
    F3: {
        title: 'Von links besetzen',
        summary:
            'Die nächste Reihe zuerst, in einer Reihe von links nach rechts; aufgestellt vom braunen Eckquadrat bis zum orangefarbenen.',
        paragraphs: [
            'Nimm deine Türme einen nach dem anderen: zuerst die in deiner Heim-Reihe, von links nach rechts; dann die in der Reihe davor, wieder von links nach rechts; und so weiter bis ans andere Ende des Bretts. Ein Turm in einer näheren Reihe kommt immer vor einem in einer ferneren, so weit links dieser auch stehen mag.',
            'In dieser Reihenfolge stellst du sie auf: den ersten auf das braune Quadrat in der linken Ecke deiner Heim-Reihe, den nächsten daneben, und so fort, bis der letzte auf dem orangefarbenen Quadrat in der rechten Ecke steht.',
            'Links und rechts gelten immer für jeden selbst. Ihr sitzt einander gegenüber, und was für dich links ist, ist für den anderen rechts. Aber die Farben helfen: Für beide ist die linke Ecke der Heim-Reihe braun und die rechte orange.',
        ],
        exercises: {
            'F3-corner': {
                task: 'Du hast mit Orange gewonnen. Wähle so, dass dein gelber Turm auf das braune Eckquadrat deiner Heim-Reihe kommt.',
                hint: 'Gelb steht in deiner Heim-Reihe am weitesten links. Von welcher Seite aus kommt der Turm zuerst an die Reihe?',
                solved: 'Gelb, Rosa und Lila aus der Heim-Reihe; dann Braun und Blau; dann Grün und Rot; und ganz zuletzt Orange, das am Ziel war.',
            },
            'F3-opposite': {
                task: '{gold} sitzt dir gegenüber und hat mit Gelb gewonnen. Wähle für {gold}: Der braune Turm oben rechts steht in einer Ecke und soll dort bleiben.',
                hint: 'Die Ecke oben rechts ist braun: Für {gold} ist es die *linke*.',
                solved: 'Vom Platz des Gegners aus stand Braun in der Heim-Reihe am weitesten links. Der Turm kam zuerst und stand schon richtig.',
            },
        },
    },
    F4: {
        title: 'Von rechts besetzen',
        summary:
            'Die nächste Reihe zuerst, in einer Reihe von rechts nach links; aufgestellt vom orangefarbenen Eckquadrat bis zum braunen.',
        paragraphs: [
            'Die Reihen behalten ihre Ordnung: zuerst die Heim-Reihe, dann die Reihe davor und so weiter. Aber innerhalb einer Reihe beginnst du mit dem Turm ganz rechts, und aufgestellt wird vom orangefarbenen Quadrat in deiner rechten Ecke bis zum braunen in deiner linken.',
            'Der Turm, der eben ans Ziel gekommen ist, steht am weitesten von seiner Heim-Reihe entfernt und kommt deshalb immer als Letzter an die Reihe. Besetzt du von links, landet er in deiner rechten Ecke; besetzt du von rechts, in der linken.',
        ],
        exercises: {
            'F4-corner': {
                task: 'Du hast mit Orange gewonnen. Wähle diesmal so, dass dein lilafarbener Turm auf das orangefarbene Eckquadrat deiner Heim-Reihe kommt.',
                hint: 'Lila steht in deiner Heim-Reihe am weitesten rechts.',
                solved: 'Lila, Rosa und Gelb aus der Heim-Reihe; dann Blau und Braun; dann Rot und Grün; und wieder zuletzt Orange, diesmal in der braunen Ecke.',
            },
            'F4-sumo': {
                task: 'Du hast mit Grün gewonnen. Wähle so, dass der neue Sumo die nächste Runde auf dem braunen Eckquadrat beginnt.',
                hint: 'Der Turm, der am Ziel war, wird zuletzt aufgestellt. Von welcher Seite aus wird die braune Ecke zuletzt besetzt?',
                solved: 'Wer von rechts besetzt, kommt zuletzt in die linke Ecke, und Grün war der letzte Turm.',
            },
        },
    },
};
