/** What is mailed of a quote: that it is there, that it was accepted (with what the law asks to be confirmed), and other answers. */
import { formLines, MODEL_FORM_NOTE } from '#content/policies/model-form.ts';
import type { MailBlock } from '#contracts/mail.ts';
import {
  BEGIN_EARLY_LABEL,
  CANCELLATION_PATH,
  CANCELLATION_RIGHT,
  dayWords,
  pencePounds,
  shareWords,
  startWords,
  withVat,
} from '#contracts/quote-words.ts';
import { sharePayments, sumQuote } from '#contracts/quote-sums.ts';
import type { SentQuote } from '#contracts/quotes.ts';
import { momentInWords } from '#contracts/london-time.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { modelFormFile } from '#server/features/mail/model-form-file.ts';
import { queueMail } from '#server/features/mail/queue-mail.ts';
import type { Queue } from '#server/jobs/queue.ts';

export type TellParts = { queue: Queue; origin: string };
/** `link`: the private link's path. */
type Telling = { ctx: Context; tx: Tx; quoteId: string; sent: SentQuote; link: string } & TellParts;

const nameOf = ({ number, n }: SentQuote): string => `${number}${n > 1 ? `, version ${n}` : ''}`;
const aboutOf = (quoteId: string) => ({ kind: 'quotes', id: quoteId });
const ownerOf = ({ firm }: SentQuote) => ({ name: firm.name, address: firm.email });
const visitorOf = ({ customer }: SentQuote) => ({ name: customer.name, address: customer.email });

/** Of what was sent: reckoned from its lines, as its total is. */
const vatWordsOf = ({ body }: SentQuote): string =>
  withVat(
    sumQuote(
      body.lines,
      body.phases.map((phase) => phase.id),
    ),
  );

function factsOf(sent: SentQuote): MailBlock {
  const start = startWords(sent.body.startFrom, sent.body.startTo);
  return {
    type: 'facts',
    facts: [
      { label: 'Quote', value: nameOf(sent) },
      { label: 'For', value: sent.body.title },
      { label: 'Total', value: `${pencePounds(sent.totalPence)}${vatWordsOf(sent)}` },
      { label: 'Valid until', value: dayWords(sent.validUntil) },
      ...(start ? [{ label: 'Start of work', value: start }] : []),
    ],
  };
}

/** In the transaction of the sending. */
export async function tellOfSending({
  ctx,
  tx,
  quoteId,
  sent,
  link,
  hasPdf,
  queue,
  origin,
}: Telling & { hasPdf: boolean }): Promise<void> {
  const words = `${sent.customer.name}, here is our quote ${sent.n > 1 ? 'as you asked for it' : 'for your garden'}. You can read it line by line on a private page, and accept it, ask for a change or decline it there.`;
  await queueMail(tx, ctx, {
    queue,
    key: `quote-sent:${quoteId}:${sent.n}`,
    to: visitorOf(sent),
    subject: `Your quote ${nameOf(sent)} from ${sent.firm.name}`,
    about: aboutOf(quoteId),
    content: {
      preheader: `${pencePounds(sent.totalPence)}${vatWordsOf(sent)}, valid until ${dayWords(sent.validUntil)}.`,
      title: `Your quote ${nameOf(sent)}`,
      blocks: [
        { type: 'text', text: words },
        factsOf(sent),
        { type: 'button', label: 'Read the quote', url: `${origin}${link}` },
        {
          type: 'note',
          text: `${hasPdf ? 'You can open a PDF to keep from that page. ' : ''}Please keep the link private: anyone who has it can read and accept the quote.`,
        },
      ],
    },
  });
}

type Accepting = Telling & {
  name: string;
  at: string;
  beginsEarly: boolean;
  hash: string;
  pdf: Uint8Array | null;
};

