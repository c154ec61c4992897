/**
 * Half-filled forms over a reload. A container with `data-draft="name"` has its named fields saved before the page reloads
 * for a new version, and put back after it. Passwords and files are never saved; `data-draft-skip` leaves a field out.
 * What is chosen in no field goes along: use-kept-state.ts.
 */
import { typeInto } from '#app/lib/type-into.ts';
import { DRAFTS_KEY, states } from './held-over.ts';

/** How long a form may take to appear on the page after the reload. */
const WAIT_FOR_FORM_MS = 60_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Fields by name, checkboxes by name and value; several of one name in document order. */
type Values = Record<string, (string | boolean)[]>;
type Saved = { path: string; drafts: Record<string, Values>; states?: Record<string, unknown> };

const NEVER = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);
const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
const nameOf = (field: Field) => field.name || field.id;
/** The page may come back with other boxes between these: their place in the row says nothing. */
const keyOf = (field: Field) => (isTick(field) ? `${nameOf(field)}=${field.value}` : nameOf(field));

function fieldsOf(container: Element): Field[] {
  const all = [...container.querySelectorAll<Field>('input, textarea, select')];
  return all.filter(
    (field) =>
      nameOf(field) !== '' &&
      !NEVER.has(field.type) &&
      field.dataset.draftSkip === undefined &&
      !/^(cc-|one-time-code)/.test(field.autocomplete),
  );
}

export function readValues(container: Element): Values {
  const values: Values = {};
  for (const field of fieldsOf(container))
    (values[keyOf(field)] ??= []).push(isTick(field) ? field.checked : field.value);
  return values;
}

/** Sets a field as a person would, so that the form's own code hears of it. */
function fill(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    if (
      typeof value === 'boolean' &&
      field.checked !== value &&
      (value || field.type === 'checkbox')
    )
      field.click();
    return;
  }
  if (typeof value !== 'string' || field.value === value) return;
  typeInto(field, value);
}

export function writeValues(container: Element, values: Values): void {
  const counts: Record<string, number> = {};
  for (const field of fieldsOf(container)) {
    const key = keyOf(field);
    const position = counts[key] ?? 0;
    counts[key] = position + 1;
    const value = values[key]?.[position];
    if (value !== undefined) fill(field, value);
  }
}

const containers = () => [...document.querySelectorAll<HTMLElement>('[data-draft]')];

/** What was chosen on this page before it reloaded itself, once; undefined: nothing. */
export function takeState(name: string): unknown {
  const saved = savedBefore();
  if (saved?.path !== location.pathname || !saved.states) return undefined;
  const value = saved.states[name];
  delete saved.states[name];
  return value;
}

export function saveDrafts(): void {
  const drafts: Record<string, Values> = {};
  for (const container of containers())
    drafts[container.dataset.draft ?? ''] = readValues(container);
  if (Object.keys(drafts).length === 0 && states.size === 0) return;
  try {
    sessionStorage.setItem(
      DRAFTS_KEY,
      JSON.stringify({
        path: location.pathname,
        drafts,
        states: Object.fromEntries(states),
      } satisfies Saved),
    );
  } catch {
    // Storage is full or closed; forms that save themselves still do.
  }
}

let before: Saved | null | undefined;

/** It leaves the storage as it is read, and is forgotten once what it belongs to has had its time to appear. */
function savedBefore(): Saved | null {
  if (before === undefined) {
    before = takeSaved();
    if (before)
      setTimeout(() => {
        before = null;
      }, WAIT_FOR_FORM_MS);
  }
  return before;
}

function takeSaved(): Saved | null {
  try {
    const text = sessionStorage.getItem(DRAFTS_KEY);
    sessionStorage.removeItem(DRAFTS_KEY);
    return text ? (JSON.parse(text) as Saved) : null;
  } catch {
    return null;
  }
}

/** Puts back what was saved on this page, each form as soon as it is there. */
export function restoreDrafts(): void {
  const saved = savedBefore();
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
