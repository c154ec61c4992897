/** What the record of changes kept of somebody in quotes that have gone to another since: a draft that was saved for the wrong one. */
import { sql } from 'kysely';
import { type AuditRow, readAuditJson } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { findQuote, listQuotesByEmail } from '#server/features/quotes/repo.ts';
import { subjectOf } from '#server/db/records.ts';

export type ChangesNaming = {
  quoteId: string;
  number: string | null;
  /** Whether the quote can be opened. */
  isLiving: boolean;
  /** The oldest first; of the states before and after only those that name the address. */
  changes: {
    id: string;
    at: string;
    action: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }[];
};

/** An address as it stands in a kept state, in small letters. */
const written = (email: string) => JSON.stringify(email).toLowerCase();

async function listRows(db: Reader, email: string): Promise<AuditRow[]> {
  const pattern = `%${written(email).replace(/[!%_]/g, '!$&')}%`;
  const own = new Set(
    (await listQuotesByEmail(db, email)).map((row) => subjectOf('quotes', row.id)),
  );
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('topic', '=', 'quotes')
    .where(
      sql<boolean>`(lower(before) like ${pattern} escape '!' or lower(after) like ${pattern} escape '!')`,
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.filter((row) => !own.has(row.subject));
}

/** Quotes that are not this address's now, with the changes that name it. @param email in small letters */
export async function listChangesNaming(db: Reader, email: string): Promise<ChangesNaming[]> {
  const naming = (text: string | null) =>
    text?.toLowerCase().includes(written(email)) ? readAuditJson(text) : null;
  const bySubject = Map.groupBy(await listRows(db, email), (row) => row.subject);
  return Promise.all(
    [...bySubject].map(async ([subject, rows]) => {
      const quoteId = subject.slice(subjectOf('quotes', '').length);
      const quote = await findQuote(db, quoteId);
      return {
        quoteId,
        number: quote?.number ?? null,
        isLiving: quote?.deleted_at === null,
        changes: rows.map(({ id, at, action, before, after }) => ({
          id,
          at,
          action,
          before: naming(before),
          after: naming(after),
        })),
      };
    }),
  );
}

/** That the quotes were changed stays; how they stood goes, of the one who came after too. @returns how many changes named the address */
export async function emptyChangesNaming(tx: Tx, email: string): Promise<number> {
  const ids = (await listRows(tx, email)).map((row) => row.id);
  // One at a time: how many there are, nobody knows.
  for (const id of ids)
    await tx.updateTable('audit').set({ before: null, after: null }).where('id', '=', id).execute();
  return ids.length;
}
