import { countOf, longDate, pounds, squareMetres } from './format.ts';
import { html, type Markup } from './markup.ts';
import type { ReportFirm, ReportPicture } from './report-input.ts';

/** Titles longer than this are set smaller. */
const LONG_TITLE = 34;

export type CoverInput = {
  firm: ReportFirm; title: string; kind: string; style: string; date: string | null; picture: ReportPicture | null; mark: string;
  figures: readonly { label: string; value: string }[];
};

/** Name, picture, the four figures that are asked for first, and what this paper is. */
export function writeCover({ firm, title, kind, style, date, picture, mark, figures }: CoverInput): Markup {
  return html`<section class="cover">
<div class="cover-head"><p class="firm">${firm.firmName}</p><p class="soft">${kind}</p></div>
<div class="cover-title"><h1${title.length > LONG_TITLE ? html` class="long"` : ''}>${title}</h1><p class="style">${style}</p></div>
<figure>${picture ? html`<img src="${picture.dataUrl}" alt="${picture.alt}">` : ''}<figcaption class="mark">${mark}</figcaption></figure>
<div class="cover-foot"><dl>${figures.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<p><span>${date ? `Designed ${longDate(date)}. ` : ''}An AI concept, not a completed project.</span><span>${firm.phone} · ${firm.email}</span></p></div>
</section>`;
}

export function coverFigures({ figures, costing }: { figures: { plotM2: number; plantCount: number; upkeepHoursPerYear: number }; costing: { total: number } }) {
  return [
    { label: 'Plot', value: squareMetres(figures.plotM2) },
    { label: 'Planting', value: countOf(figures.plantCount, 'plant') },
    { label: 'Upkeep', value: `${countOf(figures.upkeepHoursPerYear, 'hour')} a year` },
    { label: 'Price including VAT', value: pounds(costing.total) },
  ];
}
