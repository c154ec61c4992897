/** An invoice as a sheet, and all of them as a table for the accountant. Pure. */
import { dateInWords } from '#contracts/london-time.ts';
import type { Invoice, InvoiceBody } from '#contracts/invoices.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { writeCsv } from '#server/features/designs/csv.ts';
import { html } from '#server/features/pdfs/report-html/markup.ts';
import {
  SHEET_CSS,
  sheetFacts,
  sheetHead,
  writeSheet,
} from '#server/features/pdfs/report-html/write-sheet.ts';

export function writeInvoiceSheet(
  { number, issuedOn, dueOn, paidOn, credits }: Invoice,
  body: InvoiceBody,
  { fontCss, logo }: { fontCss: string; logo: string | null },
): string {
  const { firm, customer } = body;
  const word = credits === null ? 'Invoice' : 'Credit note';
  return writeSheet({
    title: `${word} ${number}`,
    firm,
    date: dateInWords(issuedOn),
    fontCss,
    css: `${SHEET_CSS} .sums { width: 88mm; margin: 6mm 0 0 auto; } .sums td { padding: 1.2mm 0; } .total td { font-weight: 600; border-top: .35mm solid #24301f; }`,
    body: [
      sheetHead(firm.name, [...firm.address, firm.phone, firm.email], logo),
      html`<h1>${word} ${number}</h1>
        <p class="opening">${body.work}</p>
        <p class="to">
          ${[customer.name, ...customer.address.split('\n'), customer.postcode]
            .filter(Boolean)
            .map((line, index) => html`${index > 0 ? html`<br />` : ''}${line}`)}
        </p>`,
      sheetFacts([
        ['Date', dateInWords(issuedOn)],
        ['Quote', body.quoteNumber],
        ...(credits === null
          ? [['To be paid by', dateInWords(dueOn)] as const]
          : [['Takes back', credits] as const]),
        ...(paidOn
          ? [[credits === null ? 'Paid on' : 'Paid back on', dateInWords(paidOn)] as const]
          : []),
        ...(firm.vatNumber ? [['VAT number', firm.vatNumber] as const] : []),
      ]),
      html`<section class="section">
        <h2>${body.title}</h2>
        <table class="sums">
          <tbody>
            ${
              body.vatPence === 0
                ? ''
                : html`<tr>
                      <td>Net of VAT</td>
                      <td class="n">${pencePounds(body.netPence)}</td>
                    </tr>
                    ${body.vat.map(
                      (one) =>
                        html`<tr>
                          <td>VAT at ${one.rate}% on ${pencePounds(one.netPence)}</td>
                          <td class="n">${pencePounds(one.vatPence)}</td>
                        </tr>`,
                    )}`
            }
            <tr class="total">
              <td>
                ${credits !== null ? (paidOn ? 'Paid back' : 'Credited') : paidOn ? 'Paid' : 'To pay'}
              </td>
              <td class="n">${pencePounds(body.totalPence)}</td>
            </tr>
          </tbody>
        </table>
      </section>`,
      credits === null && !paidOn && body.howToPay
        ? html`<section class="section">
            <h2>How to pay</h2>
            <p>
              ${body.howToPay.split('\n').map((line, at) => html`${at > 0 ? html`<br />` : ''}${line}`)}
            </p>
            <p>Please give ${number} as the reference.</p>
          </section>`
        : html``,
      html`<p class="soft" style="margin-top:10mm">${body.legal}</p>`,
    ],
  });
}

const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** One row an invoice or credit note, the oldest first; sums in pounds. */
export const invoicesCsv = (rows: readonly (readonly [Invoice, InvoiceBody])[]): string =>
  writeCsv(
    [
      'Number',
      'Kind',
      'Date',
      'Customer',
      'Postcode',
      'Quote',
      'For',
      'Net (GBP)',
      'VAT at 20% (GBP)',
      'VAT at 5% (GBP)',
      'VAT (GBP)',
      'Total (GBP)',
      'Due',
      'Paid on',
      'Paid how',
      'Takes back',
      'Taken back by',
    ],
    rows.map(([invoice, body]) => [
      invoice.number,
      invoice.credits === null ? 'Invoice' : 'Credit note',
      invoice.issuedOn,
      body.customer.name,
      body.customer.postcode,
      body.quoteNumber,
      `${body.title}, ${body.work}`,
      // As numbers: a spreadsheet adds them up.
      Number(pounds(body.netPence)),
      ...[20, 5].map((rate) =>
        Number(pounds(body.vat.find((one) => one.rate === rate)?.vatPence ?? 0)),
      ),
      Number(pounds(body.vatPence)),
      Number(pounds(body.totalPence)),
      invoice.credits === null ? invoice.dueOn : '',
      invoice.paidOn ?? '',
      invoice.paidHow,
      invoice.credits ?? '',
      invoice.creditedBy ?? '',
    ]),
  );
