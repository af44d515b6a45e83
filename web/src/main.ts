import { mount } from 'svelte';
import { keepOffline } from './offline/register.svelte';
import App from './shell/App.svelte';
import './theme/tokens.css';
import './theme/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD) void keepOffline();
