import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import type { ServiceTables } from '#server/features/services/table.ts';
import type { SampleService } from '#server/features/services/use-cases.ts';

export type ServiceRow = Selectable<ServiceTables['services']>;

export async function listServiceRows(db: Reader, { activeOnly }: { activeOnly: boolean }): Promise<ServiceRow[]> {
  const query = db.selectFrom('services').selectAll().orderBy('position').orderBy('title').orderBy('id');
  return (activeOnly ? query.where('active', '=', 1) : query).execute();
}

/** Adds new sample services and renews those that the owner has not changed. */
export async function upsertSampleServices(tx: Tx, services: readonly SampleService[], at: string): Promise<void> {
  for (const service of services) {
    const row = {
      title: service.title, description: service.description, short_description: service.shortDescription, image_url: service.imageUrl,
      icon: service.icon, position: service.order, active: service.active ? 1 : 0, updated_at: at,
    };
    await tx.insertInto('services').values({ id: service.id, ...row, edited: 0, created_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('services.edited', '=', 0))
      .execute();
  }
}
