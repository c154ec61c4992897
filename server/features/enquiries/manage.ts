/** Enquiries in the owner's hands. */
import { type AdminEnquiry, ArchiveInput, ENQUIRY_STATES, EnquiriesQuery, type EnquiriesPage, EnquiryStateInput, MessageInput, NoteInput } from '#contracts/enquiries.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { addOnce } from '#server/db/add-once.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { requireUnchanged } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { enquiryLink } from '#server/features/enquiries/for-others.ts';
import { presentForOwner, presentItems, toMessage, toNote } from '#server/features/enquiries/present.ts';
import { countEnquiries, deleteNote, type EnquiryRow, findEnquiry, findMessageByKey, findNote, insertMessage, insertNote, listEnquiryRows, touchEnquiry, updateEnquiry } from '#server/features/enquiries/repo.ts';
import { tellOfMessage, type TellParts } from '#server/features/enquiries/tell.ts';

const ENQUIRIES_A_PAGE = 20;
const subjectOf = (id: string) => `enquiries:${id}`;

const patternsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean).map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);

/** Those that wait first. A page beyond the last is the last. */
export async function listEnquiries({ ctx, query }: { ctx: Context; query: unknown }): Promise<EnquiriesPage> {
  requireOwner(ctx);
  const { list = 'open', state, search = '', page = 1 } = EnquiriesQuery.parse(query);
  const order = { patterns: patternsOf(search), state };
  const counts = await countEnquiries(ctx.db.read, order);
  const pages = Math.max(1, Math.ceil(counts[list] / ENQUIRIES_A_PAGE));
  const shown = Math.min(page, pages);
  const rows = await listEnquiryRows(ctx.db.read, { ...order, list, limit: ENQUIRIES_A_PAGE, offset: (shown - 1) * ENQUIRIES_A_PAGE });
  return { items: await presentItems(ctx, rows), counts, page: shown, pages };
}

const GONE = 'This enquiry is no longer there: it has been deleted or withdrawn in the meantime. If you deleted it, you can find it in the bin.';

function requireThere(row: EnquiryRow | undefined): EnquiryRow {
  if (!row || row.deleted_at !== null) throw new AppError('not-found', GONE);
  return row;
}

/** @throws AppError not-found */
export async function readEnquiryForOwner({ ctx, id }: { ctx: Context; id: string }): Promise<AdminEnquiry> {
  requireOwner(ctx);
  return presentForOwner(ctx, requireThere(await findEnquiry(ctx.db.read, id)));
}

type Order = { ctx: Context; id: string };

async function change({ ctx, id }: Order, work: (tx: Tx, row: EnquiryRow, at: string) => Promise<void>): Promise<AdminEnquiry> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => work(tx, requireThere(await findEnquiry(tx, id)), ctx.clock.now().toISOString()));
  return readEnquiryForOwner({ ctx, id });
}

/** By the owner's hand it may go back too, where somebody was too quick. @throws AppError not-found; ChangedError */
export async function setEnquiryState({ ctx, id, input, baseVersion }: Order & { input: unknown; baseVersion: number | null }): Promise<AdminEnquiry> {
  const { state } = EnquiryStateInput.parse(input);
  const known = await readEnquiryForOwner({ ctx, id });
  return change({ ctx, id }, async (tx, row, at) => {
    requireUnchanged(row, baseVersion, () => known);
    if (row.state === state) return;
    if (row.closing === 'withdrawn') throw new AppError('impossible', 'The visitor has withdrawn this enquiry: it stays closed.');
    const times = JSON.parse(row.state_times) as Record<string, string>;
    const passed = Object.entries(times).filter(([name]) => ENQUIRY_STATES.findIndex((one) => one === name) < ENQUIRY_STATES.indexOf(state));
    await updateEnquiry(tx, row, { state, closing: state === 'closed' ? 'owner' : null, state_times: JSON.stringify({ ...Object.fromEntries(passed), [state]: at }), ...(state === 'closed' ? { waiting_since: null } : {}), updated_at: at, last_activity_at: at });
    await writeAudit(tx, ctx, { action: `enquiries.${state}`, subject: subjectOf(id), detail: { from: row.state, to: state }, version: row.version + 1 });
  });
}

const SENT_ALREADY = 'An answer was sent already, before you changed what stands here. What you typed since is kept.';

