/** The pictures of a record that goes for good go with it, unless another record shows them. */
import { isOutsideAddress } from '#contracts/image-address.ts';
import type { Context } from '#server/context.ts';
import { listAuditOf, readAuditJson } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { type GonePicture, letGoOfPictures } from '#server/features/site-pictures/let-go.ts';
import { listNamedPictures } from '#server/features/uploads/sweep.ts';
import { uploadUrl } from '#server/ports/storage.ts';

/** More than anybody saves of one record. */
const MOST_VERSIONS = 1_000;
const ADDRESS_FIELDS = ['imageUrl', 'beforeImageUrl', 'afterImageUrl'];

/**
 * To be called in the transaction in which a record goes for good, once its row has gone.
 * @param urls that it named; those of its older versions are read from the history of `subject`
 * @returns what to hand to `removePictureFiles` after the transaction
 */
export async function forgetPictures({
  ctx,
  tx,
  subject,
  urls,
}: {
  ctx: Context;
  tx: Tx;
  subject: string;
  urls: readonly string[];
}): Promise<GonePicture[]> {
  const own = new Set(
    [...urls, ...(await listOlderUrls(tx, subject))].filter(
      (url) => isOutsideAddress(url) || url.startsWith(uploadUrl('')),
    ),
  );
  if (own.size === 0) return [];
  return letGoOfPictures(tx, { urls: [...own], named: await listNamedPictures({ ctx, read: tx }) });
}

async function listOlderUrls(tx: Tx, subject: string): Promise<string[]> {
  const rows = await listAuditOf(tx, { subject, limit: MOST_VERSIONS });
  const states = rows.flatMap((row) => [readAuditJson(row.before), readAuditJson(row.after)]);
  return states
    .flatMap((state) => ADDRESS_FIELDS.map((field) => state?.[field]))
    .filter((value) => typeof value === 'string');
}
