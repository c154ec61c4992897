/** SQL of the public library: whatever was shared stands in one table with all that was not, so every list has its end. */
import { type RawBuilder, sql } from 'kysely';
import { PROJECT_TYPE_LABELS } from '#contracts/design.ts';
import type { LibrarySort } from '#contracts/library-words.ts';
import type { Reader } from '#server/db/database.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import { patternsOf } from '#server/db/search-sql.ts';
import { type DesignSummaryRow, SUMMARY } from '#server/features/designs/repo.ts';

export type SharedFilter = { search: string; type: string };

/** No one searches for a garden with more words. */
const MOST_WORDS = 12;
const SAID = searchedText({ columns: ['title', 'concept', 'main_feature', 'style'] });

const living = (db: Reader) =>
  db.selectFrom('designs').where('shared', '=', 1).where('deleted_at', 'is', null);

/** Every word stands somewhere in what the design says of itself, its project type's name included. */
function found(db: Reader, { search, type }: SharedFilter) {
  const ofType = type === '' ? living(db) : living(db).where('project_type', '=', type);
  return search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .reduce((query, word) => {
      const types = typesNamed(word);
      const isSaid = saidWith(word);
      return types.length === 0
        ? query.where(isSaid)
        : query.where((eb) => eb.or([isSaid, eb('project_type', 'in', types)]));
    }, ofType);
}

/** Of English letters alone, where both databases have small letters of their own: that is several times as quick. */
const saidWith = (word: string): RawBuilder<boolean> =>
  /^[!-~]+$/.test(word)
    ? sql<boolean>`lower(${SAID}) like cast(${patternsOf(word)[0]} as text) escape '!'`
    : foundIn(SAID, patternsOf(word));

const typesNamed = (word: string): string[] =>
  Object.entries(PROJECT_TYPE_LABELS)
    .filter(([, label]) => label.toLowerCase().includes(word.toLowerCase()))
    .map(([type]) => type);

export async function countShared(db: Reader, filter: SharedFilter): Promise<number> {
  return Number(
    (
      await found(db, filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
}

/** One page of what was found. It is chosen by what the index holds, and only its own rows are read whole. */
export function listSharedSummaries(
  db: Reader,
  {
    sort,
    limit,
    offset,
    ...filter
  }: SharedFilter & { sort: LibrarySort; limit: number; offset: number },
): Promise<DesignSummaryRow[]> {
  const first = sort === 'alphabetical' ? sql`upper(title)` : sql.ref('created_at');
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const chosen = found(db, filter)
    .select('id')
    .orderBy(first, direction)
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom('designs')
    .select(SUMMARY)
    .where('id', 'in', chosen)
    .orderBy(first, direction)
    .orderBy('id')
    .execute();
}

/** The project types in the library. */
export async function listSharedTypes(db: Reader): Promise<string[]> {
  const rows = await living(db).select('project_type').distinct().orderBy('project_type').execute();
  return rows.map((row) => row.project_type);
}

/** The newest first. */
export const listSharedAddresses = (
  db: Reader,
  limit: number,
): Promise<{ id: string; created_at: string }[]> =>
  living(db)
    .select(['id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
