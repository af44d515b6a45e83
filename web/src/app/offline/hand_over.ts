// A document of its own, update.html, in which a newer version takes over. A browser lets it do so when the worker in
// charge has nothing to do. In Chromium a request that reaches that worker in just this moment puts it off by half a
// minute, and the page has requests of its own: chunks fetched at idle time, games to watch. Here is nothing to ask for.

const longMs = 3000;

function goBack(): void {
    location.replace(`./${location.hash}`);
}

async function handOver(): Promise<void> {
    const { serviceWorker } = navigator;
    const waiting = (await serviceWorker.getRegistration())?.waiting;
    if (!waiting) return goBack(); // it has taken over already, by the word of another window
    serviceWorker.addEventListener('controllerchange', goBack);
    waiting.postMessage('take over');
    setTimeout(() => document.querySelector('a')?.removeAttribute('hidden'), longMs);
}

handOver().catch(goBack);
