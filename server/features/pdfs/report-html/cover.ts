import { includingVat } from '#contracts/vat-words.ts';
import { countOf, longDate, pounds, squareMetres } from '#engine/model/format.ts';
import { html, type Markup } from './markup.ts';
import { pictureFigure } from './parts.ts';
import type { ReportFirm, ReportPicture } from './report-input.ts';

/** Letters beyond which a title is set smaller, and smaller again. */
const LONG_TITLE = 36;
const LONGEST_TITLE = 90;

export type CoverInput = {
  firm: ReportFirm;
  title: string;
  kind: string;
  style: string;
  date: string | null;
  picture: ReportPicture | null;
  mark: string;
  figures: readonly { label: string; value: string }[];
};

const titleLook = (title: string) =>
  title.length > LONGEST_TITLE ? 'longest' : title.length > LONG_TITLE ? 'long' : '';

/** Name, picture, the four figures that are asked for first, and what this paper is. */
export function writeCover({
  firm,
  title,
  kind,
  style,
  date,
  picture,
  mark,
  figures,
}: CoverInput): Markup {
  return html`<section class="cover">
    <div class="cover-head">
      ${firm.logo ? html`<img src="${firm.logo}" alt="${firm.firmName}" style="display:block;max-height:14mm;max-width:70mm" />` : html`<p class="firm">${firm.firmName}</p>`}
      <p class="label">Design report</p>
    </div>
    ${picture ? pictureFigure(picture, mark) : ''}
    <div class="cover-title">
      <p class="label" style="margin-bottom:3mm">${kind}${picture ? '' : ` · ${mark}`}</p>
      <h1 class="${titleLook(title)}">${title}</h1>
      ${style ? html`<p class="style">${style}</p>` : ''}
    </div>
    ${
      figures.length
        ? html`<dl class="cover-figures">
            ${figures.map(
              ({ label, value }) =>
                html`<div>
                  <dt class="label">${label}</dt>
                  <dd>${value}</dd>
                </div>`,
            )}
          </dl>`
        : ''
    }
    <p class="cover-foot">
      <span
        >${date ? `Designed ${longDate(date)}. ` : ''}An AI concept, not a completed project.</span
      ><span>${firm.phone} · ${firm.email}</span>
    </p>
  </section>`;
}

export function coverFigures({
  figures,
  costing,
}: {
  figures: { plotM2: number; plantCount: number; upkeepHoursPerYear: number };
  costing: { total: number; vat: number };
}) {
  return [
    { label: 'Plot', value: squareMetres(figures.plotM2) },
    { label: 'Planting', value: countOf(figures.plantCount, 'plant') },
    { label: 'Upkeep', value: `${countOf(figures.upkeepHoursPerYear, 'hour')} a year` },
    { label: `Price${includingVat(costing.vat)}`, value: pounds(costing.total) },
  ];
}
