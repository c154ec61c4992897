/** A notice of cancellation is taken, and acknowledged at once: by e-mail, and behind a private link that can be printed. */
import { type Cancellation, CancellationInput } from '#contracts/cancellations.ts';
import type { Context } from '#server/context.ts';
import { cancellations, present } from '#server/features/cancellations/cancellation.ts';
import { tellOfCancellation } from '#server/features/cancellations/notifications.ts';
import { findByLink, sendOnce, type Sent, type TellParts } from '#server/submissions/send.ts';

/**
 * Stores a notice once, however often it is sent. Whether there is such a contract, and whether it can still be cancelled, is
 * for the firm to see: a notice is never refused for that.
 * @throws AppError invalid, conflict
 */
export async function sendCancellation({
  ctx,
  input: given,
  ...parts
}: { ctx: Context; input: unknown } & TellParts): Promise<Sent> {
  const input = CancellationInput.parse(given);
  const { contract, ordered, name, address, email } = input;
  return sendOnce({
    ctx,
    submission: cancellations,
    input,
    parts,
    values: (at) => ({
      contract,
      ordered: ordered || null,
      name,
      address,
      email,
      received_at: at,
      settled_at: null,
      outcome: '',
      updated_at: at,
    }),
    audit: () => ({ version: 1 }),
    tell: tellOfCancellation,
  });
}

/** What a private link leads to. @throws AppError not-found */
export const readCancellation = async ({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<Cancellation> => present(await findByLink(ctx, cancellations, token));
