/** How often the text model was asked today and what it cost, held to what the owner allows. */
import {
  type TextModelInput,
  TEXT_MODEL_DEFAULTS,
  TextModelInput as Schema,
} from '#contracts/admin-settings.ts';
import { londonDay } from '#contracts/london-time.ts';
import { type Expression, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { findSetting } from '#server/features/settings/repo.ts';
import { SETTING_KEYS } from '#server/features/settings/use-cases.ts';
import type { Usage } from '#server/ports/text-model.ts';

export type DayUsage = Usage & { calls: number };
const NONE: DayUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };
const MILLION = 1_000_000;

export async function readUsage({ ctx }: { ctx: Context }): Promise<DayUsage> {
  const row = await ctx.db.read
    .selectFrom('model_usage')
    .selectAll()
    .where('day', '=', londonDay(ctx.clock.now()))
    .executeTakeFirst();
  if (!row) return NONE;
  return {
    calls: Number(row.calls),
    inputTokens: Number(row.input_tokens),
    outputTokens: Number(row.output_tokens),
  };
}

/** Pounds at the prices that the owner has entered. */
export const poundsOf = (
  { inputTokens, outputTokens }: Usage,
  prices: Pick<TextModelInput, 'poundsPerMillionIn' | 'poundsPerMillionOut'>,
): number =>
  Math.round(
    ((inputTokens * prices.poundsPerMillionIn + outputTokens * prices.poundsPerMillionOut) /
      MILLION) *
      100,
  ) / 100;

async function readAllowance(ctx: Context): Promise<TextModelInput> {
  const stored = Schema.safeParse(await findSetting(ctx.db.read, SETTING_KEYS.textModel));
  return stored.success ? stored.data : TEXT_MODEL_DEFAULTS;
}

/** Whether the owner lets the model be asked once more today. */
export async function mayAsk({ ctx }: { ctx: Context }): Promise<boolean> {
  const [allowed, usage] = await Promise.all([readAllowance(ctx), readUsage({ ctx })]);
  return (
    allowed.isOn &&
    usage.calls < allowed.callsPerDay &&
    poundsOf(usage, allowed) <= allowed.poundsPerDay
  );
}

const sqlAdd = (before: Expression<number>, more: number) => sql<number>`${before} + ${more}`;

/** A call counts when it is made, whatever comes of it; its tokens once they are known. */
export async function countUsage({ ctx, ...add }: DayUsage & { ctx: Context }): Promise<void> {
  const day = londonDay(ctx.clock.now());
  await ctx.db.write((tx) =>
    tx
      .insertInto('model_usage')
      .values({
        day,
        calls: add.calls,
        input_tokens: add.inputTokens,
        output_tokens: add.outputTokens,
      })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet(({ ref }) => ({
          calls: sqlAdd(ref('model_usage.calls'), add.calls),
          input_tokens: sqlAdd(ref('model_usage.input_tokens'), add.inputTokens),
          output_tokens: sqlAdd(ref('model_usage.output_tokens'), add.outputTokens),
        })),
      )
      .execute(),
  );
}
