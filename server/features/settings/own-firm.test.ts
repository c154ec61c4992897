/** A firm in Bristol that is not registered for VAT: nothing says otherwise once it has said so. */
import { AGREED } from '#tests/support/diary-desk.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { termsOfService } from '#content/policies/terms-of-service.ts';
import { DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { aboutQuestions } from '#app/features/about/questions.ts';
import { readRateBook } from '#server/features/rates/use-cases.ts';
import { homeOutcode } from '#server/features/settings/home.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { CONTACT, FIRM } from '#tests/support/section-inputs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const AREA = {
  serviceArea: ['Bristol', 'Bath'],
  postcodes: ['BS', 'BA1', 'BA2'],
  travelMinutes: 0,
  priceRange: '££',
  pricesIncludeVat: true,
  vatRegistered: false,
};

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let ask: Awaited<ReturnType<typeof asOwner>>;
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const say = async (message: string) =>
    (
      await server.app.inject({ method: 'POST', url: '/api/ai-assistant', payload: { message } })
    ).json<{ response: string }>().response;
  const book = (postcode: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/appointments',
      payload: {
        kind: 'site-assessment',
        ...AGREED,
        startsAt: '2099-01-05T10:00:00.000Z',
        name: 'Ann',
        email: 'ann@example.com',
        phone: '020 7946 0018',
        address: '1 High Street',
        postcode,
        requestKey: 'a-request-key-of-a-test',
      },
    });
  const put = (section: string, payload: object) =>
    ask({ method: 'PUT', url: `/api/admin/settings/${section}`, payload });
  beforeAll(async () => {
    server = await startTestServer({ kind });
    ask = await asOwner(server);
  });
  afterAll(() => server.close());

  test('before, prices have VAT and the area is the specified one', async () => {
    expect((await readRateBook({ ctx: visitor() })).vat).toBe(0.2);
    expect((await book('BS1 5TR')).json<{ message: string }>().message).toMatch(/outside the area/);
    expect(await homeOutcode(visitor())).toBeNull();
  });

  test('from then on nothing is priced with VAT, and no answer speaks of it', async () => {
    expect((await put('area', AREA)).statusCode).toBe(200);
    expect((await readRateBook({ ctx: visitor() })).vat).toBe(0);
    expect(await say('How much is paving for a small garden?')).not.toMatch(/VAT/);
    const settings = await readSettings({ ctx: visitor() });
    expect(JSON.stringify(aboutQuestions(settings))).not.toMatch(/VAT/);
    const terms = JSON.stringify(
      termsOfService({
        settings,
        kinds: DEFAULT_APPOINTMENT_KINDS,
        outside: { mail: false } as never,
      }),
    );
    expect(terms).toContain('We are not registered for VAT');
    expect(terms.replace('We are not registered for VAT', '')).not.toMatch(/VAT/);
  });

  test('visits are booked in its area and in no other; the assistant says the same', async () => {
    expect((await book('RM1 3DS')).json<{ message: string }>().message).toMatch(/outside the area/);
    // The place is right; the time is not one that can be had.
    expect((await book('BS1 5TR')).json<{ message: string }>().message).not.toMatch(/outside/);
    const served = async (postcode: string) =>
      (await server.app.inject(`/api/served?postcode=${postcode}`)).json();
    expect(await served('BS1')).toEqual({ served: true, area: 'Bristol and Bath' });
    expect(await served('RM1')).toMatchObject({ served: false });
    expect(await served('nonsense')).toMatchObject({ served: null });
    expect(await say('Do you come to Romford?')).toMatch(/outside our area, which is Bristol/);
  });

  test('a garden of which nothing is known is taken to be near the firm', async () => {
    await put('firm', FIRM);
    await put('contact', { ...CONTACT, address: ['1 Park Street', 'Bristol BS1 5TR'] });
    expect(await homeOutcode(visitor())).toBe('BS1');
  });

  test('the sample’s own words are as specified', () => {
    expect(JSON.stringify(aboutQuestions(sampleBusiness))).toContain('includes VAT');
  });
});
