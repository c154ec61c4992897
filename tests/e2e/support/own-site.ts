/** Journeys that change what visitors see have a site of their own, so that no other journey meets their changes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWNER_PASSWORD } from './owner.ts';
import { test as siteTest } from './site.ts';

type OwnSite = { address: string; stop(): Promise<void> };

async function startOwnSite(): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plotwright-own-'));
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production', ADMIN_PASSWORD: OWNER_PASSWORD },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      if (said.length < 20_000) said += chunk.toString();
      const ready = /Plotwright is ready at (http:\/\/\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    });
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}: ${said.slice(-500)}`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One site for all journeys of a file; they run one after another where the file says `mode: 'serial'` or 'default'. */
export const test = siteTest.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants the pattern
    async ({}, use) => {
      const site = await startOwnSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.address),
});
