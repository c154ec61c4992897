/** What is mailed of an enquiry: that it is here, with its private link; all of it to the firm; every message to the other side. */
import { afterPrice, storedVat } from '#contracts/vat-words.ts';
import { wholePounds } from '#engine/model/format.ts';
import { ENQUIRY_SOURCE_LABELS, type EnquiryRange } from '#contracts/enquiries.ts';
import type { MailBlock } from '#contracts/mail.ts';
import { type Context, readingIn } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { EnquiryRow } from '#server/features/enquiries/repo.ts';
import type { MessageRow } from '#server/features/enquiries/parts-repo.ts';
import { accessInWords, poundsBetween, toldOf } from '#server/features/enquiries/words.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import { greetingName } from '#server/features/mail/addresses.ts';
import { ownerAddress, queueMail } from '#server/features/mail/queue-mail.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** Anybody can type anybody's address. */
const MOST_A_DAY = 10;

export type TellParts = { queue: Queue; origin: string };
/** `link`: the private page's path. */
type Telling = TellParts & { ctx: Context; tx: Tx; row: EnquiryRow; link: string };

const aboutOf = (id: string) => ({ kind: 'enquiries', id });
const NOT_YOU =
  'Was this not you? Someone may have typed your address by mistake. Please ignore this message, or reply to it and we will delete the enquiry.';

/** In the transaction that stores it. Of designs that are only kept the designs' own mail tells. */
export async function tellOfEnquiry({
  titles,
  range,
  estimate,
  ...telling
}: Telling & {
  titles: readonly string[];
  range: EnquiryRange | null;
  estimate: string | null;
}): Promise<void> {
  const { ctx, tx, row, link, queue, origin } = telling;
  if (row.source === 'keep') return;
  const reference = referenceOf(row.id);
  const facts: { label: string; value: string }[] = [
    { label: 'Reference', value: reference },
    { label: 'Came from', value: ENQUIRY_SOURCE_LABELS[row.source] },
    ...(titles.length > 0
      ? [{ label: titles.length === 1 ? 'Design' : 'Designs', value: titles.join(', ') }]
      : []),
    ...(estimate ? [{ label: 'Calculator', value: estimate }] : []),
    ...(range
      ? [
          {
            label: 'Range',
            value: `${poundsBetween(range.after)}${afterPrice(storedVat(range))}`,
          },
        ]
      : []),
    ...(row.budget_pence === null
      ? []
      : [
          {
            label: 'Budget',
            value: wholePounds(row.budget_pence),
          },
        ]),
    ...personFacts(row),
    ...accessInWords(row),
    ...toldOf(row.choices),
    ...toldOf(row.site_facts),
  ];
  await queueMail(tx, ctx, {
    queue,
    key: `enquiry:${row.id}:owner`,
    to: await ownerAddress(readingIn(ctx, tx)),
    subject: `New enquiry: ${row.name}${row.postcode ? `, ${row.postcode}` : ''}`,
    about: aboutOf(row.id),
    content: {
      preheader: `${row.name}: ${titles[0] ?? estimate ?? ENQUIRY_SOURCE_LABELS[row.source]}`,
      title: 'New enquiry',
      ...(row.email ? { replyTo: { name: row.name, address: row.email } } : {}),
      blocks: [
        { type: 'facts', facts },
        ...(row.message ? [{ type: 'quote' as const, text: row.message, from: row.name }] : []),
        { type: 'button', label: 'Open the enquiry', url: `${origin}/admin/enquiries/${row.id}` },
        { type: 'note', text: 'The visitor was promised an answer within two working days.' },
      ],
    },
  });
  if (row.email)
    await tellVisitor({ ...telling, email: row.email, reference, link: `${origin}${link}` });
}

const personFacts = (row: EnquiryRow) => [
  { label: 'Name', value: row.name },
  ...(row.email ? [{ label: 'E-mail', value: row.email }] : []),
  ...(row.phone ? [{ label: 'Telephone', value: row.phone }] : []),
  ...(row.postcode ? [{ label: 'Postcode', value: row.postcode }] : []),
  ...(row.preferred_times ? [{ label: 'Times that suit', value: row.preferred_times }] : []),
];

