import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { SETTING_SECTIONS, type SettingSection } from '#contracts/admin-settings.ts';
import { ChangedError } from '#server/errors.ts';
import { readHistory } from '#server/features/history/use-cases.ts';
import { valuesOfKept } from '#server/features/settings/kept.ts';
import { readSections, saveSection } from '#server/features/settings/edit.ts';
import { readBookingLinks } from '#server/features/settings/booking-links.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, type Json } from '#tests/support/generated-json.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const FIRM = {
  firmName: 'Green & Sons',
  strapline: 'Gardens that last',
  since: 1999,
  yearsOfExperience: 20,
  companyNumber: ' sc123456 ',
  vatNumber: 'gb 123 4567 89',
};
const CONTACT = {
  email: 'office@green.example',
  phone: '020 7946 0018',
  address: ['1 High Street', '', ' Brentwood '],
};
const CALENDLY = {
  urls: {
    'general-consultation': 'https://calendly.com/green/call',
    'site-assessment': '',
    'project-followup': '',
  },
};

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
      await tx.deleteFrom('settings').where('key', '=', 'booking-links').execute();
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

  test('every section can be put back as it was, from its history, and nothing changes before it is saved', async () => {
    const call = await asOwner(server);
    const historyOf = async (section: string) =>
      (await call({ url: `/api/admin/history?kind=settings&id=${section}` })).json<
        {
          action: string;
          version: number;
          values: object | null;
          changes: { field: string; before: string | null; after: string | null }[];
        }[]
      >();
    const week = [
      { weekday: 1, from: '08:00', to: '12:00' },
      { weekday: 1, from: '13:00', to: '17:30' },
      { weekday: 7, from: '10:00', to: '11:00' },
    ];
    const changed: Record<SettingSection, object> = {
      firm: FIRM,
      contact: CONTACT,
      hours: {
        week,
        hours: [
          { days: 'Mondays: the office', open: '08:00-12:00, 13:00-17:30' },
          { days: 'Else', open: 'By appointment' },
        ],
      },
      social: { social: { facebook: 'https://facebook.com/green', instagram: '' } },
      area: { serviceArea: ['Kent', 'Essex'], priceRange: '£££', pricesIncludeVat: false },
      policies: { policiesUpdatedOn: '2026-01-01' },
      booking: CALENDLY,
    };
    for (const section of Object.keys(SETTING_SECTIONS) as SettingSection[]) {
      const first = (await readSections({ ctx: owner() })).sections[section];
      const second = await save(section, changed[section]);
      const third = await save(section, first.values);
      const entries = await historyOf(section);
      expect(
        entries.map(({ action, version, values }) => [action, version, values]),
        section,
      ).toEqual([
        ['settings.update', 3, third.values],
        ['settings.update', 2, second.values],
        ['settings.start', 1, first.values],
      ]);
      expect(entries[0]!.changes.length, section).toBeGreaterThan(0);
      expect(await save(section, entries[1]!.values)).toMatchObject({ version: 4 });
    }
    expect((await readSettings({ ctx: visitor() })).week).toEqual(week);
    expect(await historyOf('no-such-section')).toEqual([]);
    expect(await historyOf('constructor')).toEqual([]);
  });

  test.each<[SettingSection, object, boolean]>([
    ['booking', CALENDLY, true],
    ['social', { social: { facebook: 'https://facebook.com/green', instagram: '' } }, true],
    [
      'hours',
      {
        week: [{ weekday: 1, from: '08:00', to: '12:00' }],
        hours: [{ days: 'Mondays', open: 'Mornings' }],
      },
      true,
    ],
    // A label that is another today: nobody may take its link for none.
    [
      'booking',
      {
        'A call with us': 'https://calendly.com/green/call',
        'Site assessment': '',
        'Project follow-up': '',
      },
      false,
    ],
    ['social', { facebook: 'https://facebook.com/green' }, false],
    ['hours', { Monday: '08:00-12:00', whatVisitorsRead: [] }, false],
  ])(
    'a row of %s that was kept in another way is read as it was meant, or not offered: %j',
    (section, kept, isOffered) => {
      expect(valuesOfKept(section, { ...kept })).toEqual(isOffered ? kept : null);
    },
  );

  test('what was kept of a section and can be saved no more is told, and not offered', async () => {
    await save('contact', CONTACT);
    await server.container.db.write((tx) =>
      tx
        .updateTable('audit')
        .set({ after: JSON.stringify({ email: 'nobody', phone: '', address: [] }) })
        .where('subject', '=', 'settings:contact')
        .execute(),
    );
    const entries = await readHistory({
      ctx: owner(),
      storage: server.container.storage,
      kind: 'settings',
      id: 'contact',
    });
    expect(entries.map(({ values, changes }) => [values === null, changes.length])).toEqual([
      [true, 3],
      [false, 0],
    ]);
  });

  test('two windows with one section: the second is told; with two sections both are saved', async () => {
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

  test('nobody but the owner may do any of it', async () => {
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
      contact: CONTACT,
      hours: { week: sampleBusiness.week, hours: sampleBusiness.hours },
      social: { social: sampleBusiness.social },
      area: { serviceArea: ['Kent'], priceRange: '££', pricesIncludeVat: true },
      policies: { policiesUpdatedOn: '2026-01-01' },
      booking: CALENDLY,
    };
    const statuses = new Set<number>();
    for (const section of Object.keys(SETTING_SECTIONS) as SettingSection[]) {
      for (const payload of generateInputs(valid[section], 30)) {
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
