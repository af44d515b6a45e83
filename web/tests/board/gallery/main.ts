import { mount } from 'svelte';
import '../../../src/ui/base.css';
import '../../../src/ui/tokens.css';
import Gallery from './Gallery.svelte';

// For looking at the board by itself: `npx vite`, then open tests/board/gallery/index.html?theme=dark&side=kanji…
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
