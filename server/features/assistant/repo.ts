import type { Reader } from '#server/db/database.ts';

/** Changes whenever a plant, a service or a setting is written, added or removed. */
export async function contentStamp(db: Reader): Promise<string> {
  const parts = await Promise.all(
    (['plants', 'services', 'settings'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => [fn.countAll().as('count'), fn.max('updated_at').as('latest')])
        .executeTakeFirst(),
    ),
  );
  return parts.map((part) => `${Number(part?.count ?? 0)}@${String(part?.latest ?? '')}`).join('|');
}
