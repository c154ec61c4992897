/** What is mailed of a request for an appointment: the firm is told all of it, the visitor that it is here. */
import { requestsAddress } from '#contracts/admin-paths.ts';
import { REQUEST_KIND_LABELS } from '#contracts/admin-requests.ts';
import type { MailBlock } from '#contracts/mail.ts';
import type { BookingRequestInput } from '#contracts/site-content.ts';
import { type Context, readingIn } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { greetingName } from '#server/features/mail/addresses.ts';
import { ownerAddress, queueMail } from '#server/features/mail/queue-mail.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** Anybody can type anybody's address. */
const MOST_A_DAY = 10;

export type TellParts = { queue: Queue; origin: string };
type Telling = TellParts & {
  ctx: Context;
  tx: Tx;
  id: string;
  reference: string;
  input: BookingRequestInput;
};

/** In the transaction that stores the request. */
export async function tellOfRequest({
  ctx,
  tx,
  id,
  reference,
  input,
  queue,
  origin,
}: Telling): Promise<void> {
  const owner = await ownerAddress(readingIn(ctx, tx));
  const what = REQUEST_KIND_LABELS[input.kind];
  const about = { kind: 'booking-requests', id };
  const facts: { label: string; value: string }[] = [
    { label: 'What', value: what },
    { label: 'Reference', value: reference },
    { label: 'Name', value: input.name },
    { label: 'E-mail', value: input.email },
    ...(input.phone ? [{ label: 'Telephone', value: input.phone }] : []),
    ...(input.postcode ? [{ label: 'Postcode', value: input.postcode }] : []),
    ...(input.preferredTimes ? [{ label: 'Times that suit', value: input.preferredTimes }] : []),
  ];
  const blocks: MailBlock[] = [
    { type: 'facts', facts },
    ...(input.message ? [{ type: 'quote' as const, text: input.message, from: input.name }] : []),
    ...(input.designId
      ? [
          {
            type: 'link' as const,
            label: 'See the design it is about',
            url: `${origin}/design/${encodeURIComponent(input.designId)}`,
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
    subject: `New request: ${what}, ${input.name}`,
    about,
    content: {
      preheader: `${input.name} asks for an appointment: ${what}`,
      title: 'New request for an appointment',
      blocks,
      replyTo: { name: input.name, address: input.email },
    },
  });
  await queueMail(tx, ctx, {
    queue,
    key: `booking-request:${id}:visitor`,
    to: { name: input.name, address: input.email },
    subject: `We have your request: ${reference}`,
    about,
    mostPerDay: MOST_A_DAY,
    content: {
      preheader: `We will answer within two working days. Your reference is ${reference}.`,
      title: 'We have your request',
      blocks: visitorBlocks(input.name, what, reference, origin),
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
