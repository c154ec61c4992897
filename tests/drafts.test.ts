/** Half-filled forms over the page's own reload for a newer version, in a real browser: what is put back is what the forms send. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { chromiumPool, type ChromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import { type BrowserPage, PAGE_ORIGIN, type PageFile } from '#server/ports/browser.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';

const root = findRepositoryRoot();
let pool: ChromiumPool;
let files: Map<string, PageFile>;

beforeAll(async () => {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: 'app/pwa/drafts-page.fixture.tsx',
        formats: ['iife'],
        name: 'drafts',
        fileName: 'page',
      },
    },
  });
  const [chunk] = (Array.isArray(made) ? made : [made]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  if (chunk?.type !== 'chunk') throw new Error('the page was not built');
  const html = '<!doctype html><meta charset="utf-8"><main></main><script src="/page.js"></script>';
  files = new Map([
    ['/', { contentType: 'text/html', body: html }],
    ['/page.js', { contentType: 'text/javascript', body: chunk.code }],
  ]);
  pool = chromiumPool({
    root,
    unpackDir: join(root, '.cache'),
    chromiumPath: process.env.CHROMIUM_PATH ?? null,
  });
});
afterAll(() => pool.close());

const TOOLS = `
  const find = (selector) => document.querySelector(selector);
  const type = (selector, text) => { find(selector).focus(); find(selector).select(); document.execCommand('insertText', false, text); };
  const pick = (selector, value) => { find(selector).value = value; find(selector).dispatchEvent(new Event('change', { bubbles: true })); };
  const press = (words) => [...document.querySelectorAll('button')].find((one) => one.textContent.includes(words)).click();
  const soon = (isDone) => new Promise((resolve, reject) => {
    const began = Date.now();
    const look = () => isDone() ? resolve() : Date.now() - began > 20000 ? reject(new Error('waited in vain: ' + isDone)) : setTimeout(look, 20);
    look();
  });
`;

/** Does something on the page, has it save itself and come back, and looks. */
async function over<T>({
  before,
  after,
  query = '',
}: {
  before: string;
  after: string;
  query?: string;
}): Promise<T> {
  return pool.run({
    scripts: true,
    files,
    async use(page: BrowserPage) {
      const run = <R>(code: string) =>
        page.evaluate<R>(`(async () => { ${TOOLS}; await soon(() => find('form')); ${code} })()`);
      await page.goto(`${PAGE_ORIGIN}/`);
      await run(`${before}; await new Promise((done) => setTimeout(done, 50)); saveDrafts()`);
      await page.goto(`${PAGE_ORIGIN}/${query}`);
      const seen = await run<T>(after);
      expect(
        await page.evaluate<string | null>("sessionStorage.getItem('plotwright-drafts')"),
      ).toBeNull();
      return seen;
    },
  });
}

test('the corrections of a design are put back, and are what is sent', async () => {
  const seen = await over<object>({
    before: `type('[name=widthM]', '9.5'); type('[name=budgetPounds]', '20000'); pick('[name=facing]', 'SW'); pick('[name=soil]', 'clay'); find('[name=dog]').click(); find('[name=features][value=lawn]').click(); find('[name=features][value=pond]').click()`,
    after: `await soon(() => find('[name=widthM]').value === '9.5'); press('Design again'); await soon(() => sent.length); return sent[0]`,
  });
  expect(seen).toEqual({
    widthM: 9.5,
    budgetPounds: 20_000,
    facing: 'SW',
    soil: 'clay',
    dog: true,
    add: ['pond'],
    remove: ['lawn'],
  });
});

test('a quote comes back at the step that was open, with the words that were written', async () => {
  const words = 'Could the path be of brick, and a little wider? '.repeat(80).trim();
  const changed = await over<{ words: string }>({
    before: `press('Ask for a change'); await soon(() => find('[name=words]')); type('[name=words]', ${JSON.stringify(words)})`,
    after: `await soon(() => find('[name=words]')?.value); find('[data-draft$=change] [type=submit]').click(); await soon(() => sent.length); return sent[0]`,
  });
  expect(changed.words).toBe(words);
  const accepted = await over<object>({
    before: `type('[name=name][maxlength]', 'Ada Field'); find('[name=beginEarly]').click()`,
    after: `await soon(() => find('[data-draft$=accept] [name=name]').value); find('[data-draft$=accept] [type=submit]').click(); await soon(() => sent.length); return sent[0]`,
  });
  expect(accepted).toMatchObject({ name: 'Ada Field', beginEarly: true });
});

test('name, address and wish beside the designs are put back, and are what is sent', async () => {
  const sent = await over<object>({
    before: `type('[data-draft=keep-designs] [name=name]', 'Ada Field'); type('[data-draft=keep-designs] [name=email]', 'ada@example.org'); find('[data-draft=keep-designs] [value=contact]').click()`,
    after: `await soon(() => find('[data-draft=keep-designs] [name=email]').value); press('Save my details'); await soon(() => sent.length); return sent[0]`,
  });
  expect(sent).toEqual({ name: 'Ada Field', email: 'ada@example.org', wants: 'contact' });
});

test('the plants ticked in the calendar stay ticked, those that a search hides and those of a longer list too', async () => {
  const tick = (id: string) => `find('[name=plants][value=${id}]').click()`;
  const ticked = `return [...document.querySelectorAll('[name=plants]:checked, [name=plants][type=hidden]')].map((one) => one.value).toSorted()`;
  const done = `await soon(() => document.body.textContent.includes('Calendar file of 2 plants')); ${ticked}`;
  expect(
    await over({ before: `${tick('carrot')}; ${tick('leek')}`, after: done, query: '?more=1' }),
  ).toEqual(['carrot', 'leek']);
  expect(
    await over({
      before: `${tick('carrot')}; ${tick('leek')}; type('[name=q]', 'Beet'); await soon(() => !find('[type=checkbox][value=leek]'))`,
      after: done,
    }),
  ).toEqual(['carrot', 'leek']);
});

test('the time that was chosen is kept with its step', async () => {
  const choose = `find('[value^="2026-11-24T10"]').click(); await new Promise((done) => setTimeout(done, 50))`;
  expect(
    await over({
      before: choose,
      after: `await soon(() => find('[value^="2026-11-24T10"]')?.checked); return true`,
    }),
  ).toBe(true);
  expect(
    await over({
      before: `${choose}; press('Continue'); await soon(() => find('[aria-label="Your details"]'))`,
      after: `await soon(() => find('[aria-label="Your details"]')); return find('[aria-label="Your details"] h3').textContent`,
    }),
  ).toContain('10:00');
});
