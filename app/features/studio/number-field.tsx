import { useId } from 'react';
import { useTyped } from './use-typed.ts';

/** A measure that is typed: it counts once it is left or Enter is pressed, and is put back where it is no number. */
export function NumberField({
  label,
  value,
  unit,
  step,
  onChange,
}: {
  label: string;
  value: number;
  unit: string;
  step: number;
  /** @returns whether it was taken */
  onChange: (value: number) => boolean;
}) {
  const id = useId();
  const typed = useTyped(value, onChange);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="fine block text-ink-soft">
        {label}
      </label>
      <div className="mt-1 flex items-center border border-line-strong bg-sheet focus-within:border-ink">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          step={step}
          {...typed}
          className="figures h-10 w-full min-w-0 bg-transparent px-2.5 text-[0.9375rem]"
        />
        <span aria-hidden className="fine shrink-0 pr-2.5 text-ink-soft">
          {unit}
        </span>
      </div>
    </div>
  );
}
