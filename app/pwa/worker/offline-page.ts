/** The page for an uncached URL: what happened, and what can be read offline. */
import { escapeMarkup } from '#engine/model/format.ts';
import { THEME_SCRIPT } from '#app/lib/theme.ts';
import { KEPT_CACHE } from '../cache-names.ts';
import { CORE_PAGES, designIdOf, pageOfData } from '../offline-pages.ts';
import { PRECACHE } from './globals.ts';
import { CORE, SEEN } from './store.ts';

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

type Link = { path: string; title: string };

/** "Design library | Oakmere & Vale" in its two halves. */
function readTitle(html: string): { title: string; firm: string | null } {
  const whole = unescapeHtml(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
  const bar = whole.lastIndexOf(' | ');
  return bar < 0
    ? { title: whole, firm: null }
    : { title: whole.slice(0, bar), firm: whole.slice(bar + 3) };
}

async function linksIn(
  cacheName: string,
  wanted: (path: string) => boolean,
): Promise<{ links: Link[]; firm: string | null }> {
  const links: Link[] = [];
  let firm: string | null = null;
  if (!(await caches.has(cacheName))) return { links, firm };
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (pageOfData(path) !== null || !wanted(path)) continue;
    const answer = await cache.match(request, { ignoreVary: true });
    if (!answer?.headers.get('content-type')?.includes('text/html')) continue;
    const read = readTitle(await answer.text());
    firm ??= read.firm;
    links.push({ path, title: path === '/' ? 'Home' : read.title || path });
  }
  return { links, firm };
}

/** In the order of the site; what it does not name, articles say, comes after. */
function inOrder(links: readonly Link[]): Link[] {
  const order = CORE_PAGES as readonly string[];
  const placeOf = ({ path }: Link) => (order.includes(path) ? order.indexOf(path) : order.length);
  return [...links].sort((a, b) => placeOf(a) - placeOf(b));
}

const isDesign = (path: string) => designIdOf(path) !== null;
const listOf = (heading: string, links: readonly Link[]) =>
  links.length === 0
    ? ''
    : `<h2>${heading}</h2><ul>${links.map(({ path, title }) => `<li><a href="${escapeMarkup(path)}">${escapeMarkup(title)}</a></li>`).join('')}</ul>`;

const fontOf = (name: string) =>
  PRECACHE.find((url) => url.includes(name) && url.endsWith('.woff2'));
const face = (family: string, url: string | undefined) =>
  url ? `@font-face{font-family:${family};src:url(${url});font-weight:400 700}` : '';

const DARK =
  'color-scheme:dark;--p:#151a13;--i:#efeadd;--s:#c4c7b5;--l:#353f2e;--c:#e0936c;--o:#1d120b';
const style =
  () => `${face('D', fontOf('cormorant-garamond-core-normal'))}${face('S', fontOf('dm-sans'))}
:root{color-scheme:light;--p:#faf7f0;--i:#24301f;--s:#4a5544;--l:#d9d0bf;--c:#a04b29;--o:#fffaf3}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box}body{margin:0;background:var(--p);color:var(--i);font:1.0625rem/1.6 S,system-ui,sans-serif}
main,header{max-width:64rem;margin:auto;padding:clamp(1.25rem,4vw,3rem)}header{padding-bottom:0;font:600 1.5rem/1.1 D,Georgia,serif}header a{color:inherit;text-decoration:none}
h1{font:500 clamp(2.5rem,7vw,4.5rem)/1.02 D,Georgia,serif;letter-spacing:-.015em;margin:2rem 0 1rem;max-width:14ch}
h2{font:600 1.625rem/1.2 D,Georgia,serif;margin:3rem 0 .5rem;padding-top:1.5rem;border-top:1px solid var(--l)}
p{max-width:38rem;color:var(--s);margin:0 0 1.75rem}ul{list-style:none;margin:0;padding:0;columns:18rem;column-gap:3rem}li{break-inside:avoid}
li a{display:inline-block;padding:.4rem 0;min-height:2.75rem;color:var(--i);text-underline-offset:.25em}
.b{display:inline-flex;align-items:center;min-height:2.75rem;padding:.25rem 1.5rem;border-radius:2px;background:var(--c);color:var(--o);text-decoration:none;font-weight:500}
:focus-visible{outline:2px solid var(--i);outline-offset:3px}`;

/** Has its own policy and nonce, so that it needs no other file. */
export async function offlinePage(): Promise<Response> {
  const [core, seen, kept] = await Promise.all([
    linksIn(CORE, () => true),
    linksIn(SEEN, isDesign),
    linksIn(KEPT_CACHE, isDesign),
  ]);
  const firm = core.firm ?? '';
  const own = new Set(kept.links.map((link) => link.path));
  const nonce = crypto.randomUUID();
  const title = 'This page needs a connection';
  const html = `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}${firm ? ` | ${escapeMarkup(firm)}` : ''}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><script nonce="${nonce}">${THEME_SCRIPT}</script><style nonce="${nonce}">${style()}</style></head>
<body>${firm ? `<header><a href="/">${escapeMarkup(firm)}</a></header>` : ''}<main><h1>${title}</h1>
<p>The site cannot be reached just now, and this page is not saved on this device. It will open automatically once you are back online.</p>
<a class="b" href="">Try again</a>
${listOf('Your saved designs', kept.links)}${listOf('Pages you can read now', inOrder(core.links))}${listOf(
    'Designs you looked at',
    seen.links.filter((link) => !own.has(link.path)),
  )}
</main><script nonce="${nonce}">addEventListener('online',()=>location.reload())</script></body></html>`;
  return new Response(html, {
    status: 503,
    statusText: 'Offline',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'`,
    },
  });
}
