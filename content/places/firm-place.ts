/** Where the firm's day begins, read from its address. */
import { allOutcodes, type Outcode, outcodeOf } from './place-of.ts';

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/i;

/** By the postcode; without one by the town that a line names. Null where neither is known. */
export function firmPlaceOf(address: readonly string[]): { name: string; place: Outcode } | null {
  for (const line of address) {
    const row = outcodeOf(POSTCODE.exec(line)?.[1]?.toUpperCase() ?? '');
    if (row) return { name: row.outcode, place: row };
  }
  const lines = new Set(address.map((line) => line.trim().toLowerCase()));
  const rows = allOutcodes();
  const row =
    rows.find(({ town }) => town !== null && lines.has(town.toLowerCase())) ??
    rows.find(({ district }) =>
      lines.has(district.replace(/, (?:City|County) of$/, '').toLowerCase()),
    );
  return row ? { name: row.town ?? row.district, place: row } : null;
}
