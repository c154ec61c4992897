import { SiteLink } from '#app/ui/site-link.tsx';
import { AnswerText } from './answer-text.tsx';
import type { ChatMessage } from './chat-store.ts';
import { WrongAnswer } from './wrong-answer.tsx';

const CHIP =
  'inline-flex min-h-9 items-center rounded-sm border border-line-strong px-3 py-1.5 text-left text-[0.875rem] leading-tight text-ink transition-colors hover:border-ink hover:bg-ink/5';

/** One message: a question to the right, an answer with its pages and what may follow to the left. */
export function ChatBubble({
  message,
  question,
  isLast,
  onAsk,
}: {
  message: ChatMessage;
  /** What it answers. */
  question?: string | undefined;
  isLast: boolean;
  onAsk: (question: string) => void;
}) {
  if (message.isUser) {
    return (
      <div className="flex justify-end">
        <p className="max-w-[85%] rounded-sm bg-leaf-wash px-4 py-2.5 break-words whitespace-pre-wrap">
          <span className="sr-only">You: </span>
          {message.content}
        </p>
      </div>
    );
  }
  const sources = message.sources ?? [];
  const suggestions = isLast ? (message.suggestions ?? []) : [];
  return (
    <div className="max-w-prose">
      <AnswerText text={message.content} />
      {sources.length > 0 ? (
        <p className="small mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-soft">
          <span>From</span>
          {sources.map((source) => (
            <SiteLink
              key={source.url}
              to={source.url}
              className="text-link inline-flex min-h-6 items-center text-clay"
            >
              {source.title}
            </SiteLink>
          ))}
        </p>
      ) : null}
      {message.answerId && question ? (
        <WrongAnswer message={question} answerId={message.answerId} answer={message} />
      ) : null}
      {message.failed === undefined ? null : (
        <p className="mt-3 flex flex-wrap gap-2">
          <button type="button" onClick={() => onAsk(message.failed!)} className={CHIP}>
            Try again
          </button>
          <SiteLink to="/booking" className={CHIP}>
            Book a call
          </SiteLink>
        </p>
      )}
      {suggestions.length > 0 ? (
        <ul aria-label="Questions that follow on" className="mt-4 flex flex-wrap gap-2">
          {suggestions.map((next) => (
            <li key={next}>
              <button type="button" onClick={() => onAsk(next)} className={CHIP}>
                {next}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
