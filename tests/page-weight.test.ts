/**
 * The JavaScript a page brings at its first view, as built and compressed: the entry, the route's chain with all they
 * import, the list of routes, and the question about analytics, which is asked of every new visitor.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findRepositoryRoot } from '#server/repository-root.ts';

/** Of the letters that pages ask for before they look as they should, in kB. */
const LETTERS_LIMIT = 40;
/** Of one file of them: ten packets of 1460 bytes, which a new connection brings at once, less the headers. */
const LETTERS_FILE_LIMIT = 13.8;
/** kB of 1000 bytes, brotli: decisions 022, 039 and 040 tell what the list of all routes, the shared tabs and the firm's own brand cost. */
const READING_LIMIT = 136;
const FORM_LIMIT = 176;
/** Of what draws the live garden, in bytes, brotli. */
const RENDERER_LIMIT = 200_000;
// A design's page carries the sharing form, its gallery and the controls of its live garden.
const PAGES_WITH_A_FORM =
  /^\/(?:ai-design|design|design\/:id|garden-recommendations|booking|cost-calculator)$/;

type Piece = { module: string; imports: string[]; css?: string[] };
type RouteList = {
  entry: Piece;
  routes: Record<
    string,
    Piece & {
      id: string;
      parentId?: string;
      path?: string;
      index?: boolean;
      hasDefaultExport?: boolean;
    }
  >;
};

const assets = join(findRepositoryRoot(), 'build', 'client', 'assets');
const files = existsSync(assets) ? readdirSync(assets) : [];
const listFile = files.find((file) => /^manifest-[\w-]+\.js$/.test(file));

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(assets, file))).length;
  sizes.set(file, size);
  return size;
}
/** A file and all that it imports at once, not what it may import later. */
function reach(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, next] of readFileSync(join(assets, file), 'utf8').matchAll(
    /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g,
  ))
    reach(next!, found);
  return found;
}

describe.skipIf(!listFile)('as built', () => {
  const list: RouteList = listFile
    ? (JSON.parse(
        readFileSync(join(assets, listFile), 'utf8')
          .replace(/^[^{]*/, '')
          .replace(/;?\s*$/, ''),
      ) as RouteList)
    : { entry: { module: '', imports: [] }, routes: {} };
  // The back office is not weighed: only the owner opens it.
  const pages = Object.values(list.routes).filter(
    (route) =>
      route.id !== 'root' &&
      route.id !== 'routes/admin/login' &&
      route.parentId !== 'admin' &&
      (route.path !== undefined || route.index) &&
      route.hasDefaultExport !== false,
  );

  function filesOf(route: RouteList['routes'][string]): Set<string> {
    const pieces: Piece[] = [list.entry];
    for (
      let one: typeof route | undefined = route;
      one;
      one = one.parentId === undefined ? undefined : list.routes[one.parentId]
    )
      pieces.push(one);
    const found = new Set<string>([listFile!]);
    for (const piece of pieces)
      for (const url of [piece.module, ...piece.imports]) reach(basename(url), found);
    for (const file of files.filter((name) => /^consent-banner-[\w-]+\.js$/.test(name)))
      reach(file, found);
    return found;
  }
  const rows = pages.map((route) => ({
    path: `/${route.path ?? ''}`,
    kB: [...filesOf(route)].reduce((sum, file) => sum + sizeOf(file), 0) / 1000,
    files: filesOf(route),
  }));

  test('all the public pages are weighed', () => {
    expect(rows.map((row) => row.path)).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/services',
        '/portfolio',
        '/design-library',
        '/design/:id',
        '/ai-design',
        '/booking',
        '/gardening-tips',
        '/cost-calculator',
      ]),
    );
  });
  test.each(rows)('$path brings no more than its share', ({ path, kB, files: brought }) => {
    const heaviest = [...brought]
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, 12)
      .map((file) => `${file} ${sizeOf(file)}`);
    expect(kB, heaviest.join('\n')).toBeLessThanOrEqual(
      PAGES_WITH_A_FORM.test(path) ? FORM_LIMIT : READING_LIMIT,
    );
  });
  test('a page that is only looked at brings no schema library, and none is fetched before a form is touched', () => {
    const heavy = rows
      .filter((row) => [...row.files].some((file) => /^(?:schemas|form-rules)-/.test(file)))
      .map((row) => row.path);
    expect(files.some((file) => file.startsWith('schemas-'))).toBe(true);
    expect(heavy).toEqual([]);
  });
  test('what draws the live garden is one file under 200 kB, and no page brings it before it is asked for', () => {
    const renderers = files.filter(
      (file) =>
        file.endsWith('.js') && readFileSync(join(assets, file), 'utf8').includes('WebGLRenderer'),
    );
    expect(renderers).toHaveLength(1);
    expect(sizeOf(renderers[0]!)).toBeGreaterThan(50_000);
    expect(sizeOf(renderers[0]!)).toBeLessThan(RENDERER_LIMIT);
    expect(rows.filter(({ files: brought }) => brought.has(renderers[0]!))).toEqual([]);
  });
  test('the letters that every page waits for are light', () => {
    const letters = files.filter((file) => /-core-[\w-]+\.woff2$/.test(file));
    expect(letters).toHaveLength(3);
    const kB = letters.map((file) => readFileSync(join(assets, file)).length / 1000);
    expect(Math.max(...kB)).toBeLessThanOrEqual(LETTERS_FILE_LIMIT);
    expect(kB.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LETTERS_LIMIT);
  });
  test('no public page asks for a style sheet: the styles are in it', () => {
    const withCss = Object.values(list.routes).filter(({ css = [] }) => css.length > 0);
    expect(withCss.map(({ id }) => id)).toEqual(['admin']);
  });
  test('no public page brings words of the back office', () => {
    for (const words of ['Please sign in again', 'Service Management', 'Admin Dashboard']) {
      const holding = files.filter(
        (file) => file.endsWith('.js') && readFileSync(join(assets, file), 'utf8').includes(words),
      );
      expect(holding, words).not.toEqual([]);
      expect(rows.filter((row) => holding.some((file) => row.files.has(file)))).toEqual([]);
    }
  });
  test('the copy for phones without a connection leaves the back office and its login out', () => {
    const worker = readFileSync(join(assets, '..', 'sw.js'), 'utf8');
    const owners = Object.values(list.routes).filter(({ id }) => /^(?:routes\/)?admin/.test(id));
    expect(owners.length).toBeGreaterThan(10);
    for (const { module } of owners) expect(worker).not.toContain(module);
  });
});
