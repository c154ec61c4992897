import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { API } from '#contracts/routes.ts';
import type { StudioView } from '#contracts/studio.ts';
import { findOwnSession } from '#app/lib/own-designs.ts';
import { useIsLive } from '#app/lib/use-is-live.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { useOpenStudio } from './use-open-studio.ts';

const Workspace = lazy(() =>
  import('./workspace.tsx').then((module) => ({ default: module.Workspace })),
);

const neverChanges = () => () => {};

/** There is no such design, or not any more. */
export function NoStudio() {
  return (
    <div className="wrap py-20">
      <h1 className="display-2">Design Not Found</h1>
      <p className="lede mt-5 max-w-xl text-ink-soft">
        The link may be incomplete, or the design has been removed.
      </p>
      <Button to="/design-library" className="mt-8">
        Back to the design library
      </Button>
    </div>
  );
}

/** Who may change the design gets the studio; everybody else is told why not, with the plan as it stands. */
export function StudioPage({ view }: { view: StudioView }) {
  const isLive = useIsLive();
  const sessionId = useSyncExternalStore(
    neverChanges,
    () => findOwnSession(view.id),
    () => null,
  );
  if (!isLive) return <Still view={view} words="The studio is being opened…" />;
  if (sessionId === null)
    return (
      <Still view={view} words="Only the browser that asked for this design can change it.">
        <Button to="/ai-design" variant="outline">
          Design a garden of your own
        </Button>
      </Still>
    );
  if (view.fixedBecause !== null) return <Copy view={view} sessionId={sessionId} />;
  return (
    <ErrorBoundary
      fallback={
        <Still
          view={view}
          words="The studio could not be opened. Reload the page to try again: nothing of what you changed is lost."
        />
      }
    >
      <Suspense fallback={<Still view={view} words="The studio is being opened…" />}>
        <Workspace view={view} sessionId={sessionId} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What was shared or sent stays as it was; a copy of it is changed. */
function Copy({ view, sessionId }: { view: StudioView; sessionId: string }) {
  const { open, isOpening, fault } = useOpenStudio(view.id, sessionId);
  return (
    <Still view={view} words={`${view.fixedBecause} A copy of it can be changed.`}>
      <Button onClick={() => void open()} disabled={isOpening}>
        Change a copy
      </Button>
      {fault ? (
        <p role="alert" className="w-full text-danger">
          {fault}
        </p>
      ) : null}
    </Still>
  );
}

/** Name, a sentence and the plan, for whoever changes nothing, or not yet. */
function Still({
  view,
  words,
  children,
}: {
  view: StudioView;
  words: string;
  children?: ReactNode;
}) {
  return (
    <div className="wrap py-10 lg:py-14">
      <h1 className="display-3">{view.title}</h1>
      <p role="status" className="lede mt-3 max-w-2xl text-ink-soft">
        {words}
      </p>
      <noscript>
        <p className="mt-3 max-w-2xl text-ink-soft">
          Changing a garden by hand needs scripts, which this browser does not run.
        </p>
      </noscript>
      <div className="mt-6 flex flex-wrap gap-3">
        {children}
        <Button to={`/design/${view.id}`} variant="outline">
          Back to the design
        </Button>
      </div>
      <img
        src={`${API.designPlan(view.id)}?view=plain`}
        alt={`Plan of ${view.title}`}
        className="mt-8 block h-[min(70svh,54rem)] w-full border bg-[#faf7f0] object-contain"
      />
    </div>
  );
}
