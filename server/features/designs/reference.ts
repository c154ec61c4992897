/** The catalogue and the rate book as the engine takes them, read again only when they have changed. */
import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { readDrawnCatalogue } from '#server/features/plants/use-cases.ts';
import { readRateBook } from '#server/features/rates/use-cases.ts';
import type { Reference } from '#server/ports/engine.ts';

const KEPT_MS = 5_000;
const kept = new WeakMap<Database, { reference: Reference; readAt: number }>();

/** At most a few seconds old; the version is of the content, so that threads are sent only what is new. */
export async function readReference({ ctx }: { ctx: Context }): Promise<Reference> {
  const now = ctx.clock.now().getTime();
  const known = kept.get(ctx.db);
  if (known && now - known.readAt < KEPT_MS) return known.reference;
  const [{ catalogue, retired }, rates] = await Promise.all([
    readDrawnCatalogue({ ctx }),
    readRateBook({ ctx }),
  ]);
  const version = createHash('sha256')
    .update(JSON.stringify([catalogue, retired, rates]))
    .digest('hex')
    .slice(0, 16);
  const reference =
    known?.reference.version === version ? known.reference : { version, catalogue, retired, rates };
  kept.set(ctx.db, { reference, readAt: now });
  return reference;
}
