import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  BookingRequestAnswer,
  CalendarPlant,
  PortfolioProject,
  Service,
  Testimonial,
} from '#contracts/site-content.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { seed, type SampleContent } from '#server/db/seed.ts';
import { saveSizedPicture } from '#server/features/site-pictures/repo.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const service = (id: string, order: number, active = true) => ({
  id,
  title: `Service ${id}`,
  description: 'Ten words or so.',
  shortDescription: 'Short words',
  imageUrl: `/uploads/site/${id}.jpg`,
  icon: 'leaf' as const,
  order,
  active,
});
const content: SampleContent = {
  business: sampleBusiness,
  plants: [],
  rates: {
    priceDate: '2026-11-01',
    currency: 'GBP',
    labourPencePerHour: 3500,
    vat: 0.2,
    contingency: 0.1,
    markup: 0.15,
    pricesIncludeVat: true,
    plantPence: {},
    rates: [],
  },
  calendar: [
    {
      id: 'runner-bean',
      name: 'Runner bean',
      latinName: 'Phaseolus coccineus',
      category: 'vegetables',
      imageUrl: '',
      sunRequirement: 'Full Sun',
      sowingPeriod: 'April - May',
      plantingPeriod: 'May - June',
      harvestingPeriod: 'July - October',
      floweringPeriod: null,
      description: null,
      difficulty: 'beginner',
      isLondonSuitable: true,
      isMoistureLoving: true,
      soils: ['clay'],
      gardenTypes: ['vegetables', 'mixed'],
      heightM: 2.5,
      spacingCm: 15,
    },
  ],
  services: [service('b', 2), service('a', 1), service('hidden', 0, false)],
  projects: [
    {
      id: 'p1',
      title: 'A courtyard',
      description: 'Brick and fern.',
      category: 'modern',
      tags: ['brick'],
      beforeImageUrl: '/uploads/site/x.jpg',
      afterImageUrl: '/uploads/site/y.jpg',
      featured: true,
    },
  ],
  articles: [],
  cards: [],
  testimonials: [
    {
      id: 't1',
      name: 'A. N. Other',
      location: 'Sample town',
      rating: 5,
      text: 'Good.',
      featured: false,
      date: '2026-01-02',
    },
    {
      id: 't2',
      name: 'A. N. Other',
      location: 'Sample town',
      rating: 4,
      text: 'Good too.',
      featured: true,
      date: '2026-03-02',
    },
  ],
};
const request = {
  kind: 'site-assessment',
  name: 'Ada Field',
  email: 'ada@example.org',
  message: 'A slope and a wall.',
  requestKey: 'key-12345678',
};

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { content: { ...content, samples: [] } } });
  });
  afterAll(() => server.close());
  const get = async <T>(url: string, schema: z.ZodType<T>): Promise<T> =>
    schema.parse((await server.app.inject(url)).json());
  const post = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/api/booking-requests', payload });

  test('visitors see active services in their order', async () => {
    expect((await get('/api/services?active=true', z.array(Service))).map((one) => one.id)).toEqual(
      ['a', 'b'],
    );
    expect((await get('/api/services', z.array(Service))).map((one) => one.id)).toEqual(['a', 'b']);
    expect((await server.app.inject('/api/services?active=perhaps')).statusCode).toBe(400);
  });

  test('a picture comes with its sizes where there are any', async () => {
    await server.container.db.write((tx) =>
      saveSizedPicture(
        tx,
        {
          alt: 'A path',
          width: 1600,
          height: 1000,
          jpegUrl: '/uploads/site/a.jpg',
          avif: [{ width: 640, url: '/uploads/site/a-640.avif' }],
          jpeg: [],
          placeholder: null,
        },
        '',
      ),
    );
    const services = await get('/api/services', z.array(Service));
    expect(services.map((one) => one.picture?.avif.length ?? null)).toEqual([1, null]);
  });

  test('portfolio and plants stand as they were put in; testimonials newest first without their source', async () => {
    expect(await get('/api/portfolio', z.array(PortfolioProject))).toMatchObject([
      { id: 'p1', tags: ['brick'], sample: true, after: null },
    ]);
    expect(await get('/api/plants', z.array(CalendarPlant))).toMatchObject([
      { id: 'runner-bean', sowingPeriod: 'April - May' },
    ]);
    expect((await get('/api/testimonials', z.array(Testimonial))).map((one) => one.id)).toEqual([
      't2',
      't1',
    ]);
    expect((await server.app.inject('/api/testimonials')).body).not.toContain(
      'Written as a sample',
    );
  });

  test('a new version renews samples, never what the owner changed', async () => {
    await server.container.db.write((tx) =>
      tx.updateTable('services').set({ title: 'Mine', edited: 1 }).where('id', '=', 'a').execute(),
    );
    const newer = {
      ...content,
      services: content.services.map((one) => ({ ...one, title: `${one.title} again` })),
    };
    expect(
      await seed({ ctx: server.container.contextFor({ kind: 'system' }, 'test'), content: newer }),
    ).toBe(true);
    expect((await get('/api/services', z.array(Service))).map((one) => one.title)).toEqual([
      'Mine',
      'Service b again',
    ]);
  });

  test('a request for an appointment is kept once, however often it is sent', async () => {
    const first = await post(request);
    const second = await post(request);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    const [a, b] = [first, second].map((answer) => BookingRequestAnswer.parse(answer.json()));
    expect(a!.reference).toBe(b!.reference);
    const rows = await server.container.db.read
      .selectFrom('booking_requests')
      .select(['email', 'kind'])
      .execute();
    expect(rows).toEqual([{ email: 'ada@example.org', kind: 'site-assessment' }]);
    expect((await post({ ...request, email: 'other@example.org' })).statusCode).toBe(409);
  });

  test.each([
    [{ name: ' ' }, 'Please tell us your name'],
    [{ email: 'ada' }, 'Please enter an e-mail address we can answer to'],
    [{ message: 'x'.repeat(5000) }, 'Please keep the message under 4,000 characters'],
  ])('%j is refused in plain words', async (wrong, message) => {
    const answer = await post({ ...request, requestKey: 'key-87654321', ...wrong });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
  });
});
