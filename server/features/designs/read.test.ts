import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDesignMaker, type CreateDesigns } from '#server/features/designs/create.ts';
import { readDesign } from '#server/features/designs/read.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { listLibrary } from '#server/features/library/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { INPUT, idsOf } from '#tests/support/design-request.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let create: CreateDesigns;
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');

  beforeAll(async () => {
    server = await startTestServer({ kind });
    create = createDesignMaker(server.container);
  });
  afterAll(() => server.close());

  test('a design is read back whole, with what was understood and its siblings', async () => {
    const answer = await create({ ctx: visitor(), input: INPUT });
    const [id, second, third] = idsOf(answer);
    const design = (await readDesign({ ctx: visitor(), id: id! }))!;
    expect(design).toMatchObject({
      id,
      title: 'The Long Lawn',
      conceptMark: 'AI concept',
      shared: false,
      estimatedCost: '£3,036 including VAT',
      costBreakdown: { materials: 1800, plants: 180, labor: 1056, total: 3036 },
    });
    expect(design.figures).toMatchObject({
      plotM2: 80,
      terraceM2: 24,
      lawnM2: 45.5,
      plantingM2: 10.5,
      terraceSunHours: 4,
      bestSeatEveningHours: 3.1,
      plantCount: 10,
      monthsOfInterest: 11,
      total: 3036,
    });
    expect(design.areas.map((area) => [area.id, area.m2, area.sunHours])).toEqual([
      ['terrace', 24, 4],
      ['lawn', 45.5, 6],
      ['bed-1', 10.5, 6],
    ]);
    expect(design.costing.vatRate).toBe(0.2);
    expect(design.siblings.map((one) => one.id)).toEqual([second, third]);
    expect(design.facts.find((fact) => fact.id === 'budget')).toEqual({
      id: 'budget',
      label: 'Budget',
      value: '£20,000 including VAT',
      source: 'read',
      detail: 'about £20k',
      correction: { key: 'budgetPounds', current: 20_000 },
    });
  });

  test('a shared design says nothing of its visitor, and leads to no private one', async () => {
    const answer = await create({ ctx: visitor(), input: INPUT });
    const [id, second] = idsOf(answer) as [string, string];
    await shareDesign({ ctx: visitor(), id, input: { shared: true, sessionId: answer.sessionId } });
    const entry = (await listLibrary({ ctx: visitor() })).designs.find(
      (design) => design.id === id,
    );
    expect(entry).toMatchObject({
      title: 'The Long Lawn',
      projectTypeLabel: 'Family Garden',
      costBreakdown: { total: 3036 },
      plotM2: 80,
    });
    const shown = JSON.stringify([entry, await readDesign({ ctx: visitor(), id })]);
    for (const secret of [
      'RM1',
      'behind our house',
      'two children',
      'the old apple tree',
      'about £20k',
      second,
    ])
      expect(shown).not.toContain(secret);
    await shareDesign({
      ctx: visitor(),
      id,
      input: { shared: false, sessionId: answer.sessionId },
    });
    expect((await listLibrary({ ctx: visitor() })).designs.some((design) => design.id === id)).toBe(
      false,
    );
  });

  test('a design shared on request is in the library at once, newest first', async () => {
    const ids = idsOf(await create({ ctx: visitor(), input: { ...INPUT, share: true } }));
    const { designs: listed } = await listLibrary({ ctx: visitor() });
    expect(listed.filter((design) => ids.includes(design.id))).toHaveLength(3);
    expect(listed.map((design) => design.createdAt)).toEqual(
      listed
        .map((design) => design.createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  test.each(['dsn_nobodynobodynobody', 'nonsense', '', "dsn_' or 1=1 --", 'dsn_../../etc'])(
    '%j is no design',
    async (id) => {
      expect(await readDesign({ ctx: visitor(), id })).toBeNull();
      await expect(
        shareDesign({ ctx: visitor(), id, input: { shared: true } }),
      ).rejects.toMatchObject({ code: 'not-found' });
    },
  );
});
