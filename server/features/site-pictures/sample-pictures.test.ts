import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleProjects } from '#content/portfolio/sample-projects.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { sampleServices } from '#content/services/sample-services.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { sampleTestimonials } from '#content/testimonials/sample-testimonials.ts';
import { committedPictures } from '#server/adapters/sample-pictures/committed.ts';
import { seedWithPictures } from '#server/db/seed-pictures.ts';
import type { SampleContent } from '#server/db/seed.ts';
import type { SitePictureSource } from '#server/ports/site-pictures.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { listPortfolio } from '#server/features/portfolio/record.ts';
import { listServices } from '#server/features/services/record.ts';

const content: SampleContent = {
  business: sampleBusiness,
  plants: [],
  calendar: [],
  services: sampleServices,
  projects: sampleProjects,
  articles: [],
  cards: [],
  testimonials: sampleTestimonials,
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
};
const file = (name: string, width: number) => ({ name, width, height: 1, bytes: 4 });
/** Every view but one; counts what is read. */
function countingSource(version: string): SitePictureSource & { reads: number } {
  const source = {
    reads: 0,
    find: async (name: string) =>
      name === 'modern-richmond/before'
        ? null
        : {
            alt: `View of ${name}`,
            contentHash: `${version}${name.replace(/\W/g, '')}`,
            placeholder: null,
            jpeg: { name: `${name}.jpg`, width: 1600, height: 1000 },
            avif: [{ name: `${name}.640.avif`, width: 640, height: 400 }],
          },
    read: async (file: string) => {
      source.reads += 1;
      return new TextEncoder().encode(file);
    },
  };
  return source;
}

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  const ctx = () => server.container.contextFor({ kind: 'system' }, 'test');
  const place = (source: SitePictureSource) =>
    seedWithPictures({ ctx: ctx(), storage: server.container.storage, source, content });

  test('content gets the addresses of its pictures, and they are served', async () => {
    await place(countingSource('a'));
    const [service] = await listServices({ ctx: ctx() });
    expect(service!.picture).toMatchObject({
      alt: 'View of luxury-weybridge/aerial',
      width: 1600,
      avif: [{ width: 640 }],
    });
    const served = await server.app.inject(service!.imageUrl);
    expect([served.statusCode, served.headers['content-type'], served.body]).toEqual([
      200,
      'image/jpeg',
      'luxury-weybridge/aerial.jpg',
    ]);
    expect((await server.app.inject(service!.picture!.avif[0]!.url)).body).toBe(
      'luxury-weybridge/aerial.640.avif',
    );
  });

  test('a garden without a picture of its bare plot has nothing to compare', async () => {
    const projects = await listPortfolio({ ctx: ctx() });
    const [richmond, hackney] = ['sample-modern-richmond', 'sample-courtyard-hackney'].map((id) =>
      projects.find((one) => one.id === id)!,
    );
    expect(richmond!.beforeImageUrl).toBe(richmond!.afterImageUrl);
    expect(hackney!.beforeImageUrl).not.toBe(hackney!.afterImageUrl);
  });

  test('a second start stores nothing again', async () => {
    const source = countingSource('a');
    expect(await place(source)).toBe(false);
    expect(source.reads).toBe(0);
  });

  test('a new version has new addresses, and what the owner still shows of the old one stays', async () => {
    const [kept, renewed] = (await listServices({ ctx: ctx() })).map((one) => ({
      id: one.id,
      url: one.imageUrl,
    }));
    await server.container.db.write((tx) =>
      tx.updateTable('services').set({ edited: 1 }).where('id', '=', kept!.id).execute(),
    );
    await place(countingSource('b'));
    const now = await listServices({ ctx: ctx() });
    expect(now.find((one) => one.id === kept!.id)).toMatchObject({
      imageUrl: kept!.url,
      picture: { width: 1600 },
    });
    expect(now.find((one) => one.id === renewed!.id)!.imageUrl).not.toBe(renewed!.url);
    expect([
      (await server.app.inject(kept!.url)).statusCode,
      (await server.app.inject(renewed!.url)).statusCode,
    ]).toEqual([200, 404]);
  });

  test('without committed pictures the pages have their drawings', async () => {
    await place({ find: async () => null, read: async () => new Uint8Array() });
    const services = await listServices({ ctx: ctx() });
    expect(services.slice(1).map((one) => one.imageUrl)).toEqual(['', '', '', '', '']);
  });

  test('the committed folder is read by garden and view; one that is missing is empty', async () => {
    const folder = join(server.container.config.dataDir, 'pictures');
    expect(await committedPictures(folder).find('a-garden/eye')).toBeNull();
    mkdirSync(join(folder, 'a-garden'), { recursive: true });
    const picture = {
      slug: 'a-garden',
      kind: 'eye',
      sceneHash: 's',
      contentHash: 'c',
      alt: 'A garden',
      placeholder: 'data:',
      jpeg: file('a-garden/eye.jpg', 1600),
      avif: [file('a-garden/eye.640.avif', 640)],
    };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ pictures: [picture] }));
    writeFileSync(join(folder, 'a-garden', 'eye.jpg'), 'jpeg');
    const source = committedPictures(folder);
    expect(await source.find('a-garden/eye')).toMatchObject({
      alt: 'A garden',
      jpeg: { width: 1600 },
    });
    expect(await source.find('a-garden/before')).toBeNull();
    expect(new TextDecoder().decode(await source.read('a-garden/eye.jpg'))).toBe('jpeg');
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify({ pictures: [{ ...picture, jpeg: file('../secret.jpg', 1) }] }),
    );
    await expect(committedPictures(folder).find('a-garden/eye')).rejects.toThrow();
  });
});

test('every picture that sample content names is of a sample garden, and the bare plot only of those drawn so', () => {
  const committed = join(import.meta.dirname, '../../../content/samples/pictures');
  const names = [
    ...sampleServices.map((one) => one.imageUrl),
    ...sampleProjects.flatMap((one) => [one.beforeImageUrl, one.afterImageUrl]),
  ];
  for (const name of names) {
    const [, slug, view] = /^sample:([a-z-]+)\/(aerial|eye|before)$/.exec(name) ?? [];
    const brief = sampleBriefs.find((one) => one.slug === slug);
    expect(brief, name).toBeDefined();
    if (view === 'before') expect(brief!.hero, name).toBe(true);
    if (existsSync(committed))
      expect(readdirSync(join(committed, slug!)), name).toContain(`${view}.jpg`);
  }
});
