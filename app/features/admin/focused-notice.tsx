import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '#app/ui/notice.tsx';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** The user may keep typing while a request is in flight. */
const isTyping = (at: Element | null): boolean =>
  at !== null && at.matches(FIELDS) && !at.matches(':disabled');

/** What became of a sending. It is read out, and takes the focus as it appears, but not from a field: what had it may have been switched off while it was sent. */
export function FocusedNotice({
  tone,
  title,
  children,
  className,
}: {
  tone: 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  // Newer browsers answer with a promise, which is no way to clean up.
  useEffect(() => {
    if (!isTyping(document.activeElement)) place.current?.focus();
  }, []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role={tone === 'error' ? undefined : 'alert'}
      className={className}
    >
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  );
}
