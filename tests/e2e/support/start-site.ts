/** A site of its own for a spec: the built bundle in a new folder, the samples made, on a free port. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILED_ONCE, SHORT_LIVED } from '#tests/support/compile-cache.ts';
import { OWNER_PASSWORD } from './owner.ts';
import { useSeedData } from './seed-data.ts';

const START_MS = 120_000;
const END_MS = 10_000;
/**
 * A site with this for a browser prints nothing and draws plans only. Three pictures of each of three designs, for every
 * journey that asks for designs, would take most of the machine; drawing has tests of its own.
 */
export const NO_BROWSER = '/usr/bin/false';

/** The twelve pictures of a request take longer than the journey about it; kill-pictures.test.ts draws them on a whole server. */
const PRINTS_ONLY = fileURLToPath(new URL('prints-only.sh', import.meta.url));

/** But in the long run: the plan of every design as an even picture, and no garden designed twice (less-work.mjs). */
export const LESS_WORK: Record<string, string> = process.env.LONG
  ? {}
  : { NODE_OPTIONS: `--import=${new URL('less-work.mjs', import.meta.url).href}` };

export type StartedSite = { url: string; stop(): Promise<void> };
export type SiteOptions = {
  /** With a browser, which prints reports; in the long run it draws the pictures of every design as well. */
  canPrint?: boolean;
  env?: Record<string, string>;
  /** Fills the folder of data before the site starts. */
  prepare?: (dataDir: string) => Promise<void>;
  /** A folder that gets its data once it has stopped. */
  keepIn?: string;
};

/** The browser that the set-up found. */
type FoundBrowser = { path: string; env: Record<string, string>; shell: string | null };
export const foundBrowser = (): FoundBrowser =>
  JSON.parse(
    readFileSync(new URL('../../../.cache/chromium.json', import.meta.url), 'utf8'),
  ) as FoundBrowser;

export async function startSite({
  canPrint = false,
  env = {},
  prepare,
  keepIn,
}: SiteOptions = {}): Promise<StartedSite> {
  const browser = foundBrowser();
  // The browser without windows needs a third of the work; the long run prints in the one that a server would find.
  const printer = browser.shell ?? browser.path;
  const found = process.env.LONG ? browser.path : PRINTS_ONLY;
  const dataDir = mkdtempSync(join(tmpdir(), 'plotwright-own-site-'));
  useSeedData(dataDir);
  await prepare?.(dataDir);
  const child = spawn(process.execPath, [...SHORT_LIVED, 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...browser.env,
      ...COMPILED_ONCE,
      ...LESS_WORK,
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      ADMIN_PASSWORD: OWNER_PASSWORD,
      PRINTER: printer,
      CHROMIUM_PATH: canPrint ? found : NO_BROWSER,
      ...env,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(timer);
    if (keepIn) cpSync(dataDir, keepIn, { recursive: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length < 20_000) said += chunk.toString();
      const url = /Plotwright is ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) =>
      reject(
        new Error(
          `The site of this spec ended with ${code} before it listened: ${said.slice(-500)}`,
        ),
      ),
    );
    setTimeout(
      () => reject(new Error(`The site of this spec did not start within ${START_MS / 1000} s`)),
      START_MS,
    ).unref();
  });
  try {
    return { url: await ready, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
