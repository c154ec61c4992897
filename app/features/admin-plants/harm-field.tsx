import { HARM_GRADES } from '#contracts/site-words.ts';
import type { PlantHarm } from '#contracts/site-content.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field, Input, Select } from '#app/ui/field.tsx';

const WHO = [
  ['people', 'Eaten by people'],
  ['dogs', 'Eaten by dogs'],
  ['cats', 'Eaten by cats'],
  ['horses', 'Eaten by horses'],
  ['contact', 'Touched: sap, thorns, spines, fine hairs'],
] as const;
const GRADE_LABELS: Record<(typeof HARM_GRADES)[number], string> = {
  none: 'No harm known',
  low: 'Upsets, irritates or scratches',
  high: 'Dangerous',
};
const HARMLESS: PlantHarm = {
  people: 'none',
  dogs: 'none',
  cats: 'none',
  horses: 'none',
  contact: 'none',
  words: '',
};

/** Whom the plant harms, as the owner grades it; unticked, what is known of plants of its name holds. */
export function HarmField({
  value,
  onChange,
  error,
}: {
  value: PlantHarm | null;
  onChange: (value: PlantHarm | null) => void;
  error: string | undefined;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Harm</legend>
      <Checkbox
        label="Grade it myself: for a plant that is not known here, or graded too mildly"
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? HARMLESS : null)}
      />
      {value ? (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {WHO.map(([who, label]) => (
            <Field key={who} label={label}>
              {(parts) => (
                <Select
                  {...parts}
                  value={value[who]}
                  onChange={(event) =>
                    onChange({ ...value, [who]: event.target.value as PlantHarm[typeof who] })
                  }
                >
                  {HARM_GRADES.map((grade) => (
                    <option key={grade} value={grade}>
                      {GRADE_LABELS[grade]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
          <Field
            label="What visitors are told"
            hint="Such as: The sap burns skin and eyes, so wear gloves and goggles."
            className="sm:col-span-2"
          >
            {(parts) => (
              <Input
                {...parts}
                maxLength={300}
                value={value.words}
                onChange={(event) => onChange({ ...value, words: event.target.value })}
              />
            )}
          </Field>
        </div>
      ) : null}
      {error ? (
        <p role="alert" className="small mt-2 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
