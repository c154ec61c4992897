import { longDate } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import {
  forgetEntry,
  messageOf,
  sendWaiting,
  useOutbox,
  type OutboxEntry,
  type OutboxKind,
} from './outbox.ts';

const NOUNS: Record<OutboxKind, { kept: string; sent: string }> = {
  design: {
    kept: 'Your garden description is saved on this device',
    sent: 'Your garden description has been sent',
  },
  enquiry: { kept: 'Your enquiry is saved on this device', sent: 'Your enquiry has been sent' },
  booking: { kept: 'Your request is saved on this device', sent: 'Your request has been sent' },
};

/** The private page that what was sent has since. */
function linkOf({ answer }: OutboxEntry): string | null {
  const link = (answer as { link?: unknown } | null)?.link;
  return typeof link === 'string' && /^\/[a-z]/.test(link) ? link : null;
}

/** In place, beside the form: what waits for a network, what has gone out, and what was not taken. */
export function OutboxNotice({ kind, className }: { kind: OutboxKind; className?: string }) {
  const entries = useOutbox(kind);
  if (entries.length === 0) return null;
  return (
    <div className={className} role="status">
      {entries.map((entry) => (
        <Notice
          key={entry.key}
          className="mb-4"
          tone={entry.state === 'sent' ? 'note' : 'warning'}
          title={
            entry.state === 'waiting'
              ? NOUNS[kind].kept
              : entry.state === 'sent'
                ? NOUNS[kind].sent
                : 'It was not accepted'
          }
        >
          <p>
            {entry.state === 'waiting'
              ? `Written on ${longDate(entry.keptAt)} without a connection. It will be sent automatically, once, when you are back online.`
              : (messageOf(entry) ?? 'It was sent as soon as you were back online.')}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            {entry.state === 'waiting' ? (
              <Button size="small" variant="outline" onClick={() => void sendWaiting()}>
                Send it now
              </Button>
            ) : null}
            {linkOf(entry) ? (
              <Button size="small" variant="outline" href={linkOf(entry)!}>
                Open it
              </Button>
            ) : null}
            <Button size="small" variant="quiet" onClick={() => void forgetEntry(entry.key)}>
              {entry.state === 'waiting' ? 'Do not send it' : 'Close'}
            </Button>
          </div>
        </Notice>
      ))}
    </div>
  );
}
