import { MONTH_NAMES } from '#app/lib/format.ts';

/** "November 2026" from "2026-11" */
export function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTH_NAMES[Number(number) - 1] ?? month} ${year}`;
}
