/** A quote as a printed sheet: one HTML document that needs nothing from outside. Pure. */
import { formLines, MODEL_FORM_NOTE } from '#content/policies/model-form.ts';
import { momentInWords } from '#contracts/london-time.ts';
import {
  BEGIN_EARLY_HINT,
  BEGIN_EARLY_LABEL,
  CANCELLATION_RIGHT,
  dayWords,
  pencePounds,
  QUOTE_UNIT_LABELS,
  quantityWords,
  shareWords,
  startWords,
  hasVat,
  withVat,
} from '#contracts/quote-words.ts';
import type { VisitorQuote } from '#contracts/quotes.ts';
import { html, type Markup } from '#server/features/pdfs/report-html/markup.ts';
import { textList } from '#server/features/pdfs/report-html/parts.ts';
import {
  modelForm,
  SHEET_CSS,
  sheetFacts,
  sheetHead,
  writeSheet,
} from '#server/features/pdfs/report-html/write-sheet.ts';

const QUOTE_CSS = `
.who { display: grid; grid-template-columns: 1fr 78mm; gap: 0 10mm; margin: 6mm 0 2mm; }
.lines td { padding: 1.1mm 1.8mm 1.1mm 0; } .lines th { font-size: 7.5pt; }
.lines .n { padding-left: 1.8mm; }
.sums { width: 88mm; margin: 4mm 0 0 auto; break-inside: avoid; } .sums td { padding: 1.2mm 0; }
.sums .total td { font-family: 'Cormorant Garamond', serif; font-weight: 600; font-size: 13pt; line-height: 1.1; border-top: .35mm solid #24301f; border-bottom: 0; padding-top: 2mm; }
`;

const paragraphs = (text: string): Markup[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => html`<p>${part}</p>`);
/** @param logo as a data address; left out: the firm's name alone */
export function writeQuoteSheet(
  quote: VisitorQuote,
  { fontCss, logo = null }: { fontCss: string; logo?: string | null },
): string {
  return writeSheet({
    title: `Quote ${quote.number}${quote.n > 1 ? `, version ${quote.n}` : ''}`,
    firm: quote.firm,
    date: quote.sentAt ? dayWords(quote.sentAt) : '',
    fontCss,
    css: SHEET_CSS + QUOTE_CSS,
    body: [
      writeHead(quote, logo),
      writeAccepted(quote),
      ...quote.phases.map((phase) => writePhase(phase, hasVat(quote))),
      writeSums(quote),
      writePayments(quote),
      writeNotes(quote),
      writeTerms(quote),
      modelForm(MODEL_FORM_NOTE, formLines(quote.firm)),
    ],
  });
}

/** Once it is accepted the sheet is the confirmation of the contract. */
function writeAccepted({ accepted, hash }: VisitorQuote): Markup {
  if (!accepted) return html``;
  return html`<section class="section keep words">
    <h2>Accepted</h2>
    ${sheetFacts([
      ['Accepted by', accepted.name],
      ['On', momentInWords(accepted.at)],
      ['Start within 14 days', accepted.beginsEarly ? 'Yes, as expressly requested' : 'No'],
      ['Fingerprint', hash],
    ])}
    ${accepted.beginsEarly ? html`<p>You asked us: “${BEGIN_EARLY_LABEL} ${BEGIN_EARLY_HINT}”</p>` : ''}
  </section>`;
}

function writeHead(quote: VisitorQuote, logo: string | null): Markup {
  const { firm, customer } = quote;
  const start = startWords(quote.startFrom, quote.startTo);
  return html`${sheetHead(firm.name, [...firm.address, firm.phone, firm.email], logo)}
    <h1>Quote ${quote.number}</h1>
    <p class="opening">${quote.title}</p>
    <div class="who">
      <div>
        <p class="label">For</p>
        <p>
          ${customer.name}${customer.address
            .split('\n')
            .filter(Boolean)
            .map(
              (line) => html`<br />${line}`,
            )}${customer.postcode ? html`<br />${customer.postcode}` : ''}
        </p>
        ${quote.intro ? html`<div class="words" style="margin-top:4mm">${paragraphs(quote.intro)}</div>` : ''}
      </div>
      ${sheetFacts([
        ['Version', String(quote.n)],
        ...(quote.sentAt ? [['Date', dayWords(quote.sentAt)] as const] : []),
        ...(quote.validUntil ? [['Valid until', dayWords(quote.validUntil)] as const] : []),
        ...(start ? [['Work would begin', start] as const] : []),
        ...(quote.workDays ? [['Working days', `about ${quote.workDays}`] as const] : []),
        [`Total${withVat(quote)}`, pencePounds(quote.totalPence)],
      ])}
    </div>`;
}

