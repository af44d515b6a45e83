// A page of the site around its words.

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function menuOf(parts, address) {
    const entry = (link) =>
        `<li><a href="${link.address}"${link.address === address ? ' aria-current="page"' : ''}>${escaped(link.text)}</a></li>`;
    return parts.map(({ title, links }) => `<h2>${escaped(title)}</h2><ul>${links.map(entry).join('')}</ul>`).join('\n');
}

function contentsOf(headings) {
    const inner = headings.filter(({ level }) => level === 2);
    if (inner.length < 3) return '';
    const items = inner.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`).join('');
    return `<nav class="contents" aria-label="On this page"><ul>${items}</ul></nav>`;
}

export function frame({ title, body, headings }, address, parts) {
    const end = body.indexOf('</h1>') + '</h1>'.length;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Kamisado</title>
<link rel="icon" href="favicon.svg">
<link rel="stylesheet" href="site.css">
<script src="minisearch.js" defer></script>
<script src="site.js" defer></script>
</head>
<body>
<a class="skip" href="#words">To the words</a>
<header>
<a class="home" href="index.html"><img src="favicon.svg" alt="" width="28" height="28">Kamisado</a>
<form role="search"><input type="search" aria-label="Search the documentation" placeholder="Search (press /)" autocomplete="off"></form>
</header>
<nav class="menu" aria-label="Documentation">
${menuOf(parts, address)}
<h2>Reference</h2><ul><li><a href="api/cpp/index.html">libkamisado (C++)</a></li>
<li><a href="api/npm/index.html">@kamisado/core and @kamisado/board (npm)</a></li></ul>
</nav>
<main id="words">
<div class="found" hidden aria-live="polite"></div>
<article>${body.slice(0, end)}
${contentsOf(headings)}
${body.slice(end)}</article>
</main>
</body>
</html>
`;
}
