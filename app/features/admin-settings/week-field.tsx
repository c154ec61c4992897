import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { type HoursLine, type OpenHours, WEEKDAYS, writeHours } from '#contracts/week.ts';
import { errorWords } from '#app/features/admin/call-reason.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FieldError, Input } from '#app/ui/field.tsx';
import type { SectionFormApi } from './section-form.tsx';

type Form = SectionFormApi<'hours'>;
const USUAL = { from: '08:00', to: '17:00' };
/** After a break at noon. */
const AFTERNOON = { from: '13:00', to: '17:00' };
const BOX = 'h-11! max-w-38 px-3! figures';

export function WeekField({ form }: { form: Form }) {
  const week = (useWatch({ control: form.control, name: 'week' }) ?? []) as OpenHours[];
  const set = (next: OpenHours[]) =>
    form.setValue('week', next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <WeekRows
      legend="The week"
      week={week}
      onChange={set}
      message={errorWords(form.formState.errors.week)}
    />
  );
}

/** Each day's hours; a day may have two stretches with a break between them. */
export function WeekRows({
  legend,
  week,
  onChange,
  message,
}: {
  legend: string;
  week: readonly OpenHours[];
  onChange: (week: OpenHours[]) => void;
  message: string | undefined;
}) {
  const errorId = useId();
  const set = (next: OpenHours[]) => onChange(next.toSorted((a, b) => a.weekday - b.weekday));
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <ul className="mt-2.5 border-t">
        {WEEKDAYS.map((name, index) => {
          const weekday = index + 1;
          const own = week.filter((one) => one.weekday === weekday);
          const others = week.filter((one) => one.weekday !== weekday);
          const change = (at: number, part: Partial<OpenHours>) =>
            set([
              ...others,
              ...own.map((one, place) => (place === at ? { ...one, ...part } : one)),
            ]);
          return (
            <li
              key={name}
              className="grid gap-x-6 gap-y-2 border-b py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <Checkbox
                label={name}
                checked={own.length > 0}
                onChange={(event) =>
                  set(event.target.checked ? [...others, { weekday, ...USUAL }] : others)
                }
                className="sm:mt-2"
              />
              <div className="grid gap-2">
                {own.length === 0 ? <p className="small text-ink-soft sm:mt-2.5">Closed</p> : null}
                {own.map((one, at) => (
                  <div key={at} className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
                    <Input
                      type="time"
                      aria-label={`${name}, opens`}
                      value={one.from}
                      onChange={(event) => change(at, { from: event.target.value })}
                      className={BOX}
                    />
                    <span aria-hidden>to</span>
                    <Input
                      type="time"
                      aria-label={`${name}, closes`}
                      value={one.to}
                      onChange={(event) => change(at, { to: event.target.value })}
                      className={BOX}
                    />
                    {at === 0 && own.length === 1 ? (
                      <Button
                        variant="quiet"
                        size="small"
                        onClick={() =>
                          set([...others, { ...one, to: '12:00' }, { weekday, ...AFTERNOON }])
                        }
                      >
                        Add a break<span className="sr-only"> on {name}</span>
                      </Button>
                    ) : null}
                    {at > 0 ? (
                      <Button
                        variant="quiet"
                        size="small"
                        onClick={() => set([...others, ...own.filter((_, place) => place !== at)])}
                      >
                        Remove<span className="sr-only"> these hours of {name}</span>
                      </Button>
                    ) : null}
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {message ? <FieldError id={errorId}>{message}</FieldError> : null}
    </fieldset>
  );
}

/** The same in the words that visitors read; written from the week, or in your own. */
export function HoursLinesField({ form }: { form: Form }) {
  const lines = (useWatch({ control: form.control, name: 'hours' }) ?? []) as HoursLine[];
  const set = (next: HoursLine[]) =>
    form.setValue('hours', next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const change = (at: number, part: Partial<HoursLine>) =>
    set(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  const message = errorWords(form.formState.errors.hours);
  return (
    <fieldset>
      <legend className="font-medium">What visitors read</legend>
      <p className="small mt-1 text-ink-soft">
        At the foot of every page and on the about page. “Monday to Friday” and “08:00-17:00” are
        understood by search engines too.
      </p>
      <ul className="mt-3 grid gap-2.5">
        {lines.map((line, index) => (
          <li key={index} className="flex flex-wrap items-center gap-2.5">
            <Input
              aria-label={`Line ${index + 1}, days`}
              value={line.days}
              onChange={(event) => change(index, { days: event.target.value })}
              className="h-11! min-w-0 flex-[2_1_11rem]"
            />
            <Input
              aria-label={`Line ${index + 1}, hours`}
              value={line.open}
              onChange={(event) => change(index, { open: event.target.value })}
              className="h-11! min-w-0 flex-[1_1_8rem]"
            />
            <Button
              variant="quiet"
              size="small"
              disabled={lines.length === 1}
              onClick={() => set(lines.filter((_, at) => at !== index))}
            >
              Remove<span className="sr-only"> line {index + 1}</span>
            </Button>
          </li>
        ))}
      </ul>
      {message ? <FieldError id="hours-error">{message}</FieldError> : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          onClick={() => set(writeHours((form.getValues('week') ?? []) as OpenHours[]))}
        >
          Write them from the week
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={lines.length >= 7}
          onClick={() => set([...lines, { days: '', open: '' }])}
        >
          Add a line
        </Button>
      </div>
    </fieldset>
  );
}
