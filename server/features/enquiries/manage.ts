/** What the owner changes in an enquiry. */
import {
  type AdminEnquiry,
  AnsweredInput,
  AnswerInput,
  ArchiveInput,
  EnquiryStateInput,
  NoteInput,
} from '#contracts/admin-enquiries.ts';
import { ENQUIRY_STATES } from '#contracts/enquiries.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { addOnce } from '#server/db/add-once.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { requireUnchanged } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { enquiryLink } from '#server/features/enquiries/for-others.ts';
import { keptOf, REMOVE_NOTE } from '#server/features/enquiries/kept.ts';
import { toMessage, toNote } from '#server/features/enquiries/present.ts';
import {
  deleteNote,
  findMessageByKey,
  findNote,
  insertMessage,
  insertNote,
} from '#server/features/enquiries/parts-repo.ts';
import {
  type EnquiryRow,
  findEnquiry,
  lockEnquiry,
  touchEnquiry,
  updateEnquiry,
} from '#server/features/enquiries/repo.ts';
import { findUnseen, requireSeen } from '#server/features/enquiries/seen.ts';
import { tellOfMessage, type TellParts } from '#server/features/enquiries/notifications.ts';
import { requireThere, readEnquiryForOwner } from '#server/features/enquiries/read-for-owner.ts';

const subjectOf = (id: string) => `enquiries:${id}`;

type Order = { ctx: Context; id: string };

async function changeEnquiry(
  { ctx, id }: Order,
  work: (tx: Tx, row: EnquiryRow, at: string) => Promise<void>,
): Promise<AdminEnquiry> {
  requireOwner(ctx);
  try {
    await ctx.db.write(async (tx) => {
      await lockEnquiry(tx, ctx.db.kind, id);
      await work(tx, requireThere(await findEnquiry(tx, id)), ctx.clock.now().toISOString());
    });
  } catch (error) {
    // Its private link may not be asked for inside a write.
    if (error instanceof AppError && error.code === 'changed' && error.current === undefined)
      throw new AppError(
        'changed',
        error.message,
        undefined,
        await readEnquiryForOwner({ ctx, id }),
      );
    throw error;
  }
  return readEnquiryForOwner({ ctx, id });
}

/** By the owner's hand it may go back too, where somebody was too quick. @throws AppError not-found; ChangedError */
export async function setEnquiryState({
  ctx,
  id,
  input,
  baseVersion,
}: Order & { input: unknown; baseVersion: number | null }): Promise<AdminEnquiry> {
  const { state, seen } = EnquiryStateInput.parse(input);
  const known = await readEnquiryForOwner({ ctx, id });
  return changeEnquiry({ ctx, id }, async (tx, row, at) => {
    requireUnchanged(row, baseVersion, () => known);
    if (row.state === state) return;
    if (row.closing === 'withdrawn')
      throw new AppError('impossible', 'The visitor has withdrawn this enquiry: it stays closed.');
    if (state === 'closed') await requireSeen(tx, row, seen);
    const times = JSON.parse(row.state_times) as Record<string, string>;
    const passed = Object.entries(times).filter(
      ([name]) => ENQUIRY_STATES.findIndex((one) => one === name) < ENQUIRY_STATES.indexOf(state),
    );
    const values = { state, ...(state === 'closed' ? { waiting_since: null } : {}) };
    await updateEnquiry(tx, row, {
      ...values,
      closing: state === 'closed' ? 'owner' : null,
      state_times: JSON.stringify({ ...Object.fromEntries(passed), [state]: at }),
      updated_at: at,
      last_activity_at: at,
    });
    await writeAudit(tx, ctx, {
      action: `enquiries.${state}`,
      subject: subjectOf(id),
      detail: { from: row.state, to: state },
      version: row.version + 1,
      before: keptOf(row),
      after: keptOf({ ...row, ...values }),
    });
  });
}

const SENT_ALREADY =
  'An answer was sent already, before you changed what stands here. What you typed since is kept.';

/** It is answered by it, but for what came in since it was written. Sent again under its key it is sent once. @throws AppError not-found; conflict with the message that the key stands for, where it says something else */
export async function writeToVisitor({
  ctx,
  id,
  input: given,
  ...parts
}: Order & { input: unknown } & TellParts): Promise<{ enquiry: AdminEnquiry; isMailed: boolean }> {
  requireOwner(ctx);
  const input = AnswerInput.parse(given);
  const link = await enquiryLink(ctx, id);
  let isMailed = false;
  const enquiry = await changeEnquiry({ ctx, id }, async (tx, row, at) => {
    isMailed = row.email !== null;
    const message = {
      id: ctx.ids.make('msg'),
      enquiry_id: id,
      request_key: input.requestKey,
      sender: 'owner' as const,
      text: input.text,
      created_at: at,
    };
    if (!(await insertMessage(tx, message))) {
      const sent = (await findMessageByKey(tx, id, input.requestKey))!;
      if (sent.text !== input.text)
        throw new AppError('conflict', SENT_ALREADY, undefined, toMessage(sent));
      return;
    }
    const waits = { waiting_since: (await findUnseen(tx, id, input.seen))?.created_at ?? null };
    await touchEnquiry(tx, id, { ...waits, last_activity_at: at });
    await writeAudit(tx, ctx, {
      action: 'enquiries.answer',
      subject: subjectOf(id),
      before: keptOf(row),
      after: keptOf({ ...row, ...waits }),
    });
    await tellOfMessage({ ctx, tx, row, link, message, ...parts });
  });
  parts.queue.announce();
  return { enquiry, isMailed };
}

