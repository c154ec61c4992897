import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { monthInLondon } from '#app/features/calendar/calendar-filters.ts';
import { LocationAnalysis } from '#app/features/location/location-analysis.tsx';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { useFlow, type Step } from './use-flow.ts';

/** The last step's code and the season's tasks come when they are wanted. */
const loadResults = () => import('./results.tsx');
const Results = lazy(() => loadResults().then((module) => ({ default: module.Results })));

const never = () => () => {};
const thisMonth = () => monthInLondon(new Date());
/** The server shows no plants, so it needs no month. */
const noMonth = () => 1;

const STEPS: readonly (readonly [Step, string])[] = [
  ['location', 'Location'],
  ['preferences', 'Preferences'],
  ['results', 'Your plants'],
];

/** The flow of three steps, each below the one before, so that what was said stays in sight. */
export function Recommendations({ settings }: { settings: BusinessSettings | null }) {
  const flow = useFlow();
  const { step, passport, submitted } = flow;
  useEffect(() => {
    // Ahead of need: the line may be gone by the time the form is filled in.
    if (step !== 'location') void loadResults().catch(() => undefined);
  }, [step]);
  const month = useSyncExternalStore(never, thisMonth, noMonth);
  const top = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const startAgain = () => {
    flow.startAgain();
    requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'start' });
      top.current?.querySelector<HTMLElement>('[name=postcode]')?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      <div ref={top} className="wrap scroll-mt-28">
        <StepRail step={step} />
        <StepSection number={1} title="Where is your garden?">
          <LocationAnalysis onComplete={flow.completeAnalysis} />
          {flow.canContinue ? (
            <div className="mt-8">
              <Button variant="ink" onClick={flow.continueWithKept}>
                Continue with this garden
              </Button>
            </div>
          ) : null}
        </StepSection>
        {step === 'location' ? null : (
          <StepSection number={2} title="How do you garden?">
            <PreferencesForm flow={flow} onSubmitted={() => setAsked((count) => count + 1)} />
          </StepSection>
        )}
      </div>
      {submitted ? (
        <ErrorBoundary fallback={<ResultsFailed />}>
          <Suspense
            fallback={
              <p role="status" className="wrap py-24">
                Choosing your plants…
              </p>
            }
          >
            <Results
              preferences={submitted}
              passport={passport}
              settings={settings}
              month={month}
              asked={asked}
              onStartAgain={startAgain}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}

/** Answers are stored in this tab, so that a reload keeps them. */
function ResultsFailed() {
  return (
    <div className="wrap py-16">
      <Notice tone="error" title="Your plants could not be shown.">
        <p>Your answers are kept. Please check your connection and load the page again.</p>
        <Button size="small" variant="outline" className="mt-4" onClick={() => location.reload()}>
          Load again
        </Button>
      </Notice>
    </div>
  );
}

/** Where one is among the three. */
function StepRail({ step }: { step: Step }) {
  const at = STEPS.findIndex(([id]) => id === step);
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-3 sm:gap-6">
      {STEPS.map(([id, label], index) => (
        <li
          key={id}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'border-t-3 pt-3',
            index <= at ? 'border-clay' : 'border-line',
            index === at ? 'font-medium' : 'text-ink-soft',
          )}
        >
          <span className="small flex flex-wrap gap-x-2">
            <span className="figures">{index + 1}</span>
            {label}
            {index < at ? <span className="sr-only">, done</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepSection({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`step-${number}`}
      className="mt-14 border-t pt-10 first-of-type:border-t-0 first-of-type:pt-0 lg:mt-20 lg:pt-14"
    >
      <h2 id={`step-${number}`} className="display-3">
        {title}
      </h2>
      <div className="mt-7">{children}</div>
    </section>
  );
}
