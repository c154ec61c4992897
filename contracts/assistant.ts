/** The gardening assistant: a question, an answer from the site's own knowledge, and where it stands. */
import { z } from 'zod';
import { ASSISTANT_MESSAGE_LIMIT } from './assistant-words.ts';

export * from './assistant-words.ts';
export const AssistantInput = z.object({
  message: z
    .string('Please type a question')
    .trim()
    .min(1, 'Please type a question')
    .max(
      ASSISTANT_MESSAGE_LIMIT,
      `Please keep the question under ${ASSISTANT_MESSAGE_LIMIT.toLocaleString('en-GB')} characters`,
    ),
  /** The conversation so far, oldest first; kept in the visitor's browser only. */
  conversation: z
    .array(z.object({ isUser: z.boolean(), content: z.string().max(6_000) }))
    .max(20)
    .optional(),
  /** Of the site passport, when the visitor has one. */
  site: z
    .object({
      soil: z.enum(['clay', 'sandy', 'loam', 'unknown']).optional(),
      sun: z.enum(['full-sun', 'partial-sun', 'shade']).optional(),
      district: z.string().max(80).optional(),
    })
    .optional(),
});
export type AssistantInput = z.infer<typeof AssistantInput>;

export const AssistantAnswer = z.object({
  response: z.string(),
  /** Pages of this site that the answer was taken from. */
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  /** Questions that follow on. */
  suggestions: z.array(z.string()),
  /** What answered: a card's id, or the name of a table; "unknown" where nothing did. */
  answerId: z.string(),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

/** Says that an answer was wrong. Kept without anything that says who asked. */
export const WrongAnswerInput = z.object({
  message: AssistantInput.shape.message,
  answerId: z.string().regex(/^[\w-]{1,80}$/),
});
export type WrongAnswerInput = z.infer<typeof WrongAnswerInput>;
