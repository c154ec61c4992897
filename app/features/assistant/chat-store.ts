/** A conversation with the assistant: its messages, what is sent of them, and how this tab remembers them. */
import type { AssistantInput } from '#contracts/assistant.ts';
import type { SitePassport } from '#contracts/location.ts';
import { CHAT_GREETING } from '#content/assistant/chat-words.ts';
import { makeListeners } from '#app/lib/listeners.ts';

export type ChatMessage = {
  id: string;
  content: string;
  isUser: boolean;
  /** ISO time; null for the initial greeting. */
  timestamp: string | null;
  sources?: { title: string; url: string }[];
  suggestions?: string[];
  /** What answered; missing where nothing did. */
  answerId?: string;
  /** Whether the visitor has told us that the answer is wrong. */
  isToldWrong?: boolean;
  /** The question that this message failed to answer. */
  failed?: string;
};

const KEY = 'plotwright-chat';
/** Messages kept over a reload. */
const KEPT = 60;
/** Messages sent along, so that a question may follow on. */
const SENT = 12;
const CONTENT_LIMIT = 6_000;

export const GREETING: ChatMessage = {
  id: 'greeting',
  content: CHAT_GREETING,
  isUser: false,
  timestamp: null,
};

function isMessage(value: unknown): value is ChatMessage {
  const one = value as Partial<ChatMessage> | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof one.id === 'string' &&
    typeof one.content === 'string' &&
    typeof one.isUser === 'boolean'
  );
}

function restore(): readonly ChatMessage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return [GREETING, ...(Array.isArray(stored) ? stored.filter(isMessage).slice(-KEPT) : [])];
  } catch {
    return UNSPOKEN;
  }
}

const UNSPOKEN: readonly ChatMessage[] = [GREETING];
let current: readonly ChatMessage[] | null = null;
/** The pending question, kept across page changes. */
let awaited: AbortController | null = null;
/** What has come of its answer so far; kept by nothing. */
let coming = '';
const { subscribe, tell } = makeListeners();

/** The conversation of this tab, the greeting first; what was said before a reload is there again. */
export const conversation = {
  read: (): readonly ChatMessage[] => (current ??= restore()),
  readOnServer: (): readonly ChatMessage[] => UNSPOKEN,
  isAwaiting: (): boolean => awaited !== null,
  readComing: (): string => coming,
  write(messages: readonly ChatMessage[]): void {
    current = messages;
    keep(messages);
    tell();
  },
  /** Opens the wait for an answer. @returns what aborts the question, and names it; null while another is awaited */
  begin(): AbortController | null {
    if (awaited) return null;
    awaited = new AbortController();
    tell();
    return awaited;
  },
  /** Adds a piece to the answer that is awaited. */
  grow(question: AbortController, text: string): void {
    if (awaited !== question) return;
    coming += text;
    tell();
  },
  /** Adds an answer to the current conversation. @returns false if it is no longer awaited */
  end(question: AbortController, answer: ChatMessage): boolean {
    if (awaited !== question) return false;
    awaited = null;
    coming = '';
    conversation.write([...conversation.read(), answer]);
    return true;
  },
  /** Begins anew; an answer that is still on its way is not waited for. */
  clear(): void {
    awaited?.abort();
    awaited = null;
    coming = '';
    conversation.write(UNSPOKEN);
  },
  /** Remembers that the visitor has told us of a wrong answer. */
  tellWrong(id: string): void {
    conversation.write(
      conversation.read().map((one) => (one.id === id ? { ...one, isToldWrong: true } : one)),
    );
  },
  subscribe,
};

function keep(messages: readonly ChatMessage[]): void {
  const said = messages.filter((message) => message.id !== GREETING.id).slice(-KEPT);
  try {
    if (said.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(said));
  } catch {
    // Storage is full or blocked: the conversation lasts until the page is closed.
  }
}

/** The body of a question: the words, the conversation before it, and what the site passport knows. */
export function toQuestion(
  message: string,
  before: readonly ChatMessage[],
  passport: SitePassport | null,
): AssistantInput {
  const earlier = before
    .filter((one) => one.id !== GREETING.id && one.failed === undefined)
    .slice(-SENT)
    .map(({ isUser, content }) => ({ isUser, content: content.slice(0, CONTENT_LIMIT) }));
  const site = passport
    ? {
        ...(passport.soil ? { soil: passport.soil.category } : {}),
        ...(passport.sunExposure ? { sun: passport.sunExposure } : {}),
        ...(passport.postcode ? { district: passport.postcode.district.slice(0, 80) } : {}),
      }
    : {};
  return {
    message,
    ...(earlier.length > 0 ? { conversation: earlier } : {}),
    ...(Object.keys(site).length > 0 ? { site } : {}),
  };
}

export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };
/** An answer's text as paragraphs and lists: "- " opens an item. */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}
