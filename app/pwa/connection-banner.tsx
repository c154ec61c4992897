import { Gauge, ShieldAlert, WifiOff, X } from 'lucide-react';
import { classNames } from '#app/lib/class-names.ts';
import type { ConnectionState } from './connection.ts';
import { CONNECTION_WORDS } from './connection-words.ts';
import { useBannerHeight } from './use-banner-height.ts';

const AMBER = 'border-b bg-amber-wash text-ink';
const LOOKS = {
  offline: [WifiOff, 'bg-danger text-paper'],
  vpn: [ShieldAlert, AMBER],
  slow: [Gauge, AMBER],
} as const;

/** Above the page, which it moves down; sticky elements stick below it. */
export function ConnectionBanner({
  state,
  onDismiss,
}: {
  state: Exclude<ConnectionState, 'good'>;
  onDismiss: () => void;
}) {
  const element = useBannerHeight<HTMLDivElement>();
  const { title, text } = CONNECTION_WORDS[state];
  const [Icon, look] = LOOKS[state];
  return (
    <div
      ref={element}
      role={state === 'offline' ? 'alert' : 'status'}
      className={classNames('no-print sticky top-0 z-50', look)}
    >
      <div className="wrap flex items-start gap-3 py-2">
        <Icon aria-hidden size={18} strokeWidth={1.8} className="mt-[0.4rem] shrink-0" />
        <p className="small min-w-0 flex-1 py-1">
          <strong className="font-semibold">{title}</strong>
          <span className="block sm:ml-3 sm:inline">{text}</span>
        </p>
        <button
          type="button"
          onClick={onDismiss}
          aria-label={`Dismiss: ${title}`}
          className="-mr-2 inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:bg-ink/10"
        >
          <X aria-hidden size={17} strokeWidth={1.8} />
        </button>
      </div>
    </div>
  );
}
