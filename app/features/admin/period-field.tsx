import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { MONTH_NAMES } from '#app/lib/format.ts';
import { Field, Input } from '#app/ui/field.tsx';

/** Months from 0, both included, which may wrap round the year's end. */
export type MonthSpan = { first: number; last: number };

/** "March" or "March - April", as the calendar reads it; null for other free text. */
export function readPeriod(text: string): MonthSpan | null {
  const months = text.split(/\s*[-–]\s*/).map((word) => MONTH_NAMES.findIndex((name) => name.toLowerCase() === word.trim().toLowerCase()));
  const [first = -1, last = first] = months;
  return months.length > 2 || first < 0 || last < 0 ? null : { first, last };
}

export const writePeriod = ({ first, last }: MonthSpan): string => (first === last ? MONTH_NAMES[first]! : `${MONTH_NAMES[first]!} - ${MONTH_NAMES[last]!}`);

export const isInSpan = (span: MonthSpan, month: number): boolean => (span.first <= span.last ? month >= span.first && month <= span.last : month >= span.first || month <= span.last);

/** The first press takes a month, the second makes it a range, which may run over the year's end; the next begins anew. */
export function pressMonth(span: MonthSpan | null, month: number): MonthSpan {
  return span && span.first === span.last && span.first !== month ? { first: span.first, last: month } : { first: month, last: month };
}

/** A period in free text, with the twelve months below to write it: arrows move, Enter or the space bar presses. */
export function PeriodField({ label, hint, value, onChange, error, optional, placeholder = 'March - April' }: {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  optional?: boolean;
  placeholder?: string;
}) {
  const span = readPeriod(value);
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(span?.first ?? 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: 11 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const month = (next + 12) % 12;
    setAt(month);
    strip.current?.querySelectorAll('button')[month]?.focus();
  };
  return (
    <Field label={label} {...(hint ? { hint } : {})} error={error} {...(optional ? { optional } : {})}>
      {(parts) => (
        <>
          <Input {...parts} value={value} onChange={(event) => onChange(event.target.value)} placeholder={placeholder} autoComplete="off" />
          <div ref={strip} role="toolbar" aria-label={`${label}: months`} tabIndex={-1} onKeyDown={onKeyDown} className="mt-2 grid grid-cols-6 gap-px overflow-hidden rounded-sm border bg-line sm:grid-cols-12">
            {MONTH_NAMES.map((name, month) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                aria-pressed={span !== null && isInSpan(span, month)}
                tabIndex={month === at ? 0 : -1}
                onFocus={() => setAt(month)}
                onClick={() => onChange(writePeriod(pressMonth(span, month)))}
                className={classNames(
                  'fine min-h-9 focus-visible:relative focus-visible:z-10 focus-visible:outline-offset-0',
                  span && isInSpan(span, month) ? 'bg-leaf font-medium text-paper' : 'bg-sheet hover:bg-stone',
                )}
              >
                {name.slice(0, 3)}
              </button>
            ))}
          </div>
        </>
      )}
    </Field>
  );
}
