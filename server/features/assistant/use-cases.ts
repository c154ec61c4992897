/** Questions to the gardening assistant. Nothing of a conversation is kept. */
import type { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import type { Context } from '#server/context.ts';
import { composeAnswer } from '#server/features/assistant/compose.ts';
import { townOf } from '#server/features/assistant/towns.ts';
import { buildKnowledge, type Knowledge } from '#server/features/assistant/knowledge.ts';
import { contentStamp } from '#server/features/assistant/repo.ts';
import { listOfferedKinds } from '#server/features/appointments/settings.ts';
import { listCalendarPlants, readCatalogue } from '#server/features/plants/use-cases.ts';
import { listServices } from '#server/features/services/record.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

/** Holds what was read from the database until the owner changes it. */
export type AssistantMemory = { stamp: string; knowledge: Promise<Knowledge> } | null;

const londonMonth = new Intl.DateTimeFormat('en-GB', {
  month: 'numeric',
  timeZone: 'Europe/London',
});

async function learn(ctx: Context, isMailed: boolean): Promise<Knowledge> {
  const [{ plants: catalogue }, calendar, services, settings, kinds] = await Promise.all([
    readCatalogue({ ctx }),
    listCalendarPlants({ ctx }),
    listServices({ ctx }),
    readSettings({ ctx }),
    listOfferedKinds(ctx.db.read),
  ]);
  // The table of places is read at its first use; better now than in the middle of an answer.
  townOf('');
  return buildKnowledge({ catalogue, calendar, services, settings, booking: { kinds, isMailed } });
}

/**
 * An assistant with a memory of its own: the index is built at the first question, and anew after a change.
 * @param isMailed whether e-mails really leave the house
 */
export function createAssistant({ isMailed }: { isMailed: boolean }): {
  ask(args: { ctx: Context; input: AssistantInput }): Promise<AssistantAnswer>;
} {
  let memory: AssistantMemory = null;
  return {
    async ask({ ctx, input }) {
      const stamp = await contentStamp(ctx.db.read);
      if (memory?.stamp !== stamp) {
        const knowledge = learn(ctx, isMailed);
        const own = { stamp, knowledge };
        memory = own;
        // A failed reading is tried again by the next question.
        knowledge.catch(() => {
          if (memory === own) memory = null;
        });
      }
      return composeAnswer({
        input,
        knowledge: await memory!.knowledge,
        month: Number(londonMonth.format(ctx.clock.now())),
      });
    },
  };
}
