/** Toasts: one at a time, five seconds each; one that was closed is forgotten much later, as the specification has it. */
export type ToastTone = 'plain' | 'danger';
export type ToastInput = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** It is read out in place already: shown here, and not read out a second time. */
  isSilent?: boolean;
};
export type ToastEntry = ToastInput & { id: string; isOpen: boolean };

export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5_000;

let entries: readonly ToastEntry[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastEntry[] => entries,
};

/** Shows a toast in place of the one that is there. */
export function showToast(input: ToastInput): string {
  count += 1;
  const id = `toast-${count}`;
  publish([{ ...input, id, isOpen: true }, ...entries].slice(0, TOAST_LIMIT));
  return id;
}

export function dismissToast(id: string): void {
  publish(entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      publish(entries.filter((entry) => entry.id !== id));
    }, TOAST_REMOVE_DELAY_MS),
  );
}
