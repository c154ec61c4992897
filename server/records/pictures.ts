/** Which pictures are in use, by the definitions of the records: nothing else keeps one from being swept. */
import { isOutsideAddress } from '#contracts/image-address.ts';
import type { Context } from '#server/context.ts';
import { listAuditOf, readAuditJson } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { subjectOf } from '#server/db/records.ts';
import { readOwnSetting } from '#server/features/settings/own-settings.ts';
import { type GonePicture, releasePictures } from '#server/features/site-pictures/release.ts';
import { uploadUrl } from '#server/ports/storage.ts';
import type { AnyRecord, PictureField, RecordRow, Values } from '#server/records/definition.ts';
import { RECORDS } from '#server/records/list.ts';
import { listColumn, type WhichRows } from '#server/records/rows.ts';

/** More than anybody saves of one record. */
const MOST_VERSIONS = 1_000;
/** A picture in a text: "![words](address)". */
const PICTURE_IN_TEXT = /!\[[^\]]*\]\(([^\s)]+)\)/g;

/** The addresses that a field names: itself, or those of the pictures in its text. */
export function addressesIn({ sizedAs }: Pick<PictureField, 'sizedAs'>, value: unknown): string[] {
  if (typeof value !== 'string' || value === '') return [];
  if (sizedAs) return [value];
  return [...value.matchAll(PICTURE_IN_TEXT)].map((match) => match[1]!);
}

/** Every picture that a record or the home page's carousel names: of all records, unless only those that are seen, or only those in the bin, are asked for. */
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
  for (const record of RECORDS)
    for (const picture of record.pictures)
      for (const value of await listColumn(read, record, picture.column, of))
        for (const url of addressesIn(picture, value)) urls.add(url);
  // Those of the home page are in no bin: they go with the saving that leaves them out.
  if (of !== 'binned')
    for (const { url } of (await readOwnSetting(read, 'carousel')).values.pictures) urls.add(url);
  return urls;
}

/**
 * To be called in the transaction in which a record goes for good, once its row has gone.
 * Those of its older versions, which are read from its history, go as well.
 * @param row as it was
 * @returns what to hand to `removePictureFiles` after the transaction
 */
export async function forgetPictures(
  tx: Tx,
  { ctx, record, row }: { ctx: Context; record: AnyRecord; row: RecordRow },
): Promise<GonePicture[]> {
  const subject = subjectOf(record.kind, row.id);
  const audit = await listAuditOf(tx, { subject, limit: MOST_VERSIONS });
  const states: (Values | null)[] = [
    record.read(row),
    ...audit.flatMap((one) => [readAuditJson(one.before), readAuditJson(one.after)]),
  ];
  const own = new Set(
    record.pictures
      .flatMap((picture) => states.flatMap((state) => addressesIn(picture, state?.[picture.field])))
      .filter((url) => isOutsideAddress(url) || url.startsWith(uploadUrl(''))),
  );
  if (own.size === 0) return [];
  return releasePictures(tx, { urls: [...own], named: await listNamedPictures({ ctx, read: tx }) });
}
