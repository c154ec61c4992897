import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import {
  SETTING_SECTIONS,
  type SettingSection,
  TEXT_MODEL_DEFAULTS,
} from '#contracts/admin-settings.ts';
import { readHistory } from '#server/features/history/use-cases.ts';
import { valuesOfKept } from '#server/features/settings/kept.ts';
import { readSections, saveSection } from '#server/features/settings/edit.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
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
      legal: LEGAL,
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
      prices: PRICES,
      words: WORDS,
      notice: NOTICE,
      brand: BRAND,
      booking: CALENDLY,
      textModel: { ...TEXT_MODEL_DEFAULTS, callsPerDay: 12 },
      carousel: { projects: false, visitors: true, ...OWN_CAROUSEL },
      ...POLICY_TEXTS,
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
});
