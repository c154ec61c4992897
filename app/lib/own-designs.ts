/** The designs this browser asked for, newest first, so that their maker may put them in the library or take them out. */
const KEY = 'plotwright-own-designs';
const LIMIT = 60;

/** `sessionId`: of the request it came of, which the answer alone tells; it proves who asked. */
type OwnDesign = { id: string; sessionId: string };

function readOwnDesigns(): OwnDesign[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isOwnDesign) : [];
  } catch {
    return [];
  }
}

const isOwnDesign = (one: unknown): one is OwnDesign => typeof one === 'object' && one !== null && typeof (one as OwnDesign).id === 'string' && typeof (one as OwnDesign).sessionId === 'string';

/** The proof that this browser asked for a design; null when it did not, or has forgotten it. */
export const findOwnSession = (id: string): string | null => readOwnDesigns().find((one) => one.id === id)?.sessionId ?? null;

export function rememberOwnDesigns(ids: readonly string[], sessionId: string): void {
  try {
    const others = readOwnDesigns().filter((one) => !ids.includes(one.id));
    localStorage.setItem(KEY, JSON.stringify([...ids.map((id) => ({ id, sessionId })), ...others].slice(0, LIMIT)));
  } catch {
    // Without storage the links still work; only their maker's hold on them is missing.
  }
}
