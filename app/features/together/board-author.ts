/** Who speaks on a board: a random key that this browser keeps, so that what was said can be changed here, and the name last given. */
const KEY = 'plotwright-board-author';

export type BoardAuthor = { key: string; name: string };

let known: BoardAuthor | null = null;
const listeners = new Set<() => void>();
export const onAuthor = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Made where there is none; not kept before somebody says something. */
export const readAuthor = (): BoardAuthor =>
  (known ??= kept() ?? { key: crypto.randomUUID(), name: '' });

function kept(): BoardAuthor | null {
  try {
    const { key, name } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<BoardAuthor>;
    return typeof key === 'string' && /^[\w-]{16,64}$/.test(key)
      ? { key, name: typeof name === 'string' ? name : '' }
      : null;
  } catch {
    return null;
  }
}

export function keepAuthor(author: BoardAuthor): void {
  known = author;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, JSON.stringify(author));
  } catch {
    // What is said can then be changed until the page is left.
  }
}
