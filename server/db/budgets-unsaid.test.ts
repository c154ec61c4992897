import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate, MIGRATION_NAMES } from '#server/db/migrate.ts';
import { countShared } from '#server/features/designs/shared-repo.ts';
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts';

const UNDER = 'Brick and fern. To come in under £20,000: gravel in place of sandstone.';
const ABOVE = 'Oak and rill; it stands above £9,500.50: the pond is what costs.';

describe.each(DATABASES)('on %s', (kind) => {
  test('the migration removes the budget from designs that are or were shared, and leaves samples and private designs unchanged', async () => {
    const { db, close } = await openTestDatabase(kind, { migrated: false });
    const at = MIGRATION_NAMES.indexOf('0042-budgets-unsaid');
    await migrate(db, MIGRATION_NAMES.slice(0, at));
    await db.write((tx) =>
      tx
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
        .execute(),
    );
    const rows = [
      ...Array.from({ length: 450 }, (_, n) => ({
        id: `dsn_${String(n).padStart(3, '0')}`,
        concept: UNDER,
        shared: 1,
        publicAt: '2026-05-05',
        sample: 0,
      })),
      { id: 'dsn_above', concept: ABOVE, shared: 1, publicAt: null, sample: 0 },
      { id: 'dsn_private', concept: UNDER, shared: 0, publicAt: null, sample: 0 },
      { id: 'dsn_sample', concept: UNDER, shared: 1, publicAt: '2026-05-05', sample: 1 },
      {
        id: 'dsn_silent',
        concept: 'A lawn to look over.',
        shared: 1,
        publicAt: '2026-05-05',
        sample: 0,
      },
      { id: 'dsn_taken_back', concept: UNDER, shared: 0, publicAt: '2026-05-05', sample: 0 },
    ];
    await db.write(async (tx) => {
      for (const [position, { id, concept, shared, publicAt, sample }] of rows.entries()) {
        await sql`
          insert into designs (id, session_id, position, project_type, title, concept, main_feature, style, plot_m2, total_pence, rating, evening_sun_hours, garden, shared, public_at, sample, hero, created_at)
          values (${id}, 'ses_old', ${position}, 'family', '', ${concept}, '', '', 1, 1, 1, 1, '', ${shared}, ${publicAt}, ${sample}, 0, '2026-05-05')`.execute(
          tx,
        );
      }
    });
    await migrate(db);
    const concepts = new Map(
      (await db.read.selectFrom('designs').select(['id', 'concept']).execute()).map((row) => [
        row.id,
        row.concept,
      ]),
    );
    const unsaid = 'Brick and fern. To come in under the budget: gravel in place of sandstone.';
    expect(
      Object.fromEntries(
        [
          'dsn_000',
          'dsn_449',
          'dsn_taken_back',
          'dsn_above',
          'dsn_private',
          'dsn_sample',
          'dsn_silent',
        ].map((id) => [id, concepts.get(id)]),
      ),
    ).toEqual({
      dsn_000: unsaid,
      dsn_449: unsaid,
      dsn_taken_back: unsaid,
      dsn_above: 'Oak and rill; it stands above the budget: the pond is what costs.',
      dsn_private: UNDER,
      dsn_sample: UNDER,
      dsn_silent: 'A lawn to look over.',
    });
    // A sample's budget is not personal.
    expect(await countShared(db.read, { search: '£20,000', type: '' })).toBe(1);
    await close();
  });
});
