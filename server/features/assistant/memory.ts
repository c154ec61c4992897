/** What the assistant knows, kept ready for each database: made at the first question, and anew after a change. */
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import { listOfferedKinds } from '#server/features/appointments/settings.ts';
import type { FirmFacts } from '#server/features/assistant/answer.ts';
import { buildKnowledge, type Knowledge } from '#server/features/assistant/knowledge.ts';
import { wordMeanings } from '#server/features/assistant/meanings.ts';
import { listPages } from '#server/features/assistant/pages.ts';
import { listCards } from '#server/features/assistant/record.ts';
import { contentStamp } from '#server/features/assistant/repo.ts';
import { listCalendarPlants, readCatalogue } from '#server/features/plants/use-cases.ts';
import { readPriceList } from '#server/features/settings/prices.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

const londonMonth = new Intl.DateTimeFormat('en-GB', {
  month: 'numeric',
  timeZone: 'Europe/London',
});
/** 1 to 12. */
export const monthInLondon = ({ clock }: Context): number =>
  Number(londonMonth.format(clock.now()));

type Memory = { stamp: string; knowledge: Promise<Knowledge> };
const memories = new WeakMap<Reader, Memory>();

async function learn(ctx: Context, firm: FirmFacts): Promise<Knowledge> {
  const [{ plants: catalogue }, calendar, cards, pages] = await Promise.all([
    readCatalogue({ ctx }),
    listCalendarPlants({ ctx }),
    listCards({ ctx }),
    listPages(ctx),
  ]);
  return buildKnowledge({ cards, pages, catalogue, calendar, firm, meanings: wordMeanings() });
}

export async function knowledgeOf(ctx: Context): Promise<Knowledge> {
  const { read } = ctx.db;
  const [written, settings, kinds, prices] = await Promise.all([
    contentStamp(read),
    readSettings({ ctx }),
    listOfferedKinds(read),
    readPriceList({ ctx }),
  ]);
  const firm = { settings, kinds, prices };
  const stamp = JSON.stringify([written, firm]);
  const kept = memories.get(read);
  if (kept?.stamp === stamp) return kept.knowledge;
  const own = { stamp, knowledge: learn(ctx, firm) };
  memories.set(read, own);
  // A failed reading is tried again by the next question.
  own.knowledge.catch(() => {
    if (memories.get(read) === own) memories.delete(read);
  });
  return own.knowledge;
}
