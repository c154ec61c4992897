import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense, type RefObject } from 'react';
import { API } from '#contracts/routes.ts';
import type { Design } from '#contracts/design.ts';
import { callApi } from '#app/lib/call-api.ts';
import { countOf } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { AGAIN_FORM, readPressed, TOOL_ACTION } from './again.ts';
import { DesignCard } from './design-card.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import type { Corrections, KeptContact } from './session-store.ts';
import type { Results } from './use-generation.ts';

const detail = () => import('./results-detail.tsx');
// Below the cards, so that it may arrive after them: a visitor with no designs yet does not wait for it. A page that the
// server draws with its designs is whole.
const ResultsDetail = import.meta.env.SSR
  ? (await detail()).ResultsDetail
  : lazy(() => detail().then((module) => ({ default: module.ResultsDetail })));

/** The results of a request: problems in plain words, three cards, and below them everything they are based on. */
export function ResultsView({
  results,
  headingRef,
  isBusy,
  isFormOpen,
  onToggleForm,
  onForget,
  onAgain,
  onContact,
}: {
  results: Results;
  headingRef: RefObject<HTMLHeadingElement | null>;
  isBusy: boolean;
  isFormOpen: boolean;
  onToggleForm: () => void;
  onForget: () => void;
  onAgain: (corrections: Corrections) => void;
  onContact: (contact: KeptContact | null) => void;
}) {
  const restored = useRestoredDesigns(results);
  const { designs } = restored;
  return (
    <section
      aria-labelledby="results-heading"
      aria-busy={isBusy}
      className={isBusy ? 'opacity-60 transition-opacity' : undefined}
    >
      <form
        id={AGAIN_FORM}
        method="post"
        action={TOOL_ACTION}
        onSubmit={(event) => {
          event.preventDefault();
          const pressed = readPressed(event);
          if (pressed) onAgain(pressed);
        }}
      >
        <input type="hidden" name="session" value={results.sessionId ?? ''} />
      </form>
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <h2
            id="results-heading"
            ref={headingRef}
            tabIndex={-1}
            className="display-2 scroll-mt-32 outline-none"
          >
            {designs
              ? designs.length === 0
                ? 'We couldn’t make a design from this'
                : `${countWord(designs.length)} for your garden`
              : 'Your designs'}
          </h2>
          <div className="flex flex-wrap gap-3 noscript:hidden">
            <Button variant="outline" onClick={onToggleForm} aria-expanded={isFormOpen}>
              {isFormOpen ? 'Hide the description' : 'Change the description'}
            </Button>
            <Button variant="quiet" onClick={onForget}>
              Start again
            </Button>
          </div>
          <div className="hidden flex-wrap gap-3 noscript:flex">
            <Button variant="outline" href="#description">
              Change the description
            </Button>
            <Button variant="quiet" href="/ai-design">
              Start again
            </Button>
          </div>
        </div>
        {results.changed ? (
          <p role="status" className="mt-6 max-w-prose text-ink-soft">
            {results.changed}
          </p>
        ) : null}
        {results.reading?.summary.length ? (
          <div className="mt-8 max-w-prose">
            <h3 className="eyebrow">As we understand you</h3>
            <p className="lede mt-2">{results.reading.summary.join(' ')}</p>
            <p className="small mt-2 text-ink-soft">
              Not quite right?{' '}
              <a className="text-link" href="#as-read">
                See how your words were read
              </a>{' '}
              and put it right.
            </p>
          </div>
        ) : null}
        {results.problems.length > 0 ? (
          <div className="mt-8 grid gap-3">
            {results.problems.map((problem) => (
              <Notice key={problem.code + problem.message} tone={problem.severity}>
                {problem.message}
              </Notice>
            ))}
          </div>
        ) : null}
        {results.reading ? (
          <div className="mt-8 empty:hidden">
            <QuestionsPanel questions={results.reading.questions} isBusy={isBusy} />
          </div>
        ) : null}
        <div className="mt-10 lg:mt-14">
          {designs ? <DesignGrid designs={designs} results={results} /> : null}
          {!designs && restored.isError ? (
            <LoadFailed title="Your designs could not be loaded" onRetry={() => location.reload()}>
              <p>{restored.message}</p>
            </LoadFailed>
          ) : null}
          {!designs && !restored.isError ? <CardSkeletons /> : null}
        </div>
      </div>
      <Suspense fallback={null}>
        <ResultsDetail
          results={results}
          designs={designs}
          isBusy={isBusy}
          onAgain={onAgain}
          onContact={onContact}
        />
      </Suspense>
    </section>
  );
}

function countWord(count: number): string {
  const words = ['', 'One design', 'Two designs', 'Three designs'];
  return words[count] ?? countOf(count, 'design');
}

function DesignGrid({ designs, results }: { designs: readonly Design[]; results: Results }) {
  if (designs.length === 0) {
    return (
      <p className="max-w-prose text-ink-soft">
        The notes above say why. Change the description, or correct what we understood below, and
        try again.
      </p>
    );
  }
  return (
    <ul className="grid gap-x-8 gap-y-16 md:grid-cols-2 lg:grid-cols-3 xl:gap-x-12">
      {designs.map((design) => (
        <li key={design.id} className="min-w-0">
          <DesignCard
            design={design}
            projectType={results.projectType}
            description={results.request.designDescription}
          />
        </li>
      ))}
    </ul>
  );
}

function CardSkeletons() {
  return (
    <div role="status" className="grid gap-x-8 gap-y-16 md:grid-cols-2 lg:grid-cols-3 xl:gap-x-12">
      <span className="sr-only">Loading your designs</span>
      {[0, 1, 2].map((index) => (
        <div key={index}>
          <Skeleton className="aspect-[8/5]" />
          <Skeleton className="mt-16 h-8 w-3/4" />
          <Skeleton className="mt-4 h-24" />
        </div>
      ))}
    </div>
  );
}

/** The designs of this visit; after a reload only their ids are there, and they are fetched again. */
function useRestoredDesigns(results: Results): {
  designs: Design[] | null;
  isError: boolean;
  message: string;
} {
  const isNeeded = results.designs === null;
  const queries = useQueries({
    queries: results.ids.map((id) => ({
      queryKey: [API.design(id)],
      queryFn: () => callApi<Design>(API.design(id)),
      enabled: isNeeded,
    })),
  });
  const failed = queries.find((query) => query.isError);
  const loaded = queries.flatMap((query) => query.data ?? []);
  const designs = results.designs ?? (loaded.length === results.ids.length ? loaded : null);
  return { designs, isError: Boolean(failed), message: failed?.error?.message ?? '' };
}
