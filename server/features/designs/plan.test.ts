import { afterEach, expect, test } from 'vitest';
import { createPlanReader } from '#server/features/designs/plan.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { countingEngine, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
afterEach(() => server.close());
const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');

test('two who ask for one plan at once wait for one drawing', async () => {
  server = await startTestServer();
  const {
    ids: [id],
  } = await makeDesigns(server);
  let drawn = 0;
  const lanes: unknown[] = [];
  const engine = countingEngine({
    draw: async (_task, _reference, turn) => {
      drawn += 1;
      lanes.push(turn?.lane);
      await new Promise((resolve) => setImmediate(resolve));
      return `<svg>${drawn}</svg>`;
    },
  });
  const read = createPlanReader({ engine, version: '1' });
  const asked = {
    ctx: visitor(),
    id: id!,
    view: 'picture' as const,
    paper: 'a3' as const,
    lane: 'one',
  };
  const plans = await Promise.all([read(asked), read({ ...asked, lane: 'two' }), read(asked)]);
  plans.push(await read(asked));
  expect([drawn, lanes, new Set(plans.map((plan) => plan?.svg))]).toEqual([
    1,
    ['one'],
    new Set(['<svg>1</svg>']),
  ]);
});

test('a drawing that failed is begun anew when it is asked for again', async () => {
  server = await startTestServer();
  const {
    ids: [id],
  } = await makeDesigns(server);
  let isBroken = true;
  const engine = countingEngine({
    draw: async () => {
      if (isBroken) throw new Error('busy');
      return '<svg/>';
    },
  });
  const read = createPlanReader({ engine, version: '1' });
  const asked = { ctx: visitor(), id: id!, view: 'picture' as const, paper: 'a3' as const };
  expect((await Promise.allSettled([read(asked), read(asked)])).map((one) => one.status)).toEqual([
    'rejected',
    'rejected',
  ]);
  isBroken = false;
  expect((await read(asked))?.svg).toBe('<svg/>');
});

test('plans that have to be drawn are counted, those that are kept are not', async () => {
  server = await startTestServer({
    rateLimits: { requestsPerMinute: 6000, designsPerMinute: 90, plansPerMinute: 3 },
  });
  const { ids } = await makeDesigns(server);
  const statusOf = async (id: string, view: string) =>
    (await server.app.inject(`/api/designs/${id}/plan.svg?view=${view}`)).statusCode;
  const first = [];
  for (const id of ids) first.push(await statusOf(id, 'picture'));
  const again = [];
  for (let n = 0; n < 10; n++) again.push(await statusOf(ids[n % 3]!, 'picture'));
  expect([first, new Set(again), await statusOf(ids[0]!, 'sun')]).toEqual([
    [200, 200, 200],
    new Set([200]),
    429,
  ]);
  expect(await statusOf('dsn_AAAAAAAAAAAAAAAAAAAAAA', 'sun')).toBe(404);
});
