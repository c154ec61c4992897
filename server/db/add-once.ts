/** A record that is added again because the answer was lost is added once. */
import { DAY_MS } from '#contracts/london-time.ts';
import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';

/** A day longer than a draft is kept with its key on a device. */
const KEPT_MS = 31 * DAY_MS;

/** Matches no record: input sent with it always counts as different. */
export const NO_VERSION = -1;

/** The Idempotency-Key header: one per opened form; null if not sent. @throws AppError invalid */
export function requestKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[A-Za-z0-9_-]{8,64}$/.test(header))
    throw new AppError(
      'invalid',
      'The key of this request may hold 8 to 64 letters, digits, - and _.',
    );
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
  /** Finds the record that this key has added. `hasOtherInput`: the input differs. @throws AppError not-found if it was deleted; ChangedError if the input differs */
  check: (tx: Tx, id: string, hasOtherInput: boolean) => Promise<unknown>;
};

/**
 * A record deleted since is added again: sending the form again means it is wanted.
 * @returns the id of the record, added now or before @throws whatever `add` and `check` throw, but for not-found
 */
export function addOnce({ ctx, id, requestKey, input, add, check }: Adding): Promise<string> {
  return ctx.db.write(async (tx) => {
    const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
    const earlier =
      requestKey === null ? null : await claimKey(tx, ctx, { id, requestKey, hash, check });
    if (earlier !== null) return earlier;
    await add(tx);
    return id;
  });
}

type Claim = Pick<Adding, 'id' | 'check'> & { requestKey: string; hash: string };

/** @returns the record that the key has added; null if it now belongs to `id` */
async function claimKey(
  tx: Tx,
  ctx: Context,
  { id, requestKey, hash, check }: Claim,
): Promise<string | null> {
  const now = ctx.clock.now();
  const values = { record_id: id, input_hash: hash, added_at: now.toISOString() };
  await tx
    .deleteFrom('added_records')
    .where('added_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('added_records')
    .values({ request_key: requestKey, ...values })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return null;
  for (;;) {
    const { record_id, input_hash } = await tx
      .selectFrom('added_records')
      .select(['record_id', 'input_hash'])
      .where('request_key', '=', requestKey)
      .executeTakeFirstOrThrow();
    if (await isThere(check(tx, record_id, input_hash !== hash))) return record_id;
    // Of two concurrent requests one claims the key and the other finds its record.
    const { numUpdatedRows } = await tx
      .updateTable('added_records')
      .set(values)
      .where('request_key', '=', requestKey)
      .where('record_id', '=', record_id)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return null;
  }
}

const isThere = (checking: Promise<unknown>): Promise<boolean> =>
  checking.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'not-found') return false;
      throw error;
    },
  );
