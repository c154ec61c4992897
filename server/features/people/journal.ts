/**
 * What was erased, kept outside the database, so that a restored backup can be brought to the same state. It holds ids and
 * times, and nothing of anybody. One line an erasure in DATA_DIR/erasures.ndjson; a restore leaves the file where it is.
 */
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Entry = z.object({
  /** ISO time. */
  at: z.string(),
  /** Ids by the keeper they belong to. */
  ids: z.record(z.string(), z.array(z.string())),
});
export type JournalEntry = z.infer<typeof Entry>;

export const journalPath = (dataDir: string): string => join(dataDir, 'erasures.ndjson');

export type Journal = { add(entry: JournalEntry): Promise<void> };

/** Nothing is written of an erasure that found nothing. */
export const journalIn = (dataDir: string): Journal => ({
  async add(entry) {
    if (Object.values(entry.ids).every((ids) => ids.length === 0)) return;
    await appendFile(journalPath(dataDir), `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  },
});

/** @returns none where there is no file; a line that was cut off by a power failure is passed over */
export async function readJournal(path: string): Promise<JournalEntry[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      try {
        return [Entry.parse(JSON.parse(line))];
      } catch {
        return [];
      }
    });
}
