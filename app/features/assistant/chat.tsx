import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CHAT_NOTICE, CHAT_STARTERS } from '#content/assistant/chat-words.ts';
import { EMERGENCY_LINE } from '#content/assistant/emergencies.ts';
import { ASSISTANT_MESSAGE_LIMIT } from '#contracts/assistant-words.ts';
import { AnswerText, EmergencyLine } from './answer-text.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { useChat } from './use-chat.ts';

/** Questions about the garden, and whom to ring where a question will not do. */
export function Chat({
  email,
  writer,
}: {
  email: string | null;
  /** The company whose language model writes the answers; null where the site does so itself. */
  writer: string | null;
}) {
  const { messages, isThinking, coming, send, clear } = useChat(email);
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const count = messages.length;
  const isComing = coming !== '';
  const hasCome = useRef(false);

  useEffect(() => {
    // Who has been reading an answer as it came stays at that place when it is whole.
    const isRead = hasCome.current;
    hasCome.current = isComing;
    if (isRead) return;
    // The newest message is brought to view inside the log alone, so that the page itself stays where it is.
    const list = log.current;
    const newest = list?.querySelector<HTMLElement>('[data-newest]');
    if (list && newest && count > 1) list.scrollTop = newest.offsetTop - 16;
  }, [count, isComing]);

  const submit = () => {
    if (send(text)) setText('');
  };
  const ask = (question: string) => {
    send(question);
    box.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div>
        <h2 id="assistant" className="display-2 max-w-[11ch] scroll-mt-28">
          Ask about your garden
        </h2>
        <p className="mt-6 max-w-md text-ink-soft">
          {CHAT_NOTICE}
          {writer
            ? ` They are put into words by a language model of ${writer}, which is sent your question without telephone numbers, e-mail addresses or postcodes.`
            : ''}
        </p>
        <p className="mt-8 font-medium" id={`${id}-starters`}>
          Questions to start with
        </p>
        <ul aria-labelledby={`${id}-starters`} className="mt-2 border-t">
          {CHAT_STARTERS.map((question) => (
            <li key={question} className="border-b">
              <button
                type="button"
                onClick={() => ask(question)}
                className="flex min-h-12 w-full items-center py-2 text-left text-ink-soft transition-colors hover:text-clay"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col border bg-sheet">
        <div
          ref={log}
          role="log"
          aria-live="polite"
          aria-label="Conversation"
          // A scrolling area must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="quiet-scroll relative h-[26rem] space-y-7 overflow-y-auto overscroll-contain px-5 py-6 sm:h-[32rem] sm:px-8 sm:py-8"
        >
          {messages.map((message, index) => (
            <div key={message.id} {...(index === count - 1 ? { 'data-newest': '' } : {})}>
              <ChatBubble
                message={message}
                question={messages[index - 1]?.isUser ? messages[index - 1]!.content : undefined}
                isLast={index === count - 1}
                onAsk={ask}
              />
            </div>
          ))}
          {isComing ? (
            // Read out once it is whole. Its height gives the question room to go to the top, so that nothing moves as it grows.
            <div aria-live="off" className="min-h-full max-w-prose">
              <AnswerText text={coming} />
            </div>
          ) : isThinking ? (
            <p className="text-ink-soft motion-safe:animate-[breathe_1.6s_ease-in-out_infinite]">
              Thinking...
            </p>
          ) : null}
        </div>
        <p className="fine border-t px-4 pt-3 leading-6 text-ink-soft sm:px-5">
          <EmergencyLine text={EMERGENCY_LINE} />
        </p>
        <form
          data-draft="assistant"
          className="px-4 pt-3 pb-4 sm:px-5"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <label htmlFor={id} className="sr-only">
            Your question
          </label>
          <div className="flex items-end gap-3">
            <textarea
              ref={box}
              id={id}
              name="question"
              rows={2}
              value={text}
              maxLength={ASSISTANT_MESSAGE_LIMIT}
              enterKeyHint="send"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              placeholder="When do I plant garlic?"
              aria-describedby={`${id}-hint`}
              className="quiet-scroll block min-h-14 w-full resize-none rounded-sm border border-line-strong bg-sheet px-4 py-3 leading-snug placeholder:text-ink-faint hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0"
            />
            <button
              type="submit"
              aria-disabled={isThinking || text.trim() === ''}
              className="inline-flex size-14 shrink-0 items-center justify-center rounded-sm bg-clay text-on-clay transition-colors hover:bg-clay-deep aria-disabled:opacity-55"
            >
              <ArrowUp aria-hidden size={20} strokeWidth={1.8} />
              <span className="sr-only">Send</span>
            </button>
          </div>
          <div className="mt-2.5 flex min-h-6 flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p id={`${id}-hint`} className="fine text-ink-faint">
              Enter sends, Shift and Enter makes a new line. Kept in this tab only.
            </p>
            {count > 1 ? (
              <button
                type="button"
                onClick={clear}
                className="fine text-link min-h-6 text-ink-soft"
              >
                Start again
              </button>
            ) : null}
          </div>
          <noscript>
            <p className="small mt-3 text-ink-soft">
              The chat needs JavaScript. The articles and the seasons above do not
              {email ? `, and ${email} answers too` : ''}.
            </p>
          </noscript>
        </form>
      </div>
    </div>
  );
}
