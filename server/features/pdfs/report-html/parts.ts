import { html, type Markup } from './markup.ts';
import type { ReportPicture } from './report-input.ts';

export const textList = (items: readonly string[], look = 'list'): Markup => html`<ul class="${look}">${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** A picture with the mark that every picture of ours bears. */
export const pictureFigure = ({ dataUrl, alt }: ReportPicture, mark: string, style = ''): Markup =>
  html`<figure class="picture"${style ? html` style="${style}"` : ''}><img src="${dataUrl}" alt="${alt}"><figcaption class="mark">${mark}</figcaption></figure>`;
