import { html, type Markup } from './markup.ts';

export const textList = (items: readonly string[], look = 'list'): Markup => html`<ul class="${look}">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
