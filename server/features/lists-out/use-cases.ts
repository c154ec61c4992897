/** Takes a list out as a file, row by row while it is sent. */
import type { ListFormat, ListsOut } from '#contracts/lists-out.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { writeCsvHead, writeCsvRows } from '#server/features/designs/csv.ts';
import type { ListOut, OutRow, OutValue } from '#server/features/lists-out/provider.ts';

/** @throws AppError forbidden */
export async function readListsOut({
  ctx,
  lists,
}: {
  ctx: Context;
  lists: readonly ListOut[];
}): Promise<ListsOut> {
  requireOwner(ctx);
  const counts = await Promise.all(lists.map((list) => list.count(ctx)));
  return {
    items: lists.map(({ name, label, isPersonal }, index) => ({
      name,
      label,
      isPersonal,
      count: counts[index]!,
    })),
  };
}

/** @returns the file, piece by piece @throws AppError forbidden, not-found */
export async function takeListOut({
  ctx,
  lists,
  name,
  format,
}: {
  ctx: Context;
  lists: readonly ListOut[];
  name: string;
  format: ListFormat;
}): Promise<AsyncGenerator<string>> {
  requireOwner(ctx);
  const list = lists.find((one) => one.name === name);
  if (!list) throw new AppError('not-found', 'There is no such list.');
  const count = await list.count(ctx);
  await ctx.db.write((tx) =>
    writeAudit(tx, ctx, {
      action: 'people.take-out',
      subject: `lists:${name}`,
      detail: { count, as: format },
    }),
  );
  return format === 'csv' ? writeAsCsv(ctx, list) : writeAsJson(ctx, list);
}

const cellOf = (value: OutValue | undefined): string | number => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? value.join('; ') : value;
};

const columnsOf = async (ctx: Context, { columns }: ListOut) =>
  typeof columns === 'function' ? columns(ctx) : columns;

async function* writeAsCsv(ctx: Context, list: ListOut): AsyncGenerator<string> {
  const columns = await columnsOf(ctx, list);
  const fields = Object.keys(columns);
  yield writeCsvHead(Object.values(columns));
  for await (const rows of list.rows(ctx))
    yield writeCsvRows(rows.map((row) => fields.map((field) => cellOf(row[field]))));
}

async function* writeAsJson(ctx: Context, list: ListOut): AsyncGenerator<string> {
  const fields = Object.keys(await columnsOf(ctx, list));
  const only = (row: OutRow) =>
    Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
  yield `{"list":${JSON.stringify(list.name)},"takenOutAt":${JSON.stringify(ctx.clock.now().toISOString())},"rows":[`;
  let isFirst = true;
  for await (const rows of list.rows(ctx))
    for (const row of rows) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(only(row))}`;
      isFirst = false;
    }
  yield '\n]}\n';
}
