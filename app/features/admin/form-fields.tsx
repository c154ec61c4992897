/** The fields of the back office's forms, each tied to its form, its label and its error. */
import { useId, type ReactNode } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { countOf } from '#engine/model/format.ts';
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx';
import { Switch } from '#app/ui/switch.tsx';

type Form<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>;
export type BoundField<In extends FieldValues, Out> = {
  form: Form<In, Out>;
  name: Path<In>;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
};

/** Reading formState here is what makes the field follow its error. */
const errorOf = <In extends FieldValues, Out>(form: Form<In, Out>, name: Path<In>) =>
  form.getFieldState(name, form.formState).error?.message;
const look = ({
  hint,
  optional,
  className,
}: {
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
}) => ({
  ...(hint ? { hint } : {}),
  ...(optional ? { optional } : {}),
  ...(className ? { className } : {}),
});

export function TextField<In extends FieldValues, Out>({
  form,
  name,
  label,
  placeholder,
  type = 'text',
  suggestions = [],
  ...rest
}: BoundField<In, Out> & {
  placeholder?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  suggestions?: readonly string[];
}) {
  const listId = useId();
  return (
    <Field label={label} error={errorOf(form, name)} {...look(rest)}>
      {(parts) => (
        <>
          <Input
            {...parts}
            {...form.register(name)}
            type={type}
            placeholder={placeholder}
            autoComplete="off"
            list={suggestions.length > 0 ? listId : undefined}
          />
          {suggestions.length > 0 ? (
            <datalist id={listId}>
              {suggestions.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </datalist>
          ) : null}
        </>
      )}
    </Field>
  );
}

/** Shows how long the text is, and how long it may be. */
export function TextAreaField<In extends FieldValues, Out>({
  form,
  name,
  label,
  rows = 4,
  most,
  placeholder,
  ...rest
}: BoundField<In, Out> & {
  rows?: number;
  /** The most characters the contract takes. */ most?: number;
  placeholder?: string;
}) {
  const value: unknown = useWatch({ control: form.control, name });
  const length = typeof value === 'string' ? value.trim().length : 0;
  const isOver = most !== undefined && length > most;
  return (
    <Field label={label} error={errorOf(form, name)} {...look(rest)}>
      {(parts) => (
        <>
          <Textarea
            {...parts}
            {...form.register(name)}
            rows={rows}
            placeholder={placeholder}
            className="min-h-0!"
          />
          <p
            className={`fine figures mt-1.5 text-right ${isOver ? 'font-medium text-danger' : 'text-ink-faint'}`}
          >
            {countOf(length, 'character')}
            {most === undefined ? '' : ` of ${most.toLocaleString('en-GB')}`}
          </p>
        </>
      )}
    </Field>
  );
}

const numberOrNothing = (value: unknown) =>
  value === '' || value === null || value === undefined ? undefined : Number(value);

/** An empty box is not a number: it never turns into 0. */
export function NumberField<In extends FieldValues, Out>({
  form,
  name,
  label,
  min,
  max,
  step = 1,
  unit,
  ...rest
}: BoundField<In, Out> & { min?: number; max?: number; step?: number | 'any'; unit?: string }) {
  return (
    <Field
      label={
        unit ? (
          <>
            {label} <span className="font-normal text-ink-soft">({unit})</span>
          </>
        ) : (
          label
        )
      }
      error={errorOf(form, name)}
      {...look(rest)}
    >
      {(parts) => (
        <Input
          {...parts}
          {...form.register(name, { setValueAs: numberOrNothing })}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={min}
          max={max}
          step={step}
          className="figures max-w-40"
        />
      )}
    </Field>
  );
}

export type Choice = { value: string; label: string };

export function SelectField<In extends FieldValues, Out>({
  form,
  name,
  label,
  choices,
  placeholder,
  ...rest
}: BoundField<In, Out> & {
  choices: readonly Choice[];
  /** Shown for an empty value, which may then be chosen. */ placeholder?: string;
}) {
  return (
    <Field label={label} error={errorOf(form, name)} {...look(rest)}>
      {(parts) => (
        <Select {...parts} {...form.register(name)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

/** One to five, chosen from a list. */
export function RatingField<In extends FieldValues, Out>({
  form,
  name,
  label,
  ...rest
}: BoundField<In, Out>) {
  return (
    <Field label={label} error={errorOf(form, name)} {...look(rest)}>
      {(parts) => (
        <Select {...parts} {...form.register(name, { setValueAs: numberOrNothing })}>
          {STARS.map((stars) => (
            <option key={stars} value={stars}>
              {`${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${countOf(stars, 'star')}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** A native date input: "2026-11-22". */
export function DateField<In extends FieldValues, Out>({
  form,
  name,
  label,
  max,
  ...rest
}: BoundField<In, Out> & { max?: string }) {
  return (
    <Field label={label} error={errorOf(form, name)} {...look(rest)}>
      {(parts) => (
        <Input
          {...parts}
          {...form.register(name)}
          type="date"
          max={max}
          className="figures max-w-56"
        />
      )}
    </Field>
  );
}

export function SwitchField<In extends FieldValues, Out>({
  form,
  name,
  label,
  hint,
  className,
}: Omit<BoundField<In, Out>, 'optional'>) {
  return (
    <Switch
      {...form.register(name)}
      label={label}
      {...look({ hint, ...(className ? { className } : {}) })}
    />
  );
}
