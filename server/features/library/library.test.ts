import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIBRARY_PAGE, LibraryResponse } from '#contracts/library.ts';
import { type PageUseCases, useCasesContext } from '#contracts/page-context.ts';
import type { AppError } from '#server/errors.ts';
import { listPictures } from '#server/features/designs/repo.ts';
import { listLibrary, listShowcase } from '#server/features/library/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** More than a statement may carry values. */
const MANY = 33_000;
const TYPES = ['family', 'modern', 'edible'];

type Sent = { request: Request; context: { get(key: typeof useCasesContext): PageUseCases } };
/** The least of a page: it looks through the library as its address says, and tells with which status that ended. */
const look = async ({ request, context }: Sent) => {
  const failed = await context
    .get(useCasesContext)
    .listLibrary(Object.fromEntries(new URL(request.url).searchParams))
    .then(
      () => null,
      (error: unknown) => error as AppError,
    );
  return new Response('looked', {
    status: failed === null ? 200 : failed.code === 'too-many' ? 429 : 500,
  });
};
const loadBuild = async () =>
  ({
    entry: { module: { default: () => new Response('') } },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      look: { id: 'look', parentId: 'root', path: 'look', module: { loader: look } },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }) as unknown as ServerBuild;

describe.each(DATABASES)('searching a small library on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind, loadBuild });
    await makeDesigns(server);
  });
  afterAll(() => server.close());

  test('is limited to 120 searches, and looking without a search is not', async () => {
    const other = { remoteAddress: '192.0.2.7' };
    const statuses = [];
    for (let n = 0; n < 121; n++)
      statuses.push(
        (await server.app.inject({ url: '/api/design-library?search=garden%20100001', ...other }))
          .statusCode,
      );
    expect([new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([new Set([200]), 429]);
    expect(
      (await server.app.inject({ url: '/api/design-library?page=2', ...other })).statusCode,
    ).toBe(200);
  });

  test('counts the page and the call together', async () => {
    const other = { remoteAddress: '192.0.2.8' };
    const statusOf = async (url: string) => (await server.app.inject({ url, ...other })).statusCode;
    const ways = ['/api/design-library?search=garden%20100001', '/look?search=garden%20100001'];
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n++) for (const way of ways) statuses.add(await statusOf(way));
    for (const way of ['/look', '/look?search=%20', '/look?page=2'])
      statuses.add(await statusOf(way));
    expect(statuses).toEqual(new Set([200]));
    for (const way of ways) expect(await statusOf(way), way).toBe(429);
    expect(await statusOf('/look?page=2')).toBe(200);
  });
});

