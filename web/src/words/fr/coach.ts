import type { CoachText } from '../parts.svelte';

export const coach: CoachText = {
    title: 'Votre première partie',
    lines: [
        [
            'Votre but\u00a0: amener une de vos tours sur la rangée d’en face.',
            'Les tours avancent tout droit ou en diagonale, aussi loin que la voie est libre. Choisissez-en une.',
        ],
        [
            'Chaque coup s’arrête sur une couleur, et la tour de cette couleur doit répondre\u00a0: voilà pourquoi l’une d’elles brille.',
            'Faites de même\u00a0: arrêtez-vous sur la couleur d’une tour qui ne peut pas vous nuire.',
        ],
    ],
};
