/** Which pictures are in use, by the definitions of the records: nothing else keeps one from being swept. */
import { isOutsideAddress } from '#contracts/image-address.ts';
import type { Context } from '#server/context.ts';
import { listAuditOf, readAuditJson } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { type GonePicture, releasePictures } from '#server/features/site-pictures/release.ts';
import { uploadUrl } from '#server/ports/storage.ts';
import { RECORDS } from '#server/records/list.ts';
import { listColumns, type WhichRows } from '#server/records/rows.ts';

/** More than anybody saves of one record. */
const MOST_VERSIONS = 1_000;
/** A picture in a text: "![words](address)". */
const PICTURE_IN_TEXT = /!\[[^\]]*\]\(([^\s)]+)\)/g;

/** The addresses that a field names: itself, or those of the pictures in its text. */
export function addressesIn(value: unknown): string[] {
  if (typeof value !== 'string' || value === '') return [];
  if (!/\s|\]\(/.test(value)) return [value];
  return [...value.matchAll(PICTURE_IN_TEXT)].map((match) => match[1]!);
}

/** Every picture that a record names: of all records, unless only those that are seen, or only those in the bin, are asked for. */
export async function listNamedPictures({
  ctx,
  read = ctx.db.read,
  of = 'all',
}: {
  ctx: Context;
  read?: Reader;
  of?: WhichRows;
}): Promise<ReadonlySet<string>> {
  const urls = new Set<string>();
  for (const record of RECORDS) {
    const columns = record.pictures.map((picture) => picture.column);
    if (columns.length === 0) continue;
    for (const value of await listColumns(read, record, columns, of))
      for (const url of addressesIn(value)) urls.add(url);
  }
  return urls;
}

/**
 * To be called in the transaction in which a record goes for good, once its row has gone.
 * @param fields that it had; those of its older versions are read from the history of `subject`
 * @returns what to hand to `removePictureFiles` after the transaction
 */
export async function forgetPictures(
  tx: Tx,
  { ctx, subject, fields }: { ctx: Context; subject: string; fields: Record<string, unknown> },
): Promise<GonePicture[]> {
  const rows = await listAuditOf(tx, { subject, limit: MOST_VERSIONS });
  const states = [
    fields,
    ...rows.flatMap((row) => [readAuditJson(row.before), readAuditJson(row.after)]),
  ];
  const names = new Set(RECORDS.flatMap((record) => record.pictures.map((one) => one.field)));
  const own = new Set(
    states
      .flatMap((state) => [...names].flatMap((name) => addressesIn(state?.[name])))
      .filter((url) => isOutsideAddress(url) || url.startsWith(uploadUrl(''))),
  );
  if (own.size === 0) return [];
  return releasePictures(tx, { urls: [...own], named: await listNamedPictures({ ctx, read: tx }) });
}
