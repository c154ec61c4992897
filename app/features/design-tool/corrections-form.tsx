import { useState, type FormEvent } from 'react';
import type { BriefFact } from '#contracts/design.ts';
import { FEATURE_NAMES, FEATURES, isRare } from '#engine/features/names.ts';
import { useIsLive } from '#app/lib/use-is-live.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field, Input, Select } from '#app/ui/field.tsx';
import { TOOL_ACTION } from './again.ts';
import {
  CHOICE_KEYS,
  CHOICES,
  NUMBERS,
  readCorrections,
  readFields,
  YES_NO,
  type CorrectionFields,
} from './corrections.ts';
import type { Corrections } from './session-store.ts';

const NUMBER_LABELS: Record<(typeof NUMBERS)[number], string> = {
  widthM: 'Width in m',
  depthM: 'Depth in m',
  areaM2: 'Area in m²',
  budgetPounds: 'Budget in £',
  seatsFor: 'Seats at the table',
  doorStepM: 'Step at door in m',
  fallM: 'Rise or fall in m',
};
const YES_NO_LABELS: Record<(typeof YES_NO)[number], string> = {
  toddler: 'A toddler',
  children: 'Children',
  dog: 'A dog',
  cat: 'A cat',
  wheelchair: 'A wheelchair',
};

/** Widths of the fields: the answers of the long ones are whole phrases. */
const SHORT = 'sm:col-span-2',
  LONG = 'col-span-2 sm:col-span-3';

/** What can be put right, filled with what was understood. Only what is changed is sent. */
export function CorrectionsForm({
  facts,
  sessionId = '',
  isBusy,
  onAgain,
}: {
  facts: readonly BriefFact[];
  /** The session the form continues from when scripts are off. */
  sessionId?: string;
  isBusy: boolean;
  onAgain: (corrections: Corrections) => void;
}) {
  const [before] = useState(() => readFields(facts));
  const [fields, setFields] = useState<CorrectionFields>(before);
  const isLive = useIsLive();
  const [isTried, setTried] = useState(false);
  const { corrections, faults } = readCorrections(before, fields);
  // what is at fault can be sent too, and is then told so
  const isChanged = Object.keys(corrections).length + Object.keys(faults).length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isChanged && Object.keys(faults).length === 0) onAgain(corrections);
  };
  return (
    <form
      data-draft="corrections"
      noValidate
      method="post"
      action={TOOL_ACTION}
      onSubmit={submit}
      className="mt-6 grid gap-7 border-t pt-7"
    >
      <input type="hidden" name="session" value={sessionId} />
      <input type="hidden" name="of" value="facts" />
      <div className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-6">
        {NUMBERS.map((key) => (
          <Field
            key={key}
            label={NUMBER_LABELS[key]}
            error={isTried ? faults[key] : undefined}
            className={SHORT}
          >
            {(parts) => (
              <Input
                {...parts}
                name={key}
                inputMode="decimal"
                value={fields.numbers[key]}
                onChange={({ target }) =>
                  setFields((now) => ({ ...now, numbers: { ...now.numbers, [key]: target.value } }))
                }
              />
            )}
          </Field>
        ))}
        {CHOICE_KEYS.map((key) => (
          <Field
            key={key}
            label={CHOICES[key].label}
            className={key === 'slope' || key === 'wayIn' ? LONG : SHORT}
          >
            {(parts) => (
              <Select
                {...parts}
                name={key}
                value={fields.choices[key]}
                onChange={({ target }) =>
                  setFields((now) => ({ ...now, choices: { ...now.choices, [key]: target.value } }))
                }
              >
                <option value="">Not said</option>
                {Object.entries(CHOICES[key].names).map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <fieldset>
        <legend className="font-medium">Who lives here</legend>
        <div className="mt-3 flex flex-wrap gap-x-7 gap-y-3">
          {YES_NO.map((key) => (
            <Checkbox
              key={key}
              name={key}
              label={YES_NO_LABELS[key]}
              checked={fields.yesNo[key]}
              onChange={({ target }) =>
                setFields((now) => ({ ...now, yesNo: { ...now.yesNo, [key]: target.checked } }))
              }
            />
          ))}
        </div>
      </fieldset>
      <Disclosure
        summary={<span className="font-medium">What you’d like in it</span>}
        className="border-t"
      >
        <fieldset>
          <legend className="sr-only">What you’d like in it</legend>
          <div className="grid grid-cols-2 gap-x-5 gap-y-2.5 sm:grid-cols-3">
            {FEATURES.filter((id) => !isRare(id) || before.features[id]).map((id) => (
              <Checkbox
                key={id}
                name="features"
                value={id}
                label={<span className="small">{FEATURE_NAMES[id].label}</span>}
                checked={fields.features[id]}
                onChange={({ target }) =>
                  setFields((now) => ({
                    ...now,
                    features: { ...now.features, [id]: target.checked },
                  }))
                }
              />
            ))}
          </div>
        </fieldset>
      </Disclosure>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="large" disabled={isLive && (isBusy || !isChanged)}>
          Design again
        </Button>
        <p className="small text-ink-soft">
          {isChanged || !isLive
            ? 'Your earlier designs keep their links.'
            : 'Change something first.'}
        </p>
      </div>
    </form>
  );
}
