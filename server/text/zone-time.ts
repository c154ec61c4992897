/** The moment at which the clocks of a place say a time. */

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  if (!formats.has(zone)) {
    let format: Intl.DateTimeFormat | null = null;
    try {
      format = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      });
    } catch {
      // No name that is known.
    }
    // Whoever writes the files may invent names.
    if (formats.size > 500) formats.clear();
    formats.set(zone, format);
  }
  return formats.get(zone) ?? null;
}

/** What the clocks are ahead of UTC, in milliseconds. */
function offsetAt(format: Intl.DateTimeFormat, ms: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(ms / 60_000) * 60_000;
}

/**
 * Milliseconds; null for a zone that nobody knows.
 * @param date "2026-11-24" @param clock "10:30" @param zone "Europe/Paris"
 */
export function momentInZone(date: string, clock: string, zone: string): number | null {
  const format = formatOf(zone);
  if (!format) return null;
  const asUtc = Date.parse(`${date}T${clock}:00Z`);
  const first = asUtc - offsetAt(format, asUtc);
  return asUtc - offsetAt(format, first);
}
