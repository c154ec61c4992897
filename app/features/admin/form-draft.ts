/** Unsaved changes of the back office's forms, kept on this device until they are saved or discarded. */
import { useSyncExternalStore } from 'react';

const DRAFT_KEY = 'plotwright-admin-draft:';
const KEPT_MS = 30 * 86_400_000;

export type Draft = {
  /** What stands in the form. */
  values: Record<string, unknown>;
  /** What the form was filled with. */
  start: Record<string, unknown>;
  /** The version it was made from; null for a new record. */
  baseVersion: number | null;
  /** ISO time of the last change. */
  at: string;
};
export type KeptDraft = Draft & { id: string };

const listeners = new Set<() => void>();
const keyOf = (kind: string, id: string | null) => `${DRAFT_KEY}${kind}:${id ?? 'new'}`;
const isValues = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const { values, start, baseVersion, at } = JSON.parse(text) as Partial<Draft>;
    const isWhole = isValues(values) && isValues(start) && (baseVersion === null || typeof baseVersion === 'number') && typeof at === 'string';
    return isWhole && Date.now() - Date.parse(at) < KEPT_MS ? { values, start, baseVersion, at } : null;
  } catch {
    return null;
  }
}

/** @param id null for a new record @returns null also for one older than 30 days, or unreadable */
export function readDraft(kind: string, id: string | null): Draft | null {
  try {
    return parseDraft(localStorage.getItem(keyOf(kind, id)));
  } catch {
    return null;
  }
}

/** null forgets it. @returns whether this device could keep it */
export function writeDraft(kind: string, id: string | null, draft: Draft | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(keyOf(kind, id));
    else localStorage.setItem(keyOf(kind, id), JSON.stringify(draft));
    for (const listener of listeners) listener();
    return true;
  } catch {
    // Storage is full or closed: the form works on, it only remembers less.
    return false;
  }
}

/** Changes when any draft of the kind does. */
function snapshot(kind: string): string {
  try {
    const start = `${DRAFT_KEY}${kind}:`;
    return JSON.stringify(Object.keys(localStorage).filter((key) => key.startsWith(start)).toSorted().map((key) => [key.slice(start.length), localStorage.getItem(key)]));
  } catch {
    return '[]';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What of a kind lies unsaved on this device, the last changed first; `id` is "new" for a record that is not there yet. */
export function useDrafts(kind: string): KeptDraft[] {
  const text = useSyncExternalStore(subscribe, () => snapshot(kind), () => '[]');
  return (JSON.parse(text) as [string, string][])
    .flatMap(([id, kept]) => {
      const draft = parseDraft(kept);
      return draft ? [{ ...draft, id }] : [];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Fields whose values differ; order of keys and idle whitespace in JSON do not count. */
export function differingFields(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((field) => JSON.stringify(a[field] ?? null) !== JSON.stringify(b[field] ?? null));
}