describe.each(DATABASES)('a library of many thousand designs on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind, loadBuild });
    const { sessionId } = await makeDesigns(server);
    await server.container.db.write(async (tx) => {
      await sql`
        insert into designs (id, session_id, position, project_type, title, concept, main_feature, style, plot_m2, total_pence, rating, evening_sun_hours, garden, shared, public_at, price_date, sample, hero, created_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(MANY)})
        select 'dsn_many' || cast(100000 + i as text), ${sessionId}, 100 + i, case i % 3 when 0 then 'family' when 1 then 'modern' else 'edible' end,
          'Garden ' || cast(100000 + i as text), 'A calm garden', 'A bench of oak', 'Quiet', 80, 300000, 4, 2, '', 1, '2026-01-01', '2026-11-01', 0, 0, '2025-01-01T' || cast(100000 + i as text)
        from n`.execute(tx);
      await tx.insertInto('settings').values({ key: 'many', value: '1', updated_at: '' }).execute();
    });
    // As PostgreSQL does by itself within a minute; until then it plans for the few rows that it knew of, and takes one for all.
    if (kind === 'postgres') await sql`analyze designs`.execute(server.container.db.read);
  }, 60_000);
  afterAll(() => server.close());
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');
  const get = async (query = '') => {
    const answer = await server.app.inject(`/api/design-library${query}`);
    expect(answer.statusCode).toBe(200);
    return LibraryResponse.parse(answer.json());
  };
  const pages = Math.ceil(MANY / LIBRARY_PAGE);

  test('is answered a page at a time, the newest first, with how much there is', async () => {
    const first = await get();
    expect(first).toMatchObject({ total: MANY, page: 1, pages });
    expect(first.types).toEqual([
      { value: 'edible', label: 'Edible Garden' },
      { value: 'family', label: 'Family Garden' },
      { value: 'modern', label: 'Modern/Minimalist' },
    ]);
    expect(first.designs).toHaveLength(LIBRARY_PAGE);
    expect(first.designs[0]).toMatchObject({
      id: `dsn_many${100_000 + MANY}`,
      priceDate: '2026-11-01',
      costBreakdown: { total: 3000 },
    });
    const last = await get(`?page=${pages}`);
    expect([last.designs.length, last.designs.at(-1)?.id]).toEqual([
      MANY - (pages - 1) * LIBRARY_PAGE,
      'dsn_many100001',
    ]);
    expect(await get(`?page=${pages + 5}`)).toMatchObject({ page: pages, designs: last.designs });
    expect(await get('?page=7&search=nowhereatall')).toMatchObject({
      page: 1,
      pages: 1,
      total: 0,
      designs: [],
    });
  });

  test('no design is on two pages', async () => {
    const [one, two] = [await get('?page=2'), await get('?page=3')];
    expect(new Set([...one.designs, ...two.designs].map((design) => design.id)).size).toBe(
      2 * LIBRARY_PAGE,
    );
  });

  test('the oldest is found by its name, by a type and by the other orders', async () => {
    expect((await get('?search=garden%20100001')).designs.map((design) => design.id)).toEqual([
      'dsn_many100001',
    ]);
    expect((await get('?search=OAK%20minimalist%20100001')).total).toBe(1);
    expect((await get('?search=zeppelin')).total).toBe(0);
    expect((await get('?search=CAF%C3%89')).total).toBe(0);
    expect((await get('?search=%25')).total).toBe(0);
    expect((await get('?type=modern')).total).toBe(MANY / 3);
    expect((await get('?sort=oldest')).designs[0]?.id).toBe('dsn_many100001');
    expect((await get('?sort=alphabetical&type=edible')).designs[0]?.id).toBe('dsn_many100002');
  });

  test.each(['sort=sideways', 'page=0', 'page=x', `search=${'x'.repeat(300)}`])(
    'a query with %s is refused in plain words',
    async (query) => {
      const answer = await server.app.inject(`/api/design-library?${query}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  test('letters of other alphabets are found in either size', async () => {
    await server.container.db.write((tx) =>
      tx
        .updateTable('designs')
        .set({ title: 'Café Ωmega' })
        .where('id', '=', 'dsn_many100007')
        .execute(),
    );
    for (const search of ['CAFÉ', 'café', 'ωMEGA'])
      expect(
        (await get(`?search=${encodeURIComponent(search)}`)).designs.map((design) => design.id),
        search,
      ).toEqual(['dsn_many100007']);
  });

  test('the strip of the home page is a few unlike designs', async () => {
    const designs = await listShowcase({ ctx: visitor(), count: 6 });
    expect(designs).toHaveLength(6);
    expect(new Set(designs.slice(0, 3).map((design) => design.projectType))).toEqual(
      new Set(TYPES),
    );
    expect(designs[0]?.id).toBe(`dsn_many${100_000 + MANY}`);
  });

  test('the sitemap stays within what a sitemap may hold', async () => {
    const answer = await server.app.inject('/sitemap.xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.body.split('<url>').length).toBeLessThan(50_000);
  });

  test('pictures are found of more designs than a statement may name', async () => {
    const { db } = server.container;
    await db.write((tx) =>
      tx
        .insertInto('design_pictures')
        .values({
          id: 'pic_x',
          design_id: 'dsn_many100001',
          kind: 'plan',
          width: 1,
          height: 1,
          alt: '',
          jpeg_key: 'a.jpg',
          avif: '[]',
          card_key: null,
          created_at: '',
        })
        .execute(),
    );
    const ids = Array.from({ length: 70_000 }, (_, n) => `dsn_many${100_001 + n}`);
    expect((await listPictures(db.read, ids.toReversed())).map((picture) => picture.id)).toEqual([
      'pic_x',
    ]);
  });

  test('what lies in the bin or is private is not counted', async () => {
    const before = (await listLibrary({ ctx: visitor() })).total;
    await server.container.db.write(async (tx) => {
      await tx
        .updateTable('designs')
        .set({ deleted_at: '2026-01-01' })
        .where('id', '=', 'dsn_many100001')
        .execute();
      await tx
        .updateTable('designs')
        .set({ shared: 0 })
        .where('id', '=', 'dsn_many100002')
        .execute();
    });
    expect((await listLibrary({ ctx: visitor() })).total).toBe(before - 2);
  });
});
