import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import {
  SETTING_SECTIONS,
  type SettingSection,
  TEXT_MODEL_DEFAULTS,
} from '#contracts/admin-settings.ts';
import { ChangedError } from '#server/errors.ts';
import { readSections, saveSection } from '#server/features/settings/edit.ts';
import { readBookingLinks } from '#server/features/settings/booking-links.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, inputCount, type Json } from '#tests/support/generated-json.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import {
  FIRM,
  CONTACT,
  CALENDLY,
  LEGAL,
  PRICES,
  WORDS,
  NOTICE,
  BRAND,
  POLICY_TEXTS,
  OWN_CAROUSEL,
} from '#tests/support/section-inputs.ts';

/** The list with one figure that somebody may type. */
function withPrice(pence: unknown): object {
  const list = structuredClone(PRICES);
  Object.assign(list.extras[0]!.sizes.large, { pence });
  return list;
}

describe.each(DATABASES)('settings on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  beforeEach(() =>
    server.container.db.write(async (tx) => {
      await tx
        .updateTable('settings')
        .set({ value: JSON.stringify(sampleBusiness) })
        .where('key', '=', 'business')
        .execute();
      await tx.deleteFrom('settings').where('key', 'in', ['booking-links', 'price-list']).execute();
      await tx.deleteFrom('audit').execute();
    }),
  );
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const save = (section: SettingSection, input: unknown, baseVersion: number | null = null) =>
    saveSection({ ctx: owner(), section, input, baseVersion, sample: sampleBusiness });

  test('a section that is saved is what visitors read, tidied, with what changed in the audit', async () => {
    expect(await save('firm', FIRM)).toMatchObject({
      version: 2,
      values: { firmName: 'Green & Sons', companyNumber: 'SC123456', vatNumber: 'GB 123 4567 89' },
    });
    await save('contact', CONTACT);
    expect(await readSettings({ ctx: visitor() })).toMatchObject({
      firmName: 'Green & Sons',
      address: ['1 High Street', 'Brentwood'],
      hours: sampleBusiness.hours,
    });
    const rows = await server.container.db.read
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', 'settings:firm')
      .execute();
    expect(rows.map((row) => [row.action, row.topic, row.version])).toEqual([
      ['settings.update', 'settings', 2],
    ]);
    expect(JSON.parse(rows[0]!.before!)).toMatchObject({ firmName: sampleBusiness.firmName });
    expect(JSON.parse(rows[0]!.after!)).toMatchObject({ firmName: 'Green & Sons' });
  });

  test("the facts are the sample's until name and contact are the firm's own, and never again after that", async () => {
    await save('firm', FIRM);
    expect((await readSettings({ ctx: visitor() })).sample).toBe(true);
    await save('contact', CONTACT);
    expect((await readSettings({ ctx: visitor() })).sample).toBe(false);
    await save('contact', { ...CONTACT, phone: sampleBusiness.phone });
    expect((await readSettings({ ctx: visitor() })).sample).toBe(false);
  });

  test('two windows with one section: the second is refused; with two sections both are saved', async () => {
    const { sections } = await readSections({ ctx: owner() });
    await save('firm', FIRM, sections.firm.version);
    const second = save('firm', { ...FIRM, firmName: 'Other' }, sections.firm.version);
    await expect(second).rejects.toThrow(ChangedError);
    await expect(second).rejects.toMatchObject({
      current: { version: 2, values: { firmName: 'Green & Sons' } },
    });
    expect(await save('contact', CONTACT, sections.contact.version)).toMatchObject({ version: 2 });
  });

  test.each<[SettingSection, object, RegExp]>([
    ['firm', { ...FIRM, firmName: ' ' }, /name of the firm/i],
    ['firm', { ...FIRM, companyNumber: '12' }, /company number/i],
    ['firm', { ...FIRM, vatNumber: 'GB 12' }, /VAT number/],
    ['firm', { ...FIRM, since: 2199 }, /future/],
    ['legal', { ...LEGAL, legalName: ' ' }, /registered name/],
    ['legal', { ...LEGAL, registeredOffice: '' }, /registered office/],
    ['legal', { ...LEGAL, legalForm: 'guild' }, /kind of business/],
    ['contact', { ...CONTACT, email: 'nobody' }, /e-mail/],
    ['contact', { ...CONTACT, address: ['', ''] }, /Address is required/],
    [
      'hours',
      { week: [{ weekday: 1, from: '17:00', to: '08:00' }], hours: sampleBusiness.hours },
      /Monday: closing has to come after opening/,
    ],
    [
      'hours',
      {
        week: [
          { weekday: 2, from: '08:00', to: '12:00' },
          { weekday: 2, from: '11:00', to: '17:00' },
        ],
        hours: sampleBusiness.hours,
      },
      /Tuesday: these hours overlap/,
    ],
    ['hours', { week: [], hours: [] }, /at least one line/],
    ['social', { social: { facebook: 'javascript:alert(1)', instagram: '' } }, /https/],
    ['area', { serviceArea: [''], priceRange: '££', pricesIncludeVat: true }, /at least one place/],
    ['area', { serviceArea: ['Kent'], priceRange: 'cheap', pricesIncludeVat: true }, /£ to ££££/],
    [
      'area',
      { serviceArea: ['Kent'], priceRange: '££', pricesIncludeVat: true, postcodes: ['Romford'] },
      /beginning of a postcode/,
    ],
    [
      'area',
      { serviceArea: ['Kent'], priceRange: '££', pricesIncludeVat: true, travelMinutes: -1 },
      /minutes from 0 to 240/,
    ],
    ['prices', withPrice(-1), /£1 to £1,000,000/],
    ['prices', withPrice(0), /£1 to £1,000,000/],
    ['prices', withPrice(1e12), /£1 to £1,000,000/],
    ['prices', withPrice('1e12'), /£1 to £1,000,000/],
    ['prices', withPrice(120_000.5), /£1 to £1,000,000/],
    ['prices', { ...PRICES, services: [] }, /at least one service/],
    ['prices', { ...PRICES, mediumUpTo: PRICES.smallUpTo }, /end above where a small one does/],
    ['prices', { ...PRICES, extras: [PRICES.extras[0], PRICES.extras[0]] }, /the same name/],
    [
      'prices',
      { ...PRICES, services: PRICES.services.map((one) => ({ ...one, isOffered: false })) },
      /offer at least one/,
    ],
    ['words', { words: { ...WORDS.words, story: 'x'.repeat(5_000) } }, /under 4,000/],
    [
      'words',
      { words: { ...WORDS.words, homeLede: 'For {everybody}' } },
      /only these are filled in/,
    ],
    ['notice', { notice: { ...NOTICE.notice, until: '2026-12-01' } }, /last day/],
    ['notice', { notice: { ...NOTICE.notice, from: 'tomorrow' } }, /date/],
    ['brand', { brand: { ...BRAND.brand, accent: 'red;}body{display:none' } }, /colour such as/],
    [
      'brand',
      {
        brand: { ...BRAND.brand, logo: { url: 'https://evil.example/x.svg', width: 1, height: 1 } },
      },
      /file once more/,
    ],
    ['brand', { brand: { ...BRAND.brand, icon: BRAND.brand.logo } }, /square/],
    ['policies', { policiesUpdatedOn: '2999-01-01' }, /future/],
    [
      'booking',
      { urls: { ...CALENDLY.urls, 'site-assessment': 'https://calendly.com.evil.example/x' } },
      /calendly\.com or cal\.com/,
    ],
    [
      'booking',
      { urls: { ...CALENDLY.urls, 'site-assessment': 'https://cal.com/green/visit' } },
      /one service/,
    ],
  ])('%s refuses %j in words', async (section, input, message) => {
    await expect(save(section, input)).rejects.toThrow(message);
    expect((await readSections({ ctx: owner() })).sections[section].version).toBe(1);
  });

  test('links to an appointment calendar stand on the booking page at once, and its policy lets in that calendar alone', async () => {
    const policyOf = async () =>
      String((await server.app.inject('/booking')).headers['content-security-policy']);
    expect(await policyOf()).not.toContain('calendly');
    await save('booking', CALENDLY);
    expect(await readBookingLinks({ ctx: visitor() })).toEqual({
      provider: 'calendly',
      urls: { 'general-consultation': 'https://calendly.com/green/call' },
    });
    expect(await policyOf()).toContain('https://calendly.com');
    expect(
      String((await server.app.inject('/services')).headers['content-security-policy']),
    ).not.toContain('calendly');
    await save('booking', {
      urls: { 'general-consultation': '', 'site-assessment': '', 'project-followup': '' },
    });
    expect(await readBookingLinks({ ctx: visitor() })).toBeNull();
    expect(await policyOf()).not.toContain('calendly');
  });

  test('only the owner may do any of it', async () => {
    await expect(readSections({ ctx: visitor() })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      saveSection({
        ctx: visitor(),
        section: 'firm',
        input: FIRM,
        baseVersion: null,
        sample: sampleBusiness,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(
      (
        await server.app.inject({
          method: 'PUT',
          url: '/api/admin/settings/firm',
          headers: { origin: OWN_ORIGIN },
          payload: FIRM,
        })
      ).statusCode,
    ).toBe(401);
  });

  test('whatever is sent is stored as it was read or refused with a message, over HTTP too', async () => {
    const call = await asOwner(server);
    const valid: Record<SettingSection, Record<string, Json>> = {
      firm: FIRM,
      legal: LEGAL,
      contact: CONTACT,
      hours: { week: sampleBusiness.week, hours: sampleBusiness.hours },
      social: { social: sampleBusiness.social },
      area: { serviceArea: ['Kent'], priceRange: '££', pricesIncludeVat: true },
      policies: { policiesUpdatedOn: '2026-01-01' },
      prices: PRICES,
      words: WORDS,
      notice: NOTICE,
      brand: BRAND,
      booking: CALENDLY,
      textModel: { ...TEXT_MODEL_DEFAULTS },
      carousel: { projects: false, visitors: true, ...OWN_CAROUSEL },
      ...POLICY_TEXTS,
    };
    const statuses = new Set<number>();
    for (const section of Object.keys(SETTING_SECTIONS) as SettingSection[]) {
      for (const payload of generateInputs(valid[section], inputCount(30))) {
        const answer = await call({
          method: 'PUT',
          url: `/api/admin/settings/${section}`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        });
        statuses.add(answer.statusCode);
        expect([200, 400], `${section} ${JSON.stringify(payload)} ${answer.body}`).toContain(
          answer.statusCode,
        );
        if (answer.statusCode === 400)
          expect(answer.json<{ message: string }>().message.length).toBeGreaterThan(5);
        else
          expect(
            answer.json<{ sections: Record<string, { values: unknown }> }>().sections[section]!
              .values,
          ).toEqual(SETTING_SECTIONS[section].parse(payload));
        expect((await server.app.inject('/manifest.json')).statusCode).toBe(200);
      }
    }
    expect([...statuses].sort()).toEqual([200, 400]);
  });
});
