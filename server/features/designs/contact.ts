/** The name and e-mail address left beside the results. The request's id is known only to its own visitor. */
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { saveSearchText, searchTextOf } from '#server/features/designs/idea-search.ts';
import { type Contact, setContact } from '#server/features/designs/person-repo.ts';
import { isSessionId } from '#server/features/designs/removal.ts';
import { findSession, listSummariesOfSession } from '#server/features/designs/repo.ts';

const GONE = 'These designs are no longer kept, so there is nothing to leave your name with.';

/** Of the designs of a request; none for an id that is none. */
export const listDesignIds = async (ctx: Context, sessionId: string): Promise<string[]> =>
  isSessionId(sessionId)
    ? (await listSummariesOfSession(ctx.db.read, sessionId)).map((design) => design.id)
    : [];

/**
 * Replaces what was left before; null takes it back. In the caller's transaction.
 * @returns what the request asked for, and its designs
 * @throws AppError not-found
 */
export async function changeContact(
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
  // Only the request says who it is.
  await writeAudit(tx, ctx, {
    action: contact ? 'designs.contact' : 'designs.withdraw-contact',
    subject: sessionId,
    detail: contact ? { wants: contact.contact_purpose } : {},
  });
  return { asked: asked.designDescription ?? '', postcode: asked.postcode, designs };
}
