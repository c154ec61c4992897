// Finds a browser that starts, for the tests: CHROMIUM_PATH, the machine's own, then the one from npm (needs no root).
// Writes { path, env, source, shell } to .cache/chromium.json, which playwright.config.ts and the scripts read; `shell` is the same
// browser without its windows, where the machine has it: journeys in it take a third less time.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listBrowsers } from '../server/adapters/browser/find-browser.ts';
import { launch } from '../server/adapters/browser/launch.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const CACHE = join(root, '.cache');
const given = process.env.CHROMIUM_PATH || null;

/** The browser must start, and lay out a word: a broken font set-up draws text of no width without saying so. */
async function works(found) {
  try {
    const { browser } = await launch(found);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Only beside the browser of the machine: who names one by CHROMIUM_PATH wants the journeys in that. */
async function findShell() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium-headless-shell'))
    .find((file) => existsSync(file));
  return !given && path && (await works({ path, env: {}, source: 'machine' })) ? path : null;
}

try {
  for await (const found of listBrowsers({ root, unpackDir: CACHE, given })) {
    if (!(await works(found))) continue;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(
      join(CACHE, 'chromium.json'),
      `${JSON.stringify({ ...found, shell: await findShell() }, null, 2)}\n`,
    );
    process.exit(0);
  }
} catch (error) {
  console.error(`[setup] ${error instanceof Error ? error.message : error}`);
}
console.error(
  given
    ? `[setup] CHROMIUM_PATH names ${given}, which does not start as a browser: please correct or remove it.`
    : '[setup] No browser for the tests was found. Please install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.',
);
process.exit(1);
