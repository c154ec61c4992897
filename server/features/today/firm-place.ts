/** Where the firm's day begins, read from its address. */
import { allOutcodes, outcodeOf } from '#content/places/place-of.ts';
import type { LatLng } from '#server/features/appointments/slots.ts';

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/i;

/** By the postcode; without one by the town that a line names. Null where neither is known. */
export function firmPlaceOf(address: readonly string[]): { name: string; place: LatLng } | null {
  for (const line of address) {
    const row = outcodeOf(POSTCODE.exec(line)?.[1]?.toUpperCase() ?? '');
    if (row) return { name: row.outcode, place: row };
  }
  const lines = new Set(address.map((line) => line.trim().toLowerCase()));
  const row = allOutcodes().find(({ town }) => town !== null && lines.has(town.toLowerCase()));
  return row ? { name: row.town!, place: row } : null;
}