/** To both, in the transaction of the acceptance: the visitor's is the confirmation on a durable medium that the law asks for. */
export async function tellOfAcceptance({
  ctx,
  tx,
  quoteId,
  sent,
  link,
  name,
  at,
  beginsEarly,
  hash,
  pdf,
  queue,
  origin,
}: Accepting): Promise<void> {
  const amounts = sharePayments(sent.totalPence, sent.body.payments);
  const attachments = pdf
    ? [{ name: `${sent.number}-v${sent.n}.pdf`, contentType: 'application/pdf', content: pdf }]
    : [];
  const { firm } = sent;
  const trader = [
    firm.name,
    ...firm.address,
    ...(firm.companyNumber ? [`company number ${firm.companyNumber}`] : []),
    ...(firm.vatNumber ? [`VAT number ${firm.vatNumber}`] : []),
    firm.phone,
    firm.email,
  ].join(', ');
  const accepted: MailBlock = {
    type: 'facts',
    facts: [
      { label: 'Accepted by', value: name },
      { label: 'On', value: momentInWords(at) },
      { label: 'Start within 14 days', value: beginsEarly ? 'Yes, as expressly requested' : 'No' },
      { label: 'Fingerprint of what was accepted', value: hash },
    ],
  };
  const stages: MailBlock = {
    type: 'list',
    items: sent.body.payments.map(
      (stage, index) =>
        `${stage.title}: ${pencePounds(amounts[index]!)} (${shareWords(stage.share)}). ${stage.when}`,
    ),
  };
  await queueMail(tx, ctx, {
    queue,
    key: `quote-accepted:${quoteId}:visitor`,
    to: visitorOf(sent),
    subject: `You have accepted our quote ${nameOf(sent)}`,
    attachments: [...attachments, modelFormFile(formLines(firm))],
    about: aboutOf(quoteId),
    content: {
      preheader: 'Thank you. This is your confirmation: please keep it.',
      title: 'Thank you: your quote is accepted',
      blocks: [
        {
          type: 'text',
          text: `Thank you, ${name}. This message confirms our contract: please keep it. We will be in touch to agree a start date.`,
        },
        factsOf(sent),
        accepted,
        { type: 'heading', text: 'Payments' },
        stages,
        { type: 'heading', text: 'Who we are' },
        { type: 'text', text: trader },
        { type: 'heading', text: 'Your right to cancel' },
        ...CANCELLATION_RIGHT.map((text): MailBlock => ({ type: 'text', text })),
        ...(beginsEarly
          ? [{ type: 'text', text: `You asked us: “${BEGIN_EARLY_LABEL}”` } as const]
          : []),
        { type: 'heading', text: 'Model cancellation form' },
        { type: 'text', text: `${MODEL_FORM_NOTE} It is attached, too.` },
        { type: 'list', items: formLines(firm) },
        { type: 'link', label: 'The cancellation form', url: `${origin}${CANCELLATION_PATH}` },
        { type: 'button', label: 'See what was accepted', url: `${origin}${link}` },
      ],
    },
  });
  await queueMail(tx, ctx, {
    queue,
    key: `quote-accepted:${quoteId}:owner`,
    to: ownerOf(sent),
    subject: `Quote ${nameOf(sent)} accepted: ${sent.customer.name}`,
    attachments,
    about: aboutOf(quoteId),
    content: {
      preheader: `${pencePounds(sent.totalPence)}${vatWordsOf(sent)}`,
      title: 'Quote accepted',
      replyTo: visitorOf(sent),
      blocks: [
        factsOf(sent),
        accepted,
        ...(beginsEarly
          ? []
          : [
              {
                type: 'note',
                text: 'The 14 days in which it can be cancelled start now. The customer did not ask you to begin sooner.',
              } as const,
            ]),
        { type: 'button', label: 'Open the quote', url: `${origin}/admin/quotes/${quoteId}` },
      ],
    },
  });
}

/** To both. `changes`: the quote's version after it, so that each answer is told once. */
export async function tellOfAnswer({
  ctx,
  tx,
  quoteId,
  sent,
  link,
  state,
  words,
  changes,
  queue,
  origin,
}: Telling & {
  state: 'change-asked' | 'declined';
  words: string;
  changes: number;
}): Promise<void> {
  const isChange = state === 'change-asked';
  const quoted: MailBlock[] = words
    ? [{ type: 'quote', text: words, from: sent.customer.name }]
    : [];
  const thanks = isChange
    ? 'Thank you. We have your message and will reply with a new version of the quote. Until then this one stays open.'
    : 'Thank you for telling us. We are sorry that it was not right for you, and happy to look at it again whenever you like.';
  const title = isChange ? 'We have your request for a change' : 'You have declined our quote';
  await queueMail(tx, ctx, {
    queue,
    key: `quote-${state}:${quoteId}:${changes}:visitor`,
    to: visitorOf(sent),
    subject: `${title}: ${nameOf(sent)}`,
    about: aboutOf(quoteId),
    content: {
      preheader: thanks,
      title,
      blocks: [
        { type: 'text', text: thanks },
        ...quoted,
        { type: 'button', label: 'See the quote', url: `${origin}${link}` },
      ],
    },
  });
  const told = isChange ? 'Change requested' : 'Quote declined';
  await queueMail(tx, ctx, {
    queue,
    key: `quote-${state}:${quoteId}:${changes}:owner`,
    to: ownerOf(sent),
    subject: `${told}: ${nameOf(sent)}, ${sent.customer.name}`,
    about: aboutOf(quoteId),
    content: {
      preheader: words || nameOf(sent),
      title: told,
      replyTo: visitorOf(sent),
      blocks: [
        factsOf(sent),
        ...quoted,
        { type: 'button', label: 'Open the quote', url: `${origin}/admin/quotes/${quoteId}` },
      ],
    },
  });
}
