/** Mail about a request for an appointment: to the firm in full, to the visitor that it has arrived. */
import { requestsAddress } from '#contracts/admin-paths.ts';
import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import type { MailBlock } from '#contracts/mail.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { readingIn } from '#server/context.ts';
import { greetingName } from '#server/features/mail/addresses.ts';
import { ownerAddress, queueMail } from '#server/features/mail/queue-mail.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import type { Telling } from '#server/submissions/send.ts';

/** Anybody can type anybody's address. */
const MOST_A_DAY = 10;

/** In the transaction that stores the request. */
export async function tellOfRequest({
  ctx,
  tx,
  row,
  queue,
  origin,
}: Telling<'booking_requests'>): Promise<void> {
  const owner = await ownerAddress(readingIn(ctx, tx));
  const { id, name, email } = row;
  const reference = referenceOf(id);
  const what = REQUEST_KIND_LABELS[row.kind as BookingKind];
  const about = { kind: 'booking-requests', id };
  const facts: { label: string; value: string }[] = [
    { label: 'What', value: what },
    { label: 'Reference', value: reference },
    { label: 'Name', value: name },
    { label: 'E-mail', value: email },
    ...(row.phone ? [{ label: 'Telephone', value: row.phone }] : []),
    ...(row.postcode ? [{ label: 'Postcode', value: row.postcode }] : []),
    ...(row.preferred_times ? [{ label: 'Times that suit', value: row.preferred_times }] : []),
  ];
  const blocks: MailBlock[] = [
    { type: 'facts', facts },
    ...(row.message ? [{ type: 'quote' as const, text: row.message, from: name }] : []),
    ...(row.design_id
      ? [
          {
            type: 'link' as const,
            label: 'See the design it is about',
            url: `${origin}/design/${encodeURIComponent(row.design_id)}`,
          },
        ]
      : []),
    { type: 'button', label: 'Open the request', url: `${origin}${requestsAddress()}` },
    { type: 'note', text: 'The booking page promises an answer within two working days.' },
  ];
  await queueMail(tx, ctx, {
    queue,
    key: `booking-request:${id}:owner`,
    to: owner,
    subject: `New request: ${what}, ${name}`,
    about,
    content: {
      preheader: `${name} asks for an appointment: ${what}`,
      title: 'New request for an appointment',
      blocks,
      replyTo: { name: name, address: email },
    },
  });
  await queueMail(tx, ctx, {
    queue,
    key: `booking-request:${id}:visitor`,
    to: { name: name, address: email },
    subject: `We have your request: ${reference}`,
    about,
    mostPerDay: MOST_A_DAY,
    content: {
      preheader: `We will answer within two working days. Your reference is ${reference}.`,
      title: 'We have your request',
      blocks: visitorBlocks(name, what, reference, origin),
    },
  });
}

/** Of what was typed, nothing but a name is sent back: the address may be a stranger's. */
function visitorBlocks(name: string, what: string, reference: string, origin: string): MailBlock[] {
  const greeting = greetingName(name);
  return [
    {
      type: 'text',
      text: `Thank you${greeting ? `, ${greeting}` : ''}. We have your request and will e-mail you a time within two working days. Nothing is fixed until you have agreed to it.`,
    },
    {
      type: 'facts',
      facts: [
        { label: 'What', value: what },
        { label: 'Reference', value: reference },
      ],
    },
    { type: 'button', label: 'Design your garden in the meantime', url: `${origin}/ai-design` },
    {
      type: 'note',
      text: 'Was this not you? Someone may have typed your address by mistake. Please ignore this message, or reply to it and we will delete the request.',
    },
  ];
}
