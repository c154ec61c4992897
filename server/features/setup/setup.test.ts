import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { sampleProjects } from '#content/portfolio/sample-projects.ts';
import { sampleServices } from '#content/services/sample-services.ts';
import { sampleTestimonials } from '#content/testimonials/sample-testimonials.ts';
import { tipSources } from '#content/tips/tips.ts';
import { SETUP_API, SETUP_GROUPS, SetupList } from '#contracts/admin-setup.ts';
import type { Tx } from '#server/db/database.ts';
import { articleRecord, asSampleArticle } from '#server/features/articles/record.ts';
import { asSampleProject, portfolioRecord } from '#server/features/portfolio/record.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import { asSampleTestimonial, testimonialRecord } from '#server/features/testimonials/record.ts';
import { seedRecords } from '#server/records/samples.ts';
import type { SetupFacts } from '#server/features/setup/facts.ts';
import { setupLines } from '#server/features/setup/lines.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { CONTACT, FIRM, LEGAL } from '#tests/support/section-inputs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** As a fresh install has them, with pictures on the services. */
async function seedSamples({ container }: TestServer, tx: Tx): Promise<void> {
  const ctx = container.contextFor({ kind: 'system' }, 'test');
  const services = sampleServices.map((one) => ({
    ...one,
    imageUrl: '/uploads/site/samples/abc-1600.jpg',
  }));
  await seedRecords({ ctx, tx, record: serviceRecord, samples: services });
  const projects = sampleProjects.map(asSampleProject);
  await seedRecords({ ctx, tx, record: portfolioRecord, samples: projects });
  const testimonials = sampleTestimonials.map(asSampleTestimonial);
  await seedRecords({ ctx, tx, record: testimonialRecord, samples: testimonials });
  await seedRecords({ ctx, tx, record: articleRecord, samples: tipSources.map(asSampleArticle) });
}

/** A site on its first evening. */
const FRESH: SetupFacts = {
  business: sampleBusiness,
  sample: sampleBusiness,
  saved: new Set(),
  pricesSaved: false,
  ratesSaved: false,
  kindsSaved: false,
  kinds: ['General consultation'],
  team: 0,
  services: { shown: 6, samplePictures: 6, withoutPicture: 0, sampleWords: 6 },
  samples: { projects: 9, testimonials: 6, designs: 12, articles: 6 },
  ownProjects: 0,
  ownArticles: 0,
  policiesSeen: null,
  publicUrl: null,
  sendsMail: false,
  analyticsId: null,
  lastBackupAt: null,
  backupTakenAway: false,
  devices: 1,
};
/** The same, with everything that is needed. */
const READY: SetupFacts = {
  ...FRESH,
  business: {
    ...sampleBusiness,
    ...FIRM,
    ...CONTACT,
    ...LEGAL,
    companyNumber: 'SC123456',
    vatNumber: 'GB 123 4567 89',
  },
  saved: new Set(['firm', 'hours', 'area', 'words', 'policies']),
  pricesSaved: true,
  samples: { projects: 0, testimonials: 0, designs: 0, articles: 0 },
  publicUrl: 'https://www.green.example',
  sendsMail: true,
  backupTakenAway: true,
};
const lineOf = (facts: SetupFacts, id: string) => setupLines(facts).find((one) => one.id === id)!;
const open = (facts: SetupFacts) =>
  setupLines(facts)
    .filter((line) => line.isNeeded && line.state !== 'done')
    .map((line) => line.id);

