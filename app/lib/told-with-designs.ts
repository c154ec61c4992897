/** What was told in this tab with the designs, read by the forms that would otherwise ask for it again. */
type Told = { name: string; email: string; postcode: string; description: string };
/** The design tool's own keys: see app/features/design-tool/session-store.ts. */
const RESULTS_KEY = 'plotwright-design-results';
const DRAFT_KEY = 'plotwright-design-draft';

function readParts(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export function readToldWithDesigns(): Told {
  const { contact } = readParts(RESULTS_KEY);
  const { postcode, designDescription } = readParts(DRAFT_KEY);
  const { name, email } = (contact ?? {}) as Record<string, unknown>;
  return {
    name: textOf(name),
    email: textOf(email),
    postcode: textOf(postcode).toUpperCase(),
    description: textOf(designDescription),
  };
}
