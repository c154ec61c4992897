/** Pictures and drawings that are drawn over, kept on the device alone. */
import { openDB, type DBSchema } from 'idb';
import type { Trace } from './trace.ts';

/** Under the plot that is drawn on the form of the design tool, before there is a design. */
export const FORM_TRACE = 'form';
const TRACES_DATABASE = 'plotwright-traces';
/** So many are kept; the oldest go first. */
const MOST_KEPT = 24;

type Kept = Omit<Trace, 'url'> & { key: string; keptAt: number };
type Schema = DBSchema & { traces: { key: string; value: Kept } };

const open = () =>
  openDB<Schema>(TRACES_DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('traces', { keyPath: 'key' }),
  });

/** What was laid under a plot before; null where nothing was, or the device keeps nothing. */
export async function readTrace(key: string): Promise<Omit<Trace, 'url'> | null> {
  try {
    const database = await open();
    const kept = await database.get('traces', key);
    database.close();
    return kept ?? null;
  } catch {
    return null;
  }
}

/** @returns whether the device keeps it */
export async function keepTrace(key: string, trace: Trace | null): Promise<boolean> {
  try {
    const database = await open();
    if (trace) {
      const { url: _url, ...kept } = trace;
      await database.put('traces', { ...kept, key, keptAt: Date.now() });
      const all = await database.getAll('traces');
      const old = all.toSorted((a, b) => b.keptAt - a.keptAt).slice(MOST_KEPT);
      for (const one of old) await database.delete('traces', one.key);
    } else await database.delete('traces', key);
    database.close();
    return true;
  } catch {
    return false;
  }
}

/** What lay under a plot lies under those of the gardens that were designed for it anew, too. */
export async function carryTrace(from: string, to: readonly string[]): Promise<void> {
  const kept = await readTrace(from);
  if (kept) for (const key of to) await keepTrace(key, { ...kept, url: null });
}
