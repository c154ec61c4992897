/** The designs this browser asked for, newest first, so that their maker may put them in the library or take them out. */
const KEY = 'plotwright-own-designs';
const LIMIT = 60;

/** `sessionId`: secret from the design request's answer; proves who requested it. null if only the design's id was stored. */
type OwnDesign = { id: string; sessionId: string | null };

function readOwnDesigns(): OwnDesign[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.flatMap((one) => readOwnDesign(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** A plain id is a design of this browser's without a proof. */
function readOwnDesign(one: unknown): OwnDesign | null {
  if (typeof one === 'string') return { id: one, sessionId: null };
  const { id, sessionId } = (one ?? {}) as { id?: unknown; sessionId?: unknown };
  return typeof id === 'string'
    ? { id, sessionId: typeof sessionId === 'string' ? sessionId : null }
    : null;
}

/** Whether this browser asked for a design, with or without a proof of it. */
export const isOwnDesign = (id: string): boolean => readOwnDesigns().some((one) => one.id === id);

/** The proof that this browser asked for a design; null when it did not, or has forgotten it. */
export const findOwnSession = (id: string): string | null =>
  readOwnDesigns().find((one) => one.id === id)?.sessionId ?? null;

export function rememberOwnDesigns(ids: readonly string[], sessionId: string): void {
  try {
    const others = readOwnDesigns().filter((one) => !ids.includes(one.id));
    localStorage.setItem(
      KEY,
      JSON.stringify([...ids.map((id) => ({ id, sessionId })), ...others].slice(0, LIMIT)),
    );
  } catch {
    // Without storage the links still work; only their maker's hold on them is missing.
  }
}

/** The secrets of the requests that this device knows, the newest first. */
export const listOwnSessions = (): string[] => [
  ...new Set(readOwnDesigns().flatMap(({ sessionId }) => sessionId ?? [])),
];

/** Of designs that are gone, or of a device that is handed on. */
export function forgetOwnDesigns(isGone: (id: string, sessionId: string | null) => boolean): void {
  try {
    const left = readOwnDesigns().filter(({ id, sessionId }) => !isGone(id, sessionId));
    localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Nothing was kept.
  }
}
