import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '#engine/model/operation.ts';
import { changeDesign } from '#server/features/designs/change.ts';
import { findArrangement, keepArrangements } from '#server/features/designs/arrangements-repo.ts';
import { findOtherWays, readArrangement } from '#server/features/designs/other-ways.ts';
import { readStudio } from '#server/features/designs/studio.ts';
import { DATABASES } from '#tests/support/databases.ts';
import type { TestServer } from '#tests/support/server.ts';
import { makeOwnDesign, startStudioDesk } from '#tests/support/studio-desk.ts';

const RELAY: Operation = { kind: 'material', areaId: 'terrace', material: 'porcelain' };

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const ctx = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');
  beforeAll(async () => {
    server = await startStudioDesk({ kind });
  });
  afterAll(() => server.close());

  const makeDesign = () => makeOwnDesign(server);
  const ask = (id: string, sessionId: string, operations: Operation[] = [], areas = ['terrace']) =>
    findOtherWays({
      ctx: ctx(),
      engine: server.container.engine,
      space: server.container.space,
      lane: 'test',
      id,
      input: { sessionId, operations, locks: { areas, trees: [] }, turn: 0 },
    });
  const save = (id: string, sessionId: string, version: number, operations: Operation[]) =>
    changeDesign({
      ctx: ctx(),
      engine: server.container.engine,
      queue: server.container.queue,
      lane: 'test',
      id,
      input: { sessionId, version, operations },
    });
  const studio = (id: string) => readStudio({ ctx: ctx(), engine: server.container.engine, id });
  const terraceIn = (layout: { areas: { id: string }[] }) =>
    layout.areas.find(({ id }) => id === 'terrace');

  test('a way is taken, gone on from and undone, and what was locked stays', async () => {
    const { id, sessionId } = await makeDesign();
    const { ways, plants } = await ask(id, sessionId, [RELAY]);
    expect(ways.length).toBeGreaterThan(0);
    const [way] = ways;
    const terrace = terraceIn(way!.arrangement.layout);
    expect(terrace).toMatchObject({ material: 'porcelain' });
    expect(plants.map((one) => one.id)).toEqual(
      expect.arrayContaining(way!.arrangement.planting.placements.map((one) => one.plantId)),
    );
    // nothing is changed by asking
    expect((await studio(id))!.version).toBe(0);
    const plain = await save(id, sessionId, 0, []);

    const taken: Operation = { kind: 'arrange', id: way!.id };
    const saved = await save(id, sessionId, 1, [RELAY, taken]);
    expect(saved.figures.total).toBe(way!.summary.total);
    expect(saved.planting.placements).toEqual(way!.arrangement.planting.placements);
    const view = (await studio(id))!;
    expect(view.arrangements).toEqual({ [way!.id]: way!.arrangement });
    const later = await save(id, sessionId, 2, [
      RELAY,
      taken,
      { kind: 'material', areaId: 'terrace', material: 'sandstone' },
    ]);
    expect(later.figures.total).not.toBe(saved.figures.total);
    const undone = await save(id, sessionId, 3, []);
    expect(undone.figures.total).toBe(plain.figures.total);
    expect((await readArrangement({ ctx: ctx(), id, arrangement: way!.id })).arrangement).toEqual(
      way!.arrangement,
    );
  });

  test('only its maker asks, and another design’s way is none of one’s own', async () => {
    const [mine, other] = [await makeDesign(), await makeDesign()];
    await expect(ask(mine.id, other.sessionId)).rejects.toMatchObject({ code: 'forbidden' });
    const { ways } = await ask(other.id, other.sessionId);
    await expect(
      save(mine.id, mine.sessionId, 0, [{ kind: 'arrange', id: ways[0]!.id }]),
    ).rejects.toMatchObject({ code: 'invalid' });
    await expect(
      readArrangement({ ctx: ctx(), id: mine.id, arrangement: ways[0]!.id }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  test('of what nobody took the oldest go, and what was taken stays', async () => {
    const { id, sessionId } = await makeDesign();
    const { ways } = await ask(id, sessionId);
    await save(id, sessionId, 0, [{ kind: 'arrange', id: ways[0]!.id }]);
    const design = (await findArrangement(server.container.db.read, id, ways[1]!.id))!;
    for (let n = 0; n < 9; n++)
      await server.container.db.write((tx) =>
        keepArrangements(
          tx,
          id,
          [0, 1, 2].map((k) => ({ id: `arr_${n}${k}`, design })),
          `2026-11-2${n}T10:00:00.000Z`,
        ),
      );
    const rows = await server.container.db.read
      .selectFrom('design_arrangements')
      .select('id')
      .where('design_id', '=', id)
      .execute();
    const left = rows.map((row) => row.id);
    expect(left).toHaveLength(25);
    expect(left).toContain(ways[0]!.id);
    expect(left).not.toContain('arr_00');
    expect(left).toContain('arr_82');
  });
});
