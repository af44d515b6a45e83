// Makes a static site with search of the project's Markdown.
//   node build.mjs ROOT SITE
// Every page of docs/ and the words at the root are pages; links between them lead from page to page, links to other files
// of the project to copies of those. A link that leads nowhere is an error.
import hljs from 'highlight.js';
import MarkdownIt from 'markdown-it';
import MiniSearch from 'minisearch';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { menu } from './menu.mjs';
import { frame } from './frame.mjs';

const [root, site] = process.argv.slice(2).map((path) => resolve(path));
const here = import.meta.dirname;

/** The anchor of a heading, as GitHub makes it; tests/release checks links with the same rule. */
const slug = (text) =>
    text
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-');

/** Where a file of the project is in the site: docs/page.md is page.html, CHANGELOG.md is changelog.html. */
function addressOf(path) {
    if (path === 'docs/README.md') return 'index.html';
    if (path === 'README.md') return 'project.html';
    return `${path.replace(/^docs\//, '').replace(/\.md$/, '').toLowerCase()}.html`;
}

const words = ['ARCHITECTURE.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'];
const sources = [
    ...readdirSync(join(root, 'docs'))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `docs/${name}`),
    ...words,
].sort();
const pages = new Map(sources.map((path) => [path, addressOf(path)]));
const copied = new Set();
const problems = [];

/** What a link in a file of the project becomes in the site; undefined for one that has no place there. */
function translated(target, from) {
    if (/^[a-z][a-z0-9+.-]*:|^#/i.test(target)) return target;
    const [file, anchor] = target.split('#');
    const path = relative(root, resolve(root, dirname(from), decodeURI(file)));
    if (pages.has(path)) return pages.get(path) + (anchor ? `#${anchor}` : '');
    if (!existsSync(join(root, path))) problems.push(`${from}: ${target}`);
    else if (statSync(join(root, path)).isFile()) {
        copied.add(path);
        return path.startsWith('docs/') ? path.slice(5) : `source/${path}`;
    }
    return undefined;
}

function highlighted(code, language) {
    return language && hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : '';
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, highlight: highlighted });
markdown.core.ruler.push('kamisado', ({ tokens, env }) => {
    tokens.forEach((token, index) => {
        if (token.type === 'heading_open') {
            const text = tokens[index + 1].children.map((child) => child.content).join('');
            const before = env.headings.filter((heading) => slug(heading.text) === slug(text)).length;
            const id = slug(text) + (before > 0 ? `-${before}` : '');
            token.attrSet('id', id);
            env.headings.push({ level: Number(token.tag[1]), text, id, at: index });
        }
        for (const child of token.children ?? []) {
            if (child.type === 'link_open') {
                const address = translated(child.attrGet('href'), env.path);
                if (address) child.attrSet('href', address);
                else child.attrs = child.attrs.filter(([name]) => name !== 'href');
            } else if (child.type === 'image') {
                child.attrSet('src', translated(child.attrGet('src'), env.path) ?? '');
                child.attrSet('loading', 'lazy');
            }
        }
    });
});

/** The words of each section, for the search. */
function sectionsOf(tokens, { headings, path }) {
    return headings.map((heading, index) => {
        const part = tokens.slice(heading.at + 3, headings[index + 1]?.at ?? tokens.length);
        const text = part
            .filter((token) => token.content)
            .map((token) => token.content)
            .join(' ')
            .replace(/\]\([^)]*\)/g, '')
            .replace(/[`*[\]|]/g, ' ');
        return {
            id: `${pages.get(path)}#${heading.id}`,
            page: headings[0].text,
            title: heading.text,
            text: text.replace(/\s+/g, ' ').trim(),
        };
    });
}

rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
const searchOptions = { fields: ['title', 'page', 'text'], storeFields: ['page', 'title', 'text'] };
const search = new MiniSearch(searchOptions);
const drawn = sources.map((path) => {
    const env = { path, headings: [] };
    const tokens = markdown.parse(readFileSync(join(root, path), 'utf8'), env);
    search.addAll(sectionsOf(tokens, env));
    const body = markdown.renderer
        .render(tokens, markdown.options, env)
        .replaceAll('<table>', '<div class="wide"><table>')
        .replaceAll('</table>', '</table></div>');
    return { path, body, title: env.headings[0]?.text ?? path, headings: env.headings };
});
const index = readFileSync(join(root, 'docs/README.md'), 'utf8');
const parts = menu(index, (target) => translated(target, 'docs/README.md'));
for (const page of drawn) {
    writeFileSync(join(site, pages.get(page.path)), frame(page, pages.get(page.path), parts));
}
for (const path of copied) {
    const place = join(site, path.startsWith('docs/') ? path.slice(5) : `source/${path}`);
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(root, path), place);
}
const packages = createRequire(import.meta.url);
cpSync(join(dirname(packages.resolve('minisearch')), '../umd/index.js'), join(site, 'minisearch.js'));
cpSync(join(here, 'site.css'), join(site, 'site.css'));
cpSync(join(here, 'site.js'), join(site, 'site.js'));
cpSync(join(root, 'web/public/favicon.svg'), join(site, 'favicon.svg'));
const constants = Object.entries({ searchOptions, searchIndex: search });
writeFileSync(join(site, 'search.js'), constants.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join(''));
if (problems.length > 0) {
    console.error(`These links lead nowhere:\n${problems.join('\n')}`);
    process.exit(1);
}
console.log(`${drawn.length} pages, ${search.documentCount} sections to search, in ${site}`);
