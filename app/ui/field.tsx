import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#app/lib/class-names.ts';

const BOX =
  'w-full rounded-sm border border-line-strong bg-sheet px-4 text-ink placeholder:text-ink-faint transition-colors hover:border-ink ' +
  'focus-visible:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:bg-danger-wash disabled:opacity-60';

type Parts = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  className?: string;
  children: (parts: Parts) => ReactNode;
};

/** A label, the control, a hint and an error, tied together for everyone. */
export function Field({ label, hint, error, optional, className, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-medium">
        {label}
        {optional ? <span className="font-normal text-ink-faint"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="small mt-1 text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div className="mt-2.5">
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="small mt-2 flex items-start gap-2 font-medium text-danger">
      <CircleAlert aria-hidden size={17} strokeWidth={1.8} className="mt-[0.2em] shrink-0" />
      {children}
    </p>
  );
}

export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} className={classNames(BOX, 'h-12', className)} />;
}

export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={classNames(BOX, 'block min-h-36 py-3 leading-relaxed', className)}
    />
  );
}

/** The browser's own select: light, and at home on every device. */
export function Select({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <div className={classNames('relative', className)}>
      <select {...rest} className={classNames(BOX, 'h-12 appearance-none pr-11')}>
        {children}
      </select>
      <svg
        aria-hidden
        viewBox="0 0 12 8"
        className="pointer-events-none absolute top-1/2 right-4 w-3 -translate-y-1/2 text-ink-soft"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="m1 1.5 5 5 5-5" />
      </svg>
    </div>
  );
}
