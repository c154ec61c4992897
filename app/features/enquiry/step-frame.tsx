/** What surrounds the steps of the enquiry form: the list of them, and one step with its heading. */
import { classNames } from '#app/lib/class-names.ts';

export const STEPS = ['The garden', 'Access', 'You'] as const;
export const LAST = STEPS.length - 1;
export function StepList({ step, onGo }: { step: number; onGo: (step: number) => void }) {
  return (
    <ol className="mb-9 grid grid-cols-3 border-t noscript:hidden">
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className={classNames(
            'relative pt-3 before:absolute before:inset-x-0 before:-top-px before:h-[3px]',
            index <= step ? 'before:bg-clay' : 'text-ink-soft',
          )}
        >
          {index < step ? (
            <button
              type="button"
              onClick={() => onGo(index)}
              className="min-h-8 text-left underline-offset-[0.3em] hover:underline"
            >
              <span className="figures small text-ink-soft">{index + 1}</span> {name}
            </button>
          ) : (
            <span className="inline-flex min-h-8 items-center gap-1">
              <span className="figures small text-ink-soft">{index + 1}</span> {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

export function Step({
  index,
  step,
  lede,
  children,
}: {
  index: number;
  step: number;
  lede?: string;
  children: React.ReactNode;
}) {
  return (
    <fieldset
      data-step={index}
      className={classNames(
        'min-w-0',
        index !== step && 'hidden noscript:block',
        index > 0 && 'noscript:mt-12',
      )}
    >
      <legend tabIndex={-1} className="display-3 mb-6 outline-none">
        {STEPS[index]}
      </legend>
      {lede ? <p className="-mt-3 mb-7 max-w-prose text-ink-soft">{lede}</p> : null}
      {children}
    </fieldset>
  );
}
