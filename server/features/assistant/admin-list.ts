/** The owner's list of cards: searched, counted, put in order and cut into pages by the database; of each card only what is shown. */
import { type SelectQueryBuilder, sql } from 'kysely';
import {
  type AdminCardsPage,
  AdminCardsQuery,
  type CardList,
  type CardSort,
} from '#contracts/admin-cards.ts';
import { CARD_TOPICS, type CardTopic, EMERGENCIES } from '#contracts/knowledge.ts';
import { pageOf } from '#contracts/paging.ts';
import { type Context, requireOwner } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import { foundIn, patternsOf, searchedText } from '#server/db/search-sql.ts';
import type { Tables } from '#server/db/tables.ts';

type Cards = SelectQueryBuilder<Tables, 'cards', object>;

const A_PAGE = 30;
/** Characters of an answer: about three lines. */
const BEGINNING = 280;
const SAID = searchedText({ columns: ['question', 'answer', 'asks', 'subjects'] });

const living = (db: Reader): Cards => db.selectFrom('cards').where('deleted_at', 'is', null);

const IS_IN = {
  all: sql<boolean>`1 = 1`,
  unchecked: sql<boolean>`reviewed is null`,
  checked: sql<boolean>`reviewed is not null`,
  danger: sql<boolean>`emergency is not null`,
  unused: sql<boolean>`active = 0`,
} satisfies Record<CardList, unknown>;

async function countLists(found: Cards): Promise<Record<CardList, number>> {
  const sumOf = (list: CardList) =>
    sql<number | null>`sum(case when ${IS_IN[list]} then 1 else 0 end)`.as(list);
  const row = await found
    .select([sumOf('all'), sumOf('unchecked'), sumOf('checked'), sumOf('danger'), sumOf('unused')])
    .executeTakeFirstOrThrow();
  const count = (list: CardList) => Number(row[list] ?? 0);
  return {
    all: count('all'),
    unchecked: count('unchecked'),
    checked: count('checked'),
    danger: count('danger'),
    unused: count('unused'),
  };
}

async function countTopics(found: Cards): Promise<Record<CardTopic, number>> {
  const rows = await found
    .select(({ fn }) => ['topic', fn.countAll().as('count')])
    .groupBy('topic')
    .execute();
  return Object.fromEntries(
    CARD_TOPICS.map((topic) => [
      topic,
      Number(rows.find((row) => row.topic === topic)?.count ?? 0),
    ]),
  ) as Record<CardTopic, number>;
}

function ordered(found: Cards, sort: CardSort): Cards {
  if (sort === 'changed') return found.orderBy('updated_at', 'desc').orderBy('id');
  const byTopic = sort === 'topic' ? found.orderBy('topic') : found;
  return byTopic.orderBy(sql`upper(question)`).orderBy('id');
}

/** One page, with how many there are of each topic and in each list. A page beyond the last is the last. */
export async function listAdminCards({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<AdminCardsPage> {
  requireOwner(ctx);
  const {
    topic,
    list = 'all',
    sort = 'topic',
    search = '',
    page = 1,
  } = AdminCardsQuery.parse(query);
  const { read } = ctx.db;
  const found = living(read).where(foundIn(SAID, patternsOf(search)));
  const ofTopic = topic === undefined ? found : found.where('topic', '=', topic);
  const [counts, topics, { total }] = await Promise.all([
    countLists(ofTopic),
    countTopics(found.where(IS_IN[list])),
    living(read)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const { pages, shown, offset } = pageOf(counts[list], A_PAGE, page);
  const rows = await ordered(ofTopic.where(IS_IN[list]), sort)
    .select(['id', 'topic', 'question', 'emergency', 'reviewed', 'active'])
    .select(sql<string>`substr(answer, 1, ${sql.lit(BEGINNING)})`.as('answer'))
    .limit(A_PAGE)
    .offset(offset)
    .execute();
  const items = rows.map((row) => ({
    ...row,
    topic: row.topic as CardTopic,
    emergency: EMERGENCIES.find((one) => one === row.emergency) ?? null,
    active: row.active === 1,
  }));
  return { items, counts, topics, total: Number(total), page: shown, pages };
}
