/** The designs this browser asked for, newest first, so that their maker may put them in the library or take them out. */
const KEY = 'plotwright-own-designs';
const LIMIT = 60;

export function readOwnDesigns(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberOwnDesigns(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...ids, ...readOwnDesigns()])].slice(0, LIMIT)));
  } catch {
    // Without storage the links still work; only the shelf of one's own designs is missing.
  }
}
