/** The services the firm offers, as visitors see them. */
import { type Service, SERVICE_ICONS } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { listRemovals } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import {
  listServiceImageUrls,
  listServiceRows,
  type ServiceRow,
  upsertSampleServices,
} from '#server/features/services/repo.ts';
import type { NamedBy } from '#server/features/site-pictures/named-by.ts';
import { findSitePictures, publicImageUrl } from '#server/features/site-pictures/use-cases.ts';

export type SampleService = Omit<Service, 'picture'>;

/** Everything of a service but the sizes of its picture. */
export const presentService = (row: ServiceRow): SampleService => ({
  id: row.id,
  title: row.title,
  description: row.description,
  shortDescription: row.short_description,
  imageUrl: row.image_url,
  icon: SERVICE_ICONS.find((icon) => icon === row.icon) ?? null,
  order: row.position,
  active: row.active === 1,
});

/** In the owner's order; visitors are shown the active ones. */
export async function listServices({
  ctx,
  activeOnly,
}: {
  ctx: Context;
  activeOnly: boolean;
}): Promise<Service[]> {
  const rows = await listServiceRows(ctx.db.read, { activeOnly });
  const pictures = await findSitePictures({ ctx, urls: rows.map((row) => row.image_url) });
  return rows.map((row) => {
    const picture = pictures.get(row.image_url) ?? null;
    return { ...presentService(row), imageUrl: publicImageUrl(row.image_url, picture), picture };
  });
}

/** Every picture that a service names, in the bin as well unless `of` says otherwise. */
export function listImageUrls({
  ctx,
  read = ctx.db.read,
  of = 'all',
}: {
  ctx: Context;
  read?: Reader;
  of?: NamedBy;
}): Promise<string[]> {
  return listServiceImageUrls(read, of);
}

export async function seedServices({
  ctx,
  tx,
  services,
}: {
  ctx: Context;
  tx: Tx;
  services: readonly SampleService[];
}): Promise<void> {
  if (ctx.actor.kind !== 'system')
    throw new AppError('forbidden', 'Only the server itself may do this.');
  const gone = await listRemovals(tx, 'services');
  await upsertSampleServices(
    tx,
    services.filter((one) => !gone.has(one.id)),
    ctx.clock.now().toISOString(),
  );
  await writeAudit(tx, ctx, {
    action: 'services.seed',
    subject: 'services',
    detail: { count: services.length },
  });
}
