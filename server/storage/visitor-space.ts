/** Storage limits for visitors: a full disk would lock the owner out of their own site. */
import { DAY_MS } from '#contracts/london-time.ts';
import { statfs } from 'node:fs/promises';
import type { SharedCounts } from '#server/db/shared-counts.ts';
import { createTimer } from '#server/runtime/timer.ts';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';

const MOST_KEPT_FREE_BYTES = 1_000_000_000;
const KEPT_FREE_OF_DISK = 0.1;
/** Daily limit of all visitors together: about two thousand photographs. */
const PHOTOGRAPH_BYTES_A_DAY = 2_000_000_000;
/** Daily limit of one client, so that it cannot use up everyone's. */
export const PHOTOGRAPH_BYTES_OF_CLIENT = 200_000_000;
/** Photographs remembered; beyond it the oldest is not credited when deleted. */
const MOST_REMEMBERED = 50_000;
/** How long a disk reading is used: disks do not fill within seconds. */
const ASKED_EVERY_MS = 3_000;

export type Disk = { freeBytes: number; totalBytes: number };

/** Free bytes below which the owner is warned and visitors can store nothing: the rest is for the owner's work. */
export const leastFreeBytes = (totalBytes: number): number =>
  Math.min(MOST_KEPT_FREE_BYTES, totalBytes * KEPT_FREE_OF_DISK);

export const isNearlyFull = ({ freeBytes, totalBytes }: Disk): boolean =>
  freeBytes < leastFreeBytes(totalBytes);

/** Disk usage of a folder; null if the system does not report it. */
export async function readDiskOf(folder: string): Promise<Disk | null> {
  const space = await statfs(folder).catch(() => null);
  return space
    ? { freeBytes: space.bavail * space.bsize, totalBytes: space.blocks * space.bsize }
    : null;
}

/** Whether visitors' data is stored in the data folder: database rows or files. */
export const storesOnDisk = ({
  databaseUrl,
  storage,
}: Pick<Config, 'databaseUrl' | 'storage'>): boolean =>
  databaseUrl === null || storage.kind === 'folder';

/** `client` from laneOf; `key`: the storage key. */
export type TakenPhotograph = { client: string; key: string; bytes: number };

export type VisitorSpace = {
  hasRoom(): Promise<boolean>;
  /** Call before storing files or designs of a visitor. @throws AppError unavailable */
  requireRoom(): Promise<void>;
  /** Call before storing a photograph: also checks the daily limits. @throws AppError unavailable */
  takePhotograph(photograph: TakenPhotograph): Promise<void>;
  /** Credits a photograph that was deleted or not stored; no effect on another day or a second time. */
  giveBackPhotograph(key: string): void;
  /** Clients with counted photographs; cleared when the day is over, as the privacy policy says. */
  rememberedClients(): number;
};

/** `readDisk`: null if the system does not report it, or no visitor data is stored there. */
export type VisitorSpaceOptions = {
  clock: Clock;
  readDisk(): Promise<Disk | null>;
  counts?: SharedCounts | null;
};

/** One per process; daily limits are of all processes that share `counts`. */
export function visitorSpace({
  clock,
  readDisk,
  counts = null,
}: VisitorSpaceOptions): VisitorSpace {
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

  const addBytes = async (shared: SharedCounts, client: string, amount: number) =>
    (
      await shared.add({
        name: 'photographs',
        client,
        amount,
        windowMs: DAY_MS - (clock.now().getTime() % DAY_MS),
      })
    ).amount;

  /** What the other processes have taken counts as well. */
  async function takeShared(shared: SharedCounts, { client, key, bytes }: TakenPhotograph) {
    const own = await addBytes(shared, client, bytes);
    const all = await addBytes(shared, '', bytes);
    if (own <= PHOTOGRAPH_BYTES_OF_CLIENT && all <= PHOTOGRAPH_BYTES_A_DAY) return;
    day.giveBack(key);
    await addBytes(shared, client, -bytes);
    await addBytes(shared, '', -bytes);
    throw own > PHOTOGRAPH_BYTES_OF_CLIENT ? tooManyOfOne() : tooManyOfAll();
  }

  return {
    hasRoom,
    requireRoom,
    async takePhotograph(photograph) {
      await requireRoom();
      day.take(photograph);
      if (counts) await takeShared(counts, photograph);
    },
    giveBackPhotograph(key) {
      const taken = day.giveBack(key);
      if (!taken || !counts) return;
      for (const client of [taken.client, ''])
        // What is not given back counts until midnight, and stops nobody else.
        void addBytes(counts, client, -taken.bytes).catch(() => undefined);
    },
    rememberedClients: () => day.clients(),
  };
}

const tooManyOfOne = () =>
  new AppError(
    'unavailable',
    'As many photographs have been sent from here today as we can keep of one visitor. Please send this one tomorrow, or by e-mail.',
  );
const tooManyOfAll = () =>
  new AppError(
    'unavailable',
    'More photographs have been sent to us today than we can keep. Please send this one tomorrow, or by e-mail.',
  );

/** Bytes sent since midnight, UTC. */
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
      if (own > PHOTOGRAPH_BYTES_OF_CLIENT) throw tooManyOfOne();
      if (total + bytes > PHOTOGRAPH_BYTES_A_DAY) throw tooManyOfAll();
      total += bytes;
      byClient.set(client, own);
      byKey.set(key, { client, key, bytes });
      if (byKey.size > MOST_REMEMBERED) byKey.delete(byKey.keys().next().value!);
      waitForMidnight();
    },
    /** @returns what was given back, if it was of today and this process */
    giveBack(key: string): TakenPhotograph | null {
      turnPage();
      const taken = byKey.get(key);
      if (!taken) return null;
      byKey.delete(key);
      total -= taken.bytes;
      const left = (byClient.get(taken.client) ?? 0) - taken.bytes;
      if (left > 0) byClient.set(taken.client, left);
      else byClient.delete(taken.client);
      return taken;
    },
    clients: () => byClient.size,
  };
}
