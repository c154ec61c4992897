import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: ComponentPropsWithRef<'input'> & { label: ReactNode; hint?: ReactNode }) {
  const id = useId();
  return (
    <label className={classNames('group flex min-h-8 items-start gap-3', className)}>
      <span className="relative mt-[0.1em] size-6 shrink-0">
        <input
          {...rest}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          type="checkbox"
          className="peer size-6 appearance-none rounded-sm border border-line-strong bg-sheet transition-colors checked:border-clay checked:bg-clay group-hover:border-ink"
        />
        <svg
          aria-hidden
          viewBox="0 0 16 16"
          className="pointer-events-none absolute inset-0 m-auto size-4 text-on-clay opacity-0 peer-checked:opacity-100"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
        >
          <path d="m3 8.4 3.3 3.3L13 4.8" />
        </svg>
      </span>
      <span className="min-w-0">
        <span id={`${id}-label`} className="block">
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} className="small block text-ink-soft">
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}
