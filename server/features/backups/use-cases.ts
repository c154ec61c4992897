/** Backups of the panel: one every night, one when the owner asks; the last seven are kept. */
import { DAY_MS } from '#contracts/london-time.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupsAnswer } from '#contracts/backups.ts';
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { wasEver, writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import {
  backupName,
  freeBytesOf,
  hasBackupFile,
  listBackupFiles,
  openBackupFile,
  removeBackupFile,
  removeUnfinishedBackups,
} from '#server/features/backups/folder.ts';
import { makeBackup } from '#server/features/backups/make-backup.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import type { Storage } from '#server/ports/storage.ts';

export const KEPT_BACKUPS = 7;
const NIGHTLY = 'backup-nightly';
const ON_DEMAND = 'backup-now';
const ON_DEMAND_KEY = 'backup-now';
export const BACKUP_JOBS = [NIGHTLY, ON_DEMAND];
/** Behind everything that somebody waits for. */
const PRIORITY = 3;
/** At night in England, in winter and in summer. */
const HOUR_UTC = 2;
/** Beyond the size of the last one, so that the site itself can go on writing. */
const SPARE_BYTES = 500_000_000;

/** One that is being written is touched all the time, by whichever node. */
const DEAD_MS = 15 * 60_000;

export type BackupParts = { storage: Storage; queue: Queue; version: string; folder: string };

const nightOf = (now: Date): Date => {
  const night = new Date(now);
  night.setUTCHours(HOUR_UTC, 0, 0, 0);
  return night > now ? night : new Date(night.getTime() + DAY_MS);
};
const nightlyKey = (night: Date) => `${NIGHTLY}:${night.toISOString().slice(0, 10)}`;

/** Queues tonight's; after a restart it is the same one. */
export async function enqueueNightlyBackup({
  ctx,
  queue,
}: {
  ctx: Context;
  queue: Queue;
}): Promise<void> {
  requireActor(ctx, 'system');
  const now = ctx.clock.now();
  const night = nightOf(now);
  await ctx.db.write((tx) =>
    queue.enqueue(tx, {
      kind: NIGHTLY,
      key: nightlyKey(night),
      payload: {},
      priority: PRIORITY,
      afterMs: night.getTime() - now.getTime(),
      maxAttempts: 3,
    }),
  );
}

export async function listBackups({
  ctx,
  queue,
  folder,
}: { ctx: Context } & Pick<BackupParts, 'queue' | 'folder'>): Promise<BackupsAnswer> {
  requireOwner(ctx);
  const states = await queue.statesOf(ctx.db.read, [ON_DEMAND_KEY]);
  const state = states.get(ON_DEMAND_KEY);
  return {
    backups: await listBackupFiles(folder),
    isRunning: state?.status === 'queued' || state?.status === 'running',
    problem: state?.status === 'failed' ? (state.error ?? 'The backup could not be made.') : null,
    freeBytes: await freeBytesOf(folder),
    kept: KEPT_BACKUPS,
  };
}

/** When the last one was made; null when there is none. */
export async function lastBackupAt({
  folder,
}: Pick<BackupParts, 'folder'>): Promise<string | null> {
  return (await listBackupFiles(folder))[0]?.madeAt ?? null;
}

/** Whether one has ever been downloaded. */
export async function wasBackupTakenAway({ ctx }: { ctx: Context }): Promise<boolean> {
  requireOwner(ctx);
  return wasEver(ctx.db.read, { subject: 'backups', action: 'backups.download' });
}

/** Asks for one now; asking again while it is being made changes nothing. */
export async function requestBackup({
  ctx,
  queue,
}: { ctx: Context } & Pick<BackupParts, 'queue'>): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    await queue.enqueue(tx, {
      kind: ON_DEMAND,
      key: ON_DEMAND_KEY,
      payload: {},
      priority: PRIORITY,
      maxAttempts: 1,
      again: true,
    });
    await writeAudit(tx, ctx, { action: 'backups.request', subject: 'backups' });
  });
  queue.announce();
}

const noSuch = () =>
  new AppError('not-found', 'There is no such backup: it may have made room for a newer one.');

/** To be downloaded. @throws AppError not-found */
export async function openBackup({
  ctx,
  folder,
  name,
}: {
  ctx: Context;
  folder: string;
  name: string;
}) {
  requireOwner(ctx);
  const file = await openBackupFile(folder, name);
  if (!file) throw noSuch();
  await ctx.db.write((tx) =>
    writeAudit(tx, ctx, { action: 'backups.download', subject: 'backups', detail: { name } }),
  );
  return file;
}

/** For good. @throws AppError not-found */
export async function deleteBackup({
  ctx,
  folder,
  name,
}: {
  ctx: Context;
  folder: string;
  name: string;
}): Promise<void> {
  requireOwner(ctx);
  if (!(await hasBackupFile(folder, name))) throw noSuch();
  // First: no backup goes without a word of it.
  await ctx.db.write((tx) =>
    writeAudit(tx, ctx, { action: 'backups.delete', subject: 'backups', detail: { name } }),
  );
  await removeBackupFile(folder, name);
}

/** @throws Error in words when the disk is nearly full */
async function backUp(
  ctx: Context,
  { storage, version, folder }: BackupParts,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinishedBackups(folder, new Date(Date.now() - DEAD_MS));
  const [last] = await listBackupFiles(folder);
  const free = await freeBytesOf(folder);
  if (free !== null && free < (last?.bytes ?? 0) * 1.2 + SPARE_BYTES)
    throw new Error('There is too little room on the disk for a backup.');
  const now = ctx.clock.now();
  const snapshot = await ctx.db.snapshot();
  try {
    const name = backupName(now);
    const manifest = await makeBackup({
      snapshot,
      storage,
      kind: ctx.db.kind,
      version,
      now,
      path: join(folder, name),
      signal,
    });
    await ctx.db.write((tx) =>
      writeAudit(tx, ctx, {
        action: 'backups.make',
        subject: 'backups',
        detail: { name, files: manifest.files, tables: manifest.tables.length },
      }),
    );
  } finally {
    await snapshot.close();
  }
  for (const old of (await listBackupFiles(folder)).slice(KEPT_BACKUPS))
    await removeBackupFile(folder, old.name);
}

export function backupJobs(
  parts: BackupParts,
  contextFor: (job: string, jobId: string) => Context,
): Record<string, JobHandler> {
  return {
    [ON_DEMAND]: (run) => backUp(contextFor(ON_DEMAND, run.jobId), parts, run.signal),
    async [NIGHTLY](run) {
      const ctx = contextFor(NIGHTLY, run.jobId);
      // The next night's first: a disk that is full tonight may not be tomorrow.
      const now = ctx.clock.now();
      const night = nightOf(now);
      await ctx.db.write((tx) =>
        parts.queue.enqueue(tx, {
          kind: NIGHTLY,
          key: nightlyKey(night),
          payload: {},
          priority: PRIORITY,
          afterMs: night.getTime() - now.getTime(),
          maxAttempts: 3,
        }),
      );
      await backUp(ctx, parts, run.signal);
    },
  };
}
