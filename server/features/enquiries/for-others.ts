/** What other features may ask of enquiries, and tell them. */
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { EnquiryRange } from '#contracts/enquiries.ts';
import { type AccessAnswers, ENQUIRY_STATES, type EnquiryState } from '#contracts/enquiry-words.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { NO_WORDS } from '#server/db/word-search.ts';
import { AppError } from '#server/errors.ts';
import { keptOf } from '#server/features/enquiries/kept.ts';
import { rangeOf } from '#server/features/enquiries/range.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import { dueOf } from '#server/features/enquiries/reply-by.ts';
import {
  type EnquiryDesignRow,
  hasDesign,
  listDesigns,
  listPhotos,
} from '#server/features/enquiries/parts-repo.ts';
import {
  type EnquiryRow,
  findEnquiry,
  listEnquiryRows,
  listLivingIds,
  listWaitingSince,
  updateEnquiry,
} from '#server/features/enquiries/repo.ts';
import { readFigures } from '#server/features/enquiries/snapshot.ts';
import { linkToken, readLinkToken } from '#server/links.ts';

const LINES_IN_BRIEF = 4;

/** Whether a design was sent with an enquiry: it stays as it was, for it may be quoted. */
export const isDesignSent = (db: Reader, designId: string): Promise<boolean> =>
  hasDesign(db, designId);

export type EnquiryForOthers = {
  id: string;
  reference: string;
  version: number;
  state: EnquiryState;
  name: string;
  email: string | null;
  phone: string | null;
  postcode: string | null;
  /** Of the first design that was sent; it may be gone since. */
  designId: string | null;
  designTitle: string | null;
  /** With what the way in adds. */
  rangePence: { low: number; high: number } | null;
  /** As the customer was shown it, with a line for each answer about access. */
  range: EnquiryRange | null;
  access: AccessAnswers;
  message: string | null;
  createdAt: string;
};

/** null when there is none, or it is in the bin. May be given a context that reads in a transaction. */
export async function readEnquiryFor(ctx: Context, id: string): Promise<EnquiryForOthers | null> {
  const row = await findEnquiry(ctx.db.read, id);
  if (!row || row.deleted_at !== null) return null;
  const designs = await listDesigns(ctx.db.read, id);
  const range = await rangeOf(row, designs);
  return {
    id,
    reference: referenceOf(id),
    version: row.version,
    state: row.state,
    name: row.name,
    email: row.email,
    phone: row.phone,
    postcode: row.postcode,
    designId: designs[0]?.design_id ?? null,
    designTitle: designs[0]?.title ?? null,
    rangePence: range && { low: range.after.lowPence, high: range.after.highPence },
    range,
    access: JSON.parse(row.access) as AccessAnswers,
    message: row.message,
    createdAt: row.created_at,
  };
}

/** Of these, those that can be opened: deleted ones and those in the bin are left out. */
export const findOpenable = async (
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await listLivingIds(db, ids));

/** The enquiry behind a private link's token; null for one that leads nowhere. */
export async function readEnquiryByLink(
  ctx: Context,
  token: string,
): Promise<EnquiryForOthers | null> {
  const id = await readLinkToken(ctx, 'enquiry', token);
  return id === null ? null : readEnquiryFor(ctx, id);
}

/** The private page's path. Not to be called inside a write. */
export const enquiryLink = async (ctx: Context, id: string): Promise<string> =>
  `/enquiry/${await linkToken(ctx, 'enquiry', id)}`;

/**
 * Moves an enquiry to a later state, in the transaction of the event that caused it; a state already passed, or a closed
 * enquiry, changes nothing. An event of the owner's counts as the answer; a visitor's own leaves their question waiting.
 * @throws AppError not-found, conflict
 */
export async function moveEnquiryOn(
  tx: Tx,
  ctx: Context,
  id: string,
  to: EnquiryState,
): Promise<void> {
  const before = await findEnquiry(tx, id);
  if (!before || before.deleted_at !== null)
    throw new AppError('not-found', 'There is no such enquiry. It may have been deleted.');
  if (ENQUIRY_STATES.indexOf(to) <= ENQUIRY_STATES.indexOf(before.state)) return;
  await writeState(tx, ctx, before, {
    state: to,
    ...(ctx.actor.kind === 'visitor' ? { waiting_since: before.waiting_since } : {}),
    ...(to === 'closed' ? { closing: 'owner' as const } : {}),
  });
}

