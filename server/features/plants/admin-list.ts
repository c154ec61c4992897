/** The owner's list: searched, counted, put in order and cut into pages by the database, so that it stays quick with thousands. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { type AdminPlantPage, PlantListQuery } from '#contracts/admin-plants.ts';
import { PLANT_CATEGORIES, type PlantCategory } from '#contracts/site-content.ts';
import { type Context, requireOwner } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { foldText } from '#server/features/plants/calendar-index.ts';
import { plantRecord, type PlantRow } from '#server/features/plants/record.ts';
import { presentRows } from '#server/records/show.ts';
import { undescribedUrls, unfetchedUrls } from '#server/features/site-pictures/use-cases.ts';

type Plants = SelectQueryBuilder<Tables, 'plants', object>;
const GAP_COLUMNS = {
  months: 'lacks_months',
  picture: 'lacks_picture',
  description: 'lacks_description',
} as const;

const inCalendar = (db: Reader): Plants =>
  db
    .selectFrom('plants')
    .where('calendar_category', 'is not', null)
    .where('deleted_at', 'is', null);

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Every word stands somewhere in the name or the Latin name. */
function searched(query: Plants, search: string): Plants {
  return foldText(search)
    .split(' ')
    .filter(Boolean)
    .reduce(
      (narrowed, word) =>
        narrowed.where(sql<boolean>`search_text like ${`%${escapeLike(word)}%`} escape '\\'`),
      query,
    );
}

function flagged(db: Reader, query: Plants, only: PlantListQuery['only']): Plants {
  if (only === 'all') return query;
  if (only === 'alt') return query.where('image_url', 'in', undescribedUrls(db));
  if (only === 'unfetched') return query.where('image_url', 'in', unfetchedUrls(db));
  return only === 'designs'
    ? query.where('data', '!=', 'null')
    : query.where(GAP_COLUMNS[only], '=', 1);
}

/** Category by category, in the calendar's order. */
const categoryRank = sql<number>`case calendar_category ${sql.join(
  PLANT_CATEGORIES.map((category, rank) => sql`when ${sql.lit(category)} then ${sql.lit(rank)}`),
  sql` `,
)} else 9 end`;

function ordered(query: Plants, { sort, category }: PlantListQuery): Plants {
  const grouped = category === 'all' ? query.orderBy(categoryRank) : query;
  if (sort === 'changed')
    return grouped.orderBy('updated_at', 'desc').orderBy('sort_name').orderBy('id');
  const way = sort === 'name-desc' ? 'desc' : 'asc';
  return grouped.orderBy('sort_name', way).orderBy('id', way);
}

async function listPlantPage(db: Reader, query: PlantListQuery): Promise<PlantRow[]> {
  const found = flagged(db, searched(inCalendar(db), query.search), query.only);
  const wanted =
    query.category === 'all' ? found : found.where('calendar_category', '=', query.category);
  return ordered(wanted, query)
    .selectAll()
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
}

async function countByCategory(
  db: Reader,
  { search, only }: Pick<PlantListQuery, 'search' | 'only'>,
): Promise<Record<PlantCategory, number>> {
  const rows = await flagged(db, searched(inCalendar(db), search), only)
    .select(({ fn }) => ['calendar_category', fn.countAll<number>().as('count')])
    .groupBy('calendar_category')
    .execute();
  const counts = { vegetables: 0, fruits: 0, herbs: 0, flowers: 0 };
  for (const category of PLANT_CATEGORIES)
    counts[category] = Number(rows.find((row) => row.calendar_category === category)?.count ?? 0);
  return counts;
}

type FlagCounts = {
  all: number;
  months: number;
  picture: number;
  unfetched: number;
  alt: number;
  description: number;
  designs: number;
};

/** Of all plants of the calendar. */
async function countFlags(db: Reader): Promise<FlagCounts> {
  const row = await inCalendar(db)
    .select(({ fn, case: when }) => [
      fn.countAll<number>().as('all'),
      fn.sum<number | null>('lacks_months').as('months'),
      fn.sum<number | null>('lacks_picture').as('picture'),
      fn
        .sum<number | null>(when().when('image_url', 'in', unfetchedUrls(db)).then(1).else(0).end())
        .as('unfetched'),
      fn
        .sum<number | null>(
          when().when('image_url', 'in', undescribedUrls(db)).then(1).else(0).end(),
        )
        .as('alt'),
      fn.sum<number | null>('lacks_description').as('description'),
      sql<number | null>`sum(case when data <> 'null' then 1 else 0 end)`.as('designs'),
    ])
    .executeTakeFirstOrThrow();
  const { all, ...flags } = row;
  const numberOf = (flag: keyof typeof flags) => Number(flags[flag] ?? 0);
  return {
    all: Number(all),
    months: numberOf('months'),
    picture: numberOf('picture'),
    unfetched: numberOf('unfetched'),
    alt: numberOf('alt'),
    description: numberOf('description'),
    designs: numberOf('designs'),
  };
}

/** How many plants of the calendar there are, and how many need the owner's attention. */
export function countPlantFlags({ ctx }: { ctx: Context }): Promise<FlagCounts> {
  requireOwner(ctx);
  return countFlags(ctx.db.read);
}

/** One page, with how many there are of each category and of each thing amiss. */
export async function listAdminPlants({
  ctx,
  query: given,
}: {
  ctx: Context;
  query: unknown;
}): Promise<AdminPlantPage> {
  requireOwner(ctx);
  const query = PlantListQuery.parse(given);
  const { read } = ctx.db;
  const [rows, counts, { all, ...flagged }] = await Promise.all([
    listPlantPage(read, query),
    countByCategory(read, query),
    countFlags(read),
  ]);
  const total =
    query.category === 'all'
      ? Object.values(counts).reduce((sum, count) => sum + count, 0)
      : counts[query.category];
  return {
    plants: await presentRows(ctx, plantRecord, rows),
    total,
    page: query.page,
    pageSize: query.pageSize,
    counts,
    flagged,
    all,
  };
}
