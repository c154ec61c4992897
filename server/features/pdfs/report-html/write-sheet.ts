/** A printed sheet about one thing between the firm and a customer: one HTML document that needs nothing from outside. Pure. */
import { html, type Markup, raw } from './markup.ts';
import { REPORT_CSS } from './style.ts';
import { cssText } from './write-report.ts';

export type SheetInput = {
  /** Of the document, and at the edge of its pages. */
  title: string;
  firm: { name: string; phone: string; email: string };
  /** In words, at the edge of its pages. */
  date: string;
  fontCss: string;
  css: string;
  body: readonly Markup[];
};

export function writeSheet({ title, firm, date, fontCss, css, body }: SheetInput): string {
  const running: Record<string, string> = {
    TITLE: title,
    FIRM: firm.name.slice(0, 60),
    CONTACT: `${firm.phone} · ${firm.email}`.slice(0, 60),
    DATE: date,
  };
  const reportCss = REPORT_CSS.replace(/RUNNING_([A-Z]+)/g, (_all, part: string) =>
    cssText(running[part] ?? ''),
  );
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}, ${firm.name}</title>
        <style>
          ${raw(fontCss)}${raw(reportCss)}${raw(css)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
}

export const SHEET_CSS = `
html { font-size: 9pt; }
.head { display: grid; grid-template-columns: 1fr 62mm; gap: 0 10mm; padding-bottom: 5mm; border-bottom: .35mm solid #24301f; }
.head .firm { font-family: 'Cormorant Garamond', serif; font-weight: 600; font-size: 17pt; line-height: 1.05; }
.head .by { text-align: right; line-height: 1.45; }
.to { margin: 4mm 0; }
.facts { margin-top: 4mm; }
h1 { font-size: 30pt; line-height: 1; letter-spacing: -.014em; margin: 8mm 0 2mm; }
.words p { margin-bottom: 1.8mm; }
.section { margin-top: 7mm; padding-top: 3.4mm; } .section h2 { font-size: 17pt; }
.form p { border-bottom: .2mm solid #24301f; padding: 3mm 0 2mm; margin: 0; }
`;

/** The firm at the head of a sheet. @param logo as a data address; null: its name alone */
export const sheetHead = (name: string, lines: readonly string[], logo: string | null): Markup =>
  html`<header class="head">
    <div>
      ${logo ? html`<img src="${logo}" alt="" style="display:block;max-height:16mm;max-width:70mm;margin-bottom:3mm" />` : ''}
      <p class="firm">${name}</p>
    </div>
    <p class="by soft">
      ${lines.map((line, index) => html`${index > 0 ? html`<br />` : ''}${line}`)}
    </p>
  </header>`;

/** Names and values, side by side. */
export const sheetFacts = (rows: readonly (readonly [string, string])[]): Markup =>
  html`<dl class="facts">
    ${rows.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** To cut out, fill in and send: it comes with each contract, and is no mere link. */
export const modelForm = (note: string, lines: readonly string[]): Markup =>
  html`<section class="section keep">
    <h2>Model cancellation form</h2>
    <p class="soft">(${note})</p>
    <div class="form">${lines.map((line) => html`<p>${line}</p>`)}</div>
  </section>`;
