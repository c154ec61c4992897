import type { FastifyInstance } from 'fastify';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  AdminMoney,
  CreditInput,
  HowToPay,
  HowToPayInput,
  InvoiceSent,
  InvoiceInput,
  InvoicesPage,
  InvoicesQuery,
  PaidInput,
  QuoteMoney,
} from '#contracts/invoices.ts';
import { ExportQuery, PeriodQuery, PeriodTotals } from '#contracts/invoice-totals.ts';
import { RecordParams } from '#contracts/records.ts';
import { attach, ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { exportInvoices, writeInvoice } from '#server/features/invoices/files.ts';
import { readHowToPay, saveHowToPay } from '#server/features/invoices/how-to-pay.ts';
import { readMoney } from '#server/features/invoices/money.ts';
import { listInvoices } from '#server/features/invoices/list.ts';
import {
  creditInvoice,
  issueInvoice,
  notePaid,
  readQuoteMoney,
} from '#server/features/invoices/use-cases.ts';
import { sendInvoice } from '#server/features/invoices/send.ts';
import { readPeriodTotals } from '#server/features/invoices/totals.ts';
import { sendCopy } from '#server/features/pdfs/keep-copy.ts';
import { siteOrigin } from '#server/site-origin.ts';

const SENDINGS_PER_MINUTE = 20;

export function registerInvoiceAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { queue } = container;
  const origin = siteOrigin(container.config);
  const call = ownerCalls(admin, container, 'Back office: invoices', { queue, origin });
  const url = ADMIN_API.invoices;
  const ofQuote = `${ADMIN_API.quotes}/:id/money`;
  const [params, answer] = [RecordParams, QuoteMoney];
  call(
    'get',
    ofQuote,
    'The stages of an accepted quote, and its invoices',
    { params, answer },
    readQuoteMoney,
  );
  call(
    'post',
    ofQuote,
    'Issues the invoice of a stage',
    { params, body: InvoiceInput, answer },
    issueInvoice,
  );
  call(
    'get',
    url,
    'Invoices, the newest first',
    { query: InvoicesQuery, answer: InvoicesPage },
    listInvoices,
  );
  call(
    'get',
    `${url}/totals`,
    'What was invoiced and paid in a period',
    { query: PeriodQuery, answer: PeriodTotals },
    readPeriodTotals,
  );
  call(
    'get',
    ADMIN_API.money,
    'What is out, accepted, owed and paid',
    { answer: AdminMoney },
    readMoney,
  );
  call(
    'post',
    `${url}/:id/paid`,
    'Notes that an invoice was paid, or takes the note back',
    { params, body: PaidInput, answer },
    notePaid,
  );
  call(
    'post',
    `${url}/:id/credit`,
    'Takes an invoice back with a credit note',
    { params, body: CreditInput, answer },
    creditInvoice,
  );
  call(
    'post',
    `${url}/:id/send`,
    'Sends an invoice to its customer by e-mail',
    { params, answer: InvoiceSent, rate: SENDINGS_PER_MINUTE },
    (order) => sendInvoice({ ...order, isMailed: container.mail.kind === 'smtp' }),
  );
  call(
    'get',
    ADMIN_API.howToPay,
    'What a new invoice says of how it is to be paid',
    { answer: HowToPay },
    readHowToPay,
  );
  call(
    'put',
    ADMIN_API.howToPay,
    'Changes what a new invoice says of how it is to be paid',
    { body: HowToPayInput, answer: HowToPay },
    saveHowToPay,
  );
  call(
    'get',
    `${url}/:id/file`,
    'An invoice as a PDF, or as HTML where none can be printed',
    { params },
    async ({ ctx, id }, { reply }) => {
      const { name, sheet } = await writeInvoice({ ctx, id });
      return sendCopy(reply, { browser: container.browser, name, sheet });
    },
  );
  call(
    'post',
    `${url}/export`,
    'Invoices and credit notes as a table',
    { query: ExportQuery, description: 'Answers text/csv. Without days: all of them.' },
    async ({ ctx, query }, { reply }) =>
      attach(reply, {
        name: 'invoices-*.csv',
        type: 'text/csv; charset=utf-8',
        at: ctx.clock.now(),
      }).send(await exportInvoices({ ctx, query })),
  );
}
