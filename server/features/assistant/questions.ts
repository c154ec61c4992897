/** Questions that nothing answered, and answers that were marked wrong: what was asked, how often, and nobody's name. */
import { DAY_MS } from '#contracts/london-time.ts';
import type { WaitingQuestion } from '#contracts/admin-cards.ts';
import { KEPT } from '#content/policies/kept.ts';
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { redact } from '#server/features/readings/redact.ts';

export type QuestionTables = {
  assistant_questions: {
    id: string;
    /** Without telephone numbers, e-mail addresses and postcodes; each once. */
    question: string;
    answer_id: string;
    why: string;
    times: number;
    /** ISO time. */
    last_at: string;
  };
};

const LONGEST = 300;
/** The oldest make room for what is asked next. */
const MOST = 500;

/** Keeps a question until the owner has seen to it; the same words again count it up. */
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
        conflict.column('question').doUpdateSet(({ eb, ref }) => ({
          times: eb(ref('assistant_questions.times'), '+', 1),
          answer_id: answerId,
          why,
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

/** The latest first. */
export async function listQuestions({ ctx }: { ctx: Context }): Promise<WaitingQuestion[]> {
  requireOwner(ctx);
  const rows = await ctx.db.read
    .selectFrom('assistant_questions')
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, question, answer_id, why, times, last_at }) => ({
    id,
    question,
    answerId: answer_id,
    why: why === 'wrong' ? 'wrong' : 'unanswered',
    times,
    lastAt: last_at,
  }));
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
