/** A name and an e-mail left beside the results, by whoever holds the request's id: only its own answer tells it. */
import { DesignContactInput } from '#contracts/admin-designs.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { saveSearchText, searchTextOf } from '#server/features/designs/idea-search.ts';
import { type Contact, setContact } from '#server/features/designs/person-repo.ts';
import { isSessionId } from '#server/features/designs/removal.ts';
import { findSession, listSummariesOfSession } from '#server/features/designs/repo.ts';
import { tellOfContact, type TellParts } from '#server/features/designs/tell.ts';
import type { ReadPlan } from '#server/features/designs/plan.ts';
import { forgetKept, keepAsEnquiry, prepareKeep } from '#server/features/enquiries/keep.ts';
import type { Queue } from '#server/jobs/queue.ts';

const GONE = 'These designs are no longer kept, so there is nothing to leave your name with.';

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
  readPlan: ReadPlan;
} & TellParts): Promise<void> {
  const contact = DesignContactInput.parse(input);
  const { name, email, wants } = contact;
  const prepared = await prepareKeep(
    ctx,
    readPlan,
    isSessionId(sessionId)
      ? (await listSummariesOfSession(ctx.db.read, sessionId)).map((design) => design.id)
      : [],
  );
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

async function changeContact(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  contact: Contact | null,
): Promise<{
  asked: string;
  postcode: string | undefined;
  designs: { id: string; title: string }[];
}> {
  const session = isSessionId(sessionId) ? await findSession(tx, sessionId) : undefined;
  // A sample's id is no secret.
  if (!session || session.deleted_at !== null || session.sample === 1)
    throw new AppError('not-found', GONE);
  const designs = await listSummariesOfSession(tx, sessionId);
  const asked = JSON.parse(session.input) as { designDescription?: string; postcode?: string };
  await setContact(tx, sessionId, contact);
  await saveSearchText(
    tx,
    sessionId,
    searchTextOf({
      ...asked,
      projectType: session.project_type,
      titles: designs.map((design) => design.title),
      name: contact?.user_name ?? null,
      email: contact?.user_email ?? null,
    }),
  );
  // Who it is stands in the request alone.
  await writeAudit(tx, ctx, {
    action: contact ? 'designs.contact' : 'designs.withdraw-contact',
    subject: sessionId,
    detail: contact ? { wants: contact.contact_purpose } : {},
  });
  return { asked: asked.designDescription ?? '', postcode: asked.postcode, designs };
}
