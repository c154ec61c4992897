/** A site of a spec's own, for journeys that change what every visitor sees: other specs count services and projects. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWNER_PASSWORD } from './owner.ts';
import { useSeedData } from './seed-data.ts';
import { test as base } from './site.ts';

export { expect, expectAccessible, expectNoSidewaysScroll, openPage } from './site.ts';

type OwnSite = { url: string };
/** Fills the folder of data before the site starts. */
export type PrepareData = (dataDir: string) => Promise<void>;
const START_MS = 120_000;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function waitUntilUp(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    const isUp = await fetch(`${url}/api/health-check`).then((answer) => answer.ok, () => false);
    if (isUp) return;
    if (child.exitCode !== null) throw new Error(`The site of this spec ended with ${child.exitCode} before it listened`);
    if (Date.now() > end) throw new Error(`The site of this spec did not start within ${START_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Each worker starts one; put `test.describe.configure({ mode: 'default' })` at the top so that a file has one alone. */
export const test = base.extend<object, { ownSite: OwnSite; prepareData: PrepareData }>({
  prepareData: [({ browserName: _browserName }, use) => use(async () => undefined), { scope: 'worker' }],
  ownSite: [
    async ({ prepareData }, use) => {
      const browser = JSON.parse(readFileSync(new URL('../../../.cache/chromium.json', import.meta.url), 'utf8')) as { path: string; env: Record<string, string> };
      const dataDir = mkdtempSync(join(tmpdir(), 'plotwright-own-site-'));
      useSeedData(dataDir);
      await prepareData(dataDir);
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...browser.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production', ADMIN_PASSWORD: OWNER_PASSWORD, CHROMIUM_PATH: browser.path };
      const child = spawn(process.execPath, ['server/main.ts'], { stdio: 'ignore', env });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      try {
        await waitUntilUp(url, child);
        await use({ url });
      } finally {
        child.kill('SIGTERM');
        const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
        await ended;
        clearTimeout(timer);
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: START_MS + 30_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});
