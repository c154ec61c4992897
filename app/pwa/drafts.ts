/**
 * Half-filled forms over a reload. A container with `data-draft="name"` has its fields saved before the page reloads for
 * a new version, and put back after it. Passwords and files are never saved; `data-draft-skip` leaves a field out.
 */
const KEY = 'plotwright-drafts';
/** How long a form may take to appear on the page after the reload. */
const WAIT_FOR_FORM_MS = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Fields by name; several under one name, radio buttons say, in the order they stand in. */
type Values = Record<string, (string | boolean)[]>;
type Saved = { path: string; drafts: Record<string, Values> };

const NEVER = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);
const isTick = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
const nameOf = (field: Field) => field.name || field.id;

function fieldsOf(container: Element): Field[] {
  const all = [...container.querySelectorAll<Field>('input, textarea, select')];
  return all.filter((field) => nameOf(field) !== '' && !NEVER.has(field.type) && field.dataset.draftSkip === undefined && !/^(cc-|one-time-code)/.test(field.autocomplete));
}

export function readValues(container: Element): Values {
  const values: Values = {};
  for (const field of fieldsOf(container)) (values[nameOf(field)] ??= []).push(isTick(field) ? field.checked : field.value);
  return values;
}

/** Sets a field as a person would, so that the form's own code hears of it. */
function fill(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    if (typeof value === 'boolean' && field.checked !== value && (value || field.type === 'checkbox')) field.click();
    return;
  }
  if (typeof value !== 'string' || field.value === value) return;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function writeValues(container: Element, values: Values): void {
  const counts: Record<string, number> = {};
  for (const field of fieldsOf(container)) {
    const name = nameOf(field);
    const position = counts[name] ?? 0;
    counts[name] = position + 1;
    const value = values[name]?.[position];
    if (value !== undefined) fill(field, value);
  }
}

const containers = () => [...document.querySelectorAll<HTMLElement>('[data-draft]')];

export function saveDrafts(): void {
  const drafts: Record<string, Values> = {};
  for (const container of containers()) drafts[container.dataset.draft ?? ''] = readValues(container);
  if (Object.keys(drafts).length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, drafts } satisfies Saved));
  } catch {
    // Storage is full or closed; forms that save themselves still do.
  }
}

function takeSaved(): Saved | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? (JSON.parse(text) as Saved) : null;
  } catch {
    return null;
  }
}

/** Puts back what was saved on this page, each form as soon as it is there. */
export function restoreDrafts(): void {
  const saved = takeSaved();
  if (!saved || saved.path !== location.pathname) return;
  const left = new Map(Object.entries(saved.drafts));
  const restore = () => {
    for (const container of containers()) {
      const values = left.get(container.dataset.draft ?? '');
      if (!values) continue;
      left.delete(container.dataset.draft ?? '');
      writeValues(container, values);
    }
    if (left.size === 0 || location.pathname !== saved.path) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_FOR_FORM_MS);
  restore();
}
