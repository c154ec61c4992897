/** What the owner does with a quote before and after it is sent: drafts are changed, what was sent never is. */
import { pencePounds, QUOTE_STATE_LABELS, quantityWords } from '#contracts/quote-words.ts';
import { sumQuote } from '#contracts/quote-sums.ts';
import { type AdminQuote, NewQuoteInput } from '#contracts/admin-quotes.ts';
import { type QuoteBody, type QuoteCustomer, QuoteInput, SentQuote } from '#contracts/quotes.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { requireUnchanged, subjectOf } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { listVisitsOfEnquiry } from '#server/features/appointments/for-others.ts';
import { readRequestOf } from '#server/features/designs/visitor-words.ts';
import { type EnquiryForOthers, readEnquiryFor } from '#server/features/enquiries/for-others.ts';
import { draftBody } from '#server/features/quotes/draft.ts';
import { bodyOf, customerOf, presentForOwner, readQuote } from '#server/features/quotes/read.ts';
import {
  deleteVersion,
  findQuote,
  insertQuote,
  insertVersion,
  listVersions,
  type QuoteRow,
  updateQuote,
  updateVersion,
  type VersionRow,
} from '#server/features/quotes/repo.ts';

export type Changing = { ctx: Context; id: string; baseVersion: number | null };

const textOf = (value: unknown) => JSON.stringify(value);
const totalOf = (body: QuoteBody): number =>
  sumQuote(
    body.lines,
    body.phases.map((phase) => phase.id),
  ).totalPence;

/** What the record of changes keeps, to be read by people. */
export const snapshotOf = (customer: QuoteCustomer, body: QuoteBody) => ({
  ...customer,
  title: body.title,
  intro: body.intro,
  lines: body.lines.map(
    (line) =>
      `${line.group === 'discount' ? 'less ' : ''}${quantityWords(line.quantity, line.unit)} ${line.description} at ${pencePounds(line.unitPence)}, ${line.vat}% VAT`,
  ),
  payments: body.payments.map((stage) => `${stage.share / 100}% ${stage.title}`),
  assumptions: body.assumptions,
  exclusions: body.exclusions,
  terms: body.terms,
  validDays: body.validDays,
  startFrom: body.startFrom,
  startTo: body.startTo,
  workDays: body.workDays,
  total: pencePounds(totalOf(body)),
});

/** Which quote it was, where no more of it has changed than its state. */
export const keptOf = (
  { number, state }: Pick<QuoteRow, 'number' | 'state'>,
  [newest]: readonly VersionRow[],
) => ({ number, title: newest ? bodyOf(newest).title : null, state: QUOTE_STATE_LABELS[state] });

/** Given with the enquiry, else when a visit was booked from it, else with the request for its design. */
async function postcodeOf(ctx: Context, enquiry: EnquiryForOthers): Promise<string> {
  if (enquiry.postcode) return enquiry.postcode;
  const visits = await listVisitsOfEnquiry(ctx, enquiry.id);
  return (
    visits.findLast((visit) => visit.postcode)?.postcode ??
    (enquiry.designId && (await readRequestOf({ ctx, id: enquiry.designId }))?.postcode) ??
    ''
  );
}

/** A draft of an enquiry, of a design alone, or of neither. @throws AppError not-found */
export async function createQuote({
  ctx,
  input: given,
}: {
  ctx: Context;
  input: unknown;
}): Promise<AdminQuote> {
  requireOwner(ctx);
  const input = NewQuoteInput.parse(given);
  const enquiry = input.enquiryId === undefined ? null : await readEnquiryFor(ctx, input.enquiryId);
  if (input.enquiryId !== undefined && !enquiry)
    throw new AppError('not-found', 'There is no such enquiry. It may have been deleted.');
  const designId = input.designId ?? enquiry?.designId ?? null;
  const { body, design } = await draftBody({ ctx, designId, enquiry });
  if (input.designId !== undefined && !design)
    throw new AppError('not-found', 'There is no such design. It may have been deleted.');
  const id = ctx.ids.make('qte');
  const at = ctx.clock.now().toISOString();
  const customer: QuoteCustomer = {
    name: enquiry?.name ?? '',
    email: enquiry?.email ?? '',
    phone: enquiry?.phone ?? '',
    address: '',
    postcode: enquiry ? await postcodeOf(ctx, enquiry) : '',
  };
  await ctx.db.write(async (tx) => {
    await insertQuote(tx, {
      id,
      number: null,
      enquiry_id: enquiry?.id ?? null,
      design_id: design?.id ?? null,
      design_title: design?.title ?? null,
      ...customer,
      state: 'draft',
      created_at: at,
      updated_at: at,
    });
    await insertVersion(tx, {
      id: ctx.ids.make('qtv'),
      quote_id: id,
      n: 1,
      state: 'draft',
      body: textOf(body),
      total_pence: totalOf(body),
      created_at: at,
    });
    await writeAudit(tx, ctx, {
      action: 'quotes.add',
      subject: subjectOf('quotes', id),
      version: 1,
      after: snapshotOf(customer, body),
    });
  });
  return readQuote({ ctx, id });
}

/** The draft, where there is one: it is always the newest version. */
export const draftOf = (versions: readonly VersionRow[]): VersionRow | undefined =>
  versions[0]?.state === 'draft' ? versions[0] : undefined;
export const newestSentOf = (versions: readonly VersionRow[]): VersionRow | undefined =>
  versions.find((version) => version.state !== 'draft');

