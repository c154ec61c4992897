import { Badge } from '#app/ui/badge.tsx';
import { dueInWords } from './today-words.ts';

/** The heading of those who wait. */
export const WAITING = 'waiting';
export const MESSAGE_LETTERS = 220;

/** The pressed button has gone with its row: focus moves to the heading, after a dialog has returned it. */
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
