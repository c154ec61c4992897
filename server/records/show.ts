/** Records as the owner and as visitors are shown them. */
import type { Context } from '#server/context.ts';
import type {
  FoundPictures,
  AnyRecord,
  RecordRow,
  Stored,
  Values,
} from '#server/records/definition.ts';
import { listRows } from '#server/records/rows.ts';
import {
  findSitePictures,
  findUnfetched,
  publicImageUrl,
} from '#server/features/site-pictures/use-cases.ts';

const NOTHING_FOUND: FoundPictures = { pictures: new Map(), unfetched: new Set() };

/** The fields with one picture's URL; texts with pictures are excluded. */
const sizedFields = (record: Pick<AnyRecord, 'pictures'>) =>
  record.pictures.flatMap(({ field, sizedAs }) => (sizedAs ? [{ field, sizedAs }] : []));

/** For the owner. @param found left out: without its pictures, as a history or a choice between two versions shows it */
export function presentRow<Admin extends Stored>(
  record: AnyRecord<Admin>,
  row: RecordRow,
  found: FoundPictures = NOTHING_FOUND,
): Admin {
  const fields: Values = record.read(row);
  const sized = sizedFields(record);
  return {
    ...fields,
    ...Object.fromEntries(
      sized.map(({ field, sizedAs }) => [
        sizedAs,
        found.pictures.get(String(fields[field])) ?? null,
      ]),
    ),
    ...(sized.length > 0
      ? { isUnfetched: sized.some(({ field }) => found.unfetched.has(String(fields[field]))) }
      : {}),
    ...record.present?.(row, found),
    version: row.version,
    updatedAt: row.updated_at,
  } as unknown as Admin;
}

/** For the owner, with their pictures. */
export async function presentRows<Admin extends Stored>(
  ctx: Context,
  record: AnyRecord<Admin>,
  rows: readonly RecordRow[],
): Promise<Admin[]> {
  const sized = sizedFields(record);
  const urls = rows
    .map((row): Values => record.read(row))
    .flatMap((fields) => sized.map(({ field }) => String(fields[field])));
  const [pictures, unfetched] =
    urls.length > 0
      ? await Promise.all([findSitePictures({ ctx, urls }), findUnfetched({ ctx, urls })])
      : [NOTHING_FOUND.pictures, NOTHING_FOUND.unfetched];
  return rows.map((row) => presentRow(record, row, { pictures, unfetched }));
}

/**
 * For visitors: the fields, with the sizes of the pictures.
 * @param isShown whether they are shown one; all unless given
 */
export async function listShown<Shown extends Stored>(
  ctx: Context,
  record: AnyRecord,
  isShown: (fields: Shown) => boolean = () => true,
): Promise<Shown[]> {
  const rows = await listRows(ctx.db.read, record);
  const shown = rows.map((row) => record.read(row) as Shown).filter(isShown);
  const sized = sizedFields(record);
  const addressOf = (fields: Values, field: string) => String(fields[field]);
  const urls = shown.flatMap((fields) => sized.map(({ field }) => addressOf(fields, field)));
  const pictures = await findSitePictures({ ctx, urls });
  return shown.map((fields) => {
    const found: Values = {};
    for (const { field, sizedAs } of sized) {
      const url = addressOf(fields, field);
      found[sizedAs] = pictures.get(url) ?? null;
      found[field] = publicImageUrl(url, pictures.get(url));
    }
    return { ...fields, ...found };
  });
}
