/** What becomes of invoices when their person is erased, and when their time is over. */
import type { InvoiceBody } from '#contracts/invoices.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { emptyAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { deleteByIds, listRows } from '#server/db/rows.ts';
import { patternsOf } from '#server/db/search-sql.ts';
import { bodyOf } from '#server/features/invoices/present.ts';
import {
  type InvoiceRow,
  listInvoiceRows,
  lookUpInvoices,
  listIssuedBefore,
  updateInvoice,
} from '#server/features/invoices/repo.ts';
import { expireRows } from '#server/privacy/expire-rows.ts';
import type { Erasure, PersonalDataProvider } from '#server/privacy/personal-data.ts';

const NOBODY = { name: '', email: '', phone: '', address: '', postcode: '' };

/** Number, date and amounts stay, as tax law asks; the customer and the words of the work go. */
async function anonymise(tx: Tx, ctx: Context, rows: readonly InvoiceRow[]): Promise<Erasure> {
  requireOwner(ctx);
  for (const row of rows) {
    const body = { ...bodyOf(row), customer: NOBODY, work: 'Garden work' };
    await updateInvoice(tx, row, {
      body: JSON.stringify(body),
      paid_how: '',
      updated_at: ctx.clock.now().toISOString(),
    });
    await emptyAudit(tx, `invoices:${row.id}`);
  }
  return {
    done: [
      {
        what: 'Invoices made nameless (number, date and amounts are kept for six years, as the tax law asks)',
        count: rows.length,
      },
    ],
    ids: rows.map((row) => row.id),
  };
}

/** @param sign that stands in a body; what is found is checked again */
async function rowsNaming(
  db: Reader,
  sign: string,
  isTheirs: (customer: InvoiceBody['customer']) => boolean,
): Promise<InvoiceRow[]> {
  const rows = await listInvoiceRows(db, {
    list: 'all',
    today: '',
    words: await lookUpInvoices(db, patternsOf(sign)),
    limit: null,
  });
  return rows.filter((row) => isTheirs(bodyOf(row).customer));
}
const byEmail = (db: Reader, email: string) =>
  rowsNaming(db, email, (customer) => customer.email.toLowerCase() === email);

const held = (row: InvoiceRow) => {
  const body = bodyOf(row);
  return {
    id: row.id,
    title: `${row.credits === null ? 'Invoice' : 'Credit note'} ${row.number}, ${pencePounds(body.totalPence)}`,
    at: row.created_at,
    href: `/admin/quotes/${row.quote_id}`,
    subjects: [`invoices:${row.id}`],
    detail: [
      row.paid_on === null ? 'not paid' : `paid on ${row.paid_on}`,
      'erasing it keeps number, date and amounts for six years, as the tax law asks',
    ],
  };
};

export const invoicePersonalData: PersonalDataProvider = {
  name: 'invoices',
  label: 'Invoices',
  find: async ({ ctx, email }) => (await byEmail(ctx.db.read, email)).map(held),
  async *files({ ctx, email }) {
    for (const row of await byEmail(ctx.db.read, email))
      yield {
        path: `${row.number}.json`,
        bytes: new TextEncoder().encode(
          JSON.stringify(
            {
              ...bodyOf(row),
              number: row.number,
              dueOn: row.due_on,
              paidOn: row.paid_on,
              paidHow: row.paid_how,
            },
            null,
            2,
          ),
        ),
      };
  },
  erase: async (tx, { ctx, email }) => anonymise(tx, ctx, await byEmail(tx, email)),
  async named({ ctx, who: { by, text } }) {
    const rows =
      by === 'name'
        ? await rowsNaming(ctx.db.read, text, ({ name }) =>
            name.toLowerCase().includes(text.toLowerCase()),
          )
        : await rowsNaming(ctx.db.read, '', ({ phone }) => phone.replace(/\D/g, '').endsWith(text));
    return rows.map((row) => {
      const { name, email } = bodyOf(row).customer;
      return { ...held(row), name, email: email || null };
    });
  },
  eraseIds: async (tx, { ctx, ids }) =>
    anonymise(tx, ctx, await listRows(tx, 'invoices', { id: ids })),
};

/** @param before ISO time before which they were issued @returns how many went */
export const expireInvoices = ({
  ctx,
  before,
  signal,
}: {
  ctx: Context;
  before: string;
  signal: AbortSignal;
}): Promise<number> =>
  expireRows({
    ctx,
    signal,
    action: 'invoices.expire',
    subject: 'invoices',
    list: (tx, limit) => listIssuedBefore(tx, before, limit),
    remove: (tx, ids) => deleteByIds(tx, 'invoices', ids),
    subjectFor: (id) => `invoices:${id}`,
  });
