/** What a visitor sees and does behind the private link. */
import { MessageInput, type VisitorEnquiry } from '#contracts/enquiries.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { markForDeletion } from '#server/storage/stored-files.ts';
import { eraseRows, removeFiles } from '#server/features/enquiries/erase.ts';
import { enquiryLink, writeState } from '#server/features/enquiries/for-others.ts';
import { unpackText } from '#server/features/enquiries/packed.ts';
import { presentForVisitor } from '#server/features/enquiries/present.ts';
import {
  countMessages,
  deletePhotos,
  insertMessage,
  listDesigns,
  listPhotos,
} from '#server/features/enquiries/parts-repo.ts';
import {
  type EnquiryRow,
  findEnquiry,
  lockEnquiry,
  touchEnquiry,
} from '#server/features/enquiries/repo.ts';
import {
  tellOfMessage,
  type TellParts,
  tellOfWithdrawal,
} from '#server/features/enquiries/notifications.ts';
import { readLinkToken } from '#server/links.ts';
import type { Storage } from '#server/ports/storage.ts';
import type { VisitorSpace } from '#server/storage/visitor-space.ts';

const GONE =
  'There is no such enquiry. It may have been withdrawn or deleted, or the link is not complete.';
const MOST_MESSAGES = 300;

/** Every call behind a private link begins here. @throws AppError not-found for a link that leads nowhere */
export async function findByLink({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<EnquiryRow> {
  const id = await readLinkToken(ctx, 'enquiry', token);
  return requireLiving(id === null ? undefined : await findEnquiry(ctx.db.read, id));
}

export function requireLiving(row: EnquiryRow | undefined): EnquiryRow {
  if (!row || row.deleted_at !== null) throw new AppError('not-found', GONE);
  return row;
}

/** In a transaction. @throws AppError not-found; impossible once it is closed */
export async function requireOpen(tx: Tx, id: string): Promise<EnquiryRow> {
  const row = requireLiving(await findEnquiry(tx, id));
  if (row.state === 'closed')
    throw new AppError('impossible', 'This enquiry is closed. Please send a new one, or ring us.');
  return row;
}

export async function readEnquiry({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<VisitorEnquiry> {
  return presentForVisitor(ctx, await findByLink({ ctx, token }), token);
}

/** Stored once, and mailed to the firm. @throws AppError not-found, impossible, too-many */
export async function writeToFirm({
  ctx,
  token,
  input: given,
  ...parts
}: { ctx: Context; token: string; input: unknown } & TellParts): Promise<VisitorEnquiry> {
  const { id } = await findByLink({ ctx, token });
  const input = MessageInput.parse(given);
  const link = await enquiryLink(ctx, id);
  await ctx.db.write(async (tx) => {
    await lockEnquiry(tx, ctx.db.kind, id);
    const row = await requireOpen(tx, id);
    if ((await countMessages(tx, id)) >= MOST_MESSAGES)
      throw new AppError(
        'too-many',
        'This conversation has become very long: please ring us, or send an e-mail.',
      );
    const at = ctx.clock.now().toISOString();
    const message = {
      id: ctx.ids.make('msg'),
      enquiry_id: id,
      request_key: input.requestKey,
      sender: 'visitor' as const,
      text: input.text,
      created_at: at,
    };
    if (!(await insertMessage(tx, message))) return;
    await touchEnquiry(tx, id, {
      waiting_since: row.waiting_since ?? at,
      archived_at: null,
      last_activity_at: at,
    });
    await writeAudit(tx, ctx, { action: 'enquiries.write', subject: `enquiries:${id}` });
    await tellOfMessage({ ctx, tx, row, link, message, ...parts });
  });
  parts.queue.announce();
  return readEnquiry({ ctx, token });
}

/**
 * Until a quote was made everything is deleted at once and for good. After that the quote and the letters stay, so that
 * both sides can look up what was offered, and what is open of it is declined; photographs and facts of the garden go.
 * @returns whether it is gone
 */
export async function withdrawEnquiry({
  ctx,
  token,
  storage,
  space,
  ...parts
}: { ctx: Context; token: string; storage: Storage; space: VisitorSpace } & TellParts): Promise<{
  isGone: boolean;
}> {
  const { id } = await findByLink({ ctx, token });
  const { isGone, keys } = await ctx.db.write(async (tx) => {
    const row = await requireOpen(tx, id);
    const goes = row.state === 'received' || row.state === 'visit';
    await ctx.related.settleQuotes(tx, ctx, id);
    const keyList = goes
      ? await eraseRows(tx, ctx, { queue: parts.queue, ids: [id], action: 'enquiries.withdraw' })
      : await closeWithdrawn(tx, ctx, row);
    await tellOfWithdrawal({ ctx, tx, row, isGone: goes, ...parts });
    return { isGone: goes, keys: keyList };
  });
  parts.queue.announce();
  await removeFiles(storage, keys);
  for (const key of keys) space.giveBackPhotograph(key);
  return { isGone };
}

async function closeWithdrawn(tx: Tx, ctx: Context, row: EnquiryRow): Promise<string[]> {
  const keys = (await listPhotos(tx, [row.id])).flatMap((photo) => [photo.key, photo.small_key]);
  await markForDeletion(tx, keys, ctx.clock.now().toISOString());
  await deletePhotos(tx, row.id);
  await writeState(tx, ctx, row, {
    state: 'closed',
    closing: 'withdrawn',
    site_facts: '[]',
    preferred_times: null,
  });
  return keys;
}

/** The plan as it was when it was sent. @throws AppError not-found */
export async function readPlanOf(db: Reader, enquiryId: string, n: number): Promise<string> {
  const design = (await listDesigns(db, enquiryId)).find((one) => one.n === n);
  if (!design?.plan) throw new AppError('not-found', 'There is no plan at this address.');
  return unpackText(design.plan);
}
