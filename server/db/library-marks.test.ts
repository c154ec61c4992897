import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate, MIGRATION_NAMES } from '#server/db/migrate.ts';
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts';

const packed = (costing: object) => gzipSync(JSON.stringify({ costing })).toString('base64');

describe.each(DATABASES)('on %s', (kind) => {
  test('designs of an older site are marked: those that ever were public, and the date of every price', async () => {
    const { db, close } = await openTestDatabase(kind, { migrated: false });
    const at = MIGRATION_NAMES.indexOf('0040-library-marks');
    await migrate(db, MIGRATION_NAMES.slice(0, at));
    const insert = async (id: string, position: number, shared: number, garden: string) =>
      db.write((tx) =>
        sql`
      insert into designs (id, session_id, position, project_type, title, concept, main_feature, style, plot_m2, total_pence, rating, evening_sun_hours, garden, shared, sample, hero, created_at)
      values (${id}, 'ses_old', ${position}, 'family', '', '', '', '', 1, 1, 1, 1, ${garden}, ${shared}, 0, 0, '2026-05-05')`.execute(
          tx,
        ),
      );
    await db.write(async (tx) => {
      await tx
        .insertInto('design_sessions')
        .values({
          id: 'ses_old',
          request_key: null,
          request_hash: 'x',
          project_type: 'family',
          input: '{}',
          facts: '[]',
          problems: '[]',
          sample: 0,
          created_at: '2026-05-05',
        })
        .execute();
    });
    await insert('dsn_shared', 0, 1, packed({ priceDate: '2026-04-01' }));
    await insert('dsn_taken_back', 1, 0, packed({ priceDate: '2026-03-01' }));
    await insert('dsn_private', 2, 0, 'not a garden');
    await db.write((tx) =>
      tx
        .insertInto('audit')
        .values({
          id: 'aud_1',
          at: '2026-05-06',
          actor: 'visitor',
          action: 'designs.unshare',
          subject: 'dsn_taken_back',
          request_id: 'r',
          detail: '{}',
        } as never)
        .execute(),
    );
    await migrate(db);
    expect(
      await db.read
        .selectFrom('designs')
        .select(['id', 'public_at', 'price_date'])
        .orderBy('position')
        .execute(),
    ).toEqual([
      { id: 'dsn_shared', public_at: '2026-05-05', price_date: '2026-04-01' },
      { id: 'dsn_taken_back', public_at: '2026-05-05', price_date: '2026-03-01' },
      { id: 'dsn_private', public_at: null, price_date: null },
    ]);
    await close();
  });
});
