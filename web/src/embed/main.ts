import { mount } from 'svelte';
import '../ui/tokens.css';
import '../ui/base.css';
import Embed from './Embed.svelte';

/** The small document that other people's pages show in a frame. It stores nothing and asks no server for anything. */
const target = document.getElementById('app');
if (target) mount(Embed, { target });
