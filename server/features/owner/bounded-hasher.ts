/**
 * Password hashing costs 19 MiB and some 30 ms of a processor each time, so that a flood of guesses must not fill the
 * machine with it: one at a time, a few waiting, everybody else turned away at once.
 */
import { AppError } from '#server/errors.ts';
import type { PasswordHasher } from '#server/features/settings/owner-password.ts';

export type BoundedHasher = {
  /**
   * @param isKnown those who have signed in from their address before have a line of their own and go first
   * @throws AppError unavailable when the line is full
   */
  verify(hash: string, password: string, isKnown: boolean): Promise<boolean>;
  hash(password: string): Promise<string>;
};

const RUNNING = 1;
const WAITING = 8;

export function boundHasher(
  hasher: Pick<PasswordHasher, 'hash' | 'verify'>,
  { running = RUNNING, waiting = WAITING } = {},
): BoundedHasher {
  const lines = { known: [] as (() => void)[], stranger: [] as (() => void)[] };
  let busy = 0;

  async function takeTurn<T>(line: (() => void)[], work: () => Promise<T>): Promise<T> {
    if (busy < running) busy += 1;
    else {
      if (line.length >= waiting)
        throw new AppError(
          'unavailable',
          'Many people are trying to sign in at this moment. Please try again in a few seconds.',
        );
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The turn is handed on rather than given back, so that nobody slips in between.
      const next = lines.known.shift() ?? lines.stranger.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  return {
    verify: (hash, password, isKnown) =>
      takeTurn(isKnown ? lines.known : lines.stranger, () => hasher.verify(hash, password)),
    hash: (password) => takeTurn(lines.known, () => hasher.hash(password)),
  };
}
