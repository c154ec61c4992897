/** The direction of imports, held by reading every import of every source file. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { findRepositoryRoot } from '#server/repository-root.ts';

const root = findRepositoryRoot();
const AREAS = ['engine', 'reader', 'contracts', 'content', 'server', 'app'] as const;
type Area = (typeof AREAS)[number];

type Import = { from: string; to: string; typeOnly: boolean };

const IMPORT =
  /(?:^|\n)\s*(import|export)(\s+type)?\s+(?:[\w*{},\s]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function listSources(area: Area): string[] {
  return readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|contract)\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
    )
    .map((file) => `${area}/${file.replaceAll('\\', '/')}`);
}

/** Where an import leads: a path of this repository, or a package's name. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.'))
    return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
  return `package:${specifier}`;
}

function readImports(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(IMPORT)].map((match) => ({
    from: file,
    to: resolveImport(file, match[3] ?? match[4]!),
    typeOnly: match[2] !== undefined,
  }));
}

const sources = AREAS.flatMap(listSources);
const imports = sources.flatMap(readImports);
const of = (area: string) => imports.filter((one) => one.from.startsWith(`${area}/`));
const broken = (list: readonly Import[], isAllowed: (one: Import) => boolean) =>
  list.filter((one) => !isAllowed(one)).map((one) => `${one.from} -> ${one.to}`);
const leadsTo = (one: Import, ...areas: string[]) =>
  areas.some((area) => one.to === area || one.to.startsWith(`${area}/`));
const isPackage = (one: Import) => one.to.startsWith('package:');

test('the sources and their imports were really read', () => {
  for (const area of AREAS) {
    expect(listSources(area).length, area).toBeGreaterThan(3);
    expect(of(area).length, area).toBeGreaterThan(3);
  }
  expect(imports.filter((one) => !isPackage(one)).length).toBeGreaterThan(200);
  expect(imports.some((one) => one.typeOnly)).toBe(true);
});

test('every import of the repository leads to a file that is there', () => {
  const known = new Set([
    ...sources,
    ...imports
      .map((one) => one.to)
      .filter((to) => /\.(css|json|d\.ts|svg|jpg|avif|woff2)(\?\w+)?$/.test(to)),
  ]);
  const local = imports.filter(
    (one) =>
      !isPackage(one) && AREAS.some((area) => leadsTo(one, area)) && !one.to.includes('+types/'),
  );
  expect(broken(local, (one) => known.has(one.to))).toEqual([]);
});

test('the engine imports only itself and its geometry packages', () => {
  const packages = ['package:polygon-clipping', 'package:polyclip-ts', 'package:clipper-lib'];
  expect(
    broken(of('engine'), (one) => leadsTo(one, 'engine') || packages.includes(one.to)),
  ).toEqual([]);
});

test('the reader imports only itself, the shapes of a reading and the seeded hash', () => {
  expect(
    broken(of('reader'), (one) =>
      leadsTo(one, 'reader', 'engine/model', 'engine/geometry/random.ts'),
    ),
  ).toEqual([]);
});

test("contracts import only the engine's types and zod, not the router", () => {
  expect(
    broken(
      of('contracts'),
      (one) => leadsTo(one, 'contracts', 'engine/model') || one.to === 'package:zod',
    ),
  ).toEqual([]);
});

test("content imports only itself, the engine's model and contracts", () => {
  expect(
    broken(
      of('content'),
      (one) =>
        leadsTo(one, 'content', 'engine/model', 'contracts') || one.to.startsWith('package:node:'),
    ),
  ).toEqual([]);
});

test('the server imports nothing of the app', () => {
  expect(broken(of('server'), (one) => !leadsTo(one, 'app', 'tests', 'bench'))).toEqual([]);
});

test('the app imports nothing of the server but types', () => {
  expect(
    broken(
      of('app'),
      (one) => !leadsTo(one, 'tests', 'bench') && (!leadsTo(one, 'server') || one.typeOnly),
    ),
  ).toEqual([]);
});

const feature = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

test("features never reach into each other's repo or table", () => {
  const across = of('server/features').filter(
    (one) => feature(one.to) !== null && feature(one.to) !== feature(one.from),
  );
  expect(across.length).toBeGreaterThan(2);
  expect(broken(across, (one) => !/[/-](repo|table)\.ts$/.test(one.to))).toEqual([]);
});

/** Groups of nodes that lead to one another and back (Tarjan's strongly connected components of two or more). */
function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const [order, low] = [new Map<string, number>(), new Map<string, number>()];
  const [open, cycles]: [string[], string[][]] = [[], []];
  const visit = (node: string) => {
    order.set(node, order.size);
    low.set(node, order.get(node)!);
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) cycles.push(group.toSorted());
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

test('a cycle is found where there is one, and only there', () => {
  const edges = (pairs: string[]) =>
    new Map(pairs.map((pair) => [pair[0]!, new Set(pair.slice(1))]));
  expect(findCycles(edges(['abc', 'bc', 'c']))).toEqual([]);
  expect(findCycles(edges(['ab', 'bc', 'cad', 'd']))).toEqual([['a', 'b', 'c']]);
});

