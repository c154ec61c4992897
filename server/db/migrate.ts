/** Brings the database to the newest shape at start; each migration runs whole or not at all. */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { foundations } from '#server/db/migrations/0001-foundations.ts';
import { reports } from '#server/db/migrations/0002-reports.ts';
import { renderedPictures } from '#server/db/migrations/0003-rendered-pictures.ts';
import { site } from '#server/db/migrations/0004-site.ts';
import { backOffice } from '#server/db/migrations/0005-back-office.ts';
import { ownerSessions } from '#server/db/migrations/0006-owner-sessions.ts';
import { pictures } from '#server/db/migrations/0007-pictures.ts';
import { testimonialEvidence } from '#server/db/migrations/0008-testimonial-evidence.ts';
import { plantIndex } from '#server/db/migrations/0009-plant-index.ts';
import { people } from '#server/db/migrations/0010-people.ts';
import { settings } from '#server/db/migrations/0011-settings.ts';
import { bookings } from '#server/db/migrations/0020-bookings.ts';
import { mail } from '#server/db/migrations/0023-mail.ts';
import { enquiries } from '#server/db/migrations/0030-enquiries.ts';
import { quotes } from '#server/db/migrations/0031-quotes.ts';
import { complaints } from '#server/db/migrations/0032-complaints.ts';
import { diary } from '#server/db/migrations/0033-diary.ts';
import { pictureWidths } from '#server/db/migrations/0035-picture-widths.ts';
import { bookingTerms } from '#server/db/migrations/0037-booking-terms.ts';
import { libraryMarks } from '#server/db/migrations/0040-library-marks.ts';
import { addedOnce } from '#server/db/migrations/0041-added-once.ts';
import { budgetsUnsaid } from '#server/db/migrations/0042-budgets-unsaid.ts';
import { sharedDays } from '#server/db/migrations/0043-shared-days.ts';
import { plantPictures } from '#server/db/migrations/0044-plant-pictures.ts';
import { reasonsUnsaid } from '#server/db/migrations/0045-reasons-unsaid.ts';

export type Migration = { name: string; up(tx: Tx, kind: Database['kind']): Promise<void> };

/** In order; a name once released never changes. */
export const MIGRATIONS: readonly Migration[] = [
  foundations,
  reports,
  renderedPictures,
  site,
  backOffice,
  ownerSessions,
  pictures,
  testimonialEvidence,
  plantIndex,
  people,
  settings,
  bookings,
  mail,
  enquiries,
  quotes,
  complaints,
  diary,
  pictureWidths,
  bookingTerms,
  libraryMarks,
  addedOnce,
  budgetsUnsaid,
  sharedDays,
  plantPictures,
  reasonsUnsaid,
];

/** Any number; all nodes of one installation agree on it. */
const ADVISORY_LOCK = 7_231_904;

/** @returns the names that were applied now */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  const applied: string[] = [];
  for (const migration of migrations) {
    const isNew = await db.write(async (tx) => {
      // Several nodes may start at once on PostgreSQL; SQLite's transaction is already alone.
      if (db.kind === 'postgres')
        await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx);
      await tx.schema
        .createTable('migrations')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('applied_at', 'text', (column) => column.notNull())
        .execute();
      const done = await tx
        .selectFrom('migrations')
        .select('name')
        .where('name', '=', migration.name)
        .executeTakeFirst();
      if (done) return false;
      await migration.up(tx, db.kind);
      await tx
        .insertInto('migrations')
        .values({ name: migration.name, applied_at: new Date().toISOString() })
        .execute();
      return true;
    });
    if (isNew) applied.push(migration.name);
  }
  return applied;
}
