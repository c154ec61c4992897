/** Records that name an e-mail address in the fields that may name a person. */
import { recordAddress } from '#contracts/admin-paths.ts';
import { RECORD_KIND_LABELS } from '#contracts/records.ts';
import { type FindMentions, namesAddress } from '#server/privacy/personal-data.ts';
import type { AnyRecord, RecordRow, Values } from '#server/records/definition.ts';
import { RECORDS } from '#server/records/list.ts';
import { listRows } from '#server/records/rows.ts';

export const findInRecords: FindMentions = async ({ ctx, email }) => {
  const lists = await Promise.all(
    RECORDS.filter((record) => record.personal).map(async (record) =>
      (await listRows(ctx.db.read, record, 'all')).flatMap((row) => toHeld(record, row, email)),
    ),
  );
  return lists.flat();
};

function toHeld(record: AnyRecord, row: RecordRow, email: string) {
  const fields: Values = record.read(row);
  const { fields: named, name } = record.personal!;
  const words = named
    .map((field) => String(fields[field]))
    .filter((text) => namesAddress(text, email));
  if (words.length === 0) return [];
  const isBinned = row.deleted_at !== null;
  const who = String(fields[name]);
  return [
    {
      id: row.id,
      title: `${RECORD_KIND_LABELS[record.kind]} of ${who}`,
      at: (row as RecordRow & { created_at: string }).created_at,
      href: isBinned ? '/admin/bin' : recordAddress(record.kind, who),
      detail: [...words.map((text) => `“${text}”`), ...(isBinned ? ['in the bin'] : [])],
    },
  ];
}
