/** Questions to the gardening assistant. Nothing of a conversation is kept; a question that nothing answers is, without a name. */
import type { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import { MONTH_NAMES } from '#engine/model/format.ts';
import type { Context } from '#server/context.ts';
import { ProviderError } from '#server/errors.ts';
import { type Composed, composeAnswer } from '#server/features/assistant/compose.ts';
import { knowledgeOf, monthInLondon } from '#server/features/assistant/memory.ts';
import { wordMeanings } from '#server/features/assistant/meanings.ts';
import { writeAnswer } from '#server/features/assistant/model-answer.ts';
import { noteQuestion } from '#server/features/assistant/questions.ts';
import type { TextModel } from '#server/ports/text-model.ts';

/** An answer, and the text model's way of saying it as it is written, where one is asked. */
export type Asked = { answer: AssistantAnswer; pieces: AsyncIterable<string> | null };

/**
 * The assistant as the site and its visitors ask it.
 * @param model null: the embedded answers alone
 * @param onFailedNote told when a question could not be noted: its answer does not hang on that
 */
export function createAssistant(
  model: TextModel | null,
  onFailedNote: (error: unknown) => void,
): {
  ask(args: { ctx: Context; input: AssistantInput }): Promise<Asked>;
} {
  return {
    async ask({ ctx, input }) {
      const knowledge = await knowledgeOf(ctx);
      const month = monthInLondon(ctx);
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