/** @param values what changes with the state */
export async function writeState(
  tx: Tx,
  ctx: Context,
  before: EnquiryRow,
  values: Pick<EnquiryRow, 'state'> & Partial<EnquiryRow>,
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const times = {
    ...(JSON.parse(before.state_times) as Record<string, string>),
    [values.state]: at,
  };
  const changed = { waiting_since: null, ...values };
  await updateEnquiry(tx, before, {
    ...changed,
    state_times: JSON.stringify(times),
    updated_at: at,
    last_activity_at: at,
  });
  await writeAudit(tx, ctx, {
    action: `enquiries.${values.state}`,
    subject: `enquiries:${before.id}`,
    detail: { from: before.state, to: values.state },
    version: before.version + 1,
    before: keptOf(before),
    after: keptOf({ ...before, ...changed }),
  });
}

export type NewEnquiry = Pick<
  EnquiryForOthers,
  | 'id'
  | 'reference'
  | 'name'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'state'
  | 'rangePence'
  | 'designTitle'
  | 'message'
  | 'createdAt'
> & {
  source: EnquiryRow['source'];
  budgetPence: number | null;
  photos: number;
  /** The first design that was sent, as it was then; `planUrl` is a call of the back office, null where no plan could be kept. */
  design: {
    title: string;
    plotM2: number;
    planUrl: string | null;
    /** The dearest line of each of a few phases. */ quantities: {
      description: string;
      gross: number;
      unit: string;
    }[];
  } | null;
  /** ISO time by which an answer was promised. */
  replyBy: string;
  isOverdue: boolean;
};

/** Those that wait for an answer, the longest waiting first. */
export async function listNewEnquiries(ctx: Context, limit: number): Promise<NewEnquiry[]> {
  const rows = await listEnquiryRows(ctx.db.read, {
    words: NO_WORDS,
    list: 'waiting',
    limit,
    offset: 0,
  });
  const [photos, due] = await Promise.all([
    listPhotos(
      ctx.db.read,
      rows.map((row) => row.id),
    ),
    dueOf(ctx),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const designs = await listDesigns(ctx.db.read, row.id);
      const range = await rangeOf(row, designs);
      const { replyBy, isOverdue } = due(row.waiting_since!);
      return {
        id: row.id,
        reference: referenceOf(row.id),
        name: row.name,
        email: row.email,
        phone: row.phone,
        postcode: row.postcode,
        state: row.state,
        source: row.source,
        message: row.message,
        createdAt: row.created_at,
        designTitle: designs[0]?.title ?? null,
        rangePence: range && { low: range.after.lowPence, high: range.after.highPence },
        replyBy,
        isOverdue,
        budgetPence: row.budget_pence,
        photos: photos.filter((photo) => photo.enquiry_id === row.id).length,
        design: designs[0] ? await briefOf(designs[0]) : null,
      };
    }),
  );
}

async function briefOf(row: EnquiryDesignRow): Promise<NewEnquiry['design']> {
  const { title, plotM2, quantities } = await readFigures(row);
  // One line of each phase, or the first phase would be all of them.
  const byCost = quantities
    .filter((line) => !line.isSite)
    .toSorted((a, b) => b.totalPence - a.totalPence);
  const dearest = byCost
    .filter((line, index) => byCost.findIndex((other) => other.phase === line.phase) === index)
    .slice(0, LINES_IN_BRIEF);
  return {
    title,
    plotM2,
    planUrl:
      row.plan === null
        ? null
        : `${ADMIN_API.enquiries}/${row.enquiry_id}/designs/${row.n}/plan.svg`,
    quantities: dearest.map(({ description, gross, unit }) => ({ description, gross, unit })),
  };
}

/** How many wait for an answer, and how many of them longer than was promised. */
export async function countWaitingEnquiries(
  ctx: Context,
): Promise<{ total: number; overdue: number }> {
  const [since, due] = await Promise.all([listWaitingSince(ctx.db.read), dueOf(ctx)]);
  return { total: since.length, overdue: since.filter((at) => due(at).isOverdue).length };
}
