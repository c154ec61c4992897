import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { OutboxNotice } from '#app/pwa/outbox-notice.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { mergeCorrections } from './merge-corrections.ts';
import { type DesignDraft, type DesignFormValues, valuesOf } from './form-model.ts';
import { RequestForm } from './request-form.tsx';
import { ResultsView } from './results-view.tsx';
import { type Corrections, readPlot } from './session-store.ts';
import { type Failure, type Posted, useGeneration } from './use-generation.ts';
import { useProgress } from './use-progress.ts';

const refusals = () => import('./refusal-panel.tsx');
// Few ever see it; a page that the server draws with it is whole.
const RefusalPanel = import.meta.env.SSR
  ? (await refusals()).RefusalPanel
  : lazy(() => refusals().then((module) => ({ default: module.RefusalPanel })));

// Of use to whoever has no network alone.
const devices = () => import('#app/features/device-designs/device-designs.tsx');
const DeviceDesigns = import.meta.env.SSR
  ? () => null
  : lazy(() => devices().then((module) => ({ default: module.DeviceDesigns })));

const NO_FIELDS: { field: string; message: string }[] = [];

/** The design tool: the form, the wait, and the three designs with what was understood. */
export function DesignTool({
  reader,
  isFormOpen: isOpenAtFirst,
  posted,
}: {
  reader: string | null;
  isFormOpen: boolean;
  posted: Posted | null;
}) {
  const { results, failure, isPending, isComplete, generate, forget, noteContact } =
    useGeneration(posted);
  const progress = useProgress(isPending);
  const [isFormOpen, setFormOpen] = useState(isOpenAtFirst);
  const status = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPending = useRef(false);

  useEffect(() => {
    if (isPending) status.current?.scrollIntoView({ block: 'center' });
    else if (wasPending.current && results && !failure) {
      setFormOpen(false);
      heading.current?.focus();
    }
    wasPending.current = isPending;
  }, [isPending, results, failure]);

  const submit = useCallback(
    (values: DesignFormValues, draft: DesignDraft) => {
      const outline = readPlot();
      generate({ values, draft, corrections: outline ? { outline } : {} });
    },
    [generate],
  );
  const again = useCallback(
    (corrections: Corrections) => {
      if (!results) return;
      const { request } = results;
      generate({
        values: valuesOf(request),
        draft: request,
        corrections: mergeCorrections(results.corrections, corrections),
      });
    },
    [results, generate],
  );
  const showForm = !results || isFormOpen;
  // A page that came with its answer, where scripts do not run, shows the answer first and the form below it.
  const isPosted = posted !== null;
  const form = (
    <div
      key="form"
      id="description"
      className={`wrap scroll-mt-28 noscript:block ${isPosted ? 'mt-20 border-t pt-16' : ''}`}
      hidden={!showForm}
    >
      <RequestForm
        reader={reader}
        posted={posted?.draft ?? null}
        isBusy={isPending}
        fieldProblems={failure && !failure.refusal ? failure.fields : NO_FIELDS}
        onSubmit={submit}
      />
    </div>
  );

  return (
    <>
      {isPosted ? null : form}
      <div key="outcome" id="outcome" className="scroll-mt-28">
        <div ref={status} aria-live="polite" className="wrap">
          {isPending || isComplete ? (
            // Once done it overlays the page, so that nothing moves when it disappears.
            <div
              className={
                isPending
                  ? 'mt-12 border-y py-10'
                  : 'pointer-events-none fixed inset-x-0 bottom-0 z-40 border-t bg-paper px-[clamp(1.25rem,4.2vw,4.5rem)] py-6'
              }
            >
              <p className="display-3 min-h-[1.1em]">
                {isComplete ? 'Your designs are ready' : progress.message || 'Starting…'}
              </p>
              <div className="mt-6">
                <Progress value={isComplete ? 100 : progress.value} label="Designing your garden" />
              </div>
              {isPending ? (
                <p className="small mt-3 text-ink-soft">
                  Drawing three designs, placing plants and counting slabs.
                </p>
              ) : null}
            </div>
          ) : null}
        </div>
        <OutboxNotice kind="design" className="wrap mt-10" />
        <Suspense>
          <DeviceDesigns className="wrap mt-6" />
        </Suspense>
        {failure && !isPending ? (
          <div className={isPosted ? 'wrap mb-12' : 'wrap mt-10'}>
            <Failed failure={failure} />
          </div>
        ) : null}
        {results ? (
          <div className={showForm && !isPosted ? 'mt-20 border-t pt-16' : undefined}>
            <ResultsView
              results={results}
              headingRef={heading}
              isBusy={isPending}
              isFormOpen={isFormOpen}
              onToggleForm={() => setFormOpen(!isFormOpen)}
              onForget={forget}
              onAgain={again}
              onContact={noteContact}
            />
          </div>
        ) : null}
      </div>
      {isPosted ? form : null}
    </>
  );
}

function Failed({ failure: { plain, refusal } }: { failure: Failure }) {
  return refusal ? (
    <Suspense>
      <RefusalPanel refusal={refusal} plain={plain} />
    </Suspense>
  ) : (
    <Notice tone="error" title="Design Generation Error">
      <p>{plain}</p>
      <p className="mt-1">What you wrote is still here.</p>
      <div className="mt-4 noscript:hidden">
        <Button size="small" variant="outline" onClick={() => location.reload()}>
          Try Again
        </Button>
      </div>
    </Notice>
  );
}
