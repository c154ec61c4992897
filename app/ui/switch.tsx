import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

/** Checked state is announced natively for checkboxes, also as a switch. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** A labelled switch; the whole line is clickable. A native checkbox with the switch role. */
export function Switch({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }) {
  const id = useId();
  return (
    <label className={classNames('group flex min-h-8 items-start gap-4', className)}>
      <span className="relative mt-[0.05em] h-7 w-12 shrink-0">
        <input
          {...rest}
          {...SWITCH}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer block h-7 w-12 appearance-none rounded-full border border-line-strong bg-stone transition-colors checked:border-leaf checked:bg-leaf group-hover:border-ink disabled:opacity-60"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-ink-soft transition-transform duration-150 peer-checked:translate-x-5 peer-checked:bg-paper"
        />
      </span>
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
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
