/** What a visitor may do with a quote behind its private link: accept it once, ask for a change, or decline. */
import {
  AcceptQuoteInput,
  ChangeQuoteInput,
  DeclineQuoteInput,
  SentQuote,
  type VisitorQuote,
} from '#contracts/quotes.ts';
import { dayWords } from '#contracts/quote-words.ts';
import { type Context, readingIn } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { subjectOf } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { moveEnquiryOn, readEnquiryFor } from '#server/features/enquiries/for-others.ts';
import { newestSentOf } from '#server/features/quotes/edit.ts';
import { readStoredPdf } from '#server/features/quotes/pdf.ts';
import {
  findByQuoteLink,
  type FoundVersion,
  isOpenVersion,
  presentForVisitor,
  QUOTE_GONE,
  quoteLink,
  readQuoteByLink,
} from '#server/features/quotes/read.ts';
import {
  findQuote,
  insertAcceptance,
  listAcceptances,
  listVersions,
  type QuoteRow,
  updateQuote,
  updateVersion,
  type VersionRow,
} from '#server/features/quotes/repo.ts';
import {
  tellOfAcceptance,
  tellOfAnswer,
  type TellParts,
} from '#server/features/quotes/notifications.ts';
import type { Storage } from '#server/ports/storage.ts';
import { rejectBots } from '#server/reject-bots.ts';

type Answering = { ctx: Context; token: string; input: unknown } & TellParts;
export type AcceptParts = { storage: Storage; clientAddress: string };

/** The version as it stands in this transaction, which only the newest that was sent may be. @throws AppError not-found, impossible, conflict */
async function requireOpen(
  tx: Tx,
  ctx: Context,
  found: FoundVersion,
): Promise<{ quote: QuoteRow; version: VersionRow }> {
  const quote = await findQuote(tx, found.quote.id);
  if (!quote || quote.deleted_at !== null) throw new AppError('not-found', QUOTE_GONE);
  const versions = await listVersions(tx, [quote.id]);
  const version = versions.find((one) => one.id === found.version.id);
  if (!version || version.sent === null) throw new AppError('not-found', QUOTE_GONE);
  if ((await listAcceptances(tx, [quote.id])).length > 0)
    throw new AppError('conflict', 'This quote has been accepted already.');
  if (newestSentOf(versions)!.id !== version.id || version.state === 'replaced')
    throw new AppError(
      'impossible',
      'A newer version of this quote has been sent. Please answer that one: you find it in our latest e-mail.',
    );
  if (version.state === 'withdrawn')
    throw new AppError('impossible', 'This quote has been withdrawn. Please ask us for a new one.');
  if (version.state === 'declined')
    throw new AppError(
      'impossible',
      'This quote has been declined. Please ask us for a new one if you have changed your mind.',
    );
  if (!isOpenVersion(version, ctx.clock.now()))
    throw new AppError(
      'impossible',
      `This quote ran out on ${dayWords(version.valid_until!)}. Please ask us for a new one: we are glad to look at it again.`,
    );
  return { quote, version };
}

/**
 * Accepts exactly what was on the screen, by name. Sent twice it is one acceptance.
 * @throws AppError not-found, invalid, impossible once it has run out or been replaced, conflict when somebody has accepted it
 */
