import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignRequestInput } from '#contracts/design.ts';
import { AppError } from '#server/errors.ts';
import { createDesignMaker, type CreateDesigns } from '#server/features/designs/create.ts';
import { designJobs } from '#server/features/designs/jobs.ts';
import { readDesign } from '#server/features/designs/read.ts';
import { enqueueSamples } from '#server/features/designs/samples.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { listHeroImages } from '#server/features/hero/use-cases.ts';
import { listLibrary } from '#server/features/library/use-cases.ts';
import { ensureOwnerPassword } from '#server/features/owner/password.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { createWorker } from '#server/jobs/worker.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeSampleSet } from '#tests/support/sample-garden.ts';
import {
  countingEngine,
  formRequest,
  GARDEN_FORM,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

const INPUT: DesignRequestInput = {
  designDescription: 'A family garden 8 by 10 metres behind our house',
  projectType: 'family',
  preferences: ['seating'],
  share: false,
  postcode: 'RM1 3DS',
};
const idsOf = (answer: { designResults: string }) =>
  (JSON.parse(answer.designResults) as { designs: { id: string }[] }).designs.map(
    (design) => design.id,
  );

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let create: CreateDesigns;
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');
  const countSessions = async () =>
    (await server.container.db.read.selectFrom('design_sessions').select('id').execute()).length;

  beforeAll(async () => {
    server = await startTestServer({ kind });
    create = createDesignMaker(server.container);
  });
  afterAll(() => server.close());

  test('a request leaves a session, three private designs, an audit row and the jobs of their pictures', async () => {
    const answer = await create({ ctx: visitor(), input: INPUT });
    const ids = idsOf(answer);
    expect(ids).toHaveLength(3);
    expect(ids.every((id) => /^dsn_[A-Za-z0-9_-]{22}$/.test(id))).toBe(true);
    const { read } = server.container.db;
    expect(
      await read
        .selectFrom('designs')
        .select(['shared', 'sample'])
        .where('session_id', '=', answer.sessionId)
        .execute(),
    ).toEqual([1, 2, 3].map(() => ({ shared: 0, sample: 0 })));
    expect(
      await read
        .selectFrom('audit')
        .select(['action', 'actor'])
        .where('subject', '=', answer.sessionId)
        .execute(),
    ).toEqual([{ action: 'designs.create', actor: 'visitor' }]);
    expect(
      await read
        .selectFrom('jobs')
        .select('key')
        .where(
          'key',
          'in',
          ids.map((id) => `design-picture:${id}:1`),
        )
        .execute(),
    ).toHaveLength(3);
    expect(
      (
        await read
          .selectFrom('jobs')
          .select('key')
          .where('kind', '=', 'design-render')
          .where('key', 'like', `%${ids[0]}%`)
          .orderBy('priority')
          .execute()
      ).map((job) => job.key),
    ).toEqual(
      ['aerial:quick', 'aerial:full', 'eye:quick', 'eye:full'].map(
        (what) => `design-render:${ids[0]}:${what}`,
      ),
    );
    expect(
      (await listLibrary({ ctx: visitor() })).designs.filter((design) => ids.includes(design.id)),
    ).toEqual([]);
  });

  test('the same key asked again and again, at once and later, is designed once', async () => {
    const before = server.engine.designed;
    const input = { ...INPUT, requestKey: 'key-of-one-visitor' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create({ ctx: visitor(), input })),
    );
    answers.push(await create({ ctx: visitor(), input }));
    expect(server.engine.designed - before).toBe(1);
    expect(new Set(answers.map((answer) => idsOf(answer).join()))).toHaveProperty('size', 1);
  });

  test('two nodes that answer the same key at once keep one session', async () => {
    const [one, two] = [createDesignMaker(server.container), createDesignMaker(server.container)];
    const input = { ...INPUT, requestKey: 'key-on-two-nodes' };
    const before = await countSessions();
    const answers = await Promise.all([
      one({ ctx: visitor(), input }),
      two({ ctx: visitor(), input }),
    ]);
    expect(idsOf(answers[0]!)).toEqual(idsOf(answers[1]!));
    expect(await countSessions()).toBe(before + 1);
  });

  test('a key that was used for another garden is refused', async () => {
    await create({ ctx: visitor(), input: { ...INPUT, requestKey: 'key-used-twice' } });
    await expect(
      create({
        ctx: visitor(),
        input: {
          ...INPUT,
          designDescription: 'Quite another garden',
          requestKey: 'key-used-twice',
        },
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('on a disk that is nearly full a repeat after a lost answer is still answered, by the call too, and nothing new is designed', async () => {
    let now = Date.now();
    let freeBytes = 50_000_000_000;
    const own = await startTestServer({
      kind,
      parts: {
        clock: { now: () => new Date(now) },
        readDisk: async () => ({ freeBytes, totalBytes: 100_000_000_000 }),
      },
    });
    try {
      const send = (requestKey: string) =>
        own.app.inject(formRequest({ ...GARDEN_FORM, requestKey }));
      const first = await send('key-before-it-was-full');
      freeBytes = 900_000_000;
      now += 10_000;
      const before = own.engine.designed;
      const again = await send('key-before-it-was-full');
      expect([again.statusCode, again.json<{ sessionId: string }>().sessionId]).toEqual([
        200,
        first.json<{ sessionId: string }>().sessionId,
      ]);
      const fresh = await send('key-after-it-was-full');
      expect([fresh.statusCode, fresh.json<{ message: string }>().message]).toEqual([
        503,
        expect.stringContaining('has not been kept'),
      ]);
      await expect(
        createDesignMaker(own.container)({
          ctx: own.container.contextFor({ kind: 'visitor' }, 'req_test'),
          input: INPUT,
        }),
      ).rejects.toMatchObject({ code: 'unavailable' });
      expect(own.engine.designed).toBe(before);
    } finally {
      await own.close();
    }
  });

  test('a failed design can be asked for again with the same key', async () => {
    let isBroken = true;
    const engine = countingEngine({
      design: async (task) => {
        if (isBroken) throw new AppError('unavailable', 'busy');
        return { set: makeSampleSet(task.brief.description), eveningSunHours: [1, 1, 1] };
      },
    });
    const maker = createDesignMaker({ ...server.container, engine });
    const input = { ...INPUT, requestKey: 'key-after-failure' };
    await expect(maker({ ctx: visitor(), input })).rejects.toMatchObject({ code: 'unavailable' });
    isBroken = false;
    expect(idsOf(await maker({ ctx: visitor(), input }))).toHaveLength(3);
  });

  test('a brief that cannot be designed is refused in its own words and leaves nothing', async () => {
    const engine = countingEngine({
      design: async (task) => {
        const set = {
          ...makeSampleSet(task.brief.description),
          designs: [],
          problems: [
            {
              code: 'too-large',
              severity: 'error' as const,
              message: 'At 9,105 m² this is a park.',
              field: 'area' as const,
            },
          ],
        };
        return { set, eveningSunHours: [] };
      },
    });
    const before = await countSessions();
    await expect(
      createDesignMaker({ ...server.container, engine })({ ctx: visitor(), input: INPUT }),
    ).rejects.toMatchObject({
      code: 'impossible',
      message: 'At 9,105 m² this is a park.',
      errors: [{ field: 'area' }],
    });
    expect(await countSessions()).toBe(before);
  });

  test('a postcode that is none is said so', async () => {
    await expect(
      create({ ctx: visitor(), input: { ...INPUT, postcode: 'ZZ1 1ZZ' } }),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ field: 'postcode' }] });
  });

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

  test('what is asked to be shared stands in the library at once, newest first', async () => {
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

  test('samples and pictures are made by jobs, once, and fill the library and the home page', async () => {
    const { container } = server;
    const samples = [
      {
        slug: 'one',
        pick: 1,
        hero: true,
        input: {
          description: 'A sample garden of 8 by 10 metres',
          projectType: 'family' as const,
          preferences: [],
        },
      },
    ];
    const system = container.contextFor({ kind: 'system' }, 'test');
    const handlers = designJobs({ ...container, samples }, (job, jobId) =>
      container.contextFor({ kind: 'job', job }, jobId),
    );
    const worker = createWorker({
      queue: container.queue,
      handlers,
      log: { info: () => undefined, warn: () => undefined },
      pollMs: 10,
    });
    await enqueueSamples({ ctx: system, queue: container.queue, samples });
    await enqueueSamples({ ctx: system, queue: container.queue, samples });
    worker.start();
    await expect.poll(() => container.queue.countUnfinished(), { timeout: 20_000 }).toBe(0);
    await worker.stop();
    const [hero, ...others] = await listHeroImages({ ctx: visitor() });
    expect(others).toEqual([]);
    expect(hero).toMatchObject({
      title: 'The Orchard Walk',
      imageUrl: expect.stringMatching(/^\/uploads\/designs\/[0-9a-f]{32}-1600\.jpg$/),
      picture: { kind: 'eye', alt: expect.stringContaining('AI concept') },
    });
    expect((await server.app.inject(hero!.imageUrl)).statusCode).toBe(200);
    const library = await listLibrary({ ctx: visitor() });
    expect(library.designs.filter((design) => design.sample).map((design) => design.id)).toEqual([
      hero!.id,
    ]);
    await expect(
      shareDesign({ ctx: visitor(), id: hero!.id, input: { shared: false } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test("the owner's password is made once, kept as a hash, and replaced by a configured one", async () => {
    const ctx = server.container.contextFor({ kind: 'system' }, 'test');
    const hasher = server.container.passwords;
    const made = await Promise.all(
      [1, 2].map(() => ensureOwnerPassword({ ctx, configured: null, hasher })),
    );
    expect(made.filter(Boolean)).toEqual(['made-once-only']);
    expect(await ensureOwnerPassword({ ctx, configured: null, hasher })).toBeNull();
    expect(await ensureOwnerPassword({ ctx, configured: 'of the owner', hasher })).toBeNull();
    const row = await server.container.db.read
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'owner.password-hash')
      .executeTakeFirst();
    expect(row?.value).toBe('"hash:of the owner"');
    await expect(
      ensureOwnerPassword({ ctx: visitor(), configured: 'x', hasher }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test("the settings of a fresh install are the sample firm's", async () => {
    expect(await readSettings({ ctx: visitor() })).toMatchObject({
      firmName: 'Oakmere & Vale Garden Design',
      sample: true,
      since: 2008,
    });
  });
});
