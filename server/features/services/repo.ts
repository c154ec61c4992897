import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import { binnedIs, type NamedBy } from '#server/features/site-pictures/named-by.ts';
import type { ServiceTables } from '#server/features/services/table.ts';
import type { SampleService } from '#server/features/services/use-cases.ts';

export type ServiceRow = Selectable<ServiceTables['services']>;

export async function listServiceRows(
  db: Reader,
  { activeOnly }: { activeOnly: boolean },
): Promise<ServiceRow[]> {
  const query = db
    .selectFrom('services')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('title')
    .orderBy('id');
  return (activeOnly ? query.where('active', '=', 1) : query).execute();
}

export const listDeletedServiceRows = (db: Reader): Promise<ServiceRow[]> =>
  db
    .selectFrom('services')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();

export async function listServiceImageUrls(db: Reader, of: NamedBy): Promise<string[]> {
  const query = db.selectFrom('services').select('image_url');
  return (
    await (of === 'all' ? query : query.where('deleted_at', binnedIs(of), null)).execute()
  ).map((row) => row.image_url);
}

/** Those in the bin as well. */
export const findServiceRow = (db: Reader, id: string): Promise<ServiceRow | undefined> =>
  db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertServiceRow(
  tx: Tx,
  row: Insertable<ServiceTables['services']>,
): Promise<void> {
  await tx.insertInto('services').values(row).execute();
}

/** @param before as it was read in this transaction @throws AppError conflict */
export async function updateServiceRow(
  tx: Tx,
  before: ServiceRow,
  values: Updateable<ServiceTables['services']>,
): Promise<void> {
  requireOneUpdated(
    await tx
      .updateTable('services')
      .set(values)
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

export async function deleteServiceRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('services').where('id', '=', id).execute();
}

/** Adds new sample services and renews those that the owner has not changed. */
export async function upsertSampleServices(
  tx: Tx,
  services: readonly SampleService[],
  at: string,
): Promise<void> {
  for (const service of services) {
    const row = {
      title: service.title,
      description: service.description,
      short_description: service.shortDescription,
      image_url: service.imageUrl,
      icon: service.icon,
      position: service.order,
      active: service.active ? 1 : 0,
      updated_at: at,
    };
    await tx
      .insertInto('services')
      .values({ id: service.id, ...row, edited: 0, created_at: at })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('services.edited', '=', 0),
      )
      .execute();
  }
}
