/** A complaint is made, and its sender follows it behind a private link. */
import { POLICY_FIGURES } from '#content/policies/policy.ts';
import { type Complaint, ComplaintInput } from '#contracts/complaints.ts';
import { addDays, londonParts } from '#contracts/london-time.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { presentForSender, referenceOf } from '#server/features/complaints/present.ts';
import {
  type ComplaintRow,
  findComplaint,
  findComplaintByKey,
  insertComplaint,
} from '#server/features/complaints/repo.ts';
import { tellOfComplaint, type TellParts } from '#server/features/complaints/notifications.ts';
import { linkToken, readLinkToken } from '#server/links.ts';
import { rejectBots } from '#server/reject-bots.ts';

export const linkOf = async (ctx: Context, id: string): Promise<string> =>
  `/complaints/${await linkToken(ctx, 'complaint', id)}`;

/** The law counts the day on which a complaint comes as the first (Data Protection Act 2018, s. 164A (3)). @param date "2026-11-22" */
export const dueOf = (date: string): string => addDays(date, POLICY_FIGURES.complaintDays - 1);

/**
 * Stores a complaint once, however often it is sent, and mails firm and sender.
 * @throws AppError invalid from a program; conflict when the same key was used for somebody else's
 */
export async function sendComplaint({
  ctx,
  input: given,
  ...parts
}: { ctx: Context; input: unknown } & TellParts): Promise<{
  reference: string;
  link: string;
  isNew: boolean;
}> {
  const input = ComplaintInput.parse(given);
  rejectBots(input);
  const id = ctx.ids.make('cmp');
  const link = await linkOf(ctx, id);
  const at = ctx.clock.now().toISOString();
  const isNew = await ctx.db.write(async (tx) => {
    const added = await insertComplaint(tx, {
      id,
      request_key: input.requestKey,
      kind: input.kind,
      source: 'site',
      state: 'received',
      name: input.name,
      email: input.email,
      phone: input.phone || null,
      concerning: input.concerning || null,
      message: input.message,
      remedy: input.remedy || null,
      received_at: at,
      due_on: dueOf(londonParts(at).date),
      updated_at: at,
    });
    if (!added) return false;
    await writeAudit(tx, ctx, {
      action: 'complaints.send',
      subject: `complaints:${id}`,
      detail: { kind: input.kind },
      version: 1,
    });
    await tellOfComplaint({ ctx, tx, row: (await findComplaint(tx, id))!, link, ...parts });
    return true;
  });
  if (isNew) {
    parts.queue.announce();
    return { reference: referenceOf(id), link, isNew };
  }
  const known = await findComplaintByKey(ctx.db.read, input.requestKey);
  if (!known || known.email !== input.email)
    throw new AppError(
      'conflict',
      'This form was already sent with other details. Please reload the page and send it again.',
    );
  return { reference: referenceOf(known.id), link: await linkOf(ctx, known.id), isNew };
}

/** What a private link leads to. @throws AppError not-found */
export async function readComplaint({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<Complaint> {
  return presentForSender(ctx.db.read, await findByLink(ctx, token));
}

async function findByLink(ctx: Context, token: string): Promise<ComplaintRow> {
  const id = await readLinkToken(ctx, 'complaint', token);
  const row = id === null ? undefined : await findComplaint(ctx.db.read, id);
  if (!row)
    throw new AppError(
      'not-found',
      'There is no such complaint. It may have been deleted, or the link is not complete.',
    );
  return row;
}
