import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { differingFields } from './form-draft.ts';
import { fieldWords, valueWords } from './show-value.ts';
import type { ShowValue } from './record-form.tsx';

type Values = Readonly<Record<string, unknown>>;
type Side = 'yours' | 'theirs';
const SIDES = ['yours', 'theirs'] as const;

/** Where only they changed a field theirs is taken to begin with; else yours. */
function firstChoice(field: string, start: Values, yours: Values): Side {
  return differingFields({ [field]: start[field] }, { [field]: yours[field] }).length === 0
    ? 'theirs'
    : 'yours';
}

/** Two people saved the same record: both versions side by side, to be taken field by field. */
export function ConflictPanel({
  yours,
  theirs,
  start,
  labels,
  showValue,
  isAdded = false,
  isSaving,
  onTake,
  onBack,
}: {
  yours: Values;
  theirs: Values;
  /** What yours was made from. */
  start: Values;
  labels: Readonly<Partial<Record<string, string>>>;
  showValue?: ShowValue;
  /** The conflicting record was added by this form itself, before its values were changed. */
  isAdded?: boolean;
  isSaving: boolean;
  onTake: (values: Values) => void;
  onBack: () => void;
}) {
  const id = useId();
  const order = Object.keys(labels);
  const fields = differingFields(yours, theirs).toSorted(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
  const [taken, setTaken] = useState<Record<string, Side>>(() =>
    Object.fromEntries(fields.map((field) => [field, firstChoice(field, start, yours)])),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const takeAll = (side: Side) =>
    setTaken(Object.fromEntries(fields.map((field) => [field, side])));
  const merged = () => ({
    ...yours,
    ...Object.fromEntries(
      fields.filter((field) => taken[field] === 'theirs').map((field) => [field, theirs[field]]),
    ),
  });
  const words = (field: string, value: unknown) => showValue?.(field, value) ?? valueWords(value);
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h3 ref={heading} id={`${id}-heading`} tabIndex={-1} className="display-4">
        {isAdded
          ? 'This was added already, before you changed it'
          : 'This was changed in another window'}
      </h3>
      <p className="mt-2 text-ink-soft">
        {fields.length === 0
          ? 'Both versions say the same. You can simply save.'
          : `${isAdded ? 'What you sent first has arrived, though its answer did not.' : 'Somebody saved it after you opened it.'} Nothing is lost: take either version of each field.`}
      </p>
      {fields.length > 1 ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="small" variant="outline" onClick={() => takeAll('yours')}>
            Take all of yours
          </Button>
          <Button size="small" variant="outline" onClick={() => takeAll('theirs')}>
            Take all that was saved
          </Button>
        </div>
      ) : null}
      <div className="mt-6 grid gap-6">
        {fields.map((field) => (
          <fieldset key={field} className="min-w-0 border-t pt-4">
            <legend className="float-left mb-2 w-full font-medium">
              {labels[field] ?? fieldWords(field)}
            </legend>
            <div className="clear-both grid gap-3 sm:grid-cols-2">
              {SIDES.map((side) => (
                <label
                  key={side}
                  className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5 rounded-sm border border-line-strong bg-sheet p-4 has-checked:border-clay has-checked:bg-clay-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
                >
                  <input
                    type="radio"
                    name={`${id}-${field}`}
                    checked={taken[field] === side}
                    onChange={() => setTaken({ ...taken, [field]: side })}
                    className="size-5 accent-(--clay)"
                  />
                  <span className="fine text-ink-soft">
                    {side === 'yours'
                      ? 'Yours'
                      : isAdded
                        ? 'As it was added'
                        : 'Saved in the meantime'}
                  </span>
                  <span className="col-start-2 max-h-56 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
                    {words(field, side === 'yours' ? yours[field] : theirs[field])}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-7 flex flex-wrap gap-3 border-t pt-5">
        <Button disabled={isSaving} onClick={() => onTake(merged())}>
          Save with these choices
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={onBack}>
          Back to the form
        </Button>
      </div>
    </section>
  );
}