/** Answered otherwise: by telephone, say. @throws AppError not-found; changed where something came in since */
export async function markAnswered({
  input,
  ...order
}: Order & { input?: unknown }): Promise<AdminEnquiry> {
  const { seen } = AnsweredInput.parse(input ?? {});
  return changeEnquiry(order, async (tx, row) => {
    if (row.waiting_since === null) return;
    await requireSeen(tx, row, seen);
    await touchEnquiry(tx, row.id, { waiting_since: null });
    await writeAudit(tx, order.ctx, {
      action: 'enquiries.answered',
      subject: subjectOf(row.id),
      before: keptOf(row),
      after: keptOf({ ...row, waiting_since: null }),
    });
  });
}

const NOTED_ALREADY =
  'A note was added already, before you changed this form. What you have typed since is kept.';

/** @param requestKey names one adding: sent again, the note stands once @throws AppError not-found; conflict with the note that the key stands for, where it says something else, or was removed since */
export async function addNote({
  ctx,
  id,
  input,
  requestKey = null,
}: Order & { input: unknown; requestKey?: string | null }): Promise<AdminEnquiry> {
  requireOwner(ctx);
  const { text } = NoteInput.parse(input);
  const noteId = ctx.ids.make('msg');
  await addOnce({
    ctx,
    id: noteId,
    requestKey,
    input: { id, text },
    add: async (tx) => {
      const row = requireThere(await findEnquiry(tx, id));
      await insertNote(tx, {
        id: noteId,
        enquiry_id: row.id,
        text,
        created_at: ctx.clock.now().toISOString(),
      });
      // Its words may be about anybody: that there is one, and how long it is, is enough for as long as the note itself stands.
      await writeAudit(tx, ctx, {
        action: 'enquiries.note',
        subject: subjectOf(row.id),
        after: { lettersOfTheNote: text.length },
      });
    },
    check: async (tx, earlier) => {
      const note = await findNote(tx, id, earlier);
      if (note?.text !== text)
        throw new AppError('conflict', NOTED_ALREADY, undefined, note && toNote(note));
    },
  });
  return readEnquiryForOwner({ ctx, id });
}

/** @throws AppError not-found */
export const removeNote = ({
  noteId,
  ...order
}: Order & { noteId: string }): Promise<AdminEnquiry> =>
  changeEnquiry(order, async (tx, row) => {
    const note = await findNote(tx, row.id, noteId);
    if (!note || !(await deleteNote(tx, row.id, noteId)))
      throw new AppError('not-found', 'This note is no longer there.');
    // Its words stand nowhere else any more; they go with the enquiry, and to its person in the export.
    await writeAudit(tx, order.ctx, {
      action: REMOVE_NOTE,
      subject: subjectOf(row.id),
      before: { note: note.text },
    });
  });

/** @throws AppError not-found; changed where something came in since */
export async function archiveEnquiry({
  input,
  ...order
}: Order & { input: unknown }): Promise<AdminEnquiry> {
  const { archived, seen } = ArchiveInput.parse(input);
  return changeEnquiry(order, async (tx, row, at) => {
    if ((row.archived_at !== null) === archived) return;
    if (archived) await requireSeen(tx, row, seen);
    const values = {
      archived_at: archived ? at : null,
      ...(archived ? { waiting_since: null } : {}),
    };
    await touchEnquiry(tx, row.id, values);
    await writeAudit(tx, order.ctx, {
      action: archived ? 'enquiries.archive' : 'enquiries.unarchive',
      subject: subjectOf(row.id),
      before: keptOf(row),
      after: keptOf({ ...row, ...values }),
    });
  });
}

/** Into the bin; its private link leads nowhere in the meantime. @throws AppError not-found */
export async function deleteEnquiry({ ctx, id }: Order): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const row = requireThere(await findEnquiry(tx, id));
    await updateEnquiry(tx, row, { deleted_at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, {
      action: 'enquiries.delete',
      subject: subjectOf(id),
      version: row.version + 1,
      before: keptOf(row),
    });
  });
}
