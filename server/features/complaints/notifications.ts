/** Mail about a complaint: to its sender, that it has arrived and how it proceeds; to the firm, that there is one. */
import { COMPLAINT_KIND_LABELS, type ComplaintStepInput } from '#contracts/complaints.ts';
import { dateInWords, momentInWords } from '#contracts/london-time.ts';
import type { MailBlock } from '#contracts/mail.ts';
import { readingIn } from '#server/context.ts';
import { acknowledgementKey, type ComplaintRow } from '#server/features/complaints/complaint.ts';
import { greetingName } from '#server/features/mail/addresses.ts';
import { ownerAddress, queueMail } from '#server/features/mail/queue-mail.ts';
import { referenceOf } from '#server/submissions/definition.ts';
import type { Telling as TellingOf } from '#server/submissions/send.ts';

/** Anybody can type anybody's address. */
const MOST_A_DAY = 10;

type Telling = TellingOf<'complaints'>;

const aboutOf = (row: ComplaintRow) => ({ kind: 'complaints', id: row.id });
const dear = (row: ComplaintRow): string => {
  const name = greetingName(row.name);
  return name ? `, ${name}` : '';
};
const ICO: MailBlock = {
  type: 'note',
  text: 'If you are unhappy with how we handle your personal data, you can complain to the Information Commissioner’s Office at any time: ico.org.uk/make-a-complaint, 0303 123 1113.',
};

const factsOf = (row: ComplaintRow) => [
  { label: 'Reference', value: referenceOf(row.id) },
  { label: 'About', value: COMPLAINT_KIND_LABELS[row.kind] },
  { label: 'Received', value: momentInWords(row.received_at) },
  { label: 'Answer by', value: dateInWords(row.due_on) },
];

/** In the transaction that stores it. */
export async function tellOfComplaint(telling: Telling): Promise<void> {
  const { ctx, tx, row, queue, origin, isMailed } = telling;
  const reference = referenceOf(row.id);
  const isQueued = await tellSender(telling);
  await queueMail(tx, ctx, {
    queue,
    key: `complaint:${row.id}:owner`,
    to: await ownerAddress(readingIn(ctx, tx)),
    subject: `Complaint ${reference}: ${row.name}`,
    about: aboutOf(row),
    content: {
      preheader: `${COMPLAINT_KIND_LABELS[row.kind]}. To be answered by ${dateInWords(row.due_on)}.`,
      title: 'A complaint has arrived',
      ...(row.email ? { replyTo: { name: row.name, address: row.email } } : {}),
      blocks: [
        {
          type: 'facts',
          facts: [
            ...factsOf(row),
            { label: 'Name', value: row.name },
            ...(row.email ? [{ label: 'E-mail', value: row.email }] : []),
            ...(row.phone ? [{ label: 'Telephone', value: row.phone }] : []),
            ...(row.concerning ? [{ label: 'Which job', value: row.concerning }] : []),
          ],
        },
        { type: 'quote', text: row.message, from: row.name },
        ...(row.remedy
          ? [
              { type: 'heading' as const, text: 'What would put it right' },
              { type: 'quote' as const, text: row.remedy, from: row.name },
            ]
          : []),
        {
          type: 'button',
          label: 'Open the complaint',
          url: `${origin}/admin/complaints?q=${reference}`,
        },
        { type: 'note', text: toldWords(row, isMailed, isQueued) },
      ],
    },
  });
}

/** What the firm reads of it: by e-mail or not, one that came over the site has its page. */
function toldWords(row: ComplaintRow, isMailed: boolean, isQueued: boolean): string {
  const onPage =
    row.source === 'site'
      ? 'They were told on the page that you have received it.'
      : 'Please tell them yourself that you have received it and when you will answer.';
  if (!row.email) return `The sender left no e-mail address, so no e-mail has been sent. ${onPage}`;
  if (!isMailed) return `This site sends no e-mail, so the sender has not been e-mailed. ${onPage}`;
  if (!isQueued)
    return `The sender has not been e-mailed: the address has reached the most messages we send to one address in a day. ${onPage}`;
  return 'The sender has been e-mailed that you have received it and when you will answer.';
}