/** Of what was typed, nothing but a name is sent back: the address may be a stranger's. */
async function tellVisitor({
  ctx,
  tx,
  row,
  queue,
  email,
  reference,
  link,
}: Telling & { email: string; reference: string }): Promise<void> {
  const greeting = greetingName(row.name);
  const blocks: MailBlock[] = [
    {
      type: 'text',
      text: `Thank you${greeting ? `, ${greeting}` : ''}. We have your enquiry and will answer within two working days.`,
    },
    { type: 'facts', facts: [{ label: 'Reference', value: reference }] },
    {
      type: 'text',
      text: 'Your enquiry has its own private page, where you can follow it, write to us, add photographs, book a visit or withdraw it.',
    },
    { type: 'button', label: 'Open your enquiry', url: link },
    {
      type: 'note',
      text: `Anyone with this link can open the page, so please keep it private. ${NOT_YOU}`,
    },
  ];
  await queueMail(tx, ctx, {
    queue,
    key: `enquiry:${row.id}:visitor`,
    to: { name: row.name, address: email },
    subject: `We have your enquiry: ${reference}`,
    about: aboutOf(row.id),
    mostPerDay: MOST_A_DAY,
    content: {
      preheader: `We will answer within two working days. Your reference is ${reference}.`,
      title: 'We have your enquiry',
      blocks,
    },
  });
}

/** To the other side, once. A visitor who left no e-mail address finds it on the page. @returns whether it is mailed */
export async function tellOfMessage({
  ctx,
  tx,
  row,
  link,
  message,
  queue,
  origin,
}: Telling & { message: MessageRow }): Promise<boolean> {
  const reference = referenceOf(row.id);
  const key = `enquiry-message:${message.id}`;
  const about = aboutOf(row.id);
  const owner = await ownerAddress(readingIn(ctx, tx));
  if (message.sender === 'visitor') {
    const blocks: MailBlock[] = [
      { type: 'quote', text: message.text, from: row.name },
      { type: 'button', label: 'Open the enquiry', url: `${origin}/admin/enquiries/${row.id}` },
    ];
    return queueMail(tx, ctx, {
      queue,
      key,
      to: owner,
      subject: `${row.name} has written about ${reference}`,
      about,
      content: {
        preheader: message.text.slice(0, 120),
        title: 'A message about an enquiry',
        blocks,
        ...(row.email ? { replyTo: { name: row.name, address: row.email } } : {}),
      },
    });
  }
  if (!row.email) return false;
  const blocks: MailBlock[] = [
    { type: 'quote', text: message.text, from: owner.name ?? 'Us' },
    { type: 'button', label: 'Reply on your page', url: `${origin}${link}` },
    {
      type: 'note',
      text: 'You can read the whole conversation, see your photographs and find out what happens next on that page.',
    },
  ];
  return queueMail(tx, ctx, {
    queue,
    key,
    to: { name: row.name, address: row.email },
    subject: `Our answer to your enquiry ${reference}`,
    about,
    content: { preheader: message.text.slice(0, 120), title: 'Our answer to your enquiry', blocks },
  });
}

/** To the firm; nothing personal is in it, since that has just been deleted. */
export async function tellOfWithdrawal({
  ctx,
  tx,
  row,
  queue,
  isGone,
}: Omit<Telling, 'link'> & { isGone: boolean }): Promise<void> {
  const reference = referenceOf(row.id);
  await queueMail(tx, ctx, {
    queue,
    key: `enquiry-withdrawn:${row.id}`,
    to: await ownerAddress(readingIn(ctx, tx)),
    subject: `Enquiry ${reference} was withdrawn`,
    content: {
      preheader: `The visitor has withdrawn enquiry ${reference}`,
      title: 'An enquiry was withdrawn',
      blocks: [
        {
          type: 'text',
          text: isGone
            ? `The visitor has withdrawn enquiry ${reference}. What they sent with it has been deleted.`
            : `The visitor has withdrawn enquiry ${reference}. The quote made for it and the messages are kept; the photographs and the facts about the garden have been deleted.`,
        },
      ],
    },
  });
}
