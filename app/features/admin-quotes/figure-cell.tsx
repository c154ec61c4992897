import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { classNames } from '#app/lib/class-names.ts';

export const CELL =
  'w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-2.5 text-[0.9375rem] hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:bg-danger-wash min-h-11 lg:min-h-9';

/** A box for a figure: what is typed stays as it is until it is left, and counts as soon as it can be read. */
export function FigureCell<T extends string | number>({
  label,
  value,
  show,
  read,
  onValue,
  onBad,
  column,
  onKeyDown,
  className,
}: {
  label: string;
  value: T;
  show: (value: T) => string;
  /** null for what cannot be read. */
  read: (text: string) => T | null;
  onValue: (value: T) => void;
  /** Said again that it is not, when the box goes: another one in its place begins with what counts. */
  onBad: (isBad: boolean) => void;
  column: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  className?: string;
}) {
  const [text, setText] = useState<string | null>(null);
  const isBad = text !== null && read(text) === null;
  const sayReadable = useEffectEvent(() => onBad(false));
  useEffect(() => () => sayReadable(), []);
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isBad || undefined}
      data-column={column}
      value={text !== null && (isBad || read(text) === value) ? text : show(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setText(event.target.value);
        const next = read(event.target.value);
        onBad(next === null);
        if (next !== null) onValue(next);
      }}
      onBlur={() => {
        if (!isBad) setText(null);
      }}
      onKeyDown={onKeyDown}
      className={classNames(CELL, 'figures text-right', className)}
    />
  );
}
