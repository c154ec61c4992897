import { useState, type ReactNode } from 'react';
import { Field, Input } from '#app/ui/field.tsx';

/** Trimmed, no empty ones, none twice. */
export function readTags(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()));
}

/** Comma-separated tags. Tags used elsewhere are suggested below. */
export function TagsField({
  label,
  hint = 'Separate them with commas.',
  value,
  onChange,
  error,
  suggestions = [],
  optional = true,
}: {
  label: string;
  hint?: ReactNode;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  error?: string | undefined;
  suggestions?: readonly string[];
  optional?: boolean;
}) {
  const [text, setText] = useState<string | null>(null);
  const shown = text !== null && same(readTags(text), value) ? text : value.join(', ');
  const type = (next: string) => {
    setText(next);
    onChange(readTags(next));
  };
  const taken = new Set(value.map((one) => one.toLowerCase()));
  const offered = suggestions.filter((one) => !taken.has(one.toLowerCase())).slice(0, 12);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(parts) => (
        <>
          <Input
            {...parts}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setText(null)}
            autoComplete="off"
          />
          {offered.length > 0 ? (
            <div
              className="mt-2.5 flex flex-wrap gap-2"
              role="group"
              aria-label={`${label} used before`}
            >
              {offered.map((one) => (
                <button
                  key={one}
                  type="button"
                  onClick={() => {
                    setText(null);
                    onChange([...value, one]);
                  }}
                  className="fine inline-flex min-h-7 items-center rounded-full border px-3 hover:border-ink"
                >
                  <span aria-hidden>+&nbsp;</span>
                  <span className="sr-only">Add the tag </span>
                  {one}
                </button>
              ))}
            </div>
          ) : null}
        </>
      )}
    </Field>
  );
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index]);
