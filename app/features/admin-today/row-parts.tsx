import { Badge } from '#app/ui/badge.tsx';
import { dueInWords } from './today-words.ts';

/** The heading of those who wait. */
export const WAITING = 'waiting';
export const MESSAGE_LETTERS = 220;

/** What was pressed is gone with its row: whoever uses the keyboard goes on from the heading. A dialog gives the focus back first. */
export const focusWaiting = () =>
  requestAnimationFrame(() =>
    setTimeout(() => document.querySelector<HTMLElement>(`#${WAITING}`)?.focus()),
  );

export function Due({ replyBy, now }: { replyBy: string; now: string }) {
  const { tone, words } = dueInWords(replyBy, now);
  return <Badge tone={tone}>{words}</Badge>;
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone.replace(/[^+\d]/g, '')}`}
      className="text-link inline-flex min-h-8 items-center"
    >
      {phone}
    </a>
  );
}
