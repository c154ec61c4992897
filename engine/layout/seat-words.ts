/** What a second seat is called: by the sun that it has, by the hour that was asked for where it has that, or by its roof; and what a table stands under. */
import { FURNISHINGS } from '../features/features.ts';
import type { FurnishingKind } from '../features/names.ts';
import { bounds } from '../geometry/region.ts';
import { EVENING, EVENING_H, MORNING, MORNING_H, SHADED, SUNNY_H, SUNNY_SEAT } from '../met/sun.ts';
import { SUNNY } from '../site/asked-where.ts';
import type { Furnished } from './furnish.ts';
import { middle, type Part } from './plan-types.ts';
import { sunOf } from './rate-place.ts';
import type { Setting } from './stages.ts';

type Words = { label: string; purpose: string };

const ANY_HOUR: Words = { label: 'Seat', purpose: 'a bench away from the house' };

export function seatWords(
  { ask, frame }: Pick<Setting, 'ask' | 'frame'>,
  part: Part,
  things: Furnished['things'],
): Words {
  if ((ask.shadedSeat || ask.seenFromAbove) && hasRoof(things, part.id))
    return ask.shadedSeat
      ? { label: 'Shaded seat', purpose: 'a cool seat under a roof of its own' }
      : { label: 'Covered seat', purpose: 'a seat that nobody sees into from above' };
  const [x, y] = middle(bounds(part.region)),
    { hoursAt, mostHours } = sunOf(frame),
    evening = hoursAt(x, y, 'evening') ?? 0,
    all = hoursAt(x, y) ?? 0;
  const hour = ask.items
    .find(({ id }) => id === 'seat')
    ?.where?.find(({ at }) => at === 'sun')?.hour;
  if (hour) {
    const isThen = (hoursAt(x, y, hour) ?? 0) >= SUNNY * mostHours(hour);
    return isThen ? (hour === 'evening' ? EVENING : MORNING) : ANY_HOUR;
  }
  if (evening >= EVENING_H) return EVENING;
  if (all >= SUNNY_H) return SUNNY_SEAT;
  if (all - evening >= MORNING_H) return MORNING;
  return SHADED;
}

const hasRoof = (things: Furnished['things'], areaId: string): boolean =>
  things.some(
    (one) => one.areaId === areaId && (one.kind === 'arbour' || FURNISHINGS[one.kind].isOverhead),
  );

/** What the table of a floor stands under: "under the sail". */
export function underWhat(things: Furnished['things'], areaId: string): string | null {
  const here = things.filter((thing) => thing.areaId === areaId),
    table = here.find(({ kind }) => kind === 'dining-set');
  const roof = here.find(
    ({ kind, x, y, widthMm: wide, depthMm: deep }) =>
      table &&
      kind in ROOF_WORDS &&
      Math.abs(table.x - x) < wide / 2 &&
      Math.abs(table.y - y) < deep / 2,
  );
  return roof ? `under the ${ROOF_WORDS[roof.kind]!}` : null;
}
const ROOF_WORDS: Partial<Record<FurnishingKind, string>> = {
  pergola: 'pergola',
  canopy: 'roof',
  'shade-sail': 'sail',
  awning: 'awning',
  parasol: 'parasol',
};
