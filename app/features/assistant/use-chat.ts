import { useSyncExternalStore } from 'react';
import { askAssistant } from './ask-assistant.ts';
import { conversation } from './chat-store.ts';

const no = () => false;
const nothing = () => '';

/** The conversation and its two actions. */
export function useChat(email: string | null) {
  const messages = useSyncExternalStore(
    conversation.subscribe,
    conversation.read,
    conversation.readOnServer,
  );
  const isThinking = useSyncExternalStore(conversation.subscribe, conversation.isAwaiting, no);
  const coming = useSyncExternalStore(conversation.subscribe, conversation.readComing, nothing);
  return {
    messages,
    isThinking,
    /** What has come of the awaited answer so far. */
    coming,
    send: (text: string) => askAssistant(text, email),
    clear: conversation.clear,
  };
}
