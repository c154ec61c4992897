import { Gauge, ShieldAlert, WifiOff, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import type { ConnectionState } from './connection.ts';

const WORDS = {
  offline: { title: 'No Internet Connection', text: 'Please check your internet connection and try again.', icon: WifiOff, look: 'bg-danger text-paper' },
  vpn: {
    title: 'VPN Connection Detected',
    text: 'If you experience issues, try disabling your VPN temporarily. Some features may load slower than usual.',
    icon: ShieldAlert,
    look: 'border-b bg-amber-wash text-ink',
  },
  slow: {
    title: 'Slow Connection',
    text: 'Your connection is slower than usual. Some features may take longer to load.',
    icon: Gauge,
    look: 'border-b bg-amber-wash text-ink',
  },
} as const;

/** Stands above the page and moves it down; what sticks to the top of the screen sticks below it. */
export function ConnectionBanner({ state, onDismiss }: { state: Exclude<ConnectionState, 'good'>; onDismiss: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const { title, text, icon: Icon, look } = WORDS[state];
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      root.style.setProperty('--banner-height', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--banner-height');
    };
  }, []);
  return (
    <div ref={element} role={state === 'offline' ? 'alert' : 'status'} className={classNames('no-print sticky top-0 z-50', look)}>
      <div className="wrap flex items-start gap-3 py-2">
        <Icon aria-hidden size={18} strokeWidth={1.8} className="mt-[0.4rem] shrink-0" />
        <p className="small min-w-0 flex-1 py-1">
          <strong className="font-semibold">{title}</strong>
          <span className="block sm:ml-3 sm:inline">{text}</span>
        </p>
        <button type="button" onClick={onDismiss} aria-label={`Dismiss: ${title}`} className="-mr-2 inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:bg-ink/10">
          <X aria-hidden size={17} strokeWidth={1.8} />
        </button>
      </div>
    </div>
  );
}
