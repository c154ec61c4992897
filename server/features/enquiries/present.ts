/** Enquiries in the contract's shape. */
import { isPostcodeServed } from '#content/places/served.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { CustomerBrief } from '#contracts/customer-brief.ts';
import {
  type AdminEnquiry,
  type AdminEnquiryDesign,
  type EnquiryItem,
} from '#contracts/admin-enquiries.ts';
import {
  ENQUIRY_STATE_LABELS,
  ENQUIRY_STATES,
  type EnquiryDesign,
  type EnquiryPhoto,
  type EnquiryStep,
  MOST_PHOTOS,
  type VisitorEnquiry,
} from '#contracts/enquiries.ts';
import type { Context } from '#server/context.ts';
import { listOwnCopies } from '#server/features/designs/copies.ts';
import { findDesignPictures } from '#server/features/designs/read.ts';
import { enquiryLink } from '#server/features/enquiries/for-others.ts';
import { rangeOf, readEstimate } from '#server/features/enquiries/range.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import { dueOf } from '#server/features/enquiries/reply-by.ts';
import {
  type DesignHead,
  type EnquiryDesignRow,
  listDesignHeads,
  listDesigns,
  listMessages,
  listNotes,
  listPhotos,
  type MessageRow,
  type NoteRow,
  type PhotoRow,
} from '#server/features/enquiries/parts-repo.ts';
import { type EnquiryRow } from '#server/features/enquiries/repo.ts';
import { readFigures } from '#server/features/enquiries/snapshot.ts';
import { accessInWords, toldOf } from '#server/features/enquiries/words.ts';

/** Its way so far, and what is still to come; an enquiry that was closed ends where it was. */
export function stepsOf(row: Pick<EnquiryRow, 'state' | 'state_times' | 'closing'>): EnquiryStep[] {
  const times = JSON.parse(row.state_times) as Partial<Record<EnquiryStep['state'], string>>;
  const shown = ENQUIRY_STATES.filter((state) =>
    state === 'closed'
      ? row.state === 'closed'
      : row.state !== 'closed' || times[state] !== undefined,
  );
  const label = (state: EnquiryStep['state']) =>
    state === 'closed' && row.closing === 'withdrawn' ? 'Withdrawn' : ENQUIRY_STATE_LABELS[state];
  return shown.map((state) => ({ state, label: label(state), at: times[state] ?? null }));
}

/** The path of the calls about one enquiry: behind its private link, or in the back office. */
const callsOf = (base: string) => ({
  photo: (n: number) => `${base}/photos/${n}`,
  plan: (n: number) => `${base}/designs/${n}/plan.svg`,
});

export const presentPhotos = (rows: readonly PhotoRow[], base: string): EnquiryPhoto[] =>
  rows.map((row) => ({
    n: row.n,
    width: row.width,
    height: row.height,
    url: callsOf(base).photo(row.n),
    smallUrl: `${callsOf(base).photo(row.n)}?size=small`,
    at: row.created_at,
    isOurs: row.sender === 'owner',
  }));

export const toMessage = (row: MessageRow) => ({
  id: row.id,
  from: row.sender,
  text: row.text,
  at: row.created_at,
});

export const toNote = ({ id, text, created_at: at }: NoteRow) => ({ id, text, at });

async function presentDesigns(
  ctx: Context,
  rows: readonly EnquiryDesignRow[],
  base: string,
): Promise<Omit<AdminEnquiryDesign, 'copies'>[]> {
  const pictures = await findDesignPictures({ ctx, ids: rows.map((row) => row.design_id) });
  return Promise.all(
    rows.map(async (row) => {
      const {
        title,
        projectType,
        plotM2,
        totalPence,
        lowPence,
        highPence,
        priceDate,
        quantities,
        phases,
        vatPence,
        wishes = [],
      } = await readFigures(row);
      const best = pictures.get(row.design_id)?.find((picture) => picture.kind !== 'plan');
      return {
        n: row.n,
        id: pictures.has(row.design_id) ? row.design_id : null,
        title,
        projectType,
        plotM2,
        totalPence,
        lowPence,
        highPence,
        priceDate,
        isVatFree: vatPence === 0,
        quantities,
        phases,
        vatPence,
        wishes,
        picture: best
          ? { url: best.jpegUrl, alt: best.alt, width: best.width, height: best.height }
          : null,
        planUrl: callsOf(base).plan(row.n),
      };
    }),
  );
}

