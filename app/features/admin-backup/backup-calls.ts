/** Waiting for a backup that is being made, and taking one out of the list. */
import type { QueryClient } from '@tanstack/react-query';
import type { Backup, BackupsAnswer } from '#contracts/backups.ts';
import { AdminCallError } from '#app/features/admin/admin-fetch.ts';

export const URL_OF_BACKUPS = '/api/admin/backups';
export const addressOf = ({ name }: Pick<Backup, 'name'>) =>
  `${URL_OF_BACKUPS}/${encodeURIComponent(name)}`;

/** Looked at more often while one is being made. */
const WAITING_MS = 2_000;
/** So often in a row the list may fail to come: about a minute, in which a server has long started again. */
const MOST_FAILURES = 30;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, WAITING_MS));

/**
 * Asks for the list until no backup is being made: one of a large site takes minutes. That a list did not come says nothing about the backup, so it is asked for again.
 * @throws what the list failed with, at last time after time, or at once where the owner would rather not sign in again
 */
export async function waitForBackup(
  read: () => Promise<BackupsAnswer | undefined>,
  wait = pause,
): Promise<BackupsAnswer | undefined> {
  for (let failures = 0; ; await wait()) {
    try {
      const answer = await read();
      if (!answer?.isRunning) return answer;
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures >= MOST_FAILURES || (error instanceof AdminCallError && error.status === 401))
        throw error;
    }
  }
}

/** Removes a deleted backup from the list before refetching, so that focus moves to the next. */
export function leaveBackups(client: QueryClient, { name }: Pick<Backup, 'name'>): void {
  client.setQueryData<BackupsAnswer>(
    [URL_OF_BACKUPS],
    (answer) => answer && { ...answer, backups: answer.backups.filter((one) => one.name !== name) },
  );
}

/** What a press ended with. `isUnseen`: the backup was asked for, and the list could not be read to see what became of it. */
export type Outcome = { words: string; isUnseen: boolean };

/**
 * What of it is still said: once the list can be read it tells itself whether a backup is being made, was made or failed.
 * @param listError what the list failed with last; null where it has come
 */
export const stillSaid = (outcome: Outcome | null, listError: Error | null): Outcome | null =>
  outcome?.isUnseen && listError === null ? null : outcome;
