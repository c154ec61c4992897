import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import type { ChangeDetail, ChangePage } from '#contracts/admin-changes.ts';
import { listChangePage } from '#server/features/changes/use-cases.ts';
import { saveSection } from '#server/features/settings/edit.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import { addRecord, updateRecord } from '#server/records/edit.ts';

const SERVICE = {
  title: 'Paving',
  description: 'Ten letters and more.',
  shortDescription: 'Short words',
  imageUrl: '',
  icon: null,
  order: 1,
  active: true,
};

describe.each(DATABASES)('the trail of changes on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    // The clock stands, so that all changes are of one millisecond.
    const now = new Date();
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const read = async (query: string) =>
    (await (await asOwner(server))({ url: `/api/admin/changes${query}` })).json<ChangePage>();

  test('changes are told in sentences, and each opens field by field', async () => {
    const { queue } = server.container;
    const added = await addRecord({ record: serviceRecord, ctx: owner(), queue, input: SERVICE });
    await updateRecord({
      record: serviceRecord,
      ctx: owner(),
      queue,
      id: added.id,
      input: { ...SERVICE, title: 'Paving and steps', active: false },
      baseVersion: 1,
    });
    const { changes } = await read('?kind=services&actor=owner');
    expect(changes.map((change) => change.sentence)).toEqual([
      'The owner changed the service “Paving and steps”: title, active',
      'The owner added the service “Paving”',
    ]);
    const detail = (
      await (
        await asOwner(server)
      )({ url: `/api/admin/changes/${changes[0]!.id}` })
    ).json<ChangeDetail>();
    expect(detail.fields).toEqual([
      { field: 'title', before: 'Paving', after: 'Paving and steps' },
      { field: 'active', before: 'Yes', after: 'No' },
    ]);
    expect(
      (await read(`?subject=services:${added.id}&action=services.update`)).changes,
    ).toHaveLength(1);
  });

  test('a saved section of the settings is named', async () => {
    await saveSection({
      ctx: owner(),
      section: 'area',
      input: { serviceArea: ['Kent'], priceRange: '££', pricesIncludeVat: true },
      baseVersion: null,
      sample: sampleBusiness,
    });
    expect((await read('?kind=settings&actor=owner')).changes[0]!.sentence).toBe(
      'The owner changed the settings “Service area and prices”: service area',
    );
  });

  test('what cannot be asked for is refused in words, and a stranger sees nothing', async () => {
    const call = await asOwner(server);
    for (const query of [
      'kind=secrets',
      'actor=nobody',
      'from=yesterday',
      'before=x',
      'action=%27',
    ])
      expect((await call({ url: `/api/admin/changes?${query}` })).statusCode, query).toBe(400);
    expect((await call({ url: '/api/admin/changes/aud_none' })).statusCode).toBe(404);
    expect((await server.app.inject('/api/admin/changes')).statusCode).toBe(401);
  });

  test('a hundred thousand changes are read page by page, none twice and none left out, with every filter', async () => {
    const { db } = server.container;
    await db.write(async (tx) => {
      await tx.deleteFrom('audit').execute();
      for (let block = 0; block < 100; block++) {
        await tx
          .insertInto('audit')
          .values(
            Array.from({ length: 1_000 }, (_, i) => {
              const n = block * 1_000 + i;
              const topic = n % 1_000 === 7 ? 'rates' : 'designs';
              return {
                id: `aud_${String(n).padStart(6, '0')}`,
                at: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 3) * 60_000).toISOString(),
                actor: n % 500 === 3 ? 'owner' : 'visitor',
                action: `${topic}.create`,
                topic,
                subject: `ses_${n}`,
                request_id: '',
                detail: '{}',
              };
            }),
          )
          .execute();
      }
    });
    const seen: string[] = [];
    let next: string | null = null;
    for (let page = 0; page < 4; page++) {
      const answer: ChangePage = await listChangePage({
        ctx: owner(),
        query: { actor: 'owner', ...(next ? { before: next } : {}) },
      });
      seen.push(...answer.changes.map((change) => change.id));
      next = answer.next;
    }
    expect(seen).toHaveLength(200);
    expect(new Set(seen).size).toBe(200);
    expect(next).toBeNull();
    for (const query of [
      {},
      { kind: 'rates' as const },
      { actor: 'owner' as const },
      { subject: 'ses_7' },
      { from: '2026-01-20', to: '2026-01-20' },
    ]) {
      expect(
        (await listChangePage({ ctx: owner(), query })).changes.length,
        JSON.stringify(query),
      ).toBeGreaterThan(0);
    }
  });
});
