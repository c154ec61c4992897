/** Forms that were sent without a network, kept in IndexedDB until they have gone out and their sender knows it. */
import { openDB, type DBSchema } from 'idb';
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

type Schema = DBSchema & { requests: { key: string; value: OutboxEntry } };

export async function openOutbox() {
  const database = await openDB<Schema>(OUTBOX_DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('requests', { keyPath: 'key' }),
  });
  return {
    /** Oldest first. */
    async list(): Promise<OutboxEntry[]> {
      const entries = await database.getAll('requests');
      return entries.sort((a, b) => a.keptAt.localeCompare(b.keptAt));
    },
    /** Done once it is on the disk, like `remove`. */
    async put(entry: OutboxEntry): Promise<void> {
      await database.put('requests', entry);
    },
    remove: (key: string): Promise<void> => database.delete('requests', key),
    close: () => database.close(),
  };
}
export type Outbox = Awaited<ReturnType<typeof openOutbox>>;
