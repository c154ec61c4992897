export type Listener = () => void;

/** Listeners of a shared value, as useSyncExternalStore subscribes them. */
export function makeListeners() {
  const all = new Set<Listener>();
  return {
    subscribe(listener: Listener): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(): void {
      for (const listener of all) listener();
    },
    count: () => all.size,
  };
}
