/** Copies to go on from: of a design of the library for whoever likes it, of an enquiry's design for the owner. */
import type { DesignRequestInput } from '#contracts/design.ts';
import type { Context } from '#server/context.ts';
import { requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { enqueueFirstPictures } from '#server/features/designs/ask-pictures.ts';
import { listCopiesFor } from '#server/features/designs/copies-repo.ts';
import { packGarden, unpackGarden } from '#server/features/designs/garden-text.ts';
import { saveSearchText, searchTextOf } from '#server/features/designs/idea-search.ts';
import { publicGarden } from '#server/features/designs/present.ts';
import { DESIGN_GONE, isDesignId } from '#server/features/designs/read.ts';
import {
  type DesignRow,
  findDesign,
  insertDesigns,
  insertSession,
} from '#server/features/designs/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { VisitorSpace } from '#server/storage/visitor-space.ts';

/** The copy, and the secret by which it is changed. */
export type OwnCopy = { id: string; sessionId: string };

/**
 * A copy of one's own of a design that is in the library; where it is and what its maker wrote stay out of it.
 * @throws AppError not-found for any other
 */
export async function startFromLibrary({
  ctx,
  queue,
  space,
  lane,
  id,
}: {
  ctx: Context;
  queue: Queue;
  space: VisitorSpace;
  lane: string;
  id: string;
}): Promise<OwnCopy> {
  await space.requireRoom();
  const copy = await ctx.db.write(async (tx) => {
    const row = isDesignId(id) ? await findDesign(tx, id) : undefined;
    if (!row || row.shared !== 1) throw new AppError('not-found', DESIGN_GONE);
    return copyDesign(tx, ctx, { row, queue, lane, title: `${row.title}, my own` });
  });
  queue.announce();
  return copy;
}

/** The most that the owner makes for one enquiry: no one looks through more than this. */
const MOST_COPIES = 12;

/**
 * The owner's own copy of a design that came with an enquiry, to adjust before it is quoted. What was sent stays.
 * @param enquiry whose it is: with an e-mail the copy is found by whoever asks what is held of them
 * @throws AppError not-found where the design is gone; conflict where there are very many copies
 */
export async function copyForEnquiry({
  ctx,
  queue,
  designId,
  enquiry,
}: {
  ctx: Context;
  queue: Queue;
  designId: string;
  enquiry: { id: string; name: string; email: string | null };
}): Promise<OwnCopy> {
  requireOwner(ctx);
  const copy = await ctx.db.write(async (tx) => {
    const row = await findDesign(tx, designId);
    if (!row) throw new AppError('not-found', DESIGN_GONE);
    const others = await listCopiesFor(tx, enquiry.id);
    if (others.length >= MOST_COPIES)
      throw new AppError(
        'conflict',
        'There are many copies for this enquiry already. Please go on with one of them.',
      );
    const n = others.filter((one) => one.copied_from === designId).length + 1;
    const title = `${row.title}, our version${n > 1 ? ` ${n}` : ''}`;
    return copyDesign(tx, ctx, { row, queue, lane: enquiry.id, title, enquiry });
  });
  queue.announce();
  return copy;
}

/** The owner's copies for an enquiry, oldest first, each with the design that it was made of. */
export const listOwnCopies = async (
  ctx: Context,
  enquiryId: string,
): Promise<(OwnCopy & { of: string | null; title: string; totalPence: number })[]> =>
  (await listCopiesFor(ctx.db.read, enquiryId)).map((row) => ({
    id: row.id,
    sessionId: row.session_id,
    of: row.copied_from,
    title: row.title,
    totalPence: row.total_pence,
  }));

async function copyDesign(
  tx: Tx,
  ctx: Context,
  {
    row,
    queue,
    lane,
    title,
    enquiry,
  }: {
    row: DesignRow;
    queue: Queue;
    lane: string;
    title: string;
    enquiry?: { id: string; name: string; email: string | null };
  },
): Promise<OwnCopy> {
  const at = ctx.clock.now().toISOString();
  const [sessionId, id] = [ctx.ids.make('ses'), ctx.ids.make('dsn')];
  const input: DesignRequestInput = {
    designDescription: enquiry ? 'Our copy, to adjust.' : 'Begun from the library.',
    projectType: row.project_type as DesignRequestInput['projectType'],
    preferences: [],
    share: false,
  };
  const stored = await unpackGarden(row.garden);
  const garden = enquiry ? stored : publicGarden(stored);
  const named = enquiry?.email ? { name: enquiry.name, email: enquiry.email } : {};
  const contact = enquiry?.email
    ? {
        user_name: enquiry.name,
        user_email: enquiry.email,
        contact_purpose: 'contact' as const,
        contact_at: at,
      }
    : {};
  await insertSession(tx, {
    id: sessionId,
    request_key: null,
    request_hash: '',
    project_type: row.project_type,
    input: JSON.stringify(input),
    facts: '[]',
    problems: '[]',
    sample: 0,
    copied_from: row.id,
    ...(enquiry ? { enquiry_id: enquiry.id, brief_of: row.session_id } : {}),
    ...contact,
    created_at: at,
  });
  await insertDesigns(tx, [
    {
      ...row,
      id,
      session_id: sessionId,
      position: 0,
      title,
      garden: await packGarden({ ...garden, words: { ...garden.words, title } }),
      shared: 0,
      public_at: null,
      sample: 0,
      hero: 0,
      state_of: null,
      state_version: null,
      created_at: at,
    },
  ]);
  await saveSearchText(tx, sessionId, searchTextOf({ ...input, titles: [title], ...named }));
  await writeAudit(tx, ctx, {
    action: 'designs.copy',
    subject: id,
    detail: { from: row.id, ...(enquiry ? { enquiry: enquiry.id } : {}) },
  });
  await enqueueFirstPictures(tx, { queue, lane, designIds: [id] });
  return { id, sessionId };
}
