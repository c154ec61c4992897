/** Two states of a record compared field by field, as text for people. */
import { momentInWords } from '#contracts/london-time.ts';

export type FieldChange = { field: string; before: string | null; after: string | null };
type Values = Readonly<Record<string, unknown>>;

/** What stands beside the record and is never typed into its form. */
const NOT_SHOWN = new Set(['id', 'picture', 'before', 'after', 'version', 'updatedAt']);

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

/** Whether a text names a moment that there is; a visitor may have typed what only looks like one: "2026-99-99T99:99Z", a 31st of February. */
function isMoment(text: string): boolean {
  const at = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  const minutes = 'YYYY-MM-DDTHH:MM'.length;
  return (
    !Number.isNaN(at) && new Date(at).toISOString().slice(0, minutes) === text.slice(0, minutes)
  );
}

/** A value as a person reads it; null where there is nothing. */
export function valueText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return isMoment(value) ? momentInWords(value) : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((one) => valueText(one) ?? '').join(', ');
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Only what differs, in the order of the fields. */
export function listChanges(before: Values, after: Values): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !NOT_SHOWN.has(field),
  );
  return fields
    .map((field) => ({ field, before: valueText(before[field]), after: valueText(after[field]) }))
    .filter((change) => change.before !== change.after);
}
