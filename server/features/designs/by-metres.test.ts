import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designWeights } from '#content/design/weights.ts';
import { BY_METRES_API, ByMetresAnswer } from '#contracts/by-metres.ts';
import { DesignResponse } from '#contracts/design.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import { designGarden } from '#engine/index.ts';
import { withReading } from '#server/reader.ts';
import {
  countingEngine,
  formRequest,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  // The real engine, in this thread.
  const engine = countingEngine({
    design: async (task) => ({
      set: designGarden({
        weights: designWeights,
        ...task,
        brief: withReading(task.brief),
        catalogue,
        rates: sampleRateBook,
      }),
      eveningSunHours: [],
    }),
  });
  server = await startTestServer({ parts: { engine } });
});
afterAll(() => server.close());
const ask = (query: Record<string, string>) =>
  server.app.inject({ url: `${BY_METRES_API}?${new URLSearchParams(query).toString()}` });
const of = async (service: string, width = '9', length = '6') =>
  ByMetresAnswer.parse((await ask({ service, width, length })).json());

test('the second figure is the designer’s own: its words, designed, come to the same range', async () => {
  const { words, lowPence, highPence, plotM2, laidM2 } = await of('complete-landscaping');
  expect([plotM2, laidM2]).toEqual([54, null]);
  const answer = await server.app.inject(
    formRequest({ designDescription: words, projectType: 'family' }),
  );
  const { designs } = JSON.parse(DesignResponse.parse(answer.json()).designResults) as {
    designs: { id: string }[];
  };
  const ranges = await Promise.all(
    designs.map(async ({ id }) => {
      const detail = (await server.app.inject(`/api/designs/${id}`)).json<DesignDetail>();
      return detail.costing.range;
    }),
  );
  expect([lowPence, highPence]).toEqual([
    Math.round(Math.min(...ranges.map((one) => one.low)) * 100),
    Math.round(Math.max(...ranges.map((one) => one.high)) * 100),
  ]);
  const stored = await server.container.db.read
    .selectFrom('design_sessions')
    .select('id')
    .execute();
  expect(stored).toHaveLength(1);
});

test('a part of the work has its part of the price, over the ground that the designs lay', async () => {
  const whole = await of('complete-landscaping');
  for (const service of ['paving-stonework', 'planting-landscaping', 'lawn-installation']) {
    const part = await of(service);
    expect(part.laidM2!.low, service).toBeGreaterThan(1);
    expect(part.laidM2!.high, service).toBeLessThan(54);
    expect(part.lowPence, service).toBeGreaterThan(0);
    expect(part.highPence, service).toBeLessThan(whole.highPence);
  }
});

test.each([
  [
    { service: 'garden-maintenance', width: '9', length: '6' },
    'This work is not priced by metres here',
  ],
  [
    { service: 'complete-landscaping', width: '0.5', length: '6' },
    'Please enter a width from 2 to 60 metres',
  ],
  [
    { service: 'complete-landscaping', width: '9', length: '-6' },
    'Please enter a length from 2 to 60 metres',
  ],
])('%j is refused in words', async (query, message) => {
  const answer = await ask(query as unknown as Record<string, string>);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
});
