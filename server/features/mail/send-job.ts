/** Sends what is queued: each message once. Between "about to be handed over" and "sent" nobody can know after a crash, so the owner decides. */
import { z } from 'zod';
import { isMailUnsettled, type MailContent, type MailState } from '#contracts/mail.ts';
import type { Context } from '#server/context.ts';
import { ProviderError } from '#server/errors.ts';
import { addressHash } from '#server/features/mail/addresses.ts';
import { MAIL_ATTEMPTS, MAIL_JOB } from '#server/features/mail/queue-mail.ts';
import {
  findMailRow,
  isSuppressed,
  type MailChange,
  type MailRow,
  moveMailRow,
} from '#server/features/mail/repo.ts';
import { unsubscribePath } from '#server/features/mail/unsubscribe.ts';
import { renderMail } from '#server/features/mail/templates/render-mail.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import type { MailAttachment, MailSender, OutgoingMail, SiteMail } from '#server/ports/mail.ts';

const Payload = z.object({ id: z.string() });
const StoredAttachments = z.array(
  z.object({ name: z.string(), contentType: z.string(), content: z.string() }),
);

export const attachmentsOf = (row: MailRow): MailAttachment[] =>
  StoredAttachments.parse(JSON.parse(row.attachments)).map(({ name, contentType, content }) => ({
    name,
    contentType,
    content: new Uint8Array(Buffer.from(content, 'base64')),
  }));

/** `origin`: what links begin with. */
export type MailParts = { mail: MailSender & Partial<Pick<SiteMail, 'refresh'>>; origin: string };

/** A stored message as it goes out, or as the owner reads it. */
export async function presentMail(
  ctx: Context,
  { origin }: Pick<MailParts, 'origin'>,
  row: MailRow,
): Promise<OutgoingMail> {
  const firm = await readSettings({ ctx });
  const unsubscribeUrl =
    row.unsubscribe_purpose !== null
      ? `${origin}${await unsubscribePath(ctx, row.to_address, row.unsubscribe_purpose)}`
      : null;
  const content = JSON.parse(row.content) as MailContent;
  const { html, text } = renderMail(content, {
    firm,
    unsubscribeUrl,
    // Programs for mail show no drawings.
    logo: firm.brand.logo?.url.endsWith('.png')
      ? { ...firm.brand.logo, url: `${origin}${firm.brand.logo.url}` }
      : null,
  });
  return {
    messageId: `${row.id}@${new URL(origin).hostname}`,
    to: { name: row.to_name, address: row.to_address },
    replyTo: content.replyTo ?? { name: firm.firmName, address: firm.email },
    subject: row.subject,
    html,
    text,
    attachments: attachmentsOf(row),
    unsubscribeUrl,
  };
}

export function mailJobs(
  parts: MailParts,
  contextFor: (job: string, jobId: string) => Context,
): Record<string, JobHandler> {
  return {
    [MAIL_JOB]: (run) =>
      sendOne(
        contextFor(MAIL_JOB, run.jobId),
        parts,
        Payload.parse(run.payload).id,
        run.attempt >= MAIL_ATTEMPTS,
      ),
  };
}

async function sendOne(ctx: Context, parts: MailParts, id: string, isLast: boolean): Promise<void> {
  const row = await findMailRow(ctx.db.read, id);
  if (!row || !isMailUnsettled(row.state)) return;
  /** @returns false when the row stood in none of the states: somebody else has it, or the owner has dropped it */
  const move = (from: readonly MailState[], values: MailChange): Promise<boolean> =>
    ctx.db.write((tx) =>
      moveMailRow(tx, id, from, { ...values, updated_at: ctx.clock.now().toISOString() }),
    );
  // The process ended after the message had begun to leave.
  if (row.state === 'sending')
    return void (await move(['sending'], {
      state: 'uncertain',
      error: 'The server stopped while this was being sent: it may have arrived or not.',
    }));
  if (
    row.unsubscribe_purpose !== null &&
    (await isSuppressed(ctx.db.read, addressHash(row.to_address), row.unsubscribe_purpose))
  )
    return void (await move(['queued'], {
      state: 'dropped',
      error: 'The receiver has asked for no more mails of this kind.',
    }));
  await parts.mail.refresh?.();
  if (parts.mail.kind === 'outbox')
    return void (await move(['queued'], { state: 'kept', error: null }));
  const attempts = row.attempts + 1;
  const outcome = await trySending(ctx, parts, row, () =>
    move(['queued'], { state: 'sending', attempts }),
  );
  if (outcome.kind === 'taken-by-another') return;
  if (outcome.kind === 'sent')
    return void (await move(['sending', 'uncertain'], {
      state: 'sent',
      error: null,
      receipt: outcome.receipt,
      sent_at: ctx.clock.now().toISOString(),
    }));
  const { failure, words } = outcome;
  if (failure?.kind === 'uncertain')
    return void (await move(['sending'], { state: 'uncertain', error: words, attempts }));
  const isOver = isLast || failure === null || failure.kind === 'refused';
  const isLive = await move(['queued', 'sending'], {
    state: isOver ? 'failed' : 'queued',
    error: words,
    attempts,
  });
  if (!isOver && isLive) throw failure;
}

type Outcome =
  | { kind: 'sent'; receipt: string }
  | { kind: 'taken-by-another' }
  | { kind: 'failed'; failure: ProviderError | null; words: string };
class TakenByAnother extends Error {}

/**
 * Only what the sender throws is an outcome of sending; what the database throws is thrown on, so that the job is done again
 * and finds the row as it was left.
 * @param claim marks the row as being sent; false when it is no longer waiting
 */
async function trySending(
  ctx: Context,
  parts: MailParts,
  row: MailRow,
  claim: () => Promise<boolean>,
): Promise<Outcome> {
  let mail: OutgoingMail;
  try {
    mail = await presentMail(ctx, parts, row);
  } catch {
    return {
      kind: 'failed',
      failure: null,
      words: 'The message could not be made ready to be sent.',
    };
  }
  try {
    const { id: receipt } = await parts.mail.send(mail, async () => {
      if (!(await claim())) throw new TakenByAnother();
    });
    return { kind: 'sent', receipt };
  } catch (error) {
    if (error instanceof TakenByAnother) return { kind: 'taken-by-another' };
    if (error instanceof ProviderError)
      return { kind: 'failed', failure: error, words: error.message };
    throw error;
  }
}
