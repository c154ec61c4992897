/**
 * Every page of the back office, as built, against everybody who is not the owner: as a document and as the data that a
 * click asks for. The pages come from the list of routes itself, so that a new one cannot be forgotten.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { readConfig } from '#server/config.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import type { RunOptions, Running } from '#server/run.ts';
import { makeTempFolder } from '#tests/support/databases.ts';
import { PROCESS_PASSWORD, signIn } from '#tests/support/owner-process.ts';

type Route = { path?: string | undefined; file: string; children?: Route[] | undefined };
type Page = { path: string; file: string; layouts: string[] };
type Bundle = {
  runServer(options: RunOptions): Promise<Running>;
  loadBuild: NonNullable<RunOptions['loadBuild']>;
};

/** No fewer than there were when this was last looked at: the walk must not pass on nothing. */
const KNOWN_PAGES = 15;
const LOGIN = '/admin/login';
const PRIVATE = ['private, no-store', 'noindex, nofollow'];

function listPages(
  list: readonly Route[],
  above: readonly string[] = [],
  layouts: readonly string[] = [],
): Page[] {
  return list.flatMap(({ path, file, children = [] }) => {
    const at = path === undefined ? above : [...above, path];
    if (children.length > 0) return listPages(children, at, [...layouts, file]);
    return [{ path: `/${at.join('/')}`, file, layouts: [...layouts] }];
  });
}
const pages = listPages(routes as Route[]);
const guarded = pages.filter(({ path }) => path.startsWith('/admin') && path !== LOGIN);
const keeping = ({ headers }: Response) => [
  headers.get('cache-control'),
  headers.get('x-robots-tag'),
];
/** How the ids begin in the addresses that have one. */
const IDS: Readonly<Record<string, string>> = {
  '/admin/enquiries/:id': 'enq_x1',
  '/admin/quotes/:id': 'qte_x1',
};
const addressOf = ({ path }: Page) => path.replaceAll(/:\w+/g, IDS[path] ?? 'x1');

test('whatever belongs to the back office stands under its layout, which asks for the session', () => {
  expect(guarded.length).toBeGreaterThanOrEqual(KNOWN_PAGES);
  expect(
    pages.filter(({ path, file }) => file.includes('/admin/') && !path.startsWith('/admin')),
  ).toEqual([]);
  expect(guarded.filter(({ layouts }) => !layouts.includes('routes/admin/layout.tsx'))).toEqual([]);
});

/** Whether an answer sends to the login and says nothing else. */
async function isSentAway(path: string, answer: Response): Promise<boolean> {
  if (String(keeping(answer)) !== String(PRIVATE)) return false;
  const body = await answer.text();
  if (!path.split('?')[0]!.endsWith('.data'))
    return (
      answer.status === 302 &&
      answer.headers.get('location')!.startsWith(LOGIN) &&
      ['', 'null'].includes(body)
    );
  // The router's own way of telling the browser to go there, and to load the document.
  return (
    answer.status === 202 &&
    body.includes(`"redirect","${LOGIN}`) &&
    answer.headers.get('x-remix-reload-document') === 'true' &&
    body.length < 400
  );
}

const root = findRepositoryRoot();
const bundle = join(root, 'build', 'server', 'index.js');

