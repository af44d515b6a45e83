import { mount } from 'svelte';
import '../ui/tokens.css';
import '../ui/base.css';
import { registerServiceWorker } from './offline/register.svelte';
import App from './App.svelte';
import { failures } from '../browser/failures.svelte';

failures.watch();
const target = document.getElementById('app');
if (target) mount(App, { target });
registerServiceWorker();
