/** A name left beside designs is an enquiry too, so that the owner sees it among the others. */
import { DesignContactInput } from '#contracts/admin-designs.ts';
import { EnquiryInput } from '#contracts/enquiries.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { eraseRows } from '#server/features/enquiries/erase.ts';
import { enquiryLink } from '#server/features/enquiries/for-others.ts';
import { findEnquiryOfSession, updateEnquiry } from '#server/features/enquiries/repo.ts';
import { listMessages } from '#server/features/enquiries/parts-repo.ts';
import { storeEnquiry, takeDesigns, type SendParts } from '#server/features/enquiries/send.ts';
import type { TakenDesign } from '#server/features/enquiries/snapshot.ts';
import type { TellParts } from '#server/features/enquiries/notifications.ts';
import { changeContact, listDesignIds } from '#server/features/designs/contact.ts';
import { tellOfContact } from '#server/features/designs/notifications.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** Prepared before the transaction in which the name is stored. */
type KeptDesigns = { id: string; link: string; designs: TakenDesign[] };

async function prepareKeep(
  ctx: Context,
  readPlan: SendParts['readPlan'],
  designIds: readonly string[],
): Promise<KeptDesigns> {
  const id = ctx.ids.make('enq');
  return {
    id,
    link: await enquiryLink(ctx, id),
    designs: await takeDesigns(ctx, readPlan, designIds.slice(0, 3)),
  };
}

type Contact = {
  name: string;
  email: string;
  wants: 'keep' | 'contact';
  asked: string;
  postcode: string | undefined;
};

/** In the transaction that keeps the name. The same request for designs has one enquiry, however often the name is corrected. */
async function keepAsEnquiry(
  tx: Tx,
  ctx: Context,
  parts: TellParts,
  { sessionId, prepared, contact }: { sessionId: string; prepared: KeptDesigns; contact: Contact },
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const known = await findEnquiryOfSession(tx, sessionId);
  if (known) {
    if (
      known.name === contact.name &&
      known.email === contact.email &&
      (contact.wants === 'keep' || known.waiting_since !== null)
    )
      return;
    await updateEnquiry(tx, known, {
      name: contact.name,
      email: contact.email,
      ...(contact.wants === 'contact' && known.waiting_since === null
        ? { waiting_since: at, archived_at: null }
        : {}),
      updated_at: at,
      last_activity_at: at,
    });
    await writeAudit(tx, ctx, {
      action: 'enquiries.keep',
      subject: `enquiries:${known.id}`,
      detail: { wants: contact.wants },
      version: known.version + 1,
    });
    return;
  }
  const input = EnquiryInput.parse({
    source: 'keep',
    name: contact.name,
    email: contact.email,
    postcode: contact.postcode,
    message: contact.asked.slice(0, 4_000) || undefined,
    designIds: prepared.designs.map((design) => design.design_id),
    requestKey: `keep-${prepared.id.slice(4, 60)}`,
  });
  await storeEnquiry(tx, ctx, parts, {
    id: prepared.id,
    link: prepared.link,
    input,
    designs: prepared.designs,
    estimate: null,
    sessionId,
    isWaiting: contact.wants === 'contact',
  });
}

/** The name was taken back: the enquiry goes with it, unless a conversation has come of it. */
async function forgetKept(
  tx: Tx,
  ctx: Context,
  { sessionId, queue }: { sessionId: string; queue: Queue },
): Promise<void> {
  const known = await findEnquiryOfSession(tx, sessionId);
  if (
    !known ||
    known.source !== 'keep' ||
    known.state !== 'received' ||
    (await listMessages(tx, known.id)).length > 0
  )
    return;
  await eraseRows(tx, ctx, { queue, ids: [known.id], action: 'enquiries.withdraw' });
}

/** Takes the place of what was left before, mails the designs' links, and is an enquiry of the owner's list. @throws AppError not-found */
export async function leaveContact({
  ctx,
  sessionId,
  input,
  readPlan,
  ...parts
}: {
  ctx: Context;
  sessionId: string;
  input: unknown;
} & SendParts): Promise<void> {
  const contact = DesignContactInput.parse(input);
  const { name, email, wants } = contact;
  const prepared = await prepareKeep(ctx, readPlan, await listDesignIds(ctx, sessionId));
  await ctx.db.write(async (tx) => {
    const { asked, postcode, designs } = await changeContact(tx, ctx, sessionId, {
      user_name: name,
      user_email: email,
      contact_purpose: wants,
      contact_at: ctx.clock.now().toISOString(),
    });
    if (designs.length === 0) return;
    await tellOfContact({ ctx, tx, sessionId, contact, designs, asked, ...parts });
    await keepAsEnquiry(tx, ctx, parts, {
      sessionId,
      prepared,
      contact: { name, email, wants, asked, postcode },
    });
  });
  parts.queue.announce();
}

/** Taking back what was never left changes nothing. @throws AppError not-found */
export async function withdrawContact({
  ctx,
  sessionId,
  queue,
}: {
  ctx: Context;
  sessionId: string;
  queue: Queue;
}): Promise<void> {
  await ctx.db.write(async (tx) => {
    await changeContact(tx, ctx, sessionId, null);
    await forgetKept(tx, ctx, { sessionId, queue });
  });
}
