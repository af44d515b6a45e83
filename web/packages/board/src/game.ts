import './KamisadoGame.svelte';
