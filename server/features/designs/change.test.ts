import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChangesAnswer } from '#contracts/studio.ts';
import { bounds } from '#engine/geometry/region.ts';
import type { Operation } from '#engine/model/operation.ts';
import type { Point } from '#engine/model/shapes.ts';
import { placeGround, searchable } from '#engine/operations/places.ts';
import { type Standing, STANDING_USUAL } from '#engine/operations/plot/standing.ts';
import { changeDesign } from '#server/features/designs/change.ts';
import { openForChanges } from '#server/features/designs/open-for-changes.ts';
import { readDesign, readGarden } from '#server/features/designs/read.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { readStudio } from '#server/features/designs/studio.ts';
import { DATABASES } from '#tests/support/databases.ts';
import type { TestServer } from '#tests/support/server.ts';
import { makeOwnDesign, startStudioDesk } from '#tests/support/studio-desk.ts';

const RELAY: Operation = { kind: 'material', areaId: 'terrace', material: 'porcelain' };
const PLAINER: Operation = { kind: 'material', areaId: 'terrace', material: 'concrete-paving' };

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const ctx = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');
  beforeAll(async () => {
    server = await startStudioDesk({ kind });
  });
  afterAll(() => server.close());

  const makeDesign = () => makeOwnDesign(server);
  const save = (id: string, sessionId: string, version: number, operations: Operation[]) =>
    changeDesign({
      ctx: ctx(),
      engine: server.container.engine,
      queue: server.container.queue,
      lane: 'test',
      id,
      input: { sessionId, version, operations },
    });
  const open = (id: string, sessionId: string) =>
    openForChanges({
      ctx: ctx(),
      queue: server.container.queue,
      lane: 'test',
      id,
      input: { sessionId },
    });
  const studio = (id: string) => readStudio({ ctx: ctx(), engine: server.container.engine, id });

  test('a change is saved as a version, told in the history, and shown on the page of the design', async () => {
    const { id, sessionId } = await makeDesign();
    const before = await readDesign({ ctx: ctx(), id });
    const saved = await save(id, sessionId, 0, [RELAY]);
    expect(saved.version).toBe(1);
    expect(saved.figures.total).not.toBe(before!.costing.total);
    const after = await readDesign({ ctx: ctx(), id });
    expect(after!.areas.find((area) => area.id === 'terrace')!.material).toBe('porcelain');
    expect(after!.costing.total).toBe(saved.figures.total);
    expect(after!.title).toBe(before!.title);
    const audit = await server.container.db.read
      .selectFrom('audit')
      .select(['action', 'actor', 'detail'])
      .where('subject', '=', id)
      .execute();
    expect(audit).toEqual([
      { action: 'designs.change', actor: 'visitor', detail: '{"version":1,"changes":1}' },
    ]);
    expect(await studio(id)).toMatchObject({ version: 1, operations: [RELAY], fixedBecause: null });
  });

  test('ground that is laid twice and drawn anew, and what stands already twice over, are saved as they lie', async () => {
    const { id, sessionId } = await makeDesign();
    const { model } = (await readGarden({ ctx: ctx(), id }))!.garden;
    const shed = placeGround(searchable(model), 'shed')!;
    const seat = { ...placeGround(searchable(model), 'seat')!, x: 4500, y: 5500 };
    const tree: Standing = {
      kind: 'stand',
      id: 'hand-1',
      as: 'tree',
      name: 'tree',
      x: 6500,
      y: 8500,
      ...STANDING_USUAL.tree,
      evergreen: false,
    };
    const laid = await save(id, sessionId, 0, [shed, seat]);
    const { areas } = (await readGarden({ ctx: ctx(), id }))!.garden.model.layout;
    const own = areas.find(({ feature }) => feature === 'seat')!;
    const corners = own.region[0]![0]!.map(([x, y]): Point => [x + 200, y]);
    const saved = await save(id, sessionId, 1, [
      shed,
      seat,
      { kind: 'reshape', areaId: own.id, corners },
      { ...shed, x: shed.x + (shed.x < 4000 ? 1 : -1) * (shed.widthMm + 300) },
      tree,
      { ...tree, id: 'hand-2', y: 6500 },
    ]);
    const now = (await readGarden({ ctx: ctx(), id }))!.garden.model;
    expect(now.layout.areas.filter(({ feature }) => feature === 'shed')).toHaveLength(2);
    expect(bounds(now.layout.areas.find((one) => one.id === own.id)!.region).x0).toBe(
      bounds(own.region).x0 + 200,
    );
    expect(now.site.existing.map((one) => one.id)).toEqual(['hand-1', 'hand-2']);
    expect(saved.figures.total).toBeGreaterThan(laid.figures.total);
  });

  test('undone to nothing, the garden is what it was to the byte', async () => {
    const { id, sessionId } = await makeDesign();
    const original = (await readGarden({ ctx: ctx(), id }))!.garden;
    await save(id, sessionId, 0, [RELAY, PLAINER]);
    await save(id, sessionId, 1, []);
    const now = (await readGarden({ ctx: ctx(), id }))!.garden;
    expect(now.model).toEqual(original.model);
    expect((await studio(id))!.original).toEqual(original.model);
  });

  test('saving from an older version is refused with the current one, and nothing is overwritten', async () => {
    const { id, sessionId } = await makeDesign();
    await save(id, sessionId, 0, [RELAY]);
    await expect(save(id, sessionId, 0, [PLAINER])).rejects.toMatchObject({
      code: 'changed',
      current: { version: 1, operations: [RELAY] },
    });
    const both = await Promise.allSettled([
      save(id, sessionId, 1, [RELAY, PLAINER]),
      save(id, sessionId, 1, [PLAINER]),
    ]);
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await studio(id))!.version).toBe(2);
  });

  test('only its maker can change a design, whatever link others hold', async () => {
    const { id } = await makeDesign();
    const other = await makeDesign();
    for (const secret of ['', 'ses_guessed_guessed', other.sessionId, id])
      await expect(save(id, secret, 0, [RELAY])).rejects.toMatchObject({ code: 'forbidden' });
    await expect(open(id, other.sessionId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save('dsn_thereisnone', other.sessionId, 0, [])).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await studio(id))!.version).toBe(0);
  });

  test('a change that cannot be made is refused in words, and nothing is saved', async () => {
    const { id, sessionId } = await makeDesign();
    await expect(
      save(id, sessionId, 0, [RELAY, { kind: 'delete', id: 'no-such-thing' }]),
    ).rejects.toMatchObject({
      code: 'invalid',
      message: 'That is no longer in the garden.',
      errors: [{ field: 'operations.1' }],
    });
    expect((await studio(id))!.version).toBe(0);
  });

  test('what was shared stays as it was shared: a private copy is changed', async () => {
    const { id, sessionId } = await makeDesign();
    expect(await open(id, sessionId)).toEqual({ id });
    await shareDesign({ ctx: ctx(), id, input: { shared: true, sessionId } });
    await expect(save(id, sessionId, 0, [RELAY])).rejects.toMatchObject({ code: 'conflict' });
    const copy = await open(id, sessionId);
    expect(copy.id).not.toBe(id);
    await save(copy.id, sessionId, 0, [RELAY]);
    const [shared, own] = [
      (await readDesign({ ctx: ctx(), id }))!,
      (await readDesign({ ctx: ctx(), id: copy.id }))!,
    ];
    expect(own.title).toBe(`${shared.title}, version 2`);
    expect([shared.shared, own.shared]).toEqual([true, false]);
    expect(shared.areas.find((area) => area.id === 'terrace')!.material).toBe('sandstone');
    expect(shared.siblings.map((one) => one.id)).not.toContain(copy.id);
  });

  test('what was sent with an enquiry never changes', async () => {
    const { id, sessionId } = await makeDesign();
    await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name: 'Ann Example',
        email: 'ann@example.org',
        postcode: 'RM1 3DS',
        designIds: [id],
        message: 'Please give us a price for this garden.',
        requestKey: `key-${id}`,
        consent: true,
      },
    });
    const sent = await server.container.db.read
      .selectFrom('enquiry_designs')
      .select('design_id')
      .execute();
    expect(sent.map((row) => row.design_id)).toContain(id);
    await expect(save(id, sessionId, 0, [RELAY])).rejects.toMatchObject({ code: 'conflict' });
    expect((await open(id, sessionId)).id).not.toBe(id);
  });

  test('the plan is drawn anew, old pictures go, and new ones are made once it is left alone', async () => {
    const { id, sessionId } = await makeDesign();
    const plan = () => server.app.inject({ url: `/api/designs/${id}/plan.svg?view=plain` });
    const first = (await plan()).headers.etag;
    await save(id, sessionId, 0, [RELAY]);
    expect((await plan()).headers.etag).not.toBe(first);
    const jobs = await server.container.db.read
      .selectFrom('jobs')
      .select(['status', 'run_at'])
      .where('key', 'like', `%${id}%`)
      .execute();
    expect(jobs.length).toBeGreaterThan(2);
    expect(jobs.every((job) => job.status === 'queued' && Number(job.run_at) > Date.now())).toBe(
      true,
    );
  });

  test('over HTTP: changes are saved, a conflict is reported as one, and bad input is refused in words', async () => {
    const { id, sessionId } = await makeDesign();
    const post = (payload: object) =>
      server.app.inject({ method: 'POST', url: `/api/designs/${id}/changes`, payload });
    const good = await post({ sessionId, version: 0, operations: [RELAY] });
    expect(good.statusCode).toBe(200);
    expect(ChangesAnswer.parse(good.json()).version).toBe(1);
    expect(good.headers['cache-control']).toBe('private, no-store');
    const late = await post({ sessionId, version: 0, operations: [] });
    expect([
      late.statusCode,
      late.json<{ current: { version: number } }>().current.version,
    ]).toEqual([409, 1]);
    for (const operations of [
      'all',
      [{ kind: 'explode' }],
      [{ kind: 'move', id: 'x', x: Number.NaN, y: 0 }],
      [{ kind: 'move', id: 'x', x: 1e12, y: 0 }],
      Array.from({ length: 2001 }, () => RELAY),
    ])
      expect((await post({ sessionId, version: 1, operations })).statusCode).toBe(400);
    expect(
      (await post({ sessionId: 'ses_wrong_wrong', version: 1, operations: [] })).statusCode,
    ).toBe(403);
    const swaps = await server.app.inject({ url: `/api/designs/${id}/swaps?plant=danger` });
    expect(swaps.json()).toEqual({ choices: [] });
  });
});
