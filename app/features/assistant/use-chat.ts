import { useSyncExternalStore } from 'react';
import { askAssistant } from './ask-assistant.ts';
import { conversation } from './chat-store.ts';

const no = () => false;

/** The conversation and its two actions. */
export function useChat(email: string | null) {
  const messages = useSyncExternalStore(
    conversation.subscribe,
    conversation.read,
    conversation.readOnServer,
  );
  const isThinking = useSyncExternalStore(conversation.subscribe, conversation.isAwaiting, no);
  return {
    messages,
    isThinking,
    send: (text: string) => askAssistant(text, email),
    clear: conversation.clear,
  };
}