export async function acceptQuote({
  ctx,
  token,
  input: given,
  clientAddress,
  storage,
  ...parts
}: Answering & AcceptParts): Promise<VisitorQuote> {
  const input = AcceptQuoteInput.parse(given);
  rejectBots(input);
  const found = await findByQuoteLink({ ctx, token });
  const [earlier] = await listAcceptances(ctx.db.read, [found.quote.id]);
  if (
    earlier &&
    earlier.version_id === found.version.id &&
    earlier.name === input.name &&
    earlier.hash === input.hash
  )
    return presentForVisitor(ctx, found);
  if (found.version.hash !== input.hash)
    throw new AppError(
      'conflict',
      'This is not the version that stood on your screen. Please reload the page, read it and try again.',
    );
  const link = await quoteLink(ctx, found.version.id);
  const pdf = await readStoredPdf(storage, found.version);
  await ctx.db.write(async (tx) => {
    const { quote, version } = await requireOpen(tx, ctx, found);
    const at = ctx.clock.now().toISOString();
    const isFirst = await insertAcceptance(tx, {
      quote_id: quote.id,
      version_id: version.id,
      hash: input.hash,
      name: input.name,
      client_address: clientAddress,
      begins_early: input.beginEarly ? 1 : 0,
      accepted_at: at,
    });
    if (!isFirst) throw new AppError('conflict', 'This quote has been accepted already.');
    await updateVersion(tx, version.id, { state: 'accepted' });
    await updateQuote(tx, quote, { state: 'accepted', updated_at: at });
    await writeAudit(tx, ctx, {
      action: 'quotes.accept',
      subject: subjectOf('quotes', quote.id),
      version: quote.version + 1,
      detail: {
        number: quote.number,
        n: version.n,
        hash: input.hash,
        beginsEarly: input.beginEarly,
      },
    });
    await moveOn(tx, ctx, quote);
    const sent = SentQuote.parse(JSON.parse(version.sent!));
    await tellOfAcceptance({
      ctx,
      tx,
      quoteId: quote.id,
      sent,
      link,
      name: input.name,
      at,
      beginsEarly: input.beginEarly,
      hash: input.hash,
      pdf,
      ...parts,
    });
  });
  parts.queue.announce();
  return readQuoteByLink({ ctx, token });
}

async function moveOn(tx: Tx, ctx: Context, { enquiry_id: enquiryId }: QuoteRow): Promise<void> {
  if (enquiryId !== null && (await readEnquiryFor(readingIn(ctx, tx), enquiryId)))
    await moveEnquiryOn(tx, ctx, enquiryId, 'accepted');
}

/** Asks for a change, in words; what was sent stays open until a new version comes. @throws as acceptQuote */
export async function askForChange({ input, ...order }: Answering): Promise<VisitorQuote> {
  const read = ChangeQuoteInput.parse(input);
  rejectBots(read);
  return noteAnswer(order, 'change-asked', read.words);
}

/** Declines, with a reason or none. @throws as acceptQuote */
export async function declineQuote({ input, ...order }: Answering): Promise<VisitorQuote> {
  const read = DeclineQuoteInput.parse(input);
  rejectBots(read);
  return noteAnswer(order, 'declined', read.words);
}

async function noteAnswer(
  { ctx, token, ...parts }: Omit<Answering, 'input'>,
  state: 'change-asked' | 'declined',
  words: string,
): Promise<VisitorQuote> {
  const found = await findByQuoteLink({ ctx, token });
  // The same answer sent twice is one.
  if (found.version.state === state && found.version.answer_words === words)
    return presentForVisitor(ctx, found);
  const link = await quoteLink(ctx, found.version.id);
  await ctx.db.write(async (tx) => {
    const { quote, version } = await requireOpen(tx, ctx, found);
    const at = ctx.clock.now().toISOString();
    await updateVersion(tx, version.id, { state, answer_words: words, answered_at: at });
    await updateQuote(tx, quote, { state, updated_at: at });
    await writeAudit(tx, ctx, {
      action: state === 'declined' ? 'quotes.decline' : 'quotes.ask-change',
      subject: subjectOf('quotes', quote.id),
      version: quote.version + 1,
      detail: { number: quote.number, n: version.n },
    });
    await tellOfAnswer({
      ctx,
      tx,
      quoteId: quote.id,
      sent: SentQuote.parse(JSON.parse(version.sent!)),
      link,
      state,
      words,
      changes: quote.version + 1,
      ...parts,
    });
  });
  parts.queue.announce();
  return readQuoteByLink({ ctx, token });
}
