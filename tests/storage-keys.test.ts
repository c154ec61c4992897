/** The cookie page's table against the names in the source: whoever keeps something new in a browser has to list it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ANALYTICS_ITEMS, isItemNamed, STORED_ITEMS } from '#content/policies/storage-keys.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Names of events and locks, which are kept nowhere. */
const NOT_KEPT = new Set(['plotwright:cookie-settings', 'plotwright-admin-window:']);

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

const ITEMS = [...STORED_ITEMS, ...ANALYTICS_ITEMS];

test('every name under which the site keeps something is in the table', () => {
  const missing = ['app', 'contracts', 'public'].flatMap(sources).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/['"`](plotwright[-.:][\w.:-]+)(\$\{)?/g)]
      .map((match) => match[1]!)
      .filter((name) => !NOT_KEPT.has(name) && !ITEMS.some((item) => isItemNamed(item, name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('storage is reached only in files that name what they keep', () => {
  const nameless = sources('app').filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return (
      /(?:localStorage|sessionStorage)\.setItem\(|indexedDB\.open\(|document\.cookie\s*=/.test(
        text,
      ) && !/plotwright|_KEY|KEY\b|_ga|_DATABASE\b/.test(text)
    );
  });
  expect(nameless).toEqual([]);
});

test('no name stands twice, and each says what it is for', () => {
  expect(new Set(ITEMS.map((item) => `${item.kind} ${item.name}`)).size).toBe(ITEMS.length);
  for (const item of ITEMS) expect(item.purpose.length).toBeGreaterThan(30);
});