/** In the transaction of the change. @throws AppError not-found; ChangedError with the quote as it stands */
export async function requireQuote(
  tx: Tx,
  ctx: Context,
  { id, baseVersion }: { id: string; baseVersion: number | null },
): Promise<{ before: QuoteRow; versions: VersionRow[] }> {
  const row = await findQuote(tx, id);
  const now =
    row && row.deleted_at === null && baseVersion !== null && row.version !== baseVersion
      ? await presentForOwner({ ...ctx, db: { ...ctx.db, read: tx } }, row)
      : null;
  const before = requireUnchanged(row, baseVersion, () => now);
  return { before, versions: await listVersions(tx, [id]) };
}

const NO_DRAFT = 'What has been sent can no longer be changed. Begin a new version to change it.';

/** A draft may lie beside a version that its visitor accepts meanwhile. @throws AppError impossible */
export function requireNotAccepted({ state }: QuoteRow): void {
  if (state === 'accepted')
    throw new AppError(
      'impossible',
      'This quote has been accepted: it is a contract now. Make a new quote for anything extra, and discard the draft beside it.',
    );
}

/** Saves the draft. @throws AppError not-found, impossible when there is none; ChangedError */
export async function saveDraft({
  ctx,
  id,
  baseVersion,
  input: given,
}: Changing & { input: unknown }): Promise<AdminQuote> {
  requireOwner(ctx);
  const { customer, body } = QuoteInput.parse(given);
  await ctx.db.write(async (tx) => {
    const { before, versions } = await requireQuote(tx, ctx, { id, baseVersion });
    requireNotAccepted(before);
    const draft = draftOf(versions);
    if (!draft) throw new AppError('impossible', NO_DRAFT);
    await updateVersion(tx, draft.id, { body: textOf(body), total_pence: totalOf(body) });
    await updateQuote(tx, before, { ...customer, updated_at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, {
      action: 'quotes.update',
      subject: subjectOf('quotes', id),
      version: before.version + 1,
      before: snapshotOf(customerOf(before), bodyOf(draft)),
      after: snapshotOf(customer, body),
    });
  });
  return readQuote({ ctx, id });
}

/** A new draft that begins where the last version left off. @throws AppError conflict when there is a draft, impossible once it is accepted */
export async function reviseQuote({ ctx, id, baseVersion }: Changing): Promise<AdminQuote> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const { before, versions } = await requireQuote(tx, ctx, { id, baseVersion });
    requireNotAccepted(before);
    if (draftOf(versions)) throw new AppError('conflict', 'There is a draft already.');
    const last = versions[0]!;
    await insertVersion(tx, {
      id: ctx.ids.make('qtv'),
      quote_id: id,
      n: last.n + 1,
      state: 'draft',
      body: last.body,
      total_pence: last.total_pence,
      created_at: ctx.clock.now().toISOString(),
    });
    await updateQuote(tx, before, { updated_at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, {
      action: 'quotes.revise',
      subject: subjectOf('quotes', id),
      version: before.version + 1,
      detail: { number: before.number, n: last.n + 1 },
      after: { newVersion: last.n + 1 },
    });
  });
  return readQuote({ ctx, id });
}

/** Lets a draft beside sent versions go. @throws AppError impossible for the only version there is */
export async function dropDraft({ ctx, id, baseVersion }: Changing): Promise<AdminQuote> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const { before, versions } = await requireQuote(tx, ctx, { id, baseVersion });
    const draft = draftOf(versions);
    if (!draft) throw new AppError('impossible', 'There is no draft.');
    if (versions.length === 1)
      throw new AppError(
        'impossible',
        'This quote has never been sent: delete the whole quote instead.',
      );
    await deleteVersion(tx, draft.id);
    // Whom it is for was part of the draft: it stands again as it was sent; nowhere, once its person has been erased.
    const newest = newestSentOf(versions)!;
    const customer =
      newest.sent === null ? customerOf(before) : SentQuote.parse(JSON.parse(newest.sent)).customer;
    await updateQuote(tx, before, { ...customer, updated_at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, {
      action: 'quotes.drop-draft',
      subject: subjectOf('quotes', id),
      version: before.version + 1,
      before: snapshotOf(customerOf(before), bodyOf(draft)),
      after: snapshotOf(customer, bodyOf(newest)),
    });
  });
  return readQuote({ ctx, id });
}

/** Takes back what was sent: it can no longer be accepted. @throws AppError impossible once it is accepted */
export async function withdrawQuote({ ctx, id, baseVersion }: Changing): Promise<AdminQuote> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const { before, versions } = await requireQuote(tx, ctx, { id, baseVersion });
    const newest = newestSentOf(versions);
    if (before.state === 'accepted')
      throw new AppError(
        'impossible',
        'This quote has been accepted: it is a contract now, and cannot be withdrawn here.',
      );
    if (!newest || newest.state === 'withdrawn')
      throw new AppError('impossible', 'No version of this quote is open at the moment.');
    await updateVersion(tx, newest.id, { state: 'withdrawn' });
    await updateQuote(tx, before, {
      state: 'withdrawn',
      updated_at: ctx.clock.now().toISOString(),
    });
    await writeAudit(tx, ctx, {
      action: 'quotes.withdraw',
      subject: subjectOf('quotes', id),
      version: before.version + 1,
      detail: { number: before.number, n: newest.n },
      before: keptOf(before, versions),
      after: keptOf({ ...before, state: 'withdrawn' }, versions),
    });
  });
  return readQuote({ ctx, id });
}
