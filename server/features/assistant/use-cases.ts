/** Questions to the gardening assistant. Nothing of a conversation is kept. */
import type { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import type { Context } from '#server/context.ts';
import { composeAnswer } from '#server/features/assistant/compose.ts';
import { townOf } from '#server/features/assistant/firm-answers.ts';
import { buildKnowledge, type Knowledge } from '#server/features/assistant/knowledge.ts';
import { contentStamp } from '#server/features/assistant/repo.ts';
import { listCalendarPlants, readCatalogue } from '#server/features/plants/use-cases.ts';
import { listServices } from '#server/features/services/use-cases.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

/** Holds what was read from the database until the owner changes it. */
export type AssistantMemory = { stamp: string; knowledge: Promise<Knowledge> } | null;

const londonMonth = new Intl.DateTimeFormat('en-GB', { month: 'numeric', timeZone: 'Europe/London' });

async function learn(ctx: Context): Promise<Knowledge> {
  const [{ plants: catalogue }, calendar, services, settings] = await Promise.all([
    readCatalogue({ ctx }), listCalendarPlants({ ctx }), listServices({ ctx, activeOnly: true }), readSettings({ ctx }),
  ]);
  // The table of places is read at its first use; better now than in the middle of an answer.
  townOf('');
  return buildKnowledge({ catalogue, calendar, services, settings });
}

/** An assistant with a memory of its own: the index is built at the first question, and anew after a change. */
export function createAssistant(): { ask(args: { ctx: Context; input: AssistantInput }): Promise<AssistantAnswer> } {
  let memory: AssistantMemory = null;
  return {
    async ask({ ctx, input }) {
      const stamp = await contentStamp(ctx.db.read);
      if (memory?.stamp !== stamp) {
        const knowledge = learn(ctx);
        const own = { stamp, knowledge };
        memory = own;
        // A failed reading is tried again by the next question.
        knowledge.catch(() => { if (memory === own) memory = null; });
      }
      return composeAnswer({ input, knowledge: await memory!.knowledge, month: Number(londonMonth.format(ctx.clock.now())) });
    },
  };
}
