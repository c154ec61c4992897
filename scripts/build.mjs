// Builds the pages and the server's bundle, then compresses what browsers will ask for.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as buildWithVite } from 'vite';
import { bundleRenderPage } from '../app/scene/render-page/bundle.ts';
import { buildWorker } from './build-worker.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
rmSync('build', { recursive: true, force: true });

const result = spawnSync(
  process.execPath,
  [join('node_modules', '.bin', 'react-router'), 'build'],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
if (result.status !== 0) process.exit(result.status ?? 1);

// The workers as plain JavaScript: stripping types costs each of them time to start and some 20 MB.
await buildWithVite({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/workers',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        engine: 'server/engine-pool/worker.ts',
        picture: 'server/adapters/picture/picture-worker.ts',
        'site-image': 'server/adapters/site-image/site-image-worker.ts',
        calendar: 'server/adapters/outside-calendar/calendar-worker.ts',
      },
    },
  },
});

// What the server's browser opens to draw pictures: one file that asks nothing of a network.
await bundleRenderPage({ out: 'build/scene' });
const offline = await buildWorker();
console.log(
  `the worker keeps ${offline.files} files, ${Math.round(offline.bytes / 1000)} kB before compression, as build ${offline.build}`,
);

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|wasm|html|txt|bin)$/;
const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };
let before = 0;
let after = 0;
/** Off this thread: the files are compressed on as many cores as there are. */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < 1024) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    compress.br(bytes, { params }),
    compress.gz(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  before += bytes.length;
  after += br.length;
}
await Promise.all(
  readdirSync('build/client', { recursive: true })
    .filter((file) => COMPRESSIBLE.test(file))
    .map((file) => compressFile(join('build/client', file))),
);
console.log(
  `compressed ${Math.round(before / 1000)} kB of assets to ${Math.round(after / 1000)} kB (brotli)`,
);
