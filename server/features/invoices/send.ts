/** An invoice by e-mail: what is asked for, by when and how, with the private page on which the invoice lies. */
import type { InvoiceSent } from '#contracts/invoices.ts';
import type { MailBlock } from '#contracts/mail.ts';
import { dayWords, pencePounds } from '#contracts/quote-words.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { bodyOf, presentInvoices } from '#server/features/invoices/present.ts';
import { findInvoice } from '#server/features/invoices/repo.ts';
import { queueMail } from '#server/features/mail/queue-mail.ts';
import { acceptedQuoteLink } from '#server/features/quotes/for-invoices.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** As often as the owner asks: the second is a reminder. @throws AppError not-found; impossible for what is paid or taken back, and without an address */
export async function sendInvoice({
  ctx,
  id,
  queue,
  origin,
  isMailed,
}: {
  ctx: Context;
  id: string;
  queue: Queue;
  origin: string;
  isMailed: boolean;
}): Promise<InvoiceSent> {
  requireOwner(ctx);
  const row = await findInvoice(ctx.db.read, id);
  if (!row) throw new AppError('not-found', 'There is no such invoice.');
  const [invoice] = await presentInvoices(ctx, ctx.db.read, [row]);
  const { number, credits, creditedBy, paidOn, isOverdue, dueOn, title, work } = invoice!;
  if (credits !== null || creditedBy !== null || paidOn !== null)
    throw new AppError('impossible', 'Nothing is to be paid for this any more, so it is not sent.');
  const { firm, customer, totalPence, howToPay } = bodyOf(row);
  if (!customer.email)
    throw new AppError(
      'impossible',
      'The quote names no e-mail address of the customer. Please send the PDF by post.',
    );
  const due = dayWords(dueOn);
  const facts: MailBlock = {
    type: 'facts',
    facts: [
      { label: 'Invoice', value: number },
      { label: 'For', value: `${title}, ${work}` },
      { label: 'To pay', value: pencePounds(totalPence) },
      { label: isOverdue ? 'Was due on' : 'By', value: due },
    ],
  };
  const payment: MailBlock[] = howToPay
    ? [{ type: 'note', text: `How to pay:\n${howToPay}\nPlease give ${number} as the reference.` }]
    : [];
  const link = await acceptedQuoteLink(ctx, row.quote_id);
  await ctx.db.write(async (tx) => {
    await queueMail(tx, ctx, {
      queue,
      key: `invoice-sent:${id}:${ctx.clock.now().getTime()}`,
      to: { name: customer.name, address: customer.email },
      subject: `${isOverdue ? 'Reminder: invoice' : 'Invoice'} ${number} from ${firm.name}`,
      about: { kind: 'quotes', id: row.quote_id },
      content: {
        preheader: `${pencePounds(totalPence)}, ${isOverdue ? 'was due on' : 'due by'} ${due}.`,
        title: `Invoice ${number}`,
        replyTo: { name: firm.name, address: firm.email },
        blocks: [
          {
            type: 'text',
            text: isOverdue
              ? `${customer.name}, we have not noted a payment of this invoice yet. If it has crossed with this message, please take it as thanks.`
              : `${customer.name}, here is the invoice for the next stage of your garden. It lies on the private page of your quote, as a PDF to keep.`,
          },
          facts,
          ...payment,
          { type: 'button', label: 'See the invoice', url: `${origin}${link}#payments` },
        ],
      },
    });
    await writeAudit(tx, ctx, {
      action: 'invoices.send',
      subject: `invoices:${id}`,
      detail: { number },
    });
  });
  queue.announce();
  return { to: customer.email, isMailed };
}