function writePhase(
  { title, lines, netPence }: VisitorQuote['phases'][number],
  isVat: boolean,
): Markup {
  return html`<section class="section">
    <h2>${title}</h2>
    <table class="lines fixed">
      <thead>
        <tr>
          <th>Item</th>
          <th class="n" style="width:24mm">Quantity</th>
          <th class="n" style="width:24mm">${isVat ? 'Rate, net' : 'Rate'}</th>
          ${isVat ? html`<th class="n" style="width:13mm">VAT</th>` : ''}
          <th class="n" style="width:25mm">${isVat ? 'Net' : 'Sum'}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr>
              <td>
                ${line.description}${line.note ? html`<br /><span class="fine soft">${line.note}</span>` : ''}
              </td>
              <td class="n">${quantityWords(line.quantity, line.unit)}</td>
              <td class="n">
                ${pencePounds(line.unitPence)}${line.unit === 'item' ? '' : html`<span class="soft"> / ${QUOTE_UNIT_LABELS[line.unit]}</span>`}
              </td>
              ${isVat ? html`<td class="n">${line.vat}%</td>` : ''}
              <td class="n">${pencePounds(line.amountPence)}</td>
            </tr>`,
        )}
        <tr class="sum">
          <td colspan="${isVat ? '4' : '3'}">${title}${isVat ? ', net of VAT' : ''}</td>
          <td class="n">${pencePounds(netPence)}</td>
        </tr>
      </tbody>
    </table>
  </section>`;
}

function writeSums(quote: VisitorQuote): Markup {
  return html`<table class="sums">
    <tbody>
      ${
        hasVat(quote)
          ? html`<tr>
              <td>Net of VAT</td>
              <td class="n">${pencePounds(quote.netPence)}</td>
            </tr>`
          : ''
      }
      ${(hasVat(quote) ? quote.vat : []).map(
        (one) =>
          html`<tr>
            <td>VAT at ${one.rate}% on ${pencePounds(one.netPence)}</td>
            <td class="n">${pencePounds(one.vatPence)}</td>
          </tr>`,
      )}
      <tr class="total">
        <td>Total${withVat(quote)}</td>
        <td class="n">${pencePounds(quote.totalPence)}</td>
      </tr>
    </tbody>
  </table>`;
}

function writePayments({ payments, phases, vatPence }: VisitorQuote): Markup {
  return html`<section class="section keep">
    <h2>Payments</h2>
    <table class="lines">
      <thead>
        <tr>
          <th>Stage</th>
          <th>When</th>
          <th class="n">Share</th>
          <th class="n">${vatPence > 0 ? 'Including VAT' : 'Sum'}</th>
        </tr>
      </thead>
      <tbody>
        ${payments.map(
          (stage) =>
            html`<tr>
              <td class="b">${stage.title}</td>
              <td>${stage.when}</td>
              <td class="n">${shareWords(stage.share)}</td>
              <td class="n">${pencePounds(stage.pence)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${phases.length > 1 ? html`<p class="fine soft" style="margin-top:2mm">${vatPence > 0 ? 'Including VAT: ' : ''}${phases.map((phase) => `${phase.title} ${pencePounds(phase.totalPence)}`).join('; ')}.</p>` : ''}
  </section>`;
}

function writeNotes({ assumptions, exclusions }: VisitorQuote): Markup {
  if (assumptions.length + exclusions.length === 0) return html``;
  return html`<section class="section">
    <div class="two">
      <div>
        ${
          assumptions.length > 0
            ? html`<h3 class="first">What we take for granted</h3>
                ${textList(assumptions)}`
            : ''
        }
      </div>
      <div>
        ${
          exclusions.length > 0
            ? html`<h3 class="first">Not in this price</h3>
                ${textList(exclusions)}`
            : ''
        }
      </div>
    </div>
  </section>`;
}

/** Without the private link: a sheet is shown to others, who could answer by it. */
function writeTerms({ terms, firm, accepted }: VisitorQuote): Markup {
  const trader = [
    firm.name,
    ...firm.address,
    ...(firm.companyNumber ? [`company number ${firm.companyNumber}`] : []),
    ...(firm.vatNumber ? [`VAT number ${firm.vatNumber}`] : []),
  ].join(', ');
  return html`<section class="section words">
    <h2>Terms</h2>
    ${paragraphs(terms)}
    <h3>Your right to cancel</h3>
    ${CANCELLATION_RIGHT.map((words) => html`<p>${words}</p>`)}
    ${
      accepted
        ? ''
        : html`<h3>To accept it</h3>
            <p>
              Open the private page that our e-mail leads to, and type your name. What you accept
              there is this version, word for word.
            </p>`
    }
    <p class="soft">${trader}.</p>
  </section>`;
}
