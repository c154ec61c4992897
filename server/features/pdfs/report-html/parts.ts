import { html, type Markup } from './markup.ts';
import type { ReportPicture } from './report-input.ts';

export const textList = (items: readonly string[], look = 'list'): Markup =>
  html`<ul class="${look}">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

/** A picture with the mark that every picture of ours bears; what does not fit is cut from its left and its top, where no mark is. */
export const pictureFigure = (
  { dataUrl, alt, isMarked }: ReportPicture,
  mark: string,
  style = '',
): Markup =>
  html`<figure class="picture${isMarked ? ' whole' : ''}" ${style ? html` style="${style}"` : ''}>
    <img
      src="${dataUrl}"
      alt="${alt}"
    />${isMarked ? '' : html`<figcaption class="mark">${mark}</figcaption>`}
  </figure>`;
