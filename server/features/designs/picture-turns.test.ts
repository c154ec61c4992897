import { afterEach, describe, expect, test } from 'vitest';
import { DesignPictures } from '#contracts/design.ts';
import type { SamplePictures } from '#server/ports/sample-pictures.ts';
import { DATABASES, type DatabaseKind } from '#tests/support/databases.ts';
import {
  countingPicture,
  type CountingPicture,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';
import { pictureDesk } from '#tests/support/picture-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = 0;
  afterEach(() => server.close());

  async function start(
    kind: DatabaseKind,
    {
      picture = countingPicture(),
      ...parts
    }: { picture?: CountingPicture; samplePictures?: SamplePictures } = {},
  ): Promise<CountingPicture> {
    now = Date.now();
    server = await startTestServer({
      kind,
      parts: { picture, ...parts, clock: { now: () => new Date(now) } },
    });
    return picture;
  }
  const { make, work, get, ask } = pictureDesk(() => server);

  test("no visitor's full pictures come before another's quick ones, and visitors take turns", async () => {
    await start(kind);
    const first = await make('The garden of the first visitor, 8 by 10 metres', 'one');
    now += 1;
    const second = await make('The garden of the second visitor, 9 by 10 metres', 'two');
    const done = await work();
    const stages = done.map((key) =>
      key.startsWith('design-picture')
        ? 0
        : ['aerial:quick', 'aerial:full', 'eye:quick', 'eye:full'].findIndex((what) =>
            key.endsWith(what),
          ) + 1,
    );
    expect(stages).toEqual(stages.toSorted());
    const owners = done
      .filter((key) => key.endsWith('aerial:full'))
      .map((key) =>
        first.some((id) => key.includes(id))
          ? 'first'
          : second.some((id) => key.includes(id))
            ? 'second'
            : '?',
      );
    expect(owners).toEqual(['first', 'second', 'first', 'second', 'first', 'second']);
  });

  test('on a nearly full disk no more pictures are begun and the answer says so; existing ones are served as before', async () => {
    let freeBytes = 50_000_000_000;
    now = Date.now();
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => new Date(now) },
        readDisk: async () => ({ freeBytes, totalBytes: 100_000_000_000 }),
      },
    });
    const [id] = await make();
    freeBytes = 900_000_000;
    now += 10_000;
    const refused = await ask(id!, ['before']);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      503,
      expect.stringContaining('The design itself is kept'),
    ]);
    expect(await get(id!)).toEqual({
      pictures: [],
      pending: ['plan', 'aerial', 'eye'],
      failed: [],
    });
    const same = await ask(id!, ['aerial']);
    expect([same.statusCode, DesignPictures.parse(same.json())]).toEqual([
      200,
      { pictures: [], pending: ['plan', 'aerial', 'eye'], failed: [] },
    ]);
    freeBytes = 50_000_000_000;
    now += 10_000;
    expect((await ask(id!, ['before'])).statusCode).toBe(200);
    expect((await get(id!)).pending).toContain('before');
  });

  test('a visitor who asks for very much does not hold up the next one', async () => {
    await start(kind);
    for (let i = 0; i < 6; i++)
      await make(`Garden number ${i} of one and the same visitor`, 'flood');
    const [late] = await make('The garden of somebody else, 7 by 9 metres', 'late');
    const done = await work();
    const end = done.indexOf(`design-render:${late}:eye:full`);
    // Four requests come before the limit is reached; the others wait behind everybody.
    expect(done.slice(0, end).filter((key) => key.startsWith('design-picture'))).toHaveLength(
      4 * 3 + 3,
    );
    expect(done.length).toBe(7 * 15);
  });

  test('other kinds are made on request, once however often they are requested', async () => {
    const picture = await start(kind);
    const [id] = await make();
    await work();
    picture.shots.length = 0;
    for (let i = 0; i < 3; i++)
      expect((await ask(id!, ['winter', 'sketch', 'before', 'winter'])).json()).toMatchObject({
        pending: ['sketch', 'winter', 'before'],
      });
    await work();
    expect(
      picture.shots
        .map(({ style, month, bare, samples }) => [style, month, bare, samples])
        .toSorted(),
    ).toEqual([
      ['lit', 1, false, 2],
      ['lit', 1, false, 6],
      ['lit', 6, true, 2],
      ['lit', 6, true, 6],
      ['watercolour', 6, false, 6],
    ]);
    const answer = (await ask(id!, ['winter'])).json<DesignPictures>();
    expect([answer.pending, answer.pictures.map((one) => one.kind)]).toEqual([
      [],
      ['aerial', 'eye', 'sketch', 'winter', 'before', 'plan'],
    ]);
    expect(await server.container.queue.countUnfinished()).toBe(0);
    expect(answer.pictures.find((one) => one.kind === 'winter')?.alt).toContain(
      'once grown in, in January',
    );
  });

  test('the same garden is drawn once, whoever requests it', async () => {
    const plans: string[] = [];
    const drawing = countingPicture();
    const picture = await start(kind, {
      picture: {
        ...drawing,
        renderPlan: (plan) => {
          plans.push(`${plan.svg} ${plan.description}`);
          return drawing.renderPlan(plan);
        },
      },
    });
    const ids = [
      ...(await make('The same words of two people, 8 by 10', 'a')),
      ...(await make('The same words of two people, 8 by 10', 'b')),
    ];
    await work();
    // Every garden of these doubles is one scene.
    expect(picture.shots).toHaveLength(4);
    // Three titles: a plan's files say whose they are.
    expect([plans.length, new Set(plans).size]).toEqual([3, 3]);
    const pictures = (await Promise.all(ids.map(get))).flatMap((one) => one.pictures);
    expect(pictures.map((one) => one.kind).toSorted()).toEqual(
      ['aerial', 'eye', 'plan'].flatMap((kind) => ids.map(() => kind)),
    );
    const urls = pictures.map((one) => one.jpegUrl);
    expect(new Set(urls).size).toBe(3 * ids.length);
    for (const url of urls) expect((await server.app.inject(url)).statusCode).toBe(200);
  });
});
