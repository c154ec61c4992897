import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { FieldError } from './field.tsx';

export type RadioCard<V extends string> = {
  value: V;
  label: string;
  hint?: string;
  mark?: ReactNode;
};

/** One of several, each a card with a word about it. The browser's own radio group does the keyboard. */
export function RadioCards<V extends string>({
  legend,
  hint,
  options,
  error,
  className,
  chosen,
  ...input
}: {
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly RadioCard<V>[];
  error?: string | undefined;
  className?: string;
  /** Which of them the page comes with. */
  chosen?: string | undefined;
} & Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'className'>) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-medium">{legend}</legend>
      {hint ? <p className="small mt-1 text-ink-soft">{hint}</p> : null}
      <div className={classNames('mt-3.5 grid gap-3', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-20 gap-4 rounded-sm border border-line-strong bg-sheet p-4 transition-colors hover:border-ink has-checked:border-clay has-checked:bg-clay-wash has-checked:shadow-[inset_0_0_0_1px_var(--clay)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              defaultChecked={chosen === undefined ? undefined : chosen === option.value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              className="sr-only"
            />
            {option.mark ? <span className="shrink-0 text-ink-soft">{option.mark}</span> : null}
            <span className="min-w-0 self-center">
              <span id={`${id}-${option.value}`} className="block leading-snug font-medium">
                {option.label}
              </span>
              {option.hint ? (
                <span id={`${id}-${option.value}-hint`} className="fine mt-1 block text-ink-soft">
                  {option.hint}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
