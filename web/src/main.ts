import { mount } from 'svelte';
import { registerServiceWorker } from './offline/register.svelte';
import App from './shell/App.svelte';
import './theme/tokens.css';
import './theme/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
registerServiceWorker();
