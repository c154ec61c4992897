import { useRef, useState, useSyncExternalStore } from 'react';
import { CONNECTION_TOAST, EMPTY_REPLY, fallbackMessage } from '#content/assistant/chat-words.ts';
import type { AssistantAnswer } from '#contracts/assistant.ts';
import { ASSISTANT_MESSAGE_LIMIT } from '#contracts/assistant-words.ts';
import { API } from '#contracts/routes.ts';
import { fetchJson } from '#app/lib/fetch-json.ts';
import { readSitePassport } from '#app/lib/site-passport.ts';
import { showToast } from '#app/ui/toast.ts';
import { type ChatMessage, conversation, toQuestion } from './chat-store.ts';

const TIME_LIMIT_MS = 20_000;
const newMessage = (content: string, isUser: boolean): ChatMessage => ({ id: crypto.randomUUID(), content, isUser, timestamp: new Date().toISOString() });

/** The conversation and its one action. `email` stands in the message that takes the place of an answer that did not come. */
export function useChat(email: string | null) {
  const messages = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.readOnServer);
  const [isThinking, setThinking] = useState(false);
  // Two presses of Enter within one frame both see the state of before.
  const isBusy = useRef(false);

  const show = (next: ChatMessage[]) => {
    isBusy.current = false;
    setThinking(false);
    conversation.write(next);
  };

  /** @returns whether the text was taken; an empty one, or one sent while an answer is awaited, is not */
  const send = (text: string): boolean => {
    const message = text.trim().slice(0, ASSISTANT_MESSAGE_LIMIT);
    if (!message || isBusy.current) return false;
    isBusy.current = true;
    setThinking(true);
    // A question that is asked again takes the place of its failure.
    const before = messages.filter((one) => one.failed !== message);
    const last = before.at(-1);
    const asked = last?.isUser && last.content === message ? before : [...before, newMessage(message, true)];
    conversation.write(asked);
    const earlier = asked.slice(0, -1);
    fetchJson<AssistantAnswer>(API.assistant, {
      method: 'POST', headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(toQuestion(message, earlier, readSitePassport())), signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
      .then((answer) => show([...asked, { ...newMessage(answer.response?.trim() || EMPTY_REPLY, false), sources: answer.sources ?? [], suggestions: answer.suggestions ?? [] }]))
      .catch((error: unknown) => {
        console.error('The assistant gave no answer:', error);
        showToast({ ...CONNECTION_TOAST, tone: 'danger' });
        show([...asked, { ...newMessage(fallbackMessage(email), false), failed: message }]);
      });
    return true;
  };

  return { messages, isThinking, send, clear: () => conversation.write(conversation.readOnServer()) };
}
