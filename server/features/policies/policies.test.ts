import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { AdminPolicies, POLICIES_API } from '#contracts/own-policies.ts';
import { saveSection } from '#server/features/settings/edit.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { readPolicyTexts } from '#server/features/policies/texts.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('policies on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-26T09:00:00.000Z');
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterEach(() => server.close());
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const save = (texts: object) =>
    saveSection({
      ctx: owner(),
      section: 'policyTerms',
      input: { texts },
      baseVersion: null,
      sample: sampleBusiness,
    });
  const calls = async () => {
    const call = await asOwner(server);
    return {
      read: async () => AdminPolicies.parse((await call({ url: POLICIES_API })).json()),
      note: (payload: object, version: number) =>
        call({
          method: 'POST',
          url: `${POLICIES_API}/seen`,
          payload,
          headers: { 'if-match': `"${version}"` },
        }),
      file: () => call({ method: 'POST', url: `${POLICIES_API}/file` }),
    };
  };

  test('words of the owner have a version and the day of their change, never an earlier one than the owner’s date', async () => {
    const ctx = server.container.contextFor({ kind: 'visitor' }, 'test');
    const read = async () =>
      readPolicyTexts({ ctx, name: 'terms', settings: await readSettings({ ctx }) });
    expect(await read()).toMatchObject({ version: 1, day: sampleBusiness.policiesUpdatedOn });
    await save({ about: 'We are {firm}.' });
    expect(await read()).toEqual({
      texts: { about: 'We are {firm}.' },
      version: 2,
      day: '2026-11-26',
    });
    expect((await save({})).values).toEqual({ texts: {} });
  });

  test('what has changed since a solicitor read them is told, by the owner’s words and by the settings; their noting is guarded', async () => {
    const { read, note, file } = await calls();
    const first = await read();
    expect([first.seen, first.policies.flatMap((one) => one.changes)]).toEqual([null, []]);
    expect((await note({ on: '2027-01-01', by: 'A. Legal' }, first.version)).statusCode).toBe(400);
    expect((await note({ on: '2026-11-25', by: 'A. Legal' }, first.version)).statusCode).toBe(200);
    expect((await note({ on: '2026-11-25', by: 'Another' }, first.version)).statusCode).toBe(409);
    expect((await read()).policies.flatMap((one) => one.changes)).toEqual([]);

    await save({ about: 'We are {firm}.', 'own-section': 'Drones\nWe fly none.' });
    // The name of the firm is a fact in all of them, and no change of any.
    await saveSection({
      ctx: owner(),
      section: 'area',
      input: {
        serviceArea: ['Kent'],
        priceRange: '££',
        pricesIncludeVat: true,
        vatRegistered: false,
      },
      baseVersion: null,
      sample: sampleBusiness,
    });
    const { seen, policies } = await read();
    expect(seen).toEqual({ on: '2026-11-25', by: 'A. Legal' });
    const changed = policies.flatMap(({ name, changes }) =>
      changes.map(({ section, before, after }) => ({
        at: `${name}/${section}`,
        before: before?.slice(0, 12) ?? null,
        after: after?.slice(0, 18) ?? null,
      })),
    );
    expect(changed).toContainEqual({
      at: 'terms/about',
      before: expect.any(String) as string,
      after: 'We are {firm}.',
    });
    expect(changed).toContainEqual({
      at: 'terms/own-section',
      before: null,
      after: 'Drones\nWe fly none',
    });
    expect(changed.every(({ at }) => at.startsWith('terms/'))).toBe(true);
    expect(changed.length).toBeGreaterThan(2);

    const sheet = await file();
    expect(sheet.statusCode).toBe(200);
    expect(sheet.body).toContain('In the firm’s own words');
    expect(sheet.body).toContain(`We are ${sampleBusiness.firmName.replace('&', '&amp;')}.`);
    expect(sheet.body).not.toMatch(/\{(?:firm|email|registration)\}/);
  });
});
