import { joinList } from '#engine/model/format.ts';
import { useRef, useState, type ReactNode } from 'react';
import {
  FIELD_LABELS,
  HOUSEHOLD,
  HOUSEHOLD_LABELS,
  INTEREST_LABELS,
  INTERESTS,
  LOCATIONS,
  missingFields,
  OPTIONS,
  type Location,
  type RequiredField,
} from '#content/recommendations/preferences.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field, Select } from '#app/ui/field.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import type { Flow } from './use-flow.ts';

const COLUMNS: Partial<Record<RequiredField, string>> = {
  gardenSize: 'grid-cols-3',
  experience: 'sm:grid-cols-3',
  gardenType: 'grid-cols-2 lg:grid-cols-4',
  soilType: 'grid-cols-2 lg:grid-cols-4',
  sunExposure: 'sm:grid-cols-3',
  timeCommitment: 'grid-cols-3',
};

/** Step two. What the site check already knows is filled in and says where it comes from. */
export function PreferencesForm({ flow, onSubmitted }: { flow: Flow; onSubmitted: () => void }) {
  const { draft, known, choose, passport } = flow;
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = missingFields(draft);

  const radios = <F extends Exclude<RequiredField, 'location'>>(field: F, hint?: ReactNode) => {
    const options = OPTIONS[field] as Record<string, { label: string; hint: string }>;
    return (
      <RadioCards
        legend={FIELD_LABELS[field]}
        hint={hint}
        name={field}
        options={Object.entries(options).map(([value, { label, hint: words }]) => ({
          value,
          label,
          hint: words,
        }))}
        className={COLUMNS[field] ?? ''}
        // Chosen by us, so that what is known can be put in at any time.
        onChange={(event) => choose({ [field]: event.target.value })}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.checked = input.value === draft[field];
        }}
      />
    );
  };

  return (
    <form
      data-draft="garden-preferences"
      ref={form}
      noValidate
      method="dialog"
      aria-label="Garden preferences"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const [first] = missingFields(draft);
        if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        else if (flow.submit()) onSubmitted();
      }}
      className="grid gap-11"
    >
      <Field
        label={FIELD_LABELS.location}
        hint={
          known.location && passport?.postcode && draft.location === known.location
            ? `From your postcode, ${passport.postcode.postcode}.`
            : undefined
        }
        className="max-w-sm"
      >
        {(parts) => (
          <Select
            {...parts}
            name="location"
            value={draft.location}
            onChange={(event) => choose({ location: event.target.value as Location })}
          >
            {LOCATIONS.map((location) => (
              <option key={location} value={location}>
                {OPTIONS.location[location].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-x-14 gap-y-11 lg:grid-cols-2">
        {radios('gardenSize')}
        {radios('timeCommitment')}
      </div>
      {radios(
        'soilType',
        known.soilType && draft.soilType === known.soilType
          ? soilHint(known.soilType, passport?.soil?.soilType)
          : undefined,
      )}
      {radios('sunExposure')}
      {radios('gardenType')}
      {radios('experience')}
      <fieldset>
        <legend className="font-medium">
          Who shares the garden? <span className="font-normal text-ink-faint">(optional)</span>
        </legend>
        <p className="small mt-1 text-ink-soft">
          Plants that are dangerous to those you tick are left out.
        </p>
        <div className="mt-3.5 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {HOUSEHOLD.map((member) => (
            <Checkbox
              key={member}
              name="household"
              value={member}
              label={HOUSEHOLD_LABELS[member]}
              checked={draft.household.includes(member)}
              onChange={(event) =>
                choose({
                  household: HOUSEHOLD.filter((one) =>
                    one === member ? event.target.checked : draft.household.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-medium">
          What would you like most? <span className="font-normal text-ink-faint">(optional)</span>
        </legend>
        <p className="small mt-1 text-ink-soft">
          It decides between plants that suit your garden equally well.
        </p>
        <div className="mt-3.5 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {INTERESTS.map((interest) => (
            <Checkbox
              key={interest}
              name="interests"
              value={interest}
              label={INTEREST_LABELS[interest]}
              checked={draft.interests.includes(interest)}
              onChange={(event) =>
                choose({
                  interests: INTERESTS.filter((one) =>
                    one === interest ? event.target.checked : draft.interests.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t pt-8">
        <Button type="submit" size="large">
          {flow.step === 'results' ? 'Update recommendations' : 'Show my plants'}
        </Button>
        <p role="status" className="small max-w-md text-ink-soft">
          {hasTried && missing.length > 0
            ? `Still to choose: ${joinList(missing.map((field) => FIELD_LABELS[field].toLowerCase()))}.`
            : ''}
        </p>
      </div>
    </form>
  );
}

const soilHint = (category: string, words: string | undefined) =>
  category === 'unknown'
    ? 'The site check has no record for your area. If you know your soil, choose it.'
    : `From your site check${words ? `: ${words.toLowerCase()}` : ''}. Change it if your spade says otherwise.`;