/** @returns whether a message was queued */
async function tellSender({ ctx, tx, row, link, queue, origin }: Telling): Promise<boolean> {
  if (!row.email) return false;
  // Of what was typed nothing but a name is sent back: the address may be a stranger's.
  return queueMail(tx, ctx, {
    queue,
    key: acknowledgementKey(row.id),
    to: { name: row.name, address: row.email },
    subject: `We have your complaint: ${referenceOf(row.id)}`,
    about: aboutOf(row),
    mostPerDay: MOST_A_DAY,
    content: {
      preheader: `We will answer by ${dateInWords(row.due_on)}. Your reference is ${referenceOf(row.id)}.`,
      title: 'We have your complaint',
      blocks: [
        {
          type: 'text',
          text: `Thank you for telling us${dear(row)}. We have received your complaint, and this message acknowledges it. Someone who can put things right will read it, visit if that helps, and answer you in writing.`,
        },
        { type: 'facts', facts: factsOf(row) },
        { type: 'button', label: 'Follow your complaint', url: `${origin}${link}` },
        {
          type: 'text',
          text: 'If we need longer, we will tell you why and until when. This does not affect your legal rights: you may get advice or go to court at any time.',
        },
        ...(row.kind === 'data' ? [ICO] : []),
        {
          type: 'note',
          text: 'Was this not you? Someone may have typed your address by mistake. Please reply to this message and we will delete it.',
        },
      ],
    },
  });
}

const STEP_WORDS = {
  acknowledge: {
    subject: 'We are looking into your complaint',
    title: 'We are looking into it',
    opening: 'We have read your complaint and are looking into it.',
  },
  extend: {
    subject: 'We need longer for your complaint',
    title: 'We need a little longer',
    opening: 'We are still looking into your complaint and need longer than we said.',
  },
  answer: {
    subject: 'Our answer to your complaint',
    title: 'Our answer',
    opening: 'This is our answer to your complaint.',
  },
} as const;

/** What the owner decided, in the transaction that stores it. */
export async function tellOfStep({
  ctx,
  tx,
  row,
  link,
  queue,
  origin,
  step,
  stepId,
}: Telling & { step: ComplaintStepInput; stepId: string }): Promise<void> {
  if (!row.email || !(step.kind in STEP_WORDS)) return;
  const words = STEP_WORDS[step.kind as keyof typeof STEP_WORDS];
  const reference = referenceOf(row.id);
  const firm = await ownerAddress(readingIn(ctx, tx));
  await queueMail(tx, ctx, {
    queue,
    key: `complaint:${row.id}:${stepId}`,
    to: { name: row.name, address: row.email },
    subject: `${words.subject}: ${reference}`,
    about: aboutOf(row),
    content: {
      preheader: words.opening,
      title: words.title,
      blocks: [
        { type: 'text', text: `${words.opening.replace(/\.$/, '')}${dear(row)}.` },
        ...(step.text
          ? [{ type: 'quote' as const, text: step.text, from: firm.name ?? 'Us' }]
          : []),
        {
          type: 'facts',
          facts: [
            { label: 'Reference', value: reference },
            ...(step.kind === 'answer'
              ? []
              : [{ label: 'Answer by', value: dateInWords(row.due_on) }]),
          ],
        },
        { type: 'button', label: 'See the whole complaint', url: `${origin}${link}` },
        ...(step.kind === 'answer'
          ? [
              {
                type: 'text' as const,
                text: 'If this does not settle it, please reply to this message. You may also ask Citizens Advice, go to court, or use the procedure that your contract or our trade body offers.',
              },
            ]
          : []),
        ...(row.kind === 'data' ? [ICO] : []),
      ],
    },
  });
}
