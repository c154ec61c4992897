/** The fields of one service or extra of the price list. */
import { useState, type ReactNode } from 'react';
import { type FieldValues, get, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { GARDEN_SIZES, type GardenSize } from '#contracts/price-list.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { Field, Input } from '#app/ui/field.tsx';

/** "1200", "1,200.50", "£80" in pence; null for anything else. */
export function penceOf(text: string): number | null {
  const plain = text.replaceAll(/[£,\s]/g, '');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
const poundsText = (pence: unknown): string =>
  typeof pence === 'number' && Number.isFinite(pence)
    ? pence % 100 === 0
      ? String(pence / 100)
      : (pence / 100).toFixed(2)
    : '';

/** Pounds as they are typed, pence in the form; what was saved stands below while it is another. */
export function PoundsField<In extends FieldValues, Out>({
  form,
  name,
  label,
}: {
  form: UseFormReturn<In, unknown, Out>;
  name: Path<In>;
  label: ReactNode;
}) {
  const pence: unknown = useWatch({ control: form.control, name });
  const saved: unknown = get(form.formState.defaultValues, name);
  const [typed, setTyped] = useState<string | null>(null);
  // Put back from the history, or changed with all the others: what was typed no longer holds.
  const shown =
    typed !== null && (penceOf(typed) === pence || Number.isNaN(pence)) ? typed : poundsText(pence);
  return (
    <Field
      label={label}
      error={form.getFieldState(name, form.formState).error?.message}
      {...(typeof saved === 'number' && saved !== pence
        ? { hint: `was ${pencePounds(saved)}` }
        : {})}
    >
      {(parts) => (
        <div className="relative max-w-40">
          <span
            aria-hidden
            className="absolute inset-y-0 left-4 grid place-items-center text-ink-soft"
          >
            £
          </span>
          <Input
            {...parts}
            inputMode="decimal"
            autoComplete="off"
            className="figures pl-8!"
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              form.setValue(name, (penceOf(event.target.value) ?? Number.NaN) as never, {
                shouldDirty: true,
                shouldTouch: true,
                shouldValidate: true,
              });
            }}
            onBlur={() => {
              if (penceOf(shown) !== null) setTyped(null);
            }}
          />
        </div>
      )}
    </Field>
  );
}

const SIZE_LABELS: Record<GardenSize, string> = {
  small: 'Small garden',
  medium: 'Medium garden',
  large: 'Large garden',
};

/** A block for each size, side by side where there is room. */
export function OfSizes({ children }: { children: (size: GardenSize) => ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-3">
      {GARDEN_SIZES.map((size) => (
        <fieldset key={size} className="grid min-w-0 content-start gap-4 border-t pt-3">
          <legend className="sr-only">{SIZE_LABELS[size]}</legend>
          <p aria-hidden className="font-medium">
            {SIZE_LABELS[size]}
          </p>
          {children(size)}
        </fieldset>
      ))}
    </div>
  );
}
