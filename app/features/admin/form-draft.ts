/**
 * Unsaved changes of the back office's forms, kept on this device until they are saved or discarded. A draft belongs to
 * the window it was typed in; another window is offered it once that one is gone.
 */
import { DAY_MS } from '#contracts/london-time.ts';
import { useSyncExternalStore } from 'react';
import { noticeWindow, otherWindows, ownWindow, subscribeWindows } from './open-windows.ts';

const DRAFT_KEY = 'plotwright-admin-draft:';
const KEPT_MS = 30 * DAY_MS;

export type Draft = {
  /** The form's values. */
  values: Record<string, unknown>;
  /** What the form was filled with. */
  start: Record<string, unknown>;
  /** The version it was made from; null for a new record. */
  baseVersion: number | null;
  /** ISO time of the last change. */
  at: string;
  /** Of its sending: what may have arrived already is not added twice. */
  requestKey?: string | undefined;
};
/** `id` is "new" for a record that is not there yet; `window` is the one it was typed in. */
export type KeptDraft = Draft & { kind: string; id: string; window: string };

const listeners = new Set<() => void>();
const keyOf = ({ kind, id, window }: Pick<KeptDraft, 'kind' | 'id' | 'window'>) =>
  `${DRAFT_KEY}${kind}:${id}${window ? `:${window}` : ''}`;
const ownKey = (kind: string, id: string | null) =>
  keyOf({ kind, id: id ?? 'new', window: ownWindow() });
const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const { values, start, baseVersion, at, requestKey } = JSON.parse(text) as Partial<Draft>;
    const isWhole =
      isValues(values) &&
      isValues(start) &&
      (baseVersion === null || typeof baseVersion === 'number') &&
      typeof at === 'string';
    return isWhole && Date.now() - Date.parse(at) < KEPT_MS
      ? {
          values,
          start,
          baseVersion,
          at,
          ...(typeof requestKey === 'string' ? { requestKey } : {}),
        }
      : null;
  } catch {
    return null;
  }
}

/** Deletes unreadable drafts and those over 30 days old: they may hold personal data. Run when the back office starts. */
export function forgetOldDrafts(): void {
  change(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT_KEY) && !parseDraft(localStorage.getItem(key)))
        localStorage.removeItem(key);
  });
}

/** Every draft of a kind on this device. */
function listKept(kind: string): KeptDraft[] {
  const start = `${DRAFT_KEY}${kind}:`;
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const [id = '', window = ''] = key.slice(start.length).split(':');
      const draft = parseDraft(localStorage.getItem(key));
      return draft ? [{ ...draft, kind, id, window }] : [];
    });
}

/** One of each record, the last changed first: this window's own, else the latest of a window that is gone. `others` are those still open; null while that is not known. */
export function pickDrafts(
  kept: readonly KeptDraft[],
  own: string,
  others: ReadonlySet<string> | null,
): KeptDraft[] {
  const ours = kept.filter(
    ({ window }) => window === own || (others !== null && !others.has(window)),
  );
  const inOrder = ours.toSorted(
    (a, b) => Number(b.window === own) - Number(a.window === own) || b.at.localeCompare(a.at),
  );
  const perRecord = new Map<string, KeptDraft>();
  for (const draft of inOrder) if (!perRecord.has(draft.id)) perRecord.set(draft.id, draft);
  return [...perRecord.values()].toSorted((a, b) => b.at.localeCompare(a.at));
}

/** @param id null for a new record @returns null also for one older than 30 days, unreadable, or of another window that is open */
export function readDraft(kind: string, id: string | null): KeptDraft | null {
  try {
    return (
      pickDrafts(
        listKept(kind).filter((draft) => draft.id === (id ?? 'new')),
        ownWindow(),
        otherWindows(),
      )[0] ?? null
    );
  } catch {
    return null;
  }
}

/** A text that the form of a draft was filled with: what to call a record that the page has not fetched. */
export function draftTextOf(kind: string, id: string, field: string): string | null {
  const text = readDraft(kind, id)?.start[field];
  return typeof text === 'string' ? text : null;
}

/** This window's draft; null forgets it. @returns whether this device could keep it */
export function writeDraft(kind: string, id: string | null, draft: Draft | null): boolean {
  return change(() => {
    if (draft === null) localStorage.removeItem(ownKey(kind, id));
    else localStorage.setItem(ownKey(kind, id), JSON.stringify(draft));
  });
}

/** Takes over a closed window's draft. */
export function adoptDraft(draft: KeptDraft): void {
  if (draft.window === ownWindow()) return;
  const { values, start, baseVersion, at, requestKey } = draft;
  change(() => {
    localStorage.removeItem(keyOf(draft));
    localStorage.setItem(
      keyOf({ ...draft, window: ownWindow() }),
      JSON.stringify({ values, start, baseVersion, at, requestKey }),
    );
  });
}

export function discardDraft(draft: KeptDraft): void {
  change(() => localStorage.removeItem(keyOf(draft)));
}

function change(work: () => void): boolean {
  try {
    work();
    for (const listener of listeners) listener();
    return true;
  } catch {
    // Storage is full or closed: the form works on, it only remembers less.
    return false;
  }
}

/** Changes when any draft of the kind does, or when a window is opened or closed. */
function snapshot(kind: string): string {
  try {
    return JSON.stringify(pickDrafts(listKept(kind), ownWindow(), otherWindows()));
  } catch {
    return '[]';
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(DRAFT_KEY)) noticeWindow(key.split(':')[3] ?? '');
    listener();
  };
  const leaveWindows = subscribeWindows(listener);
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    leaveWindows();
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** What of a kind lies unsaved on this device and is this window's to continue. */
export function useDrafts(kind: string): KeptDraft[] {
  return JSON.parse(
    useSyncExternalStore(
      subscribe,
      () => snapshot(kind),
      () => '[]',
    ),
  ) as KeptDraft[];
}

/** Whether it is known which drafts belong to other windows: a moment after the page came alive. */
export function useDraftsKnown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => otherWindows() !== null,
    () => false,
  );
}

/** Fields whose values differ; order of keys and idle whitespace in JSON do not count. */
export function differingFields(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (field) => JSON.stringify(a[field] ?? null) !== JSON.stringify(b[field] ?? null),
  );
}
