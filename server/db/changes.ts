/** Two states of a record compared field by field, as text for people. */
import { momentInWords } from '#contracts/london-time.ts';

export type FieldChange = { field: string; before: string | null; after: string | null };
type Values = Readonly<Record<string, unknown>>;

/** Fields outside the form. */
const NOT_SHOWN = new Set(['id', 'picture', 'before', 'after', 'version', 'updatedAt']);

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

/** Whether a text is a valid timestamp; visitors may type invalid ones: "2026-99-99T99:99Z", 31 February. */
function isMoment(text: string): boolean {
  const at = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  const minutes = 'YYYY-MM-DDTHH:MM'.length;
  return (
    !Number.isNaN(at) && new Date(at).toISOString().slice(0, minutes) === text.slice(0, minutes)
  );
}

/** A value formatted for people; null if empty. */
export function valueText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return isMoment(value) ? momentInWords(value) : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((one) => valueText(one) ?? '').join(', ');
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Changed fields only, in field order. */
export function listChanges(before: Values, after: Values): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !NOT_SHOWN.has(field),
  );
  return fields
    .map((field) => ({ field, before: valueText(before[field]), after: valueText(after[field]) }))
    .filter((change) => change.before !== change.after);
}
