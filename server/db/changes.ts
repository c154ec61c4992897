/** Two states of a record compared field by field, as text for people. */

export type FieldChange = { field: string; before: string | null; after: string | null };
type Values = Readonly<Record<string, unknown>>;

/** What stands beside the record and is never typed into its form. */
const NOT_SHOWN = new Set(['id', 'picture', 'before', 'after', 'version', 'updatedAt']);

/** A value as a person reads it; null where there is nothing. */
export function valueText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => valueText(one) ?? '').join(', ');
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Only what differs, in the order of the fields. */
export function listChanges(before: Values, after: Values): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !NOT_SHOWN.has(field));
  return fields.map((field) => ({ field, before: valueText(before[field]), after: valueText(after[field]) })).filter((change) => change.before !== change.after);
}
