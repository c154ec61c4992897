import { randomIds } from '#server/adapters/ids/random.ts';
import { openSqlite } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedPlants } from '#server/features/plants/use-cases.ts';
import { makeManyPlants } from '../../support/many-plants.ts';
import { relatedRecords } from '#server/features/related-records.ts';

export const MANY_PLANTS = 5_000;

/** Fills a site's folder, before it starts, with a planting calendar that nobody writes by hand. */
export async function addManyPlants(dataDir: string): Promise<void> {
  const db = openSqlite(dataDir);
  await migrate(db);
  const ctx = {
    actor: { kind: 'system' as const },
    requestId: 'many',
    db,
    clock: { now: () => new Date() },
    ids: randomIds,
    related: relatedRecords,
  };
  await db.write((tx) =>
    seedPlants({ ctx, tx, plants: [], calendar: makeManyPlants(MANY_PLANTS) }),
  );
  await db.close();
}
