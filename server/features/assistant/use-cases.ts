/** Questions to the gardening assistant. Nothing of a conversation is kept; a question that nothing answers is, without a name. */
import type { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import { MONTH_NAMES } from '#engine/model/format.ts';
import type { Context } from '#server/context.ts';
import { ProviderError } from '#server/errors.ts';
import { listOfferedKinds } from '#server/features/appointments/settings.ts';
import { listCalendarPlants, readCatalogue } from '#server/features/plants/use-cases.ts';
import { readPriceList } from '#server/features/settings/prices.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { type Composed, composeAnswer } from '#server/features/assistant/compose.ts';
import { buildKnowledge, type Knowledge } from '#server/features/assistant/knowledge.ts';
import type { FirmFacts } from '#server/features/assistant/answer.ts';
import { wordMeanings } from '#server/features/assistant/meanings.ts';
import { writeAnswer } from '#server/features/assistant/model-answer.ts';
import { noteQuestion } from '#server/features/assistant/questions.ts';
import { listPages } from '#server/features/assistant/pages.ts';
import { listCards } from '#server/features/assistant/record.ts';
import { contentStamp } from '#server/features/assistant/repo.ts';
import type { TextModel } from '#server/ports/text-model.ts';

const londonMonth = new Intl.DateTimeFormat('en-GB', {
  month: 'numeric',
  timeZone: 'Europe/London',
});
async function learn(ctx: Context, firm: FirmFacts): Promise<Knowledge> {
  const [{ plants: catalogue }, calendar, cards, pages] = await Promise.all([
    readCatalogue({ ctx }),
    listCalendarPlants({ ctx }),
    listCards({ ctx }),
    listPages(ctx),
  ]);
  return buildKnowledge({ cards, pages, catalogue, calendar, firm, meanings: wordMeanings() });
}

/** An answer, and the text model's way of saying it as it is written, where one is asked. */
export type Asked = { answer: AssistantAnswer; pieces: AsyncIterable<string> | null };

/**
 * An assistant with a memory of its own: the index is built at the first question, and anew after a change.
 * @param model null: the embedded answers alone
 * @param onFailedNote told when a question could not be noted: its answer does not hang on that
 */
export function createAssistant(
  model: TextModel | null,
  onFailedNote: (error: unknown) => void,
): {
  ask(args: { ctx: Context; input: AssistantInput }): Promise<Asked>;
} {
  let memory: { stamp: string; knowledge: Promise<Knowledge> } | null = null;
  async function recall(ctx: Context): Promise<Knowledge> {
    const [written, settings, kinds, prices] = await Promise.all([
      contentStamp(ctx.db.read),
      readSettings({ ctx }),
      listOfferedKinds(ctx.db.read),
      readPriceList({ ctx }),
    ]);
    const firm = { settings, kinds, prices };
    const stamp = JSON.stringify([written, firm]);
    if (memory?.stamp !== stamp) {
      const knowledge = learn(ctx, firm);
      const own = { stamp, knowledge };
      memory = own;
      // A failed reading is tried again by the next question.
      knowledge.catch(() => {
        if (memory === own) memory = null;
      });
    }
    return memory!.knowledge;
  }
  return {
    async ask({ ctx, input }) {
      const knowledge = await recall(ctx);
      const month = Number(londonMonth.format(ctx.clock.now()));
      const composed = composeAnswer({ input, knowledge, month, meanings: wordMeanings() });
      if (!composed.isAnswered)
        await noteQuestion({
          ctx,
          question: input.message,
          answerId: composed.answerId,
          why: 'unanswered',
        }).catch(onFailedNote);
      const { firm } = knowledge;
      return {
        answer: toAnswer(composed),
        pieces: model
          ? writeAnswer({ ctx, model, input, composed, month: MONTH_NAMES[month - 1]!, firm })
          : null,
      };
    },
  };
}

const toAnswer = ({ response, sources, suggestions, answerId }: Composed): AssistantAnswer => ({
  response,
  sources,
  suggestions,
  answerId,
});

/** The whole answer: the model's, or the embedded one where the model fails. @param tell is given each piece as it comes */
export async function finishAnswer(
  { answer, pieces }: Asked,
  tell: (text: string) => void = () => {},
): Promise<AssistantAnswer> {
  if (!pieces) return answer;
  let response = '';
  try {
    for await (const piece of pieces) {
      response += piece;
      tell(piece);
    }
    return { ...answer, response };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return answer;
  }
}
