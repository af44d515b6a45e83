import type { CoachText } from '../parts.svelte';

export const coach: CoachText = {
    title: 'Deine erste Partie',
    lines: [
        [
            'Dein Ziel: Bring irgendeinen deiner Türme auf die Heim-Reihe gegenüber.',
            'Türme ziehen geradeaus oder schräg nach vorn, so weit der Weg frei ist. Such dir einen aus.',
        ],
        [
            'Jeder Zug endet auf einer Farbe, und der Turm dieser Farbe muss antworten: Darum leuchtet einer.',
            'Mach es genauso: Beende deinen Zug auf der Farbe eines Turms, der dir nicht schaden kann.',
        ],
    ],
};
