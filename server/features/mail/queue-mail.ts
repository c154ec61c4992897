/** Puts a message into the queue, in the transaction of what it tells of: the two are kept together or not at all. */
import { DAY_MS } from '#contracts/london-time.ts';
import type { MailContent, MailState } from '#contracts/mail.ts';
import { type Context, readingIn } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { checkRecipient, checkSubject, greetingName } from '#server/features/mail/addresses.ts';
import { countMailsTo, insertMailRow, listMailStates } from '#server/features/mail/repo.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { MailAddress, MailAttachment } from '#server/ports/mail.ts';

export const MAIL_JOB = 'mail-send';
/** With the queue's back-off: over an hour, which outlasts what asks to come again later. */
export const MAIL_ATTEMPTS = 12;

export type NewMail = {
  queue: Queue;
  /** What it is for, once for ever: "booking-confirmation:bkg_1:1". */
  key: string;
  to: MailAddress;
  subject: string;
  content: MailContent;
  attachments?: readonly MailAttachment[];
  /** The record it belongs to, for the owner's lists and for erasing. */
  about?: { kind: string; id: string };
  /** Only for what a person may want to miss: "follow-ups". */
  unsubscribePurpose?: string;
  /** For what anybody can have sent to any address: no more than so many to it within a day, of whatever kind. */
  mostPerDay?: number;
};

const HOUR_MS = 3_600_000;
/** More than a firm is written to in its busiest hour: beyond it somebody's program is at work. */
const MOST_TO_OWNER_AN_HOUR = 60;
const HELD_SUBJECT = 'More messages from your site than usual';
const HELD_WORDS = `Too much was written to you within the hour, so this message was kept back; see the message “${HELD_SUBJECT}”.`;

/** Where the firm's own messages go. */
export async function ownerAddress(ctx: Context): Promise<MailAddress> {
  const { firmName, email } = await readSettings({ ctx });
  return { name: firmName, address: email };
}

/**
 * Call `queue.announce()` after the transaction.
 * What visitors write to the firm beyond sixty messages an hour is kept here, and one message says so.
 * @returns false when the message was queued before, or the address has had enough
 * @throws AppError invalid when the address is none
 */
export async function queueMail(tx: Tx, ctx: Context, mail: NewMail): Promise<boolean> {
  // Anybody can type anybody's address: a name that says something to whoever reads it there stays out of its head too.
  const to = checkRecipient(
    ctx.actor.kind === 'visitor' && mail.to.name !== null
      ? { ...mail.to, name: greetingName(mail.to.name) }
      : mail.to,
  );
  const content: MailContent = {
    ...mail.content,
    ...(mail.content.replyTo ? { replyTo: checkRecipient(mail.content.replyTo) } : {}),
  };
  const id = ctx.ids.make('eml');
  const at = ctx.clock.now().toISOString();
  if (
    mail.mostPerDay !== undefined &&
    (await countMailsTo(tx, to.address, new Date(Date.parse(at) - DAY_MS).toISOString())) >=
      mail.mostPerDay
  )
    return false;
  const isHeld = await isTooMuchForOwner(tx, ctx, mail, at);
  const isNew = await insertMailRow(tx, {
    id,
    key: mail.key,
    to_name: to.name,
    to_address: to.address,
    subject: checkSubject(mail.subject),
    content: JSON.stringify(content),
    attachments: JSON.stringify(
      (mail.attachments ?? []).map(({ name, contentType, content }) => ({
        name,
        contentType,
        content: Buffer.from(content).toString('base64'),
      })),
    ),
    unsubscribe_purpose: mail.unsubscribePurpose ?? null,
    about_kind: mail.about?.kind ?? null,
    about_id: mail.about?.id ?? null,
    state: isHeld ? 'kept' : 'queued',
    error: isHeld ? HELD_WORDS : null,
    receipt: null,
    created_at: at,
    updated_at: at,
    sent_at: null,
  });
  if (!isNew) return false;
  if (isHeld) await tellOfHeld(tx, ctx, mail, at);
  else
    await mail.queue.enqueue(tx, {
      kind: MAIL_JOB,
      key: `${MAIL_JOB}:${id}`,
      payload: { id },
      maxAttempts: MAIL_ATTEMPTS,
    });
  await writeAudit(tx, ctx, {
    action: 'mail.queue',
    subject: `mail:${id}`,
    detail: { about: mail.about ? `${mail.about.kind}:${mail.about.id}` : null },
  });
  return true;
}

/** Of what visitors have sent to the firm; what the owner or the server itself writes always goes out. Where no mail server is set up nothing leaves, and nothing is too much. */
async function isTooMuchForOwner(
  tx: Tx,
  ctx: Context,
  { to, about }: NewMail,
  at: string,
): Promise<boolean> {
  if (!about || ctx.actor.kind !== 'visitor') return false;
  const owner = await ownerAddress(readingIn(ctx, tx));
  if (to.address.trim().toLowerCase() !== owner.address.toLowerCase()) return false;
  return (
    (await countMailsTo(tx, owner.address, new Date(Date.parse(at) - HOUR_MS).toISOString(), {
      leavingOnly: true,
    })) >= MOST_TO_OWNER_AN_HOUR
  );
}

/** One message an hour in the place of all that are kept back. */
async function tellOfHeld(tx: Tx, ctx: Context, { queue, to }: NewMail, at: string): Promise<void> {
  await queueMail(tx, ctx, {
    queue,
    key: `held-back:${at.slice(0, 13)}`,
    to,
    subject: HELD_SUBJECT,
    content: {
      preheader: 'Further ones are kept back in the back office, so that your inbox does not fill.',
      title: 'More messages than usual',
      blocks: [
        {
          type: 'text',
          text: `More than ${MOST_TO_OWNER_AN_HOUR} messages were written to you within an hour. The further ones of this hour are kept back, so that your inbox does not fill. None is lost: enquiries, bookings and complaints stand in the back office as always, and the messages under Mail, in the list “Kept here”, from where you send each on or drop it.`,
        },
        {
          type: 'note',
          text: 'If you do not know these senders, a program may be filling in your forms. It ends by itself, or your provider can help.',
        },
      ],
    },
  });
}

/** How messages stand, by the keys they were queued with; one that is not kept, or never was, is left out. */
export async function mailStatesOf(
  read: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, MailState>> {
  return new Map((await listMailStates(read, keys)).map(({ key, state }) => [key, state]));
}