/** What both sides see. */
async function presentCommon(ctx: Context, row: EnquiryRow, base: string) {
  const [designs, messages, photos, visits, due, settings] = await Promise.all([
    listDesigns(ctx.db.read, row.id),
    listMessages(ctx.db.read, row.id),
    listPhotos(ctx.db.read, [row.id]),
    ctx.related.listVisits(ctx, row.id),
    dueOf(ctx),
    readSettings({ ctx }),
  ]);
  const estimate = readEstimate(row);
  const waits =
    row.waiting_since === null || row.state === 'closed' ? null : due(row.waiting_since);
  return {
    reference: referenceOf(row.id),
    source: row.source,
    state: row.state,
    closing: row.closing,
    steps: stepsOf(row),
    name: row.name,
    email: row.email,
    phone: row.phone,
    postcode: row.postcode,
    isOutsideArea: row.postcode !== null && isPostcodeServed(row.postcode, settings) === false,
    preferredTimes: row.preferred_times,
    message: row.message,
    budgetPence: row.budget_pence,
    designs: await presentDesigns(ctx, designs, base),
    estimate,
    choices: toldOf(row.choices),
    siteFacts: toldOf(row.site_facts),
    access: accessInWords(row),
    range: await rangeOf(row, designs),
    messages: messages.map(toMessage),
    photos: presentPhotos(photos, base),
    visits,
    createdAt: row.created_at,
    replyBy: waits?.replyBy ?? null,
    isOverdue: waits?.isOverdue ?? false,
  };
}

/** @param token of the private link, which the pictures' addresses carry */
export async function presentForVisitor(
  ctx: Context,
  row: EnquiryRow,
  token: string,
): Promise<VisitorEnquiry> {
  const {
    isOverdue: _overdue,
    designs,
    ...common
  } = await presentCommon(ctx, row, `/api/enquiries/${encodeURIComponent(token)}`);
  const plain = designs.map(
    ({
      quantities: _lines,
      phases: _phases,
      vatPence: _vat,
      wishes: _wishes,
      ...design
    }): EnquiryDesign => design,
  );
  const photos = common.photos.filter(({ isOurs }) => !isOurs);
  return { ...common, designs: plain, photos, photosLeft: MOST_PHOTOS - photos.length };
}

/** Each description once, however many of its designs were sent. */
async function readWords(ctx: Context, enquiryId: string): Promise<CustomerBrief[]> {
  const designs = await Promise.all((await listDesigns(ctx.db.read, enquiryId)).map(readFigures));
  const words = designs.flatMap((design) => design.words ?? []);
  return [...new Map(words.map((one) => [JSON.stringify(one), one])).values()];
}

export async function presentForOwner(ctx: Context, row: EnquiryRow): Promise<AdminEnquiry> {
  const [common, words, notes, link, copies] = await Promise.all([
    presentCommon(ctx, row, `/api/admin/enquiries/${row.id}`),
    readWords(ctx, row.id),
    listNotes(ctx.db.read, row.id),
    enquiryLink(ctx, row.id),
    listOwnCopies(ctx, row.id),
  ]);
  return {
    ...common,
    designs: common.designs.map((design) => ({
      ...design,
      copies: copies.filter(({ of }) => of === design.id).map(({ of: _of, ...copy }) => copy),
    })),
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    link,
    words,
    notes: notes.map(toNote),
    archivedAt: row.archived_at,
  };
}

export async function presentItems(
  ctx: Context,
  rows: readonly EnquiryRow[],
): Promise<EnquiryItem[]> {
  const ids = rows.map((row) => row.id);
  const [heads, photos, due] = await Promise.all([
    listDesignHeads(ctx.db.read, ids),
    listPhotos(ctx.db.read, ids),
    dueOf(ctx),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const own = heads.filter((head) => head.enquiry_id === row.id);
      const waits =
        row.waiting_since === null || row.state === 'closed' ? null : due(row.waiting_since);
      const range =
        own.length > 0
          ? await rangeOf(row, (await listDesigns(ctx.db.read, row.id)).slice(0, 1))
          : await rangeOf(row, []);
      return {
        id: row.id,
        reference: referenceOf(row.id),
        source: row.source,
        state: row.state,
        closing: row.closing,
        name: row.name,
        postcode: row.postcode,
        about: aboutOf(row, own),
        range: range?.after ?? null,
        photos: photos.filter((photo) => photo.enquiry_id === row.id).length,
        createdAt: row.created_at,
        lastActivityAt: row.last_activity_at,
        replyBy: waits?.replyBy ?? null,
        isOverdue: waits?.isOverdue ?? false,
        isArchived: row.archived_at !== null,
      };
    }),
  );
}

const MOST_WORDS = 90;
export function aboutOf(
  row: Pick<EnquiryRow, 'calculator' | 'message'>,
  designs: readonly DesignHead[],
): string {
  if (designs.length > 0) return designs.map((design) => design.title).join(', ');
  const estimate = readEstimate(row);
  if (estimate) return `${estimate.service}, ${estimate.size}`;
  const words = (row.message ?? '').replace(/\s+/g, ' ').trim();
  return words.length > MOST_WORDS
    ? `${words.slice(0, MOST_WORDS)}…`
    : words || 'Plant recommendations';
}
