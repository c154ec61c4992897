/** The owner's lists of what was sent. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { pageOf } from '#contracts/paging.ts';
import { type Context, requireOwner } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import type { RowOf } from '#server/db/rows.ts';
import { foundIn, patternsOf } from '#server/db/search-sql.ts';
import type { Tables } from '#server/db/tables.ts';
import {
  isCandidate,
  isCommon,
  LOOKED_THROUGH,
  lookUp,
  NO_WORDS,
  type WordIndex,
  type Words,
} from '#server/db/word-search.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';
import type { Submission, SubmissionTable } from '#server/submissions/definition.ts';

const A_PAGE = 20;
type Listed<Table extends SubmissionTable> = Pick<
  Submission<Table, { reference: string }>,
  'table' | 'living' | 'text'
>;
/** Which rows each list has. */
export type Lists<Name extends string> = Record<Name, RawBuilder<boolean>>;

const found = <Table extends SubmissionTable>(
  db: Reader,
  { table, living = sql<boolean>`1 = 1`, text }: Listed<Table>,
  { patterns, ids }: Words,
  from = db.selectFrom(table as 'complaints'),
) =>
  from
    .where(living)
    .where(isCandidate(db, 'id', ids))
    .where(foundIn(text, patterns));

/** @param order of the rows, before the id */
export async function listFound<Table extends SubmissionTable>(
  db: Reader,
  submission: Listed<Table>,
  {
    words = NO_WORDS,
    only = sql<boolean>`1 = 1`,
    order,
    limit,
    offset = 0,
    lookedThrough = null,
  }: {
    words?: Words;
    only?: RawBuilder<boolean>;
    order: readonly RawBuilder<unknown>[];
    limit: number;
    offset?: number;
    /** Rows in order that are looked through; null: all. */
    lookedThrough?: number | null;
  },
): Promise<RowOf<Table>[]> {
  const inTurn = <Row>(query: SelectQueryBuilder<Tables, 'complaints', Row>) =>
    order.reduce((ordered, part) => ordered.orderBy(part), query).orderBy('id');
  const all = db.selectFrom(submission.table as 'complaints');
  const from =
    lookedThrough === null
      ? all
      : db.selectFrom(
          inTurn(all.where(submission.living ?? sql<boolean>`1 = 1`).selectAll())
            .limit(lookedThrough)
            .as(submission.table as 'complaints'),
        );
  const query = found(db, submission, words, from).where(only).selectAll();
  const rows = await inTurn(query).limit(limit).offset(offset).execute();
  return rows as unknown as RowOf<Table>[];
}

/** How many each list has. */
export async function countLists<Table extends SubmissionTable, Name extends string>(
  db: Reader,
  submission: Listed<Table>,
  lists: Lists<Name>,
  patterns: readonly string[] = [],
): Promise<Record<Name, number>> {
  const sums = Object.entries<RawBuilder<boolean>>(lists).map(([name, only]) =>
    sql<number>`coalesce(sum(case when ${only} then 1 else 0 end), 0)`.as(name),
  );
  const row = await found(db, submission, { ...NO_WORDS, patterns })
    .select(sums)
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
  ) as Record<Name, number>;
}

type Page<Admin, Name extends string> = {
  items: Admin[];
  counts: Record<Name, number>;
  page: number;
  pages: number;
};

/** One page. A page beyond the last is the last. */
export async function listPage<
  Table extends SubmissionTable,
  Admin extends { reference: string },
  Name extends string,
>({
  ctx,
  submission,
  lists,
  list,
  order,
  search = '',
  page = 1,
}: {
  ctx: Context;
  submission: Submission<Table, Admin>;
  lists: Lists<Name>;
  list: NoInfer<Name>;
  order: readonly RawBuilder<unknown>[];
  search?: string | undefined;
  page?: number | undefined;
}): Promise<Page<Admin, Name>> {
  requireOwner(ctx);
  const patterns = patternsOf(search);
  const counts = await countLists(ctx.db.read, submission, lists, patterns);
  const { pages, shown, offset } = pageOf(counts[list], A_PAGE, page);
  const asked = {
    words: { ...NO_WORDS, patterns },
    only: lists[list],
    order,
    limit: A_PAGE,
    offset,
  };
  const rows = await listFound(ctx.db.read, submission, asked);
  return { items: await submission.present(ctx, rows), counts, page: shown, pages };
}

/**
 * In the owner's search, the newest first.
 * @param submission `index`: where its words are looked up, if it is long
 * @param describe reads what the hits have in common, and gives what says what a row is: what is empty is left out
 */
export const submissionSearch = <Table extends SubmissionTable>(
  kind: SearchProvider['kind'],
  submission: Listed<Table> & { sentAt: string; index?: WordIndex },
  describe: (
    ctx: Context,
    rows: readonly RowOf<Table>[],
  ) => Promise<
    (row: RowOf<Table>) => { to: string; detail: readonly (string | null | undefined)[] }
  >,
): SearchProvider => ({
  kind,
  async find({ ctx, words, limit }) {
    const order = [sql`${sql.ref(submission.sentAt)} desc`];
    const indexes = submission.index ? [submission.index] : [];
    const asked = await lookUp(ctx.db.read, indexes, words.patterns);
    const rows = await listFound(ctx.db.read, submission, {
      words: asked,
      order,
      limit,
      lookedThrough: submission.index && isCommon(asked) ? LOOKED_THROUGH : null,
    });
    const describeRow = await describe(ctx, rows);
    return rows.map((row) => {
      const { id, name, email, phone } = row as RowOf<'complaints'>;
      const { to, detail } = describeRow(row);
      const person = { name, email: email || null, phone };
      return { id, title: name, to, detail: detail.filter(Boolean).join(', '), person };
    });
  },
});
