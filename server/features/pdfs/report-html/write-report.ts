/** A design as a printed report: one HTML document that needs nothing from outside. Pure. */
import { longDate } from '#engine/model/format.ts';
import { writeCare } from './care.ts';
import { writeChecks } from './checks.ts';
import { writeConcept } from './concept.ts';
import { writeCost } from './costs.ts';
import { coverFigures, writeCover } from './cover.ts';
import { html, type Markup, raw } from './markup.ts';
import { writeBeds, writePlantingList } from './planting.ts';
import { writeQuantities } from './quantities.ts';
import type { ReportFirm, ReportInput } from './report-input.ts';
import { REPORT_CSS } from './style.ts';
import { writeWishes } from './wishes.ts';
import { writeYear } from './year.ts';

/** Wider than this, mm, and a plan lies along a page of its own. */
const UPRIGHT_WIDTH_MM = 182;
/** Of a lying page: what its heading leaves, and what a table of beds takes, mm. */
const LYING_ROOM_MM = 168;
const BEDS_MM = { head: 26, each: 8 };

export function writeReport(input: ReportInput): string {
  const { design, firm } = input;
  return writeDocument({
    title: design.title,
    firm,
    date: design.createdAt,
    fontCss: input.fontCss,
    body: [
      writeCover({
        firm,
        title: design.title,
        kind: design.projectTypeLabel,
        style: design.style,
        date: design.createdAt,
        picture: input.pictures.cover,
        mark: design.conceptMark,
        figures: coverFigures(design),
      }),
      writeConcept(input),
      writeWishes(design),
      writePlan(input),
      writePlantingList(input, { hasBeds: !hasRoomForBeds(input) }),
      writeYear(input),
      writeCost(input),
      writeQuantities(input),
      writeCare(design),
      writeChecks(input),
      ...input.sheets.map(writeSheet),
    ],
  });
}

/** A page that a lying plan leaves half empty takes the table of its beds. */
function hasRoomForBeds({ plan, beds }: Pick<ReportInput, 'plan' | 'beds'>): boolean {
  const { widthMm, heightMm } = plan;
  return (
    widthMm > UPRIGHT_WIDTH_MM &&
    heightMm + BEDS_MM.head + BEDS_MM.each * beds.length <= LYING_ROOM_MM
  );
}

/** The drawing at its true size. */
function writePlan(input: Pick<ReportInput, 'design' | 'plan' | 'beds'>): Markup {
  const { svg, scale, widthMm } = input.plan;
  const isLying = widthMm > UPRIGHT_WIDTH_MM;
  return html`<section class="section plan${isLying ? ' plan-lying' : ''}">
    <h2>The plan, 1:${scale}</h2>
    ${raw(svg)}${hasRoomForBeds(input) ? writeBeds(input) : ''}
  </section>`;
}

/** A drawing that the garden is built from, on a page of its own at its true size. */
const writeSheet = ({ svg, scale, widthMm, title }: ReportInput['sheets'][number]): Markup =>
  html`<section class="section sheet${widthMm > UPRIGHT_WIDTH_MM ? ' sheet-lying' : ''}">
    <h2>${title}, 1:${scale}</h2>
    ${raw(svg)}
  </section>`;

export type DocumentInput = {
  title: string;
  firm: ReportFirm;
  date: string | null;
  fontCss: string;
  body: readonly Markup[];
};

export function writeDocument({ title, firm, date, fontCss, body }: DocumentInput): string {
  const running: Record<string, string> = {
    TITLE: `${shorten(title)} · AI concept`,
    FIRM: shorten(firm.firmName),
    CONTACT: shorten(`${firm.phone} · ${firm.email}`),
    DATE: date ? longDate(date) : '',
  };
  const css = REPORT_CSS.replace(/RUNNING_([A-Z]+)/g, (_all, part: string) =>
    cssText(running[part] ?? ''),
  );
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>${title} – Design Report</title>
        <style>
          ${raw(fontCss)}${raw(css)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
}

const RUNNING_LENGTH = 52;

/** At a word's end, so that a line at the page's edge stays one line. */
function shorten(text: string): string {
  if (text.length <= RUNNING_LENGTH) return text;
  const cut = text.lastIndexOf(' ', RUNNING_LENGTH);
  return `${text.slice(0, cut > RUNNING_LENGTH / 2 ? cut : RUNNING_LENGTH)}…`;
}

/** Inside a quoted CSS string: everything but plain letters is written by its number, so that nothing can end the string. */
export function cssText(text: string): string {
  return [...text]
    .map((letter) =>
      /[\p{L}\p{N} ,.]/u.test(letter) ? letter : `\\${letter.codePointAt(0)!.toString(16)} `,
    )
    .join('');
}
