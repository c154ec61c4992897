/** The owner's prices are what every page and every answer reckons with. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { estimateOf } from '#content/calculator/estimate.ts';
import { SPECIFIED_PRICES } from '#content/calculator/price-list.ts';
import { PriceListAnswer } from '#contracts/admin-prices.ts';
import { londonDay } from '#contracts/london-time.ts';
import { PRICE_LIST_API } from '#contracts/price-list.ts';
import { readPriceList } from '#server/features/settings/prices.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { PRICES } from '#tests/support/section-inputs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('prices on %s', (kind) => {
  let server: TestServer;
  let ask: Awaited<ReturnType<typeof asOwner>>;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    ask = await asOwner(server);
  });
  afterAll(() => server.close());
  const read = () =>
    readPriceList({ ctx: server.container.contextFor({ kind: 'visitor' }, 'test') });
  const save = (payload: object, version: number) =>
    ask({
      method: 'PUT',
      url: '/api/admin/settings/prices',
      headers: { 'if-match': `"${version}"` },
      payload,
    });
  const say = async (message: string) =>
    (
      await server.app.inject({ method: 'POST', url: '/api/ai-assistant', payload: { message } })
    ).json<{ response: string }>().response;

  test('are the specified ones until the owner saves', async () => {
    expect(await read()).toEqual(SPECIFIED_PRICES);
    expect(await say('How much is garden design for a small garden?')).toContain('£1,200');
  });

  test('are the owner’s once saved, with the day of the save, everywhere', async () => {
    expect((await save(PRICES, 1)).statusCode).toBe(200);
    const list = await read();
    expect(list.priceDate).toBe(londonDay(new Date()));
    const choice = { service: 'garden-design', size: 'small', extras: [] } as const;
    expect(estimateOf(choice, list)?.total).toBe(135_000);
    const answer = await server.app.inject(PRICE_LIST_API);
    expect(PriceListAnswer.parse(answer.json())).toEqual(list);
    expect(await say('How much is garden design for a small garden?')).toContain('£1,350');
  });

  test('a service that is not offered is not shown, and one of the owner’s own is priced by its name', async () => {
    const own = { ...PRICES.services[0]!, id: 'own-service-1', name: 'Hedge laying' };
    const services = [
      ...PRICES.services.map((one) =>
        one.id === 'irrigation-systems' ? { ...one, isOffered: false } : one,
      ),
      own,
    ];
    expect((await save({ ...PRICES, services }, 2)).statusCode).toBe(200);
    const shown = (await read()).services.map(({ id }) => id);
    expect(shown).toContain('own-service-1');
    expect(shown).not.toContain('irrigation-systems');
    expect(await say('What does hedge laying cost in a small garden?')).toContain(
      'Hedge laying: £1,350',
    );
  });

  test('a list that was saved in the meantime is shown, and not written over', async () => {
    const answer = await save(PRICES, 1);
    expect(answer.statusCode).toBe(409);
  });

  test('the history says what changed in lines, and puts a list back', async () => {
    const [newest, before] = (
      await ask({ url: '/api/admin/history?kind=settings&id=prices' })
    ).json<{ changes: { field: string; before: string | null }[]; values: object | null }[]>();
    expect(newest!.changes.map((change) => change.field)).toEqual([
      'Irrigation systems',
      'Hedge laying',
    ]);
    expect(before!.changes).toMatchObject([
      { field: 'Garden design', before: expect.stringContaining('small: £1,200, 1-2 weeks') },
    ]);
    expect((await save(before!.values!, 3)).statusCode).toBe(200);
    expect((await read()).services.map(({ id }) => id)).toEqual(
      SPECIFIED_PRICES.services.map(({ id }) => id),
    );
  });
});
