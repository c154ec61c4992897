/**
 * Tracks the back-office windows open in this browser, so that one's drafts are not offered in another.
 * Each window holds a Web Lock while it lives: closing or crashing releases it.
 */
const ID_KEY = 'plotwright-admin-window';
const LOCK = 'plotwright-admin-window:';
/** A reloaded page gets its predecessor's lock within this time, in ms; if not, another window holds it. */
const HANDOVER_MS = 1_000;

let own: string | null = null;
/** null until first checked. */
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

/** Other open windows; null until known. */
export function otherWindows(): ReadonlySet<string> | null {
  const mine = ownWindow();
  return open && new Set([...open].filter((id) => id !== mine));
}

/** A window that has just written is open, whatever the last check found. */
export function noticeWindow(id: string): void {
  // Before the first check no other window's drafts are offered.
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

/** Checks again once the window releases its lock: it was closed or is reloading. */
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

/** Without a secure context there are no Web Locks: other windows then count as closed. */
async function listHolders(): Promise<string[]> {
  const locks = navigator.locks as LockManager | undefined;
  const { held = [] } = (await locks?.query()) ?? {};
  return held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
}

/** A duplicated window has its original's id and takes a new one. */
async function hold(): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || own === null || (await holdAs(locks, own, HANDOVER_MS))) return;
  own = makeId();
  await holdAs(locks, own, HANDOVER_MS);
}

/** @returns resolves once held, or false if another window holds it */
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
  // randomUUID is missing without a secure context.
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
