import { MONTH_NAMES } from '#engine/model/format.ts';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { periodMonths, writePeriod } from '#content/calendar/periods.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Field, Input } from '#app/ui/field.tsx';

/** The months from one to another, going forward and round the year's end: 1 to 12. */
export function monthsBetween(first: number, last: number): number[] {
  return Array.from(
    { length: ((last - first + 12) % 12) + 1 },
    (_, i) => ((first - 1 + i) % 12) + 1,
  );
}

/** A press takes a month in or out; with Shift it takes in all from the last one pressed. */
export function pressMonth(
  months: readonly number[],
  month: number,
  from: number | null,
): number[] {
  if (from !== null) return [...new Set([...months, ...monthsBetween(from, month)])];
  return months.includes(month) ? months.filter((one) => one !== month) : [...months, month];
}

/**
 * A period in free text, and below it the year as the calendar reads that text. The twelve months can be pressed to write
 * it: the arrow keys move, Enter or the space bar presses.
 */
export function MonthsField({
  label,
  hint,
  value,
  onChange,
  error,
  optional,
}: {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  optional?: boolean;
}) {
  const months = periodMonths(value);
  const isUnclear = value.trim() !== '' && months.length === 0;
  return (
    <Field
      label={label}
      {...(hint ? { hint } : {})}
      error={error}
      {...(optional ? { optional } : {})}
    >
      {(parts) => (
        <>
          <Input
            {...parts}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder="March - April"
            autoComplete="off"
          />
          <MonthStrip
            label={label}
            months={months}
            onMonths={(next) => onChange(writePeriod(next))}
          />
          <p
            role="status"
            className={classNames(
              'small mt-2 flex items-start gap-2 text-amber empty:hidden',
              !isUnclear && 'hidden',
            )}
          >
            {isUnclear ? (
              <>
                <TriangleAlert
                  aria-hidden
                  size={17}
                  strokeWidth={1.8}
                  className="mt-[0.2em] shrink-0"
                />
                No month can be read from this, so the calendar has no place for it. You can save it
                all the same.
              </>
            ) : null}
          </p>
        </>
      )}
    </Field>
  );
}

function MonthStrip({
  label,
  months,
  onMonths,
}: {
  label: string;
  months: readonly number[];
  onMonths: (months: number[]) => void;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() => months[0] ?? 1);
  const [pressed, setPressed] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 1, End: 12 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    strip.current?.querySelectorAll('button')[(next + 11) % 12]?.focus();
  };
  const press = (month: number, isRange: boolean) => {
    onMonths(pressMonth(months, month, isRange ? pressed : null));
    setPressed(month);
  };
  return (
    <div
      ref={strip}
      role="toolbar"
      aria-label={`Months of ${label.toLowerCase()}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="mt-2 grid grid-cols-6 gap-px overflow-hidden rounded-sm border bg-line sm:grid-cols-12"
    >
      {MONTH_NAMES.map((name, i) => {
        const month = i + 1;
        const isIn = months.includes(month);
        return (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-pressed={isIn}
            tabIndex={month === at ? 0 : -1}
            onFocus={() => setAt(month)}
            onClick={(event) => press(month, event.shiftKey)}
            className={classNames(
              'fine min-h-9 select-none focus-visible:relative focus-visible:z-10 focus-visible:outline-offset-0',
              isIn
                ? 'bg-leaf font-medium text-paper'
                : 'bg-sheet text-ink-soft hover:bg-stone hover:text-ink',
            )}
          >
            {name.slice(0, 3)}
          </button>
        );
      })}
    </div>
  );
}
