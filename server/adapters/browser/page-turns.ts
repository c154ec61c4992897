/** Schedules browser pages: printing before drawing, the firm's own printing first. */
import { ProviderError } from '#server/errors.ts';
import type { BrowserTask } from '#server/ports/browser.ts';

export type Turn = Pick<BrowserTask<unknown>, 'draws' | 'isOwners'>;
/** `size`: concurrent pages. `queueLimit`: visitors' tasks that may wait to print, and as many to draw. */
export type PageTurnsOptions = { size: number; queueLimit: number };
type Waiting = { draws: boolean; isOwners: boolean; go(): void };

/** Queue limit of the firm's own tasks: the owner sends quotes one by one. */
const OWNERS_QUEUE = 12;

export function pageTurns({ size, queueLimit }: PageTurnsOptions) {
  const waiting: Waiting[] = [];
  let busy = 0;
  let drawing = 0;

  /** Two pictures drawn at once would each take twice as long, and leave no page for printing. */
  const hasRoom = (draws: boolean) => busy < size && !(draws && drawing > 0);
  function occupy(draws: boolean): void {
    busy += 1;
    if (draws) drawing += 1;
  }
  const next = (): Waiting | undefined => {
    if (hasRoom(false)) {
      const printing =
        waiting.find((one) => one.isOwners && !one.draws) ?? waiting.find((one) => !one.draws);
      if (printing) return printing;
    }
    return hasRoom(true) ? waiting.find((one) => one.draws) : undefined;
  };

  return {
    /** Resolves when a page may be opened; `leave` releases it. @throws ProviderError rate-limited if too many wait */
    async enter({ draws = false, isOwners = false }: Turn): Promise<void> {
      const isFirst = isOwners || !waiting.some((one) => draws || !one.draws);
      if (isFirst && hasRoom(draws)) return occupy(draws);
      const line = waiting.filter((one) => one.draws === draws && one.isOwners === isOwners).length;
      if (line >= (isOwners ? OWNERS_QUEUE : queueLimit))
        throw new ProviderError(
          'rate-limited',
          'Too much is waiting to be printed at the moment.',
          5_000,
        );
      await new Promise<void>((go) => waiting.push({ draws, isOwners, go }));
    },
    leave({ draws = false }: Turn): void {
      busy -= 1;
      if (draws) drawing -= 1;
      for (let one = next(); one; one = next()) {
        waiting.splice(waiting.indexOf(one), 1);
        occupy(one.draws);
        one.go();
      }
    },
    /** Whether the running tasks are the last. */
    isLast: () => busy === 1 && waiting.length === 0,
    isIdle: () => busy === 0,
  };
}
