import { mount } from 'svelte';
import './theme/tokens.css';
import './theme/base.css';
import { registerServiceWorker } from './offline/register.svelte';
import App from './shell/App.svelte';
import { failures } from './shell/failures.svelte';

failures.watch();
const target = document.getElementById('app');
if (target) mount(App, { target });
registerServiceWorker();
