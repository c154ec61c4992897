import { Box, Map as Plan } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { PlanView } from './plan-view.tsx';
import { STAGE } from './stage-looks.ts';
import type { Studio, StudioState } from './studio-store.ts';

const LiveGarden = lazy(() =>
  import('./live-garden.tsx').then((module) => ({ default: module.LiveGarden })),
);

const SWITCH =
  'small absolute top-1.5 right-1.5 z-10 inline-flex min-h-8 items-center gap-1.5 border border-[#8a8c7c] bg-[#fffdf8] px-2 font-medium text-[#24301f] hover:bg-[#e6decf] md:top-3 md:right-3 md:min-h-9 md:gap-2 md:px-3';
const NOTE = 'small flex size-full items-center justify-center bg-stone p-6 text-center';

/** The plan, and the live garden that follows it: beneath it where there is room, and else in its place. */
export function Stage({
  studio,
  state,
  title,
}: {
  studio: Studio;
  state: StudioState;
  title: string;
}) {
  const [isLive, setLive] = useState(false);
  return (
    <div className={`${STAGE} lg:grid lg:grid-rows-[minmax(0,1fr)]`}>
      <div
        className={
          isLive ? 'relative size-full lg:grid lg:min-h-0 lg:grid-rows-2' : 'relative size-full'
        }
      >
        <div className="size-full min-h-0">
          <PlanView studio={studio} state={state} title={title} />
        </div>
        {isLive ? (
          <div className="absolute inset-0 min-h-0 bg-stone lg:static lg:border-t">
            <ErrorBoundary
              fallback={
                <p role="alert" className={NOTE}>
                  The garden could not be opened. The plan shows every change as before.
                </p>
              }
            >
              <Suspense
                fallback={
                  <p role="status" className={NOTE}>
                    Opening the garden…
                  </p>
                }
              >
                <LiveGarden studio={studio} state={state} title={title} />
              </Suspense>
            </ErrorBoundary>
          </div>
        ) : null}
        <button
          type="button"
          aria-pressed={isLive}
          className={SWITCH}
          onClick={() => setLive(!isLive)}
        >
          {isLive ? (
            <Plan aria-hidden size={16} strokeWidth={1.6} />
          ) : (
            <Box aria-hidden size={16} strokeWidth={1.6} />
          )}
          {isLive ? 'Plan alone' : 'Live garden'}
        </button>
      </div>
    </div>
  );
}
