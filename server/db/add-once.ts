/** A record that is added again because the answer was lost is added once. */
import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';

/** A day longer than a draft is kept with its key on a device. */
const KEPT_MS = 31 * 86_400_000;

/** Of no record: what is sent with it is always shown beside what stands. */
export const NO_VERSION = -1;

/** The key of an Idempotency-Key header: one of each opened form; null where none was sent. @throws AppError invalid */
export function requestKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[A-Za-z0-9_-]{8,64}$/.test(header)) throw new AppError('invalid', 'The key of this request may hold 8 to 64 letters, digits, - and _.');
  return header;
}

type Adding = {
  ctx: Context;
  /** Of the record, should it be added now. */
  id: string;
  requestKey: string | null;
  /** As it was parsed. */
  input: unknown;
  add: (tx: Tx) => Promise<void>;
  /** Of the record that this key has added already. `hasOtherInput`: what is sent now differs from it. @throws AppError not-found; ChangedError where it has other input */
  check: (tx: Tx, id: string, hasOtherInput: boolean) => Promise<unknown>;
};

/** @returns the id of the record, added now or before @throws whatever `add` and `check` throw */
export function addOnce({ ctx, id, requestKey, input, add, check }: Adding): Promise<string> {
  return ctx.db.write(async (tx) => {
    const earlier = requestKey === null ? null : await claimKey(tx, ctx, { id, requestKey, hash: createHash('sha256').update(JSON.stringify(input)).digest('hex') });
    if (!earlier) {
      await add(tx);
      return id;
    }
    await check(tx, earlier.id, earlier.hasOtherInput);
    return earlier.id;
  });
}

/** @returns what the key stands for already; null when it stands for `id` from now on */
async function claimKey(tx: Tx, ctx: Context, { id, requestKey, hash }: { id: string; requestKey: string; hash: string }): Promise<{ id: string; hasOtherInput: boolean } | null> {
  const now = ctx.clock.now();
  await tx.deleteFrom('added_records').where('added_at', '<', new Date(now.getTime() - KEPT_MS).toISOString()).execute();
  const { numInsertedOrUpdatedRows } = await tx.insertInto('added_records').values({ request_key: requestKey, record_id: id, input_hash: hash, added_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('request_key').doNothing()).executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return null;
  const { record_id, input_hash } = await tx.selectFrom('added_records').select(['record_id', 'input_hash']).where('request_key', '=', requestKey).executeTakeFirstOrThrow();
  return { id: record_id, hasOtherInput: input_hash !== hash };
}
