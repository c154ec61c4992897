/** A fetched list with its loading and error states. */
import { CircleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { reasonOf } from './call-reason.ts';
import { rememberList } from './focus-list.ts';

/** What became of asking again, as a query tells it. */
type Outcome = { isError: boolean };
type Failing = { isError: boolean; error: Error | null; refetch: () => Promise<Outcome> };

/**
 * In place of a list that could not be loaded.
 * @param onRetry asks again; its promise tells when, and whether it failed once more
 * @param onLeave where the focus goes when this goes with it; the list or its heading unless given
 */
export function ListFailed({
  children,
  reason,
  onRetry,
  onLeave,
  className,
}: {
  children: ReactNode;
  reason?: string;
  onRetry: () => Promise<Outcome> | void;
  onLeave?: () => void;
  className?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isTrying, setIsTrying] = useState(false);
  const [failures, setFailures] = useState(0);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    const notice = place.current!;
    return () => {
      const giveOn = rememberList(notice);
      // Once what comes in its place is there.
      if (giveOn) queueMicrotask(leave.current ?? giveOn);
    };
  }, []);
  const retry = async () => {
    const asked = onRetry();
    // A page that is loaded anew tells nothing.
    if (!asked) return;
    setIsTrying(true);
    const { isError } = await asked;
    setIsTrying(false);
    // The same words once more: drawn anew, they are read out once more.
    if (isError) setFailures((before) => before + 1);
  };
  return (
    <div
      ref={place}
      className={classNames(
        'flex gap-3.5 rounded-sm bg-danger-wash px-4 py-3.5 sm:px-5',
        className,
      )}
    >
      <CircleAlert
        aria-hidden
        size={20}
        strokeWidth={1.7}
        className="mt-0.5 shrink-0 text-danger"
      />
      <div className="min-w-0">
        <div role="alert" id={id}>
          <div key={failures}>
            <p className="font-medium">{children}</p>
            {reason ? <p className="small mt-0.5">{reason}</p> : null}
          </div>
        </div>
        {/* Outside what is read out: its words change. Never switched off: it would lose the focus. */}
        <Button
          size="small"
          variant="outline"
          className="mt-3"
          aria-describedby={id}
          aria-disabled={isTrying}
          aria-busy={isTrying}
          onClick={isTrying ? undefined : () => void retry()}
        >
          {isTrying ? 'Trying again…' : 'Try Again'}
        </Button>
      </div>
    </div>
  );
}

/** Above a list that could not be fetched again, and in place of one that could not be fetched at all. */
export function ListNotFetched({
  query: { isError, error, refetch },
  children,
}: {
  query: Failing;
  children: ReactNode;
}) {
  return isError ? (
    <ListFailed className="mb-6" reason={reasonOf(error)} onRetry={refetch}>
      {children}
    </ListFailed>
  ) : null;
}

/**
 * A fetched list: dimmed while a previous one is shown, with any error above it. The focus
 * comes here once that is over, and when the entry or the button that had it goes.
 */
export function ListBody({
  query,
  label,
  failed,
  loading,
  className,
  children,
}: {
  query: Failing & { isPending: boolean; isPlaceholderData: boolean };
  /** What is listed: "Complaints". */
  label: string;
  /** That it could not be fetched, in a sentence. */
  failed: ReactNode;
  /** That it is fetched for the first time. */
  loading: string;
  className?: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  // Tracked by events, because removed elements send none.
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    if (holdsFocus.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  });
  return (
    // It looks where the focus is, and is nothing to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={place}
      data-list=""
      role="group"
      aria-label={label}
      tabIndex={-1}
      aria-busy={query.isPlaceholderData}
      onFocus={() => {
        holdsFocus.current = true;
      }}
      onBlur={() => {
        holdsFocus.current = false;
      }}
      className={classNames(
        'focus-visible:outline-offset-8',
        whileOther(query.isPlaceholderData),
        className,
      )}
    >
      <ListNotFetched query={query}>{failed}</ListNotFetched>
      {query.isPending ? <ListLoading label={loading} /> : children}
    </div>
  );
}

/** Dims a previous list, but not for the moment that most requests take. */
export const whileOther = (isPlaceholderData: boolean): string =>
  isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : '';

/** While a list is fetched for the first time. */
export function ListLoading({ label, rows = 4 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className="h-32" />
      ))}
    </div>
  );
}
