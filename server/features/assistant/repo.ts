import type { Reader } from '#server/db/database.ts';

/** Changes whenever a plant, a card or an article is written, added, removed or restored. */
export async function contentStamp(db: Reader): Promise<string> {
  const records = (['plants', 'cards', 'articles'] as const).map((table) =>
    db
      .selectFrom(table)
      .select(({ fn }) => [
        fn.countAll().as('count'),
        fn.count('deleted_at').as('deleted'),
        fn.max('updated_at').as('latest'),
      ])
      .executeTakeFirstOrThrow(),
  );
  return JSON.stringify(
    (await Promise.all(records)).map((part) => Object.values(part).map(String)),
  );
}
