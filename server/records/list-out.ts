/** Every kind of record as a list that the owner can take out: the fields of its definition, by their names. */
import { fieldWords } from '#server/features/changes/sentence.ts';
import type { Context } from '#server/context.ts';
import type { ListOut, OutRow, OutValue } from '#server/features/lists-out/provider.ts';
import type { AnyRecord } from '#server/records/definition.ts';
import { RECORDS } from '#server/records/list.ts';
import { listRows } from '#server/records/rows.ts';

/** Texts, numbers and short lists as they are; what has parts as JSON. */
function valueOf(value: unknown): OutValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  return JSON.stringify(value);
}

const rowsOf = async (ctx: Context, record: AnyRecord): Promise<OutRow[]> =>
  (await listRows(ctx.db.read, record)).map((row) =>
    Object.fromEntries(
      Object.entries(record.read(row)).map(([field, value]) => [field, valueOf(value)]),
    ),
  );
const headingOf = (field: string): string => {
  const words = fieldWords(field);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const listOutOf = (record: AnyRecord): ListOut => ({
  name: record.kind,
  label: `${record.words.many.charAt(0).toUpperCase()}${record.words.many.slice(1)}`,
  isPersonal: record.personal !== undefined,
  columns: async (ctx) =>
    Object.fromEntries(
      [...new Set((await rowsOf(ctx, record)).flatMap((row) => Object.keys(row)))].map((field) => [
        field,
        headingOf(field),
      ]),
    ),
  count: async (ctx) => (await listRows(ctx.db.read, record)).length,
  async *rows(ctx) {
    yield await rowsOf(ctx, record);
  },
});

export const recordLists: readonly ListOut[] = RECORDS.map(listOutOf);
