import { mount } from 'svelte';
import '../../../src/theme/base.css';
import '../../../src/theme/tokens.css';
import Gallery from './Gallery.svelte';

// For looking at the board by itself: `npx vite`, then open tests/board/gallery/index.html?theme=dark&side=kanji…
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
