/** Quotes as their owner and their visitor see them. */
import { presentQuote } from '#contracts/quote-present.ts';
import { type AdminQuote, type AdminQuoteVersion } from '#contracts/admin-quotes.ts';
import { QuoteBody, type QuoteCustomer, SentQuote, type VisitorQuote } from '#contracts/quotes.ts';
import type { QuoteState, QuoteVersionState } from '#contracts/quote-words.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { findDesignTitles } from '#server/features/designs/read.ts';
import { readEnquiryFor } from '#server/features/enquiries/for-others.ts';
import { readFirm } from '#server/features/quotes/draft.ts';
import {
  type AcceptanceRow,
  findQuote,
  findVersion,
  listAcceptances,
  listQuotesByEnquiry,
  listVersions,
  type QuoteRow,
  type VersionRow,
} from '#server/features/quotes/repo.ts';
import { linkToken, readLinkToken } from '#server/links.ts';

export const QUOTE_GONE =
  'There is no such quote. It may have been withdrawn or deleted, or the link is not complete.';

/** Answers that leave a version open until its last day. */
const OPEN_STATES: readonly QuoteVersionState[] = ['sent', 'change-asked'];
export const isOpenVersion = (row: Pick<VersionRow, 'state' | 'valid_until'>, now: Date): boolean =>
  OPEN_STATES.includes(row.state) &&
  row.valid_until !== null &&
  Date.parse(row.valid_until) >= now.getTime();
/** Time alone makes a version lapse. */
export const shownStateOf = <State extends QuoteVersionState>(
  row: { state: State; valid_until: string | null },
  now: Date,
): State | 'lapsed' =>
  OPEN_STATES.includes(row.state) && !isOpenVersion(row, now) ? 'lapsed' : row.state;

export const bodyOf = (row: VersionRow): QuoteBody => QuoteBody.parse(JSON.parse(row.body));
export const customerOf = ({ name, email, phone, address, postcode }: QuoteRow): QuoteCustomer => ({
  name,
  email,
  phone,
  address,
  postcode,
});
export const sentOf = (row: VersionRow): SentQuote | null =>
  row.sent === null ? null : SentQuote.parse(JSON.parse(row.sent));

/** The path of a version's private page. Not to be called inside a write. */
export const quoteLink = async (ctx: Context, versionId: string): Promise<string> =>
  `/quote/${await linkToken(ctx, 'quote', versionId)}`;

type Answered = Pick<VisitorQuote, 'accepted' | 'answer'>;
const answersOf = (version: VersionRow, acceptance: AcceptanceRow | undefined): Answered => ({
  accepted:
    acceptance?.version_id === version.id
      ? {
          name: acceptance.name,
          at: acceptance.accepted_at,
          beginsEarly: acceptance.begins_early === 1,
        }
      : null,
  answer:
    version.answered_at === null || version.answer_words === null
      ? null
      : { words: version.answer_words, at: version.answered_at },
});

export type FoundVersion = { quote: QuoteRow; version: VersionRow };

