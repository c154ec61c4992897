/** SQL of the owner's list of requests and shared designs. Long rows are read for the page shown alone. */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { IdeaFilter, IdeaSource } from '#contracts/admin-designs.ts';
import type { TimeSort } from '#contracts/records.ts';
import type { Reader } from '#server/db/database.ts';
import { foundIn } from '#server/db/search-sql.ts';
import type { Tables } from '#server/db/tables.ts';
import {
  isCandidate,
  isCommon,
  LOOKED_THROUGH,
  MOST_FOUND,
  type Words,
} from '#server/db/word-search.ts';
import { DESIGN_TEXT } from '#server/features/designs/idea-search.ts';

export type IdeaRef = { id: string; session_id: string; created_at: string; source: IdeaSource };
export type IdeaDesignRow = {
  id: string;
  session_id: string;
  position: number;
  project_type: string;
  title: string;
  concept: string;
  main_feature: string;
  style: string;
  plot_m2: number;
  total_pence: number;
  rating: number;
  shared: number;
  public_at: string | null;
};
export type IdeaSessionRow = {
  id: string;
  project_type: string;
  input: string;
  sample: number;
  user_name: string | null;
  user_email: string | null;
  contact_purpose: 'keep' | 'contact' | null;
};

type Search = { words: Words };

const found = (db: Reader, { patterns, ids }: Words) =>
  db
    .selectFrom('design_search')
    .select('session_id')
    .where(isCandidate(db, 'session_id', ids))
    .where(foundIn(DESIGN_TEXT.text, patterns));

/** Row by row: as `exists` PostgreSQL would look through every text for the few rows that are asked about. */
const holds = (session: string, { patterns }: Words) =>
  sql<boolean>`(select ${foundIn(DESIGN_TEXT.text, patterns)} from design_search where session_id = ${sql.ref(session)})`;

/** Of words that too many have, the newest alone. */
export function sessionsOf(db: Reader, { words }: Search) {
  const query = db.selectFrom('design_sessions').where('deleted_at', 'is', null);
  if (words.patterns.length === 0) return query;
  if (!isCommon(words)) return query.where('id', 'in', found(db, words));
  const newest = (base: typeof query, most: number) =>
    db.selectFrom(
      base
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(most)
        .as('design_sessions'),
    );
  return newest(
    newest(query, LOOKED_THROUGH).where(holds('design_sessions.id', words)),
    MOST_FOUND,
  );
}

/** Those that their visitors shared; samples were put there by the product. */
function sharedOf(db: Reader, { words }: Search) {
  const query = db
    .selectFrom('designs')
    .where('shared', '=', 1)
    .where('sample', '=', 0)
    .where('deleted_at', 'is', null);
  if (words.patterns.length === 0) return query;
  if (!isCommon(words)) return query.where('session_id', 'in', found(db, words));
  const newest = query.selectAll().orderBy('created_at', 'desc').orderBy('id');
  return db
    .selectFrom(newest.limit(MOST_FOUND).as('designs'))
    .where(holds('designs.session_id', words));
}

export async function countIdeas(db: Reader, search: Search): Promise<Record<IdeaSource, number>> {
  const count = async <T extends keyof Tables>(query: SelectQueryBuilder<Tables, T, object>) =>
    Number(
      (await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
        .count,
    );
  return {
    designs: await count(sessionsOf(db, search)),
    design_ideas: await count(sharedOf(db, search)),
  };
}

/** Of one moment by their ids, so that pages follow one another in either order. */
export async function listIdeaRefs(
  db: Reader,
  {
    words,
    filter,
    sort,
    limit,
    offset,
  }: Search & { filter: IdeaFilter; sort: TimeSort; limit: number; offset: number },
): Promise<IdeaRef[]> {
  const sessions = sessionsOf(db, { words }).select([
    'id',
    'id as session_id',
    'created_at',
    sql<IdeaSource>`'designs'`.as('source'),
  ]);
  const shared = sharedOf(db, { words }).select([
    'id',
    'session_id',
    'created_at',
    sql<IdeaSource>`'design_ideas'`.as('source'),
  ]);
  const wanted = { designs: sessions, design_ideas: shared, all: sessions.unionAll(shared) }[
    filter
  ] as SelectQueryBuilder<Tables, 'designs', IdeaRef>;
  return wanted
    .orderBy('created_at', sort === 'oldest' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function listIdeaSessions(
  db: Reader,
  ids: readonly string[],
): Promise<IdeaSessionRow[]> {
  if (!ids.length) return [];
  return db
    .selectFrom('design_sessions')
    .select(['id', 'project_type', 'input', 'sample', 'user_name', 'user_email', 'contact_purpose'])
    .where('id', 'in', [...ids])
    .execute();
}

/** In their order; what is in the bin is left out. */
export async function listIdeaDesigns(
  db: Reader,
  sessionIds: readonly string[],
): Promise<IdeaDesignRow[]> {
  if (!sessionIds.length) return [];
  return db
    .selectFrom('designs')
    .select([
      'id',
      'session_id',
      'position',
      'project_type',
      'title',
      'concept',
      'main_feature',
      'style',
      'plot_m2',
      'total_pence',
      'rating',
      'shared',
      'public_at',
    ])
    .where('session_id', 'in', [...sessionIds])
    .where('deleted_at', 'is', null)
    .where('state_of', 'is', null)
    .orderBy('session_id')
    .orderBy('position')
    .execute();
}
