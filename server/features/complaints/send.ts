/** A complaint is made, and its sender follows it behind a private link. */
import { POLICY_FIGURES } from '#content/policies/policy.ts';
import { type Complaint, ComplaintInput } from '#contracts/complaints.ts';
import { addDays, londonParts } from '#contracts/london-time.ts';
import type { Context } from '#server/context.ts';
import { complaints, presentForSender } from '#server/features/complaints/complaint.ts';
import { tellOfComplaint } from '#server/features/complaints/notifications.ts';
import { findByLink, sendOnce, type Sent, type TellParts } from '#server/submissions/send.ts';

/** The law counts the day on which a complaint comes as the first (Data Protection Act 2018, s. 164A (3)). @param date "2026-11-22" */
export const dueOf = (date: string): string => addDays(date, POLICY_FIGURES.complaintDays - 1);

/** What a form says of one, as it is stored. */
export const storedOf = ({
  kind,
  name,
  email,
  phone,
  concerning,
  message,
  remedy,
}: Omit<ComplaintInput, 'requestKey' | 'website'>) => ({
  kind,
  state: 'received' as const,
  name,
  email: email || null,
  phone: phone || null,
  concerning: concerning || null,
  message,
  remedy: remedy || null,
});

/** Stores a complaint once, however often it is sent, and mails firm and sender. @throws AppError invalid, conflict */
export async function sendComplaint({
  ctx,
  input: given,
  ...parts
}: { ctx: Context; input: unknown } & TellParts): Promise<Sent> {
  const input = ComplaintInput.parse(given);
  return sendOnce({
    ctx,
    submission: complaints,
    input,
    parts,
    values: (at) => ({
      ...storedOf(input),
      source: 'site' as const,
      received_at: at,
      due_on: dueOf(londonParts(at).date),
      updated_at: at,
    }),
    audit: ({ kind }) => ({ detail: { kind }, version: 1 }),
    tell: tellOfComplaint,
  });
}

/** What a private link leads to. @throws AppError not-found */
export const readComplaint = async ({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<Complaint> => presentForSender(ctx.db.read, await findByLink(ctx, complaints, token));