/** What a private link leads to. @throws AppError not-found for any other text, for drafts, and while the quote is in the bin */
export async function findByQuoteLink({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<FoundVersion> {
  const id = await readLinkToken(ctx, 'quote', token);
  const version = id === null ? undefined : await findVersion(ctx.db.read, id);
  const quote = version && (await findQuote(ctx.db.read, version.quote_id));
  if (
    !version ||
    version.state === 'draft' ||
    version.sent === null ||
    !quote ||
    quote.deleted_at !== null
  )
    throw new AppError('not-found', QUOTE_GONE);
  return { quote, version };
}

/** A version as it was sent, and what has become of it. */
export async function presentForVisitor(
  ctx: Context,
  { quote, version }: FoundVersion,
): Promise<VisitorQuote> {
  const sent = sentOf(version);
  if (!sent) throw new AppError('not-found', QUOTE_GONE);
  const [[acceptance], design, newerLink] = await Promise.all([
    listAcceptances(ctx.db.read, [quote.id]),
    designOf(ctx, quote),
    version.state === 'replaced' ? newerLinkOf(ctx, quote, sent) : null,
  ]);
  const now = ctx.clock.now();
  return presentQuote({
    ...sent,
    token: await linkToken(ctx, 'quote', version.id),
    state: shownStateOf(version, now),
    isOpen: isOpenVersion(version, now) && acceptance === undefined,
    design,
    hash: version.hash ?? '',
    hasPdf: version.pdf_key !== null,
    newerLink,
    ...answersOf(version, acceptance),
  });
}

/** While it is still there. */
async function designOf(
  ctx: Context,
  { design_id: id }: QuoteRow,
): Promise<{ id: string; title: string } | null> {
  const title = id === null ? undefined : (await findDesignTitles({ ctx, ids: [id] })).get(id);
  return id === null || title === undefined ? null : { id, title };
}

/** Null where the new version went to another address: the first may have been a stranger's. */
async function newerLinkOf(
  ctx: Context,
  quote: QuoteRow,
  older: SentQuote,
): Promise<string | null> {
  const newest = (await listVersions(ctx.db.read, [quote.id])).find(
    (version) => version.state !== 'draft',
  );
  const sent = newest && sentOf(newest);
  return sent && sent.customer.email.toLowerCase() === older.customer.email.toLowerCase()
    ? quoteLink(ctx, newest.id)
    : null;
}

/** By its private link. @throws AppError not-found */
export const readQuoteByLink = async ({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<VisitorQuote> => presentForVisitor(ctx, await findByQuoteLink({ ctx, token }));

/** The newest sent version of each of an enquiry's quotes, the newest first; those that were withdrawn are left out. Whoever may see the enquiry may see them. */
export async function listQuotesOf({
  ctx,
  enquiryId,
}: {
  ctx: Context;
  enquiryId: string;
}): Promise<VisitorQuote[]> {
  const quotes = await listQuotesByEnquiry(ctx.db.read, enquiryId);
  const versions = await listVersions(
    ctx.db.read,
    quotes.map((quote) => quote.id),
  );
  const shown = quotes.flatMap((quote) => {
    const version = versions.find(
      (one) => one.quote_id === quote.id && one.state !== 'draft' && one.sent !== null,
    );
    return version && version.state !== 'withdrawn' ? [{ quote, version }] : [];
  });
  return Promise.all(shown.map((one) => presentForVisitor(ctx, one)));
}

/** With all its versions. @throws AppError not-found */
export async function readQuote({ ctx, id }: { ctx: Context; id: string }): Promise<AdminQuote> {
  requireOwner(ctx);
  const quote = await findQuote(ctx.db.read, id);
  if (!quote || quote.deleted_at !== null)
    throw new AppError('not-found', 'There is no such quote. It may be in the bin.');
  return presentForOwner(ctx, quote);
}

export async function presentForOwner(ctx: Context, quote: QuoteRow): Promise<AdminQuote> {
  const [versions, [acceptance], enquiry, firm, design] = await Promise.all([
    listVersions(ctx.db.read, [quote.id]),
    listAcceptances(ctx.db.read, [quote.id]),
    quote.enquiry_id === null ? null : readEnquiryFor(ctx, quote.enquiry_id),
    readFirm({ ctx }),
    designOf(ctx, quote),
  ]);
  const presented = await Promise.all(
    versions.map((version) => presentVersion(ctx, version, acceptance)),
  );
  const newest = versions.find((version) => version.state !== 'draft');
  return {
    id: quote.id,
    number: quote.number,
    state: stateOf(quote, newest, ctx.clock.now()),
    enquiry:
      quote.enquiry_id === null
        ? null
        : { id: quote.enquiry_id, reference: enquiry?.reference ?? null },
    shownRange: enquiry?.range
      ? { ...enquiry.range.after, includesVat: enquiry.range.includesVat }
      : null,
    design,
    customer: customerOf(quote),
    versions: presented,
    firm,
    version: quote.version,
    createdAt: quote.created_at,
    updatedAt: quote.updated_at,
  };
}

const stateOf = (quote: QuoteRow, newest: VersionRow | undefined, now: Date): QuoteState =>
  newest && isOpenState(quote.state) && !isOpenVersion(newest, now) ? 'lapsed' : quote.state;
const isOpenState = (state: QuoteState) => OPEN_STATES.includes(state);

async function presentVersion(
  ctx: Context,
  row: VersionRow,
  acceptance: AcceptanceRow | undefined,
): Promise<AdminQuoteVersion> {
  return {
    id: row.id,
    n: row.n,
    state: shownStateOf(row, ctx.clock.now()),
    body: bodyOf(row),
    totalPence: Number(row.total_pence),
    sentAt: row.sent_at,
    validUntil: row.valid_until,
    link: row.state === 'draft' || row.sent === null ? null : await quoteLink(ctx, row.id),
    hash: row.hash,
    hasPdf: row.pdf_key !== null,
    ...answersOf(row, acceptance),
  };
}