describe('the lines', () => {
  test('each is listed once, in a group, and leads to a page of the back office', () => {
    const lines = setupLines(FRESH);
    expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
    expect(new Set(lines.map((line) => line.group))).toEqual(new Set(SETUP_GROUPS));
    for (const line of lines) {
      expect(line.to, line.id).toMatch(/^\/admin\//);
      expect(line.detail, line.id).toMatch(/\.$/);
    }
  });

  test('on the first evening everything needed is open, and nothing is once it is the firm’s own', () => {
    expect(open(FRESH)).toEqual(
      setupLines(FRESH)
        .filter((line) => line.isNeeded)
        .map((line) => line.id),
    );
    expect(open(READY)).toEqual([]);
  });

  test.each<[string, Partial<SetupFacts>, string, RegExp]>([
    [
      'firm',
      { saved: new Set(['hours', 'area', 'words', 'policies']) },
      'sample',
      /year of founding/,
    ],
    [
      'firm',
      { business: { ...READY.business, strapline: sampleBusiness.strapline } },
      'sample',
      /strapline/,
    ],
    ['legal', { business: { ...READY.business, companyNumber: '' } }, 'missing', /company number/],
    [
      'contact',
      { business: { ...READY.business, phone: sampleBusiness.phone } },
      'sample',
      /telephone/,
    ],
    ['vat', { business: { ...READY.business, vatNumber: '' } }, 'missing', /number is missing/],
    ['prices', { pricesSaved: false }, 'sample', /came with the site/],
    [
      'policies',
      { saved: new Set(['firm', 'hours', 'area', 'words']) },
      'sample',
      /^Dated \d{1,2} [A-Z][a-z]+ \d{4}\. Read/,
    ],
    ['samples', { samples: { ...READY.samples, articles: 1 } }, 'sample', /1 article\./],
    ['address', { publicUrl: 'http://www.green.example' }, 'missing', /HTTPS/],
    ['mail', { sendsMail: false }, 'missing', /No e-mail leaves/],
    [
      'backup',
      { backupTakenAway: false, lastBackupAt: '2026-11-25T03:00:00Z' },
      'missing',
      /same disk/,
    ],
  ])('%s is open again with %j', (id, change, state, words) => {
    const facts = { ...READY, ...change };
    expect(open(facts)).toEqual([id]);
    expect(lineOf(facts, id)).toMatchObject({ state, detail: expect.stringMatching(words) });
  });

  test('a firm that is not registered for VAT needs no number', () => {
    const business = { ...READY.business, vatRegistered: false, vatNumber: '' };
    expect(lineOf({ ...READY, business }, 'vat').state).toBe('done');
  });

  test('a sole trader needs a name and no number', () => {
    const business = {
      ...READY.business,
      legalForm: 'sole-trader' as const,
      companyNumber: '',
      registeredOffice: '',
    };
    expect(lineOf({ ...READY, business }, 'legal').state).toBe('done');
    expect(lineOf({ ...READY, business: { ...business, legalName: '' } }, 'legal').detail).toMatch(
      /whose business it is/,
    );
  });
});

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let ask: Awaited<ReturnType<typeof asOwner>>;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    await server.container.db.write((tx) => seedSamples(server, tx));
    ask = await asOwner(server);
  });
  afterAll(() => server.close());
  const read = async () => SetupList.parse((await ask({ url: SETUP_API })).json());
  const stateOf = async (id: string) => (await read()).lines.find((line) => line.id === id)?.state;

  test('only the owner may read it', async () => {
    expect((await server.app.inject(SETUP_API)).statusCode).toBe(401);
  });

  test('a line is done once its facts are saved, with nothing to tick', async () => {
    const first = await read();
    expect([first.isLive, first.left > 5]).toEqual([false, true]);
    expect(await stateOf('firm')).toBe('sample');
    const put = (section: string, payload: object) =>
      ask({ method: 'PUT', url: `/api/admin/settings/${section}`, payload });
    expect((await put('firm', FIRM)).statusCode).toBe(200);
    expect(await stateOf('firm')).toBe('done');
    await put('legal', LEGAL);
    expect(await stateOf('legal')).toBe('done');
    // Saved as it came: that is an answer too.
    await put('hours', { week: sampleBusiness.week, hours: sampleBusiness.hours });
    expect(await stateOf('hours')).toBe('done');
    expect((await read()).done).toBe(first.done + 4);
  });

  test('the samples go with a preview that holds, and the services keep their words', async () => {
    const preview = (await ask({ url: '/api/admin/samples' })).json<{
      kinds: { kind: string; going: string[]; staying: number }[];
    }>();
    const going = Object.fromEntries(preview.kinds.map((one) => [one.kind, one.going.length]));
    expect(going).toEqual({
      portfolio: sampleProjects.length,
      testimonials: sampleTestimonials.length,
      articles: tipSources.length,
      designs: 0,
      services: sampleServices.length,
    });
    const before = (await ask({ url: '/api/admin/services' })).json<{ title: string }[]>();
    const { removed } = (await ask({ method: 'POST', url: '/api/admin/samples/remove' })).json<{
      removed: Record<string, number>;
    }>();
    expect(removed).toEqual({
      portfolio: going.portfolio,
      testimonials: going.testimonials,
      articles: going.articles,
      designs: going.designs,
      pictures: going.services,
    });
    const after = await ask({ url: '/api/admin/samples' });
    expect(
      after.json<{ kinds: { going: string[] }[] }>().kinds.flatMap((one) => one.going),
    ).toEqual([]);
    expect(await stateOf('samples')).toBe('done');
    const services = (await ask({ url: '/api/admin/services' })).json<
      { title: string; imageUrl: string }[]
    >();
    expect(services.map((one) => one.title)).toEqual(before.map((one) => one.title));
    expect(services.filter((one) => one.imageUrl.startsWith('/uploads/site/samples/'))).toEqual([]);
  });
});
