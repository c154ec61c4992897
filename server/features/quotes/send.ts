/** Sending: the draft is frozen as it stands, printed, and its visitor is told where it is. */
import { readSettings } from '#server/features/settings/use-cases.ts';
import { createHash } from 'node:crypto';
import { londonParts } from '#contracts/london-time.ts';
import { sumQuote } from '#contracts/quote-sums.ts';
import { pencePounds, QUOTE_STATE_LABELS, validUntilOf } from '#contracts/quote-words.ts';
import { findQuoteProblems, type SentQuote } from '#contracts/quotes.ts';
import { type SentAnswer } from '#contracts/admin-quotes.ts';
import { type Context, readingIn, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { subjectOf } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { recordFiles } from '#server/storage/stored-files.ts';
import { moveEnquiryOn, readEnquiryFor } from '#server/features/enquiries/for-others.ts';
import { readFirm } from '#server/features/quotes/draft.ts';
import {
  draftOf,
  newestSentOf,
  requireNotAccepted,
  requireQuote,
} from '#server/features/quotes/edit.ts';
import { printQuote, type QuotePdfParts } from '#server/features/quotes/pdf.ts';
import { bodyOf, customerOf, quoteLink, readQuote } from '#server/features/quotes/read.ts';
import {
  numberQuote,
  takeNumber,
  updateQuote,
  updateVersion,
  type VersionRow,
} from '#server/features/quotes/repo.ts';
import { tellOfSending, type TellParts } from '#server/features/quotes/notifications.ts';

export type SendParts = QuotePdfParts & TellParts & { isMailed: boolean };

/** The same for the same words, on every machine. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Its number once for ever, drawn in a transaction of its own: printing takes longer than one may last. */
async function readyDraft(
  ctx: Context,
  id: string,
  baseVersion: number | null,
): Promise<{ draft: VersionRow; sent: SentQuote; version: number }> {
  const [firm, { vatRegistered }] = await Promise.all([readFirm({ ctx }), readSettings({ ctx })]);
  return ctx.db.write(async (tx) => {
    const { before, versions } = await requireQuote(tx, ctx, { id, baseVersion });
    requireNotAccepted(before);
    const draft = draftOf(versions);
    if (!draft)
      throw new AppError('impossible', 'There is no draft to send. Begin a new version first.');
    const [body, customer] = [bodyOf(draft), customerOf(before)];
    const problems = [
      ...findQuoteProblems({ customer, body }),
      ...(!vatRegistered && body.lines.some((line) => line.vat > 0)
        ? ['The firm is not registered for VAT: set the VAT of every line to 0 %.']
        : []),
    ];
    if (problems.length > 0)
      throw new AppError(
        'invalid',
        `This quote cannot be sent yet. ${problems.join(' ')}`,
        problems.map((message) => ({ field: 'body', message })),
      );
    const sentAt = ctx.clock.now().toISOString();
    const { year } = londonParts(sentAt);
    const number =
      before.number ?? `Q-${year}-${String(await takeNumber(tx, year)).padStart(4, '0')}`;
    if (before.number === null) await numberQuote(tx, id, number);
    const { totalPence } = sumQuote(
      body.lines,
      body.phases.map((phase) => phase.id),
    );
    return {
      draft,
      version: before.version,
      sent: {
        number,
        n: draft.n,
        sentAt,
        validUntil: validUntilOf(sentAt, body.validDays),
        firm,
        customer,
        body,
        totalPence,
      },
    };
  });
}

/**
 * Freezes the draft and mails its visitor the private link. Where no browser can print, the page alone goes out, which is said.
 * @throws AppError invalid with what is missing, impossible, not-found; ChangedError when it was changed while it was printed
 */
export async function sendQuote({
  ctx,
  id,
  baseVersion,
  ...parts
}: { ctx: Context; id: string; baseVersion: number | null } & SendParts): Promise<SentAnswer> {
  requireOwner(ctx);
  const { draft, sent, version } = await readyDraft(ctx, id, baseVersion);
  const text = JSON.stringify(sent);
  const file = await printQuote(parts, ctx, { versionId: draft.id, sent, hash: hashOf(text) });
  const link = await quoteLink(ctx, draft.id);
  await ctx.db.write(async (tx) => {
    const { before, versions } = await requireQuote(tx, ctx, { id, baseVersion: version });
    const older = newestSentOf(versions);
    // One that has run out too: its page then leads to the new one.
    if (older && (older.state === 'sent' || older.state === 'change-asked'))
      await updateVersion(tx, older.id, { state: 'replaced' });
    if (file) await recordFiles(tx, [file], sent.sentAt);
    await updateVersion(tx, draft.id, {
      state: 'sent',
      sent: text,
      hash: hashOf(text),
      sent_at: sent.sentAt,
      valid_until: sent.validUntil,
      total_pence: sent.totalPence,
      pdf_key: file?.key ?? null,
    });
    await updateQuote(tx, before, { state: 'sent', updated_at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, {
      action: 'quotes.send',
      subject: subjectOf('quotes', id),
      version: before.version + 1,
      detail: {
        number: sent.number,
        n: sent.n,
        totalPence: sent.totalPence,
        hash: hashOf(text),
        pdf: file !== null,
      },
      before: {
        state: QUOTE_STATE_LABELS[before.state],
        ...(older && { total: pencePounds(Number(older.total_pence)) }),
      },
      after: { state: QUOTE_STATE_LABELS.sent, total: pencePounds(sent.totalPence) },
    });
    if (before.enquiry_id !== null && (await readEnquiryFor(readingIn(ctx, tx), before.enquiry_id)))
      await moveEnquiryOn(tx, ctx, before.enquiry_id, 'quoted');
    await tellOfSending({ ctx, tx, quoteId: id, sent, link, hasPdf: file !== null, ...parts });
  });
  parts.queue.announce();
  return { quote: await readQuote({ ctx, id }), pdf: file !== null, mailed: parts.isMailed };
}
