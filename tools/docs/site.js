// The search. The index is loaded when somebody begins to type, as a script, so that it works from files too; without scripts
// the pages are as readable.
const input = document.querySelector('input[type="search"]');
const found = document.querySelector('.found');
const article = document.querySelector('article');
let index;

async function load() {
    index ??= new Promise((loaded, failed) => {
        const script = document.createElement('script');
        script.src = 'search.js';
        script.onload = () => loaded(MiniSearch.loadJS(searchIndex, searchOptions));
        script.onerror = failed;
        document.head.append(script);
    });
    return index;
}

/** Some words around the first one that was found. */
function excerpt(text, terms) {
    const places = terms.map((term) => text.toLowerCase().indexOf(term)).filter((place) => place >= 0);
    const from = Math.max(0, Math.min(...places, text.length) - 60);
    const start = places.length > 0 ? from : 0;
    return (start > 0 ? '…' : '') + text.slice(start, start + 180) + (start + 180 < text.length ? '…' : '');
}

function item({ id, page, title, text, terms }) {
    const link = document.createElement('a');
    link.href = id;
    link.textContent = title === page ? title : `${page}: ${title}`;
    link.addEventListener('click', clear);
    const words = document.createElement('p');
    words.textContent = excerpt(text, terms);
    const entry = document.createElement('li');
    entry.append(link, words);
    return entry;
}

function clear() {
    input.value = '';
    found.hidden = true;
    article.hidden = false;
}

async function search() {
    const asked = input.value.trim();
    if (!asked) return clear();
    const results = (await load()).search(asked, { prefix: true, fuzzy: 0.15, boost: { title: 4, page: 2 }, combineWith: 'AND' });
    if (input.value.trim() !== asked) return;
    const list = document.createElement('ol');
    list.append(...results.slice(0, 30).map(item));
    const heading = document.createElement('h1');
    heading.textContent = results.length === 0 ? `Nothing about “${asked}”` : `${results.length} places about “${asked}”`;
    found.replaceChildren(heading, list);
    found.hidden = false;
    article.hidden = true;
}

input.addEventListener('input', search);
input.form.addEventListener('submit', (event) => {
    event.preventDefault();
    found.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
    if (event.key === '/' && document.activeElement !== input) {
        event.preventDefault();
        input.focus();
    } else if (event.key === 'Escape') clear();
});
