/** Backups: one file with the database and every stored file. */
import { z } from 'zod';

/** What a backup says of itself, as its last entry: a file that was cut short has none. */
export const BackupManifest = z.object({
  format: z.literal(1),
  /** Of the product that made it. */
  version: z.string(),
  madeAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** Names of the migrations that the tables have been through, in order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() }),
  ),
  entries: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
  files: z.number().int(),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

export const Backup = z.object({ name: z.string(), madeAt: z.string(), bytes: z.number().int() });
export type Backup = z.infer<typeof Backup>;

export const BackupsAnswer = z.object({
  /** The newest first. */
  backups: z.array(Backup),
  isRunning: z.boolean(),
  /** Why the last attempt failed, in words; null when it did not. */
  problem: z.string().nullable(),
  /** Bytes free where they are kept. */
  freeBytes: z.number().nullable(),
  /** How many are kept; the oldest go. */
  kept: z.number().int(),
});
export type BackupsAnswer = z.infer<typeof BackupsAnswer>;
