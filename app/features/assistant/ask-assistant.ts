import { CONNECTION_TOAST, EMPTY_REPLY, fallbackMessage } from '#content/assistant/chat-words.ts';
import { ASSISTANT_MESSAGE_LIMIT } from '#contracts/assistant-words.ts';
import { makeId } from '#app/lib/make-id.ts';
import { readSitePassport } from '#app/lib/site-passport.ts';
import { showToast } from '#app/ui/toast.ts';
import { type ChatMessage, conversation, toQuestion } from './chat-store.ts';
import { fetchAnswer } from './read-answer.ts';

const newMessage = (content: string, isUser: boolean): ChatMessage => ({
  id: makeId(),
  content,
  isUser,
  timestamp: new Date().toISOString(),
});

/**
 * Puts a question into the conversation, and its answer when it comes. `email` stands in the message that takes the place
 * of an answer that did not come.
 * @returns whether the text was taken; an empty one, or one sent while an answer is awaited, is not
 */
export function askAssistant(text: string, email: string | null): boolean {
  const message = text.trim().slice(0, ASSISTANT_MESSAGE_LIMIT);
  const question = message ? conversation.begin() : null;
  if (!question) return false;
  // A question that is asked again takes the place of its failure.
  const before = conversation.read().filter((one) => one.failed !== message);
  const last = before.at(-1);
  const asked =
    last?.isUser && last.content === message ? before : [...before, newMessage(message, true)];
  conversation.write(asked);
  callAssistant(message, asked.slice(0, -1), question)
    .then(({ response, sources, suggestions, answerId }) => {
      const words = response?.trim();
      conversation.end(question, {
        ...newMessage(words || EMPTY_REPLY, false),
        sources: sources ?? [],
        suggestions: suggestions ?? [],
        ...(words && answerId ? { answerId } : {}),
      });
    })
    .catch((error: unknown) => {
      if (
        !conversation.end(question, {
          ...newMessage(fallbackMessage(email), false),
          failed: message,
        })
      )
        return;
      console.error('The assistant gave no answer:', error);
      showToast({ ...CONNECTION_TOAST, tone: 'danger' });
    });
  return true;
}

/** Whatever fails in the making of the call fails it too, so that no question is left waiting. */
async function callAssistant(
  message: string,
  before: readonly ChatMessage[],
  question: AbortController,
) {
  return await fetchAnswer(
    toQuestion(message, before, readSitePassport()),
    question.signal,
    (text) => conversation.grow(question, text),
  );
}
