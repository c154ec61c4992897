/** A notice of cancellation is taken, and acknowledged at once: by e-mail, and behind a private link that can be printed. */
import { type Cancellation, CancellationInput } from '#contracts/cancellations.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { present, referenceOf } from '#server/features/cancellations/present.ts';
import {
  findCancellation,
  findCancellationByKey,
  insertCancellation,
} from '#server/features/cancellations/repo.ts';
import {
  tellOfCancellation,
  type TellParts,
} from '#server/features/cancellations/notifications.ts';
import { linkToken, readLinkToken } from '#server/links.ts';
import { rejectBots } from '#server/reject-bots.ts';

const linkOf = async (ctx: Context, id: string): Promise<string> =>
  `/cancellation/${await linkToken(ctx, 'cancellation', id)}`;

/**
 * Stores a notice once, however often it is sent. Whether there is such a contract, and whether it can still be cancelled, is
 * for the firm to see: a notice is never refused for that.
 * @throws AppError invalid from a program; conflict when the same key was used for somebody else's
 */
export async function sendCancellation({
  ctx,
  input: given,
  ...parts
}: { ctx: Context; input: unknown } & TellParts): Promise<{
  reference: string;
  link: string;
  isNew: boolean;
}> {
  const input = CancellationInput.parse(given);
  rejectBots(input);
  const id = ctx.ids.make('cnl');
  const link = await linkOf(ctx, id);
  const at = ctx.clock.now().toISOString();
  const isNew = await ctx.db.write(async (tx) => {
    const { contract, name, address, email } = input;
    const added = await insertCancellation(tx, {
      id,
      request_key: input.requestKey,
      contract,
      ordered: input.ordered || null,
      name,
      address,
      email,
      received_at: at,
      settled_at: null,
      outcome: '',
      updated_at: at,
    });
    if (!added) return false;
    await writeAudit(tx, ctx, {
      action: 'cancellations.send',
      subject: `cancellations:${id}`,
      version: 1,
    });
    await tellOfCancellation({ ctx, tx, row: (await findCancellation(tx, id))!, link, ...parts });
    return true;
  });
  if (isNew) {
    parts.queue.announce();
    return { reference: referenceOf(id), link, isNew };
  }
  const known = await findCancellationByKey(ctx.db.read, input.requestKey);
  if (!known || known.email !== input.email)
    throw new AppError(
      'conflict',
      'This form was already sent with other details. Please reload the page and send it again.',
    );
  return { reference: referenceOf(known.id), link: await linkOf(ctx, known.id), isNew };
}

/** What a private link leads to. @throws AppError not-found */
export async function readCancellation({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<Cancellation> {
  const id = await readLinkToken(ctx, 'cancellation', token);
  const row = id === null ? undefined : await findCancellation(ctx.db.read, id);
  if (!row)
    throw new AppError(
      'not-found',
      'There is no such notice. It may have been deleted, or the link is not complete.',
    );
  return present(row);
}
