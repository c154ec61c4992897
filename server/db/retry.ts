/** Retries transactions that PostgreSQL aborted (deadlock, lost connection). */
import { setTimeout as wait } from 'node:timers/promises';

const MOST_TRIES = 4;
/** Longest pause before the next try, in milliseconds, for each try made: two that met once should not meet again. */
const PAUSE_MS = 40;

/** Deadlock, serialisation failure: PostgreSQL has rolled the transaction back. */
const ROLLED_BACK = new Set(['40P01', '40001']);
/** Connection closed or server shutting down; the last three are socket errors. */
const LOST = /^(?:08\w{3}|57P0[123]|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** The driver's messages, without a code, for a lost connection. */
const LOST_WORDS = /^(?:Connection terminated|Client has encountered a connection error)/;

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

/**
 * Runs a transaction, at most four times.
 * @param run is given a function to call once the work is done: if the connection is lost after that, the commit may have
 * been made, so the transaction is not repeated
 * @throws whatever `run` throws at its last try
 */
export async function retryTransaction<T>(
  run: (markWorkDone: () => void) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    let isWorkDone = false;
    try {
      return await run(() => {
        isWorkDone = true;
      });
    } catch (error) {
      const code = codeOf(error);
      const isLost = LOST.test(code) || (error instanceof Error && LOST_WORDS.test(error.message));
      const isSafe = ROLLED_BACK.has(code) || (isLost && !isWorkDone);
      if (!isSafe || tries === MOST_TRIES) throw error;
      await wait(Math.random() * PAUSE_MS * tries);
    }
  }
}