/** It is answered by it. Sent again under its key it is sent once. @throws AppError not-found; conflict with the message that the key stands for, where it says something else */
export async function writeToVisitor({ ctx, id, input: given, ...parts }: Order & { input: unknown } & TellParts): Promise<{ enquiry: AdminEnquiry; isMailed: boolean }> {
  requireOwner(ctx);
  const input = MessageInput.parse(given);
  const link = await enquiryLink(ctx, id);
  let isMailed = false;
  const enquiry = await change({ ctx, id }, async (tx, row, at) => {
    isMailed = row.email !== null;
    const message = { id: ctx.ids.make('msg'), enquiry_id: id, request_key: input.requestKey, sender: 'owner' as const, text: input.text, created_at: at };
    if (!(await insertMessage(tx, message))) {
      const sent = (await findMessageByKey(tx, id, input.requestKey))!;
      if (sent.text !== input.text) throw new AppError('conflict', SENT_ALREADY, undefined, toMessage(sent));
      return;
    }
    await touchEnquiry(tx, id, { waiting_since: null, last_activity_at: at });
    await writeAudit(tx, ctx, { action: 'enquiries.answer', subject: subjectOf(id) });
    await tellOfMessage({ ctx, tx, row, link, message, ...parts });
  });
  parts.queue.announce();
  return { enquiry, isMailed };
}

/** Answered otherwise: by telephone, say. */
export const markAnswered = (order: Order): Promise<AdminEnquiry> =>
  change(order, async (tx, row) => {
    if (row.waiting_since === null) return;
    await touchEnquiry(tx, row.id, { waiting_since: null });
    await writeAudit(tx, order.ctx, { action: 'enquiries.answered', subject: subjectOf(row.id) });
  });

const NOTED_ALREADY = 'A note was added already, before you changed what stands here. What you typed since is kept.';

/** @param requestKey names one adding: sent again, the note stands once @throws AppError not-found; conflict with the note that the key stands for, where it says something else, or was removed since */
export async function addNote({ ctx, id, input, requestKey = null }: Order & { input: unknown; requestKey?: string | null }): Promise<AdminEnquiry> {
  requireOwner(ctx);
  const { text } = NoteInput.parse(input);
  const noteId = ctx.ids.make('msg');
  await addOnce({
    ctx, id: noteId, requestKey, input: { id, text },
    add: async (tx) => {
      const row = requireThere(await findEnquiry(tx, id));
      await insertNote(tx, { id: noteId, enquiry_id: row.id, text, created_at: ctx.clock.now().toISOString() });
      await writeAudit(tx, ctx, { action: 'enquiries.note', subject: subjectOf(row.id) });
    },
    check: async (tx, earlier) => {
      const note = await findNote(tx, id, earlier);
      if (note?.text !== text) throw new AppError('conflict', NOTED_ALREADY, undefined, note && toNote(note));
    },
  });
  return readEnquiryForOwner({ ctx, id });
}

/** @throws AppError not-found */
export const removeNote = ({ noteId, ...order }: Order & { noteId: string }): Promise<AdminEnquiry> =>
  change(order, async (tx, row) => {
    if (!(await deleteNote(tx, row.id, noteId))) throw new AppError('not-found', 'This note is no longer there.');
    await writeAudit(tx, order.ctx, { action: 'enquiries.remove-note', subject: subjectOf(row.id) });
  });

export async function archiveEnquiry({ input, ...order }: Order & { input: unknown }): Promise<AdminEnquiry> {
  const { archived } = ArchiveInput.parse(input);
  return change(order, async (tx, row, at) => {
    if ((row.archived_at !== null) === archived) return;
    await touchEnquiry(tx, row.id, { archived_at: archived ? at : null, ...(archived ? { waiting_since: null } : {}) });
    await writeAudit(tx, order.ctx, { action: archived ? 'enquiries.archive' : 'enquiries.unarchive', subject: subjectOf(row.id) });
  });
}

/** Into the bin; its private link leads nowhere in the meantime. @throws AppError not-found */
export async function deleteEnquiry({ ctx, id }: Order): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const row = requireThere(await findEnquiry(tx, id));
    await updateEnquiry(tx, row, { deleted_at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, { action: 'enquiries.delete', subject: subjectOf(id), version: row.version + 1 });
  });
}
