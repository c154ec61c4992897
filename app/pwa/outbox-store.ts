/** Forms that were sent without a network, kept in IndexedDB until they have gone out and their sender knows it. */

import { OUTBOX_DATABASE } from './outbox-exists.ts';

export type OutboxKind = 'design' | 'booking' | 'enquiry';
export type OutboxEntry = {
  /** The form's own key: the server stores what carries it once, however often it arrives. */
  key: string;
  kind: OutboxKind;
  url: string;
  encoding: 'form' | 'json';
  /** The form's fields as sent. Emptied once they have arrived. */
  fields: Record<string, string>;
  /** What the page needs to show the answer. */
  context: unknown;
  /** ISO. */
  keptAt: string;
  state: 'waiting' | 'sent' | 'refused';
  /** The server's answer, or its words on why not. */
  answer: unknown;
};

export type Outbox = {
  list(): Promise<OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(key: string): Promise<void>;
  close(): void;
};

const STORE = 'requests';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The store of this browser could not be used.')),
    );
  });

/** A change counts once its transaction is on the disk. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The store of this browser could not be used.')),
    );
  });

export async function openOutbox(): Promise<Outbox> {
  const opening = indexedDB.open(OUTBOX_DATABASE, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(STORE, { keyPath: 'key' }),
  );
  const database = await done(opening);
  const change = (work: (store: IDBObjectStore) => void) => {
    const transaction = database.transaction(STORE, 'readwrite');
    work(transaction.objectStore(STORE));
    return committed(transaction);
  };
  return {
    async list() {
      const entries = await done(
        database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<OutboxEntry[]>,
      );
      return entries.sort((a, b) => a.keptAt.localeCompare(b.keptAt));
    },
    put: (entry) => change((store) => void store.put(entry)),
    remove: (key) => change((store) => void store.delete(key)),
    close: () => database.close(),
  };
}
