/** A design as a printed report: one HTML document that needs nothing from outside. Pure. */
import { writeCare } from './care.ts';
import { writeChecks } from './checks.ts';
import { writeConcept } from './concept.ts';
import { writeCost, writeQuantities } from './costs.ts';
import { coverFigures, writeCover } from './cover.ts';
import { html, type Markup, raw } from './markup.ts';
import { writeBeds, writePlantingList, writeYear } from './planting.ts';
import type { PlanSheet, ReportInput } from './report-input.ts';
import { REPORT_CSS } from './style.ts';

export function writeReport(input: ReportInput): string {
  const { design, firm } = input;
  return writeDocument({
    title: `${design.title} – Design Report`, footer: `${design.title} · ${firm.firmName} · AI concept`, fontCss: input.fontCss,
    body: [
      writeCover({
        firm, title: design.title, kind: design.projectTypeLabel, style: design.style, date: design.createdAt, picture: input.picture, mark: design.conceptMark,
        figures: coverFigures(design),
      }),
      writeConcept(input), writePlan(input.plan), writePlantingList(input), writeBeds(input), writeYear(input), writeCost(input), writeQuantities(input),
      writeCare(design), writeChecks(input),
    ],
  });
}

/** The drawing at its true size on a page of its own paper. */
function writePlan({ svg, paper, scale }: PlanSheet): Markup {
  return html`<section class="plan plan-${paper.toLowerCase()}"><h2>Plan, 1:${scale} at ${paper}</h2>${raw(svg)}</section>`;
}

export function writeDocument({ title, footer, fontCss, body }: { title: string; footer: string; fontCss: string; body: readonly Markup[] }): string {
  return html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title><style>${raw(fontCss)}${raw(REPORT_CSS.replace('FOOTER_TEXT', () => cssText(footer)))}</style></head><body>${body}</body></html>`.markup;
}

/** Inside a quoted CSS string: everything but plain letters is written by its number, so that nothing can end the string. */
export function cssText(text: string): string {
  return [...text].map((letter) => (/[\p{L}\p{N} ,.]/u.test(letter) ? letter : `\\${letter.codePointAt(0)!.toString(16)} `)).join('');
}