describe.skipIf(!existsSync(bundle))('as built', () => {
  const dataDir = makeTempFolder();
  let running: Running;
  let now = new Date('2026-11-22T09:00:00Z');
  let strangers: [string, Record<string, string>][] = [];
  let owner: Record<string, string> = {};

  beforeAll(async () => {
    const { runServer, loadBuild } = (await import(pathToFileURL(bundle).href)) as Bundle;
    const config = readConfig({
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_PASSWORD: PROCESS_PASSWORD,
      TRUST_PROXY: '1',
    });
    running = await runServer({
      config,
      root,
      logLevel: 'silent',
      loadBuild,
      withSamples: false,
      adapt: (parts) => ({ ...parts, clock: { now: () => now } }),
      say: () => undefined,
    });
    const expired = await signIn(running.address);
    now = new Date('2026-11-22T11:00:00Z');
    const live = await signIn(running.address);
    owner = { cookie: live };
    strangers = [
      ['nobody', {}],
      ['a session older than two hours', { cookie: expired }],
      ['a forged cookie', { cookie: `plotwright-owner=${'A'.repeat(43)}` }],
      [
        'the name it has behind TLS',
        { cookie: live.replace('plotwright-owner', '__Host-plotwright-owner') },
      ],
      // What the browser remembers of a sign-in reaches no server; a cookie of that name is none either.
      ['the flag alone', { cookie: `plotwright-admin=true; plotwright-admin-at=${now.getTime()}` }],
    ];
  });
  afterAll(async () => {
    await running?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(running.address + path, { redirect: 'manual', ...init });
  test('who is not signed in is sent to the login, whatever is asked for and however, and nothing of it is kept', async () => {
    const wrong: string[] = [];
    for (const [index, page] of guarded.entries()) {
      const path = addressOf(page);
      // Forms are few a minute from one address.
      const posted = {
        method: 'POST',
        headers: { origin: running.address, 'x-forwarded-for': `10.0.0.${index}` },
      };
      const file = encodeURIComponent(page.file.replace(/\.tsx?$/, ''));
      for (const [who, headers] of strangers) {
        for (const asked of [path, `${path}.data`])
          if (!(await isSentAway(asked, await ask(asked, { headers }))))
            wrong.push(`${who}: ${asked}`);
      }
      // Parts of a page's data, a form, and the same page in other words.
      for (const asked of [
        `${path}.data?_routes=${file}`,
        `${path}.data?_routes=root`,
        `${path}/`,
        path.replace('admin', 'ADMIN'),
        path.replace('a', '%61'),
      ])
        if (!(await isSentAway(asked, await ask(asked)))) wrong.push(asked);
      for (const asked of [path, `${path}.data`])
        if (!(await isSentAway(asked, await ask(asked, posted)))) wrong.push(`POST ${asked}`);
    }
    expect(wrong).toEqual([]);
  });

  test('for the owner each is there, and is kept and indexed nowhere either', async () => {
    const wrong: string[] = [];
    for (const page of guarded) {
      const path = addressOf(page);
      const [whole, data] = [
        await ask(path, { headers: owner }),
        await ask(`${path}.data`, { headers: owner }),
      ];
      const [html, parts] = [await whole.text(), await data.text()];
      if (String([keeping(whole), keeping(data)]) !== String([PRIVATE, PRIVATE]))
        wrong.push(`${path} may be kept`);
      // The first of them only leads on.
      const isThere =
        path === '/admin'
          ? whole.status === 302 &&
            whole.headers.get('location') === '/admin/today' &&
            parts.includes('"/admin/today"')
          : whole.status === 200 &&
            data.status === 200 &&
            html.includes('<main') &&
            !parts.includes(LOGIN);
      if (!isThere) wrong.push(`${path} is not there: ${whole.status}, ${data.status}`);
      if (whole.status === 200 && !html.includes('<meta name="robots" content="noindex, nofollow"'))
        wrong.push(`${path} has no word for robots`);
    }
    expect(wrong).toEqual([]);
  });

  test('an address that can be nobody’s is no page that was found', async () => {
    const withId = guarded.filter(({ path }) => path.includes(':'));
    expect(withId.map(({ path }) => path).toSorted()).toEqual(Object.keys(IDS));
    for (const page of withId) {
      for (const wrong of ['.bak', '~', '.tar.gz']) {
        const answer = await ask(addressOf(page) + wrong, { headers: owner });
        expect([answer.status, ...keeping(answer)], addressOf(page) + wrong).toEqual([
          404,
          ...PRIVATE,
        ]);
      }
    }
  });

  test('the login is for everybody, and kept and indexed nowhere', async () => {
    for (const headers of [...strangers.map(([, one]) => one), owner]) {
      for (const path of [LOGIN, `${LOGIN}.data`]) {
        const answer = await ask(path, { headers });
        expect([answer.status, ...keeping(answer)], path).toEqual([200, ...PRIVATE]);
      }
    }
  });
});
