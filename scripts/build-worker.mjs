// Builds the site's worker with the list of the files it keeps, which it takes from the built pages.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const CLIENT = 'build/client';
/** A file that is fetched only when asked for, and bigger than this, is not brought to a phone unasked. */
const MOST_LAZY_BYTES = 60_000;
/** The letters that every page needs; the rarer ones come when they are met. */
const FONTS = /-core-[^/]+\.woff2$/;
const PLACES = ['placeholders', 'icons'];
const ALWAYS = ['favicon.svg'];
/** Stand in for a picture that was not kept. */
const STAND_INS = /^category-.*\.avif$/;

const bytesOf = (file) => statSync(join(CLIENT, file)).size;

/** The back office and its login are for a connection. */
const OWNER_PAGE = /^app\/routes\/admin\//;

/** The studio is fetched when it is opened; a device that keeps a design of its own has it too. */
const STUDIO = 'app/features/studio/workspace.tsx';

/** Everything the entry and the pages name, and the small pieces they fetch later. */
function listScripts(manifest, isWanted = (key) => manifest[key].isEntry && !OWNER_PAGE.test(key)) {
  const wanted = new Set();
  const take = (key) => {
    const chunk = manifest[key];
    if (!chunk || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    for (const css of chunk.css ?? []) wanted.add(css);
    for (const asset of chunk.assets ?? [])
      if (!asset.endsWith('.woff2') && bytesOf(asset) <= MOST_LAZY_BYTES) wanted.add(asset);
    for (const next of chunk.imports ?? []) take(next);
    for (const next of chunk.dynamicImports ?? [])
      if (manifest[next] && bytesOf(manifest[next].file) <= MOST_LAZY_BYTES) take(next);
  };
  for (const key of Object.keys(manifest)) if (isWanted(key)) take(key);
  return [...wanted];
}

const filesIn = (folder) =>
  existsSync(join(CLIENT, folder))
    ? readdirSync(join(CLIENT, folder)).map((file) => `${folder}/${file}`)
    : [];
const isPage = (file) => !/\.(br|gz)$/.test(file);

/** @returns {Promise<{ files: number, bytes: number, build: string }>} what the worker will keep */
export async function buildWorker() {
  const manifestPath = join(CLIENT, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  // The list is for this script; visitors have no use for it.
  rmSync(join(CLIENT, '.vite'), { recursive: true });
  const routes = readdirSync(join(CLIENT, 'assets'))
    .filter((file) => /^manifest-.*\.js$/.test(file))
    .map((file) => `assets/${file}`);
  const files = [
    ...listScripts(manifest),
    ...routes,
    ...filesIn('assets').filter((file) => FONTS.test(file)),
    ...PLACES.flatMap(filesIn).filter((file) => isPage(file) && bytesOf(file) <= MOST_LAZY_BYTES),
    ...filesIn('botanical').filter((file) => STAND_INS.test(file.slice('botanical/'.length))),
    ...ALWAYS,
  ]
    .filter((file, index, all) => isPage(file) && all.indexOf(file) === index)
    .sort();

  const studio = listScripts(manifest, (key) => key === STUDIO).filter(
    (file) => !files.includes(file),
  );
  if (!studio.length) throw new Error(`${STUDIO} is no piece of its own any more`);

  const hash = createHash('sha256');
  let bytes = 0;
  for (const file of files) {
    const content = readFileSync(join(CLIENT, file));
    bytes += content.length;
    hash.update(file).update('\0').update(content);
  }
  const version = hash.digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      PRECACHE_LIST: JSON.stringify([...files.map((file) => `/${file}`), '/manifest.json']),
      STUDIO_LIST: JSON.stringify(studio.map((file) => `/${file}`)),
      BUILD_NAME: JSON.stringify(version),
    },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: 'app/pwa/worker/main.ts',
        formats: ['iife'],
        name: 'plotwright',
        fileName: () => 'sw.js',
      },
    },
  });
  return { files: files.length, bytes, build: version };
}
