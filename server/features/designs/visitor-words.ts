/** What a visitor said when they asked for a design, for those who go on with it: the enquiry, the visit, the quote. */
import type { CustomerBrief } from '#contracts/customer-brief.ts';
import type { DesignRequestInput, MentionView, ReadingView } from '#contracts/design.ts';
import { MENTION_GROUPS } from '#contracts/design-words.ts';
import type { Context } from '#server/context.ts';
import type { FactView } from '#server/features/designs/fact-view.ts';
import { isDesignId } from '#server/features/designs/read.ts';
import { unusedWordsOf, wordsByGroup } from '#server/features/designs/reading-words.ts';
import { findDesignSummary, findSession } from '#server/features/designs/repo.ts';

export type DesignRequestOf = {
  postcode: string | null;
  budgetPounds: number | null;
  /** Of what is sure. */
  mentions: MentionView[];
  words: CustomerBrief;
};
const FORM_ALONE = new Set(['preferences', 'projectType']);

/** null for a design that is or was in the library, which may be somebody else's, and for one that is gone. */
export async function readRequestOf({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<DesignRequestOf | null> {
  const row = isDesignId(id) ? await findDesignSummary(ctx.db.read, id) : undefined;
  if (!row || row.sample === 1 || row.public_at !== null) return null;
  const session = await findSession(ctx.db.read, row.session_id);
  if (!session) return null;
  const input = JSON.parse(session.input) as DesignRequestInput;
  const facts = JSON.parse(session.facts) as FactView[];
  const reading = session.reading ? (JSON.parse(session.reading) as ReadingView) : null;
  const mentions = reading?.mentions.filter((mention) => mention.isSure) ?? [];
  const groups = wordsByGroup(mentions);
  const budget = facts.find((fact) => fact.id === 'budget')?.correction?.current;
  return {
    postcode: input.postcode ?? null,
    budgetPounds: typeof budget === 'number' ? Math.round(budget) : null,
    mentions,
    words: {
      description: input.designDescription,
      groups: MENTION_GROUPS.flatMap((group) =>
        groups[group] ? [{ group, words: groups[group] }] : [],
      ),
      entered: facts
        .filter((fact) => fact.source === 'entered' && !FORM_ALONE.has(fact.detail))
        .map(({ label, value }) => ({ label, value })),
      replies: input.corrections?.replies ?? [],
      unused: unusedWordsOf(input.designDescription, reading),
    },
  };
}
