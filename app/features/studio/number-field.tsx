import { useId, useState } from 'react';

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
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(value);
  const commit = () => {
    const next = Number(shown.replace(',', '.'));
    setTyped(null);
    if (typed !== null && shown.trim() !== '' && Number.isFinite(next) && next !== value)
      onChange(next);
  };
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
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            else if (event.key === 'Escape') setTyped(null);
          }}
          className="figures h-10 w-full min-w-0 bg-transparent px-2.5 text-[0.9375rem]"
        />
        <span aria-hidden className="fine shrink-0 pr-2.5 text-ink-soft">
          {unit}
        </span>
      </div>
    </div>
  );
}
