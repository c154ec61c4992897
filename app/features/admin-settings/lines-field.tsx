import { useState, type ReactNode } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field, Textarea } from '#app/ui/field.tsx';

const read = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of short texts, one a line. */
export function LinesField<In extends FieldValues, Out>({
  form,
  name,
  label,
  hint,
  rows,
}: {
  form: UseFormReturn<In, unknown, Out>;
  name: Path<In>;
  label: string;
  hint?: ReactNode;
  rows: number;
}) {
  const lines = (useWatch({ control: form.control, name }) ?? []) as string[];
  // What is typed keeps its empty lines until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const shown =
    typed !== null && read(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n');
  const { error } = form.getFieldState(name, form.formState);
  const message =
    error?.message ??
    (Array.isArray(error)
      ? (error as { message?: string }[]).find((one) => one?.message)?.message
      : undefined);
  return (
    <Field label={label} hint={hint} error={message}>
      {(parts) => (
        <Textarea
          {...parts}
          rows={rows}
          className="min-h-0!"
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            form.setValue(name, read(event.target.value) as never, {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: form.formState.isSubmitted,
            });
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
