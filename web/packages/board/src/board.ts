import './KamisadoBoard.svelte';
