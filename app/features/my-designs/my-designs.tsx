import { lazy, Suspense } from 'react';
import { useIsLive } from '#app/lib/use-is-live.ts';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';

const OwnList = lazy(() =>
  import('./own-list.tsx').then((module) => ({ default: module.OwnList })),
);

/** What this device made: found again, opened, changed, named, kept and taken away. */
export function MyDesigns() {
  const isLive = useIsLive();
  return (
    <div className="wrap pt-10 pb-24 lg:pt-16">
      <h1 className="display-2">My designs</h1>
      <p className="lede mt-4 max-w-2xl text-ink-soft">
        The gardens that were designed on this device, without an account. Open one, change it, or
        take it with you.
      </p>
      {isLive ? (
        <ErrorBoundary
          fallback={
            <p role="alert" className="mt-10 text-ink-soft">
              Your designs could not be shown. Reload the page to try again.
            </p>
          }
        >
          <Suspense fallback={<Waiting />}>
            <OwnList />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className="mt-10 text-ink-soft">
        Looking for your designs…
      </p>
      <noscript>
        <p className="mt-4 max-w-2xl text-ink-soft">
          Which designs are yours is known to this browser alone, and reading that needs scripts,
          which it does not run. The address of each design still opens it.
        </p>
      </noscript>
    </>
  );
}
