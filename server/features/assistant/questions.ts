/** Questions that nothing answered, and answers that were marked wrong, each apart: what was asked, how often, and no names. */
import { DAY_MS } from '#contracts/london-time.ts';
import {
  type QuestionsPage,
  QuestionsQuery,
  type WaitingQuestion,
} from '#contracts/admin-cards.ts';
import { pageOf } from '#contracts/paging.ts';
import { KEPT } from '#content/policies/kept.ts';
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { foundIn, patternsOf, searchedText } from '#server/db/search-sql.ts';
import { AppError } from '#server/errors.ts';
import { redact } from '#server/features/readings/redact.ts';

export type QuestionTables = {
  assistant_questions: {
    id: string;
    /** Without telephone numbers, e-mail addresses and postcodes; each once for either reason. */
    question: string;
    answer_id: string;
    why: string;
    times: number;
    /** ISO time. */
    last_at: string;
  };
};

const LONGEST = 300;
const A_PAGE = 20;
/** The oldest make room for what is asked next. */
const MOST = 500;

/** Keeps a question until the owner has seen to it; the same words for the same reason count it up. */
export async function noteQuestion({
  ctx,
  question,
  answerId,
  why,
}: {
  ctx: Context;
  question: string;
  answerId: string;
  why: WaitingQuestion['why'];
}): Promise<void> {
  const words = redact(question).toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (words === '') return;
  const last_at = ctx.clock.now().toISOString();
  await ctx.db.write(async (tx) => {
    await tx
      .insertInto('assistant_questions')
      .values({
        id: ctx.ids.make('qst'),
        question: words,
        answer_id: answerId,
        why,
        times: 1,
        last_at,
      })
      .onConflict((conflict) =>
        conflict.columns(['question', 'why']).doUpdateSet(({ eb, ref }) => ({
          times: eb(ref('assistant_questions.times'), '+', 1),
          answer_id: answerId,
          last_at,
        })),
      )
      .execute();
    const last = await tx
      .selectFrom('assistant_questions')
      .select('last_at')
      .orderBy('last_at', 'desc')
      .offset(MOST)
      .limit(1)
      .executeTakeFirst();
    if (last)
      await tx.deleteFrom('assistant_questions').where('last_at', '<=', last.last_at).execute();
  });
}

const searched = (db: Reader, search: string) =>
  db
    .selectFrom('assistant_questions')
    .where(
      foundIn(searchedText({ columns: ['assistant_questions.question'] }), patternsOf(search)),
    );

/** One page, the latest first. A page beyond the last is the last. */
export async function listQuestions({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<QuestionsPage> {
  requireOwner(ctx);
  const { list = 'all', search = '', page = 1 } = QuestionsQuery.parse(query);
  const { read } = ctx.db;
  const counted = await searched(read, search)
    .select(({ fn }) => ['why', fn.countAll().as('count')])
    .groupBy('why')
    .execute();
  const countOf = (why: string) => Number(counted.find((one) => one.why === why)?.count ?? 0);
  const [unanswered, wrong] = [countOf('unanswered'), countOf('wrong')];
  const counts = { all: unanswered + wrong, unanswered, wrong };
  const { pages, shown, offset } = pageOf(counts[list], A_PAGE, page);
  const found = searched(read, search);
  const rows = await (list === 'all' ? found : found.where('why', '=', list))
    .leftJoin('cards', (join) =>
      join.onRef('cards.id', '=', 'answer_id').on('cards.deleted_at', 'is', null),
    )
    .selectAll('assistant_questions')
    .select(['cards.id as card_id', 'cards.question as card_question'])
    .orderBy('last_at', 'desc')
    .orderBy('assistant_questions.id')
    .limit(A_PAGE)
    .offset(offset)
    .execute();
  const items = rows.map(({ card_id, card_question, ...row }) => ({
    id: row.id,
    question: row.question,
    answerId: row.answer_id,
    card: card_id === null ? null : { id: card_id, question: card_question! },
    why: row.why === 'wrong' ? ('wrong' as const) : ('unanswered' as const),
    times: row.times,
    lastAt: row.last_at,
  }));
  return { items, counts, page: shown, pages };
}

/** Takes a question that a card answers off the list, whichever its reason. One that waits no longer is no fault. */
export async function settleQuestion(
  tx: Tx,
  { ctx, id, cardId }: { ctx: Context; id: string; cardId: string },
): Promise<void> {
  const asked = await tx
    .selectFrom('assistant_questions')
    .select('question')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!asked) return;
  await tx.deleteFrom('assistant_questions').where('question', '=', asked.question).execute();
  await writeAudit(tx, ctx, {
    action: 'cards.answer-question',
    subject: id,
    detail: { card: cardId },
  });
}

/** @throws AppError not-found */
export async function dismissQuestion({ ctx, id }: { ctx: Context; id: string }): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('assistant_questions')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw new AppError('not-found', 'This question is no longer there.');
    await writeAudit(tx, ctx, { action: 'cards.dismiss-question', subject: id });
  });
}

/** Deletes what was last asked longer ago than the privacy policy says. */
export async function expireQuestions({ ctx }: { ctx: Context }): Promise<void> {
  requireActor(ctx, 'job', 'system');
  const before = new Date(ctx.clock.now().getTime() - KEPT.questionDays * DAY_MS).toISOString();
  await ctx.db.write((tx) =>
    tx.deleteFrom('assistant_questions').where('last_at', '<', before).execute(),
  );
}
