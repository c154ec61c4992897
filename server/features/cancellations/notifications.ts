/** What is mailed of a notice: the acknowledgement on a durable medium that regulation 32 (5) asks for, and word to the firm. */
import { dateInWords, momentInWords } from '#contracts/london-time.ts';
import { readingIn } from '#server/context.ts';
import { presentForOwner } from '#server/features/cancellations/cancellation.ts';
import { greetingName } from '#server/features/mail/addresses.ts';
import { ownerAddress, queueMail } from '#server/features/mail/queue-mail.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import type { Telling } from '#server/submissions/send.ts';

/** Anybody can type anybody's address. */
const MOST_A_DAY = 10;
/** Words with an address or a telephone number in them are not sent on: they could be somebody's advertisement or trap, in our name. */
const LEADS_AWAY = /www\.|https?:|\w\.\w{2,}\b|@|(?:\d[\s().+/-]{0,3}){9}/i;

/** In the transaction that stores it. */
export async function tellOfCancellation({
  ctx,
  tx,
  row,
  link,
  queue,
  origin,
  isMailed,
}: Telling<'cancellation_notices'>): Promise<void> {
  const reference = referenceOf(row.id);
  const received = momentInWords(row.received_at);
  const about = { kind: 'cancellations', id: row.id };
  const name = greetingName(row.name);
  const contract = LEADS_AWAY.test(row.contract)
    ? 'As you wrote it; the link below shows it'
    : row.contract;
  const isQueued = await queueMail(tx, ctx, {
    queue,
    key: `cancellation:${row.id}:sender`,
    to: { name: row.name, address: row.email },
    subject: `We have received your notice of cancellation: ${reference}`,
    about,
    mostPerDay: MOST_A_DAY,
    content: {
      preheader: `Received on ${received}. Please keep this message.`,
      title: 'Your notice of cancellation has arrived',
      blocks: [
        {
          type: 'text',
          text: `This acknowledges that we have received your notice of cancellation${name ? `, ${name}` : ''}. Please keep this message: it shows when you sent it.`,
        },
        {
          type: 'facts',
          facts: [
            { label: 'Reference', value: reference },
            { label: 'Received', value: received },
            { label: 'Contract', value: contract },
          ],
        },
        {
          type: 'text',
          text: 'We will write to you about what you have paid and what has been delivered. Where the law gives you the right to cancel, we will refund what you have paid within 14 days.',
        },
        { type: 'button', label: 'See or print your notice', url: `${origin}${link}` },
        {
          type: 'note',
          text: 'Was this not you? Someone may have typed your address by mistake. Please reply to this message and we will delete it.',
        },
      ],
    },
  });
  await queueMail(tx, ctx, {
    queue,
    key: `cancellation:${row.id}:owner`,
    to: await ownerAddress(readingIn(ctx, tx)),
    subject: `Notice of cancellation ${reference}: ${row.name}`,
    about,
    content: {
      preheader: `${row.name} cancels a contract. Please look into it today.`,
      title: 'Notice that a contract is cancelled',
      replyTo: { name: row.name, address: row.email },
      blocks: [
        {
          type: 'facts',
          facts: [
            { label: 'Reference', value: reference },
            { label: 'Received', value: received },
            { label: 'Name', value: row.name },
            { label: 'Address', value: row.address },
            { label: 'E-mail', value: row.email },
            ...(row.ordered ? [{ label: 'Ordered or received', value: row.ordered }] : []),
          ],
        },
        { type: 'quote', text: row.contract, from: row.name },
        {
          type: 'text',
          text: `If the contract can be cancelled, you must refund what was paid by ${dateInWords(presentForOwner(row).refundBy)}. Stop work and orders for it now.`,
        },
        {
          type: 'button',
          label: 'Open the notice',
          url: `${origin}/admin/complaints?show=cancellations&q=${reference}`,
        },
        { type: 'note', text: acknowledgedWords(isMailed, isQueued) },
      ],
    },
  });
}

/** What the firm reads of it: the acknowledgement has to reach its sender on something that they can keep. */
function acknowledgedWords(isMailed: boolean, isQueued: boolean): string {
  const please =
    'Their page acknowledges it; please send them an acknowledgement yourself as well.';
  if (!isMailed) return `This site sends no e-mail, so no acknowledgement has been sent. ${please}`;
  if (!isQueued)
    return `No acknowledgement was e-mailed: the sender’s address has reached the most messages we send to one address in a day. ${please}`;
  return 'An acknowledgement has been e-mailed to the sender.';
}
