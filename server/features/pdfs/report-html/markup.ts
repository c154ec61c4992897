/** HTML from values: every value is escaped unless it is markup itself. */
import { escapeMarkup } from '#engine/model/format.ts';
export type Markup = { readonly markup: string };
type Value = Markup | string | number | null | undefined | false | readonly Value[];

/** Control characters say nothing on paper and upset readers. */
const isControl = (code: number) =>
  (code < 32 && code !== 10 && code !== 9) ||
  (code >= 0x7f && code < 0xa0) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069);

/** Text made safe in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return escapeMarkup([...text].filter((letter) => !isControl(letter.codePointAt(0)!)).join(''));
}

function toText(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(toText).join('');
}

export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return {
    markup: parts.reduce(
      (all, part, index) => all + part + (index < values.length ? toText(values[index]) : ''),
      '',
    ),
  };
}

/** Markup of our own making, taken as it is. */
export const raw = (markup: string): Markup => ({ markup });
