/** Whether there is room for what visitors store: a full disk would shut the owner out of their own site. */
import { DAY_MS } from '#contracts/london-time.ts';
import { statfs } from 'node:fs/promises';
import { createTimer } from '#server/runtime/timer.ts';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';

const MOST_KEPT_FREE_BYTES = 1_000_000_000;
const KEPT_FREE_OF_DISK = 0.1;
/** Of all visitors together: some two thousand photographs. */
const PHOTOGRAPH_BYTES_A_DAY = 2_000_000_000;
/** Of one client, so that nobody takes the others' photographs from them. */
const PHOTOGRAPH_BYTES_OF_CLIENT = 200_000_000;
/** Photographs remembered at a time; beyond them the one that came longest ago is not given back when it is deleted. */
const MOST_REMEMBERED = 50_000;
/** A disk does not fill within seconds. */
const ASKED_EVERY_MS = 3_000;

export type Disk = { freeBytes: number; totalBytes: number };

/** Below so many free bytes the owner is told, and visitors store nothing more: what is left is for the owner's own work. */
export const leastFreeBytes = (totalBytes: number): number =>
  Math.min(MOST_KEPT_FREE_BYTES, totalBytes * KEPT_FREE_OF_DISK);

export const isNearlyFull = ({ freeBytes, totalBytes }: Disk): boolean =>
  freeBytes < leastFreeBytes(totalBytes);

/** The disk of a folder; null where the system does not say. */
export async function readDiskOf(folder: string): Promise<Disk | null> {
  const space = await statfs(folder).catch(() => null);
  return space
    ? { freeBytes: space.bavail * space.bsize, totalBytes: space.blocks * space.bsize }
    : null;
}

/** Whether anything of a visitor comes to lie in the data folder: the database's rows, or files. */
export const storesOnDisk = ({
  databaseUrl,
  storage,
}: Pick<Config, 'databaseUrl' | 'storage'>): boolean =>
  databaseUrl === null || storage.kind === 'folder';

/** `client` told apart by laneOf; `key` under which it is stored. */
export type TakenPhotograph = { client: string; key: string; bytes: number };

export type VisitorSpace = {
  hasRoom(): Promise<boolean>;
  /** Before files or designs of a visitor are kept. @throws AppError unavailable */
  requireRoom(): Promise<void>;
  /** Before a photograph is kept: the same, and no more than a day's measure of them. @throws AppError unavailable */
  takePhotograph(photograph: TakenPhotograph): Promise<void>;
  /** One that was deleted, or not kept after all; another day's, or one given back before, changes nothing. */
  giveBackPhotograph(key: string): void;
  /** Clients whose photographs are counted: none of a day that is over, as the privacy policy says. */
  rememberedClients(): number;
};

/** `readDisk`: null where the system does not say, or nothing of a visitor is stored there. */
export type VisitorSpaceOptions = { clock: Clock; readDisk(): Promise<Disk | null> };

/** One a process; the day's measure is this process's own. */
export function visitorSpace({ clock, readDisk }: VisitorSpaceOptions): VisitorSpace {
  let asked: { at: number; disk: Promise<Disk | null> } | null = null;
  const day = photographsOfDay(clock);

  async function hasRoom(): Promise<boolean> {
    const now = clock.now().getTime();
    if (asked === null || Math.abs(now - asked.at) >= ASKED_EVERY_MS)
      asked = { at: now, disk: readDisk() };
    const disk = await asked.disk;
    return disk === null || !isNearlyFull(disk);
  }
  async function requireRoom(): Promise<void> {
    if (!(await hasRoom()))
      throw new AppError(
        'unavailable',
        'Nothing more can be stored here just now, so this has not been kept. Please try again later, or ring us.',
      );
  }

  return {
    hasRoom,
    requireRoom,
    async takePhotograph(photograph) {
      await requireRoom();
      day.take(photograph);
    },
    giveBackPhotograph: (key) => day.giveBack(key),
    rememberedClients: () => day.clients(),
  };
}

/** What has been sent since midnight, UTC. */
function photographsOfDay(clock: Clock) {
  let date = '';
  let total = 0;
  const byClient = new Map<string, number>();
  const byKey = new Map<string, TakenPhotograph>();
  const midnight = createTimer(turnPage);
  const waitForMidnight = () => midnight.set(DAY_MS - (clock.now().getTime() % DAY_MS));

  function turnPage(): void {
    const today = clock.now().toISOString().slice(0, 10);
    if (today !== date) {
      date = today;
      total = 0;
      byClient.clear();
      byKey.clear();
    }
    if (byKey.size > 0) waitForMidnight();
  }

  return {
    take({ client, key, bytes }: TakenPhotograph): void {
      turnPage();
      const own = (byClient.get(client) ?? 0) + bytes;
      if (own > PHOTOGRAPH_BYTES_OF_CLIENT)
        throw new AppError(
          'unavailable',
          'As many photographs have been sent from here today as we can keep of one visitor. Please send this one tomorrow, or by e-mail.',
        );
      if (total + bytes > PHOTOGRAPH_BYTES_A_DAY)
        throw new AppError(
          'unavailable',
          'More photographs have been sent to us today than we can keep. Please send this one tomorrow, or by e-mail.',
        );
      total += bytes;
      byClient.set(client, own);
      byKey.set(key, { client, key, bytes });
      if (byKey.size > MOST_REMEMBERED) byKey.delete(byKey.keys().next().value!);
      waitForMidnight();
    },
    giveBack(key: string): void {
      turnPage();
      const taken = byKey.get(key);
      if (!taken) return;
      byKey.delete(key);
      total -= taken.bytes;
      const left = (byClient.get(taken.client) ?? 0) - taken.bytes;
      if (left > 0) byClient.set(taken.client, left);
      else byClient.delete(taken.client);
    },
    clients: () => byClient.size,
  };
}
