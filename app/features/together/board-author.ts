/** Who speaks on a board: a random key that this browser keeps, so that what was said can be changed here, and the name last given. */
const KEY = 'plotwright-board-author';

export type BoardAuthor = { key: string; name: string };

const made = (): BoardAuthor => ({ key: crypto.randomUUID(), name: '' });

/** Made where there is none; not kept before somebody says something. */
export function readAuthor(): BoardAuthor {
  try {
    const { key, name } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<BoardAuthor>;
    return typeof key === 'string' && /^[\w-]{16,64}$/.test(key)
      ? { key, name: typeof name === 'string' ? name : '' }
      : made();
  } catch {
    return made();
  }
}

export function keepAuthor(author: BoardAuthor): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(author));
  } catch {
    // What is said can then be changed until the page is left.
  }
}
