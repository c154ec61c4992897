/** What is mailed when a name is left beside designs: their links to the visitor, and word to the firm where an answer is wanted. */
import type { DesignContactInput } from '#contracts/admin-designs.ts';
import type { MailBlock } from '#contracts/mail.ts';
import { type Context, readingIn } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { addressHash, greetingName } from '#server/features/mail/addresses.ts';
import { ownerAddress, queueMail } from '#server/features/mail/queue-mail.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** Anybody can type anybody's address. */
const MOST_A_DAY = 10;

export type TellParts = { queue: Queue; origin: string };
type Telling = TellParts & {
  ctx: Context;
  tx: Tx;
  sessionId: string;
  contact: DesignContactInput;
  designs: readonly { id: string; title: string }[];
  asked: string;
};

/** In the transaction that keeps the name. Saving the same once more sends nothing. */
export async function tellOfContact({
  ctx,
  tx,
  sessionId,
  contact,
  designs,
  asked,
  queue,
  origin,
}: Telling): Promise<void> {
  const { name, email, wants } = contact;
  const whom = addressHash(email).slice(0, 16);
  const about = { kind: 'designs', id: sessionId };
  const links: MailBlock[] = designs.map(({ id, title }) => ({
    type: 'link',
    label: title,
    url: `${origin}/design/${id}`,
  }));
  const greeting = greetingName(name);
  const what = designs.length === 1 ? 'Your garden design' : 'Your garden designs';
  const promise =
    wants === 'contact'
      ? 'We will write to you about them within two working days.'
      : 'We will send nothing else unless you ask.';
  await queueMail(tx, ctx, {
    queue,
    key: `designs-links:${sessionId}:${whom}`,
    to: { name, address: email },
    subject: what,
    about,
    mostPerDay: MOST_A_DAY,
    content: {
      preheader: 'Links to your designs. Please keep this message.',
      title: what,
      blocks: [
        {
          type: 'text',
          text: `${greeting ? `${greeting}, here are your designs` : 'Here are your designs'}, each with its own link to the plan, the views, the planting and the cost. ${promise}`,
        },
        ...links,
        {
          type: 'note',
          text: 'Anyone with a link can open the design, so please keep it private. Was this not you? Then please ignore this message, or reply to it and we will remove your address.',
        },
      ],
    },
  });
  if (wants !== 'contact') return;
  const facts: MailBlock = {
    type: 'facts',
    facts: [
      { label: 'Name', value: name },
      { label: 'E-mail', value: email },
    ],
  };
  await queueMail(tx, ctx, {
    queue,
    key: `designs-contact:${sessionId}:${whom}`,
    to: await ownerAddress(readingIn(ctx, tx)),
    subject: `Please write about these designs: ${name}`,
    about,
    content: {
      preheader: `${name} would like to hear from us about their designs`,
      title: 'A visitor would like to hear from you',
      replyTo: { name, address: email },
      blocks: [
        facts,
        ...(asked ? [{ type: 'quote' as const, text: asked, from: name }] : []),
        ...links,
        { type: 'note', text: 'The visitor was promised an answer within two working days.' },
      ],
    },
  });
}