test('no features import one another in a circle, types included', () => {
  const edges = new Map<string, Set<string>>();
  for (const one of of('server/features')) {
    const [from, to] = [feature(one.from), feature(one.to)];
    if (from && to && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  expect(edges.size).toBeGreaterThan(20);
  expect(findCycles(edges)).toEqual([]);
});

test("only the database's list of tables knows the tables of features and jobs", () => {
  const outside = imports.filter(
    (one) =>
      /^server\/(features\/.+|jobs)\/table\.ts$/.test(one.to) &&
      !one.from.startsWith(dirname(one.to)),
  );
  expect(outside.map((one) => one.from).filter((from) => from !== 'server/db/tables.ts')).toEqual(
    [],
  );
});

test('a table is asked by its own feature alone', () => {
  const owners: Record<string, string> = {
    design_sessions: 'designs',
    designs: 'designs',
    design_arrangements: 'designs',
    design_changes: 'designs',
    design_pictures: 'designs',
    design_search: 'designs',
    booking_requests: 'booking-requests',
    enquiries: 'enquiries',
    enquiry_designs: 'enquiries',
    enquiry_messages: 'enquiries',
    enquiry_notes: 'enquiries',
    enquiry_photos: 'enquiries',
    quotes: 'quotes',
    quote_versions: 'quotes',
    quote_acceptances: 'quotes',
    quote_numbers: 'quotes',
    invoices: 'invoices',
    tasks: 'tasks',
    invoice_numbers: 'invoices',
    design_reports: 'designs',
    days_off: 'settings',
    settings: 'settings',
    rates: 'rates',
    plants: 'plants',
  };
  const asked = listSources('server')
    .filter((file) => feature(file) !== null)
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          // By a query of its own, or by one of server/db/rows.ts.
          /(?:(?:selectFrom|insertInto|updateTable|deleteFrom)\(|(?:Rows?|Once|Version|Deleted|ByEmail|ByIds|IdsBefore)\(\s*[\w.]+,\s*)'(\w+)'/g,
        ),
      ].map((match) => ({ file, table: match[1]! })),
    );
  expect(asked.length).toBeGreaterThan(10);
  expect(
    asked
      .filter(({ file, table }) => owners[table] !== undefined && owners[table] !== feature(file))
      .map(({ file, table }) => `${file} asks ${table}`),
  ).toEqual([]);
});

test('a migration is whole in itself: it imports packages, and of the product nothing but types', () => {
  const ours = of('server/db/migrations').filter((one) => !isPackage(one));
  expect(ours.length).toBeGreaterThan(20);
  expect(broken(ours, (one) => one.typeOnly)).toEqual([]);
});

test('only compose.ts builds adapters', () => {
  const users = imports.filter((one) => leadsTo(one, 'server/adapters'));
  expect(users.length).toBeGreaterThan(5);
  expect(
    broken(
      users,
      (one) =>
        one.from === 'server/compose.ts' ||
        (one.from.startsWith('server/adapters/') && dirname(one.from) === dirname(one.to)),
    ),
  ).toEqual([]);
});

test('adapters import ports and packages, never features, HTTP or jobs', () => {
  // The password hasher's port stands with the use case that needs it.
  expect(
    broken(
      of('server/adapters'),
      (one) =>
        !leadsTo(one, 'server/http', 'server/jobs', 'server/features', 'server/db') || one.typeOnly,
    ),
  ).toEqual([]);
});

test('ports import no implementation', () => {
  expect(
    broken(
      of('server/ports'),
      (one) =>
        leadsTo(one, 'server/ports', 'engine/model', 'server/errors.ts') ||
        // A drawing is data, as the model is.
        (one.typeOnly && one.to === 'engine/drawing/drawing.ts') ||
        one.to.startsWith('package:node:'),
    ),
  ).toEqual([]);
});

test('features, jobs, ports and the database know nothing of HTTP', () => {
  const inner = imports.filter((one) =>
    /^server\/(features|jobs|ports|db|adapters|engine-pool)\//.test(one.from),
  );
  expect(
    broken(
      inner,
      (one) => !leadsTo(one, 'server/http') && !/^server\/(main|app|run|compose)\.ts$/.test(one.to),
    ),
  ).toEqual([]);
});

test("the engine runs in its threads alone: the server's own thread only measures, names and writes drawings out", () => {
  const heavy = of('server').filter(
    (one) => leadsTo(one, 'engine') && !one.from.startsWith('server/engine-pool/') && !one.typeOnly,
  );
  expect(
    broken(heavy, (one) =>
      leadsTo(
        one,
        'engine/model',
        'engine/drawing/to-svg.ts',
        'engine/exports',
        'engine/features/names.ts',
        'engine/geometry',
        'engine/sunlight/region-hours.ts',
        'engine/reading/changes.ts',
        'engine/care',
        // a drawn plot is measured, and what was put right by hand compared, before a garden is designed for it
        'engine/operations/plot',
      ),
    ),
  ).toEqual([]);
});
