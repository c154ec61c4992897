import { describe, expect, test } from 'vitest';
import { migrate, MIGRATION_NAMES } from '#server/db/migrate.ts';
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts';

describe.each(DATABASES)('on %s', (kind) => {
  test('the migration removes the reasons of blocked times and days off from the audit log and changes nothing else', async () => {
    const { db, close } = await openTestDatabase(kind, { migrated: false });
    const at = MIGRATION_NAMES.indexOf('0045-reasons-unsaid');
    await migrate(db, MIGRATION_NAMES.slice(0, at));
    const block = {
      id: 'blk_1',
      startsAt: '2026-12-01T10:30:00.000Z',
      endsAt: '2026-12-01T12:00:00.000Z',
      reason: 'Survey for Wilhelmina',
    };
    const off = { id: 'day_1', from: '2026-12-24', to: '2026-12-28', reason: '' };
    const { reason: _why, ...blockLeft } = block;
    const { reason: _none, ...offLeft } = off;
    const rows = [
      ...Array.from({ length: 450 }, (_, n) => ({
        id: `aud_${String(n).padStart(3, '0')}`,
        action: n % 2 === 0 ? 'appointments.block' : 'appointments.day-off',
        before: null,
        after: n % 2 === 0 ? block : off,
      })),
      { id: 'aud_before', action: 'appointments.block', before: block, after: blockLeft },
      { id: 'aud_emptied', action: 'appointments.day-off', before: null, after: null },
      {
        id: 'aud_other',
        action: 'jobs.retry',
        before: { reason: 'stays' },
        after: { reason: 'stays' },
      },
    ];
    await db.write(async (tx) => {
      for (const { id, action, before, after } of rows) {
        const texts = {
          before: before && JSON.stringify(before),
          after: after && JSON.stringify(after),
        };
        await tx
          .insertInto('audit')
          .values({
            id,
            at: '2026-11-01T09:00:00.000Z',
            actor: 'owner',
            action,
            topic: action.split('.')[0]!,
            subject: 'x',
            request_id: '',
            detail: '{}',
            ...texts,
          })
          .execute();
      }
    });
    await migrate(db);
    const kept = (
      await db.read.selectFrom('audit').select(['id', 'before', 'after']).orderBy('id').execute()
    ).map(
      ({ id, before, after }) =>
        [id, JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')] as const,
    );
    const left = new Map(kept.map(([id, before, after]) => [id, [before, after]]));
    for (let n = 0; n < 450; n += 1)
      expect(left.get(`aud_${String(n).padStart(3, '0')}`)).toEqual([
        null,
        n % 2 === 0 ? blockLeft : offLeft,
      ]);
    expect([left.get('aud_before'), left.get('aud_emptied'), left.get('aud_other')]).toEqual([
      [blockLeft, blockLeft],
      [null, null],
      [{ reason: 'stays' }, { reason: 'stays' }],
    ]);
    await close();
  });
});
