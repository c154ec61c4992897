/**
 * Which windows of the back office stand open in this browser, so that what is typed in one is not offered in another.
 * Each holds a lock of its own for as long as it lives: a window that was closed, or that broke, has let go of it.
 */
const ID_KEY = 'plotwright-admin-window';
const LOCK = 'plotwright-admin-window:';
/** A page that is loaded anew takes over from its predecessor within this time; whoever still holds it then is another window. */
const HANDOVER_MS = 1_000;

let own: string | null = null;
/** null until the first look. */
let open: ReadonlySet<string> | null = null;
let entering: Promise<void> | null = null;
const watched = new Set<string>();
const listeners = new Set<() => void>();

/** Stays with the window through reloads; "" on the server. */
export function ownWindow(): string {
  if (typeof window === 'undefined') return '';
  own ??= readId() ?? makeId();
  entering ??= enter();
  return own;
}

/** Other windows that are open; null until that is known. */
export function otherWindows(): ReadonlySet<string> | null {
  const mine = ownWindow();
  return open && new Set([...open].filter((id) => id !== mine));
}

/** It wrote something just now, so it is open, whatever the last look said. */
export function noticeWindow(id: string): void {
  // Before the first look nothing of another window is offered.
  if (!open) return;
  if (!open.has(id)) open = new Set([...open, id]);
  void look();
}

export function subscribeWindows(listener: () => void): () => void {
  ownWindow();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function enter(): Promise<void> {
  await hold();
  window.addEventListener('focus', () => void look());
  void look();
}

async function look(): Promise<void> {
  const holders = await listHolders();
  open = new Set([ownWindow(), ...holders]);
  for (const id of holders) if (id !== own) watch(id);
  for (const listener of listeners) listener();
}

/** Looks again once the window has let go: it was closed, or is being loaded anew. */
function watch(id: string): void {
  if (watched.has(id)) return;
  watched.add(id);
  const hasLetGo = () => {
    watched.delete(id);
    setTimeout(() => void look(), HANDOVER_MS);
  };
  navigator.locks
    .request(`${LOCK}${id}`, { mode: 'shared' }, hasLetGo)
    .catch(() => watched.delete(id));
}

/** A page that is not served securely has no locks: then every other window counts as closed. */
async function listHolders(): Promise<string[]> {
  const locks = navigator.locks as LockManager | undefined;
  const { held = [] } = (await locks?.query()) ?? {};
  return held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
}

/** A window that was made as a copy of another has that one's id, and takes a new one. */
async function hold(): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || own === null || (await holdAs(locks, own, HANDOVER_MS))) return;
  own = makeId();
  await holdAs(locks, own, HANDOVER_MS);
}

/** @returns once it is held, or false when another holds it */
function holdAs(locks: LockManager, id: string, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const untilTheEnd = new Promise<never>(() => undefined);
    locks
      .request(
        `${LOCK}${id}`,
        { signal: AbortSignal.timeout(withinMs) },
        () => (resolve(true), untilTheEnd),
      )
      .catch(() => resolve(false));
  });
}

function readId(): string | null {
  try {
    return sessionStorage.getItem(ID_KEY);
  } catch {
    return null;
  }
}

function makeId(): string {
  // Also where a page is not served securely, which has no randomUUID.
  const id = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  try {
    sessionStorage.setItem(ID_KEY, id);
  } catch {
    // Storage is closed: it is known until the next reload.
  }
  return id;
}
