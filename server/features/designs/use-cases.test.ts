import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { createDesignMaker, type CreateDesigns } from '#server/features/designs/create.ts';
import { listLibrary } from '#server/features/library/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeSampleSet } from '#tests/support/sample-garden.ts';
import {
  countingEngine,
  formRequest,
  GARDEN_FORM,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';
import { INPUT, idsOf } from '#tests/support/design-request.ts';

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

  test('what a description asks is told beside its designs', async () => {
    const answer = await create({
      ctx: visitor(),
      input: {
        ...INPUT,
        designDescription:
          'A garden 8 by 10 metres. How close to the fence may a summerhouse be? Is it what I think it is?',
      },
    });
    const [note, ...others] = answer.problems.filter(({ code }) => code === 'letter-question');
    expect(others).toEqual([]);
    // Nothing is known on a site without cards.
    expect(note).toMatchObject({ severity: 'note' });
    expect(note!.message).toContain('“How close to the fence may a summerhouse be?”');
    expect(note!.message).toContain('“Is it what I think it is?”');
  });

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

  test('an invalid postcode is reported', async () => {
    await expect(
      create({ ctx: visitor(), input: { ...INPUT, postcode: 'ZZ1 1ZZ' } }),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ field: 'postcode' }] });
  });
});
