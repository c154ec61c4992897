import { MONTH_NAMES } from '#app/lib/format.ts';

/** "Nov 2026" from "2026-11": it stands at the head of a row on a phone too. */
export function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${(MONTH_NAMES[Number(number) - 1] ?? month).slice(0, 3)} ${year}`;
}
