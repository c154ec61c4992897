import { type ImportKind, IMPORTS } from '#contracts/imports.ts';
import { countOf } from '#engine/model/format.ts';
import { Field, Select } from '#app/ui/field.tsx';
import { sampleOf, type Sheet } from './sheet.ts';

/** Each field with the column it is taken from, and the first thing that stands there. */
export function ColumnMatch({
  kind,
  sheet,
  onChange,
}: {
  kind: ImportKind;
  sheet: Sheet;
  onChange: (columns: Sheet['columns']) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="display-4">Which column is which?</legend>
      <p className="small mt-1 text-ink-soft">
        {countOf(sheet.rows.length, 'row', 'rows')} in {sheet.fileName}. Matched by their headings;
        please look.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {IMPORTS[kind].fields.map(({ id, label, isNeeded }) => {
          const at = sheet.columns[id] ?? null;
          return (
            <Field
              key={id}
              label={label}
              {...(isNeeded ? {} : { optional: true })}
              hint={at === null ? 'Nothing' : `Such as “${sampleOf(sheet, at)}”`}
            >
              {(parts) => (
                <Select
                  {...parts}
                  value={at === null ? '' : String(at)}
                  onChange={(event) =>
                    onChange({
                      ...sheet.columns,
                      [id]: event.target.value === '' ? null : Number(event.target.value),
                    })
                  }
                >
                  <option value="">Not in the file</option>
                  {sheet.head.map((heading, column) => (
                    <option key={column} value={column}>
                      {heading || `Column ${column + 1}`}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
