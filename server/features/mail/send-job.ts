/** Sends what is queued: each message once. Between "about to be handed over" and "sent" nobody can know after a crash, so the owner decides. */
import { z } from 'zod';
import type { MailContent } from '#contracts/mail.ts';
import type { Context } from '#server/context.ts';
import { ProviderError } from '#server/errors.ts';
import { addressHash } from '#server/features/mail/addresses.ts';
import { MAIL_ATTEMPTS, MAIL_JOB } from '#server/features/mail/queue-mail.ts';
import { findMailRow, isSuppressed, type MailRow, updateMailRow } from '#server/features/mail/repo.ts';
import { renderMail } from '#server/features/mail/templates/render-mail.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import { linkToken } from '#server/links.ts';
import type { MailAttachment, MailSender, OutgoingMail } from '#server/ports/mail.ts';

const Payload = z.object({ id: z.string() });
const StoredAttachments = z.array(z.object({ name: z.string(), contentType: z.string(), content: z.string() }));

export const attachmentsOf = (row: MailRow): MailAttachment[] =>
  StoredAttachments.parse(JSON.parse(row.attachments)).map(({ name, contentType, content }) => ({ name, contentType, content: new Uint8Array(Buffer.from(content, 'base64')) }));

/** `origin`: what links begin with. */
export type MailParts = { mail: MailSender; origin: string };

/** A stored message as it goes out, or as the owner reads it. */
export async function presentMail(ctx: Context, { origin }: Pick<MailParts, 'origin'>, row: MailRow): Promise<OutgoingMail> {
  const firm = await readSettings({ ctx });
  const unsubscribeUrl = row.unsubscribe_purpose !== null ? `${origin}/unsubscribe/${await linkToken(ctx, 'unsubscribe', row.id)}` : null;
  const { html, text } = renderMail(JSON.parse(row.content) as MailContent, { firm, unsubscribeUrl });
  return {
    messageId: `${row.id}@${new URL(origin).hostname}`,
    to: { name: row.to_name, address: row.to_address },
    replyTo: { name: firm.firmName, address: firm.email },
    subject: row.subject, html, text, attachments: attachmentsOf(row), unsubscribeUrl,
  };
}

export function mailJobs(parts: MailParts, contextFor: (job: string, jobId: string) => Context): Record<string, JobHandler> {
  return { [MAIL_JOB]: (run) => sendOne(contextFor(MAIL_JOB, run.jobId), parts, Payload.parse(run.payload).id, run.attempt >= MAIL_ATTEMPTS) };
}

async function sendOne(ctx: Context, parts: MailParts, id: string, isLast: boolean): Promise<void> {
  const row = await findMailRow(ctx.db.read, id);
  if (!row || !['queued', 'sending'].includes(row.state)) return;
  const set = (values: Parameters<typeof updateMailRow>[2]) => ctx.db.write((tx) => updateMailRow(tx, id, { ...values, updated_at: ctx.clock.now().toISOString() }));
  // The process ended after the message had begun to leave.
  if (row.state === 'sending') return set({ state: 'uncertain', error: 'The server stopped while this was being sent: it may have arrived or not.' });
  if (row.unsubscribe_purpose !== null && (await isSuppressed(ctx.db.read, addressHash(row.to_address), row.unsubscribe_purpose))) return set({ state: 'dropped', error: 'The receiver has asked for no more mails of this kind.' });
  if (parts.mail.kind === 'outbox') return set({ state: 'kept', error: null });
  const attempts = row.attempts + 1;
  try {
    const { id: receipt } = await parts.mail.send(await presentMail(ctx, parts, row), () => set({ state: 'sending', attempts }));
    await set({ state: 'sent', error: null, receipt, attempts, sent_at: ctx.clock.now().toISOString() });
  } catch (error) {
    const failure = error instanceof ProviderError ? error : null;
    const words = failure?.message ?? 'The message could not be made ready to be sent.';
    if (failure?.kind === 'uncertain') return set({ state: 'uncertain', error: words, attempts });
    const isOver = isLast || failure?.kind === 'refused' || failure === null;
    await set({ state: isOver ? 'failed' : 'queued', error: words, attempts });
    if (!isOver) throw error;
  }
}
