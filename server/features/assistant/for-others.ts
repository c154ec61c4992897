/** What designs may ask of the assistant: what it knows of the questions that stand in a letter. */
import type { Context, LetterQuestion } from '#server/context.ts';
import { answerLetter } from '#server/features/assistant/letter.ts';
import { knowledgeOf, monthInLondon } from '#server/features/assistant/memory.ts';
import { askedParts } from '#server/features/assistant/parts.ts';

/** A letter that asks nothing costs nothing. */
export async function questionsOfLetter(ctx: Context, text: string): Promise<LetterQuestion[]> {
  if (askedParts(text).length === 0) return [];
  return answerLetter(text, monthInLondon(ctx), await knowledgeOf(ctx));
}
