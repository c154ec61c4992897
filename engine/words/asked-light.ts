/** Whether what was asked for in the sun, or in the shade, stands there. */
import type { Called } from '../features/called/called.ts';
import type { Wish } from '../model/brief.ts';
import type { SunMap } from '../model/garden.ts';
import { type OnPlan, whereabouts } from './on-plan.ts';
import { hours } from './say.ts';

const OUTSIDE = 255;
/** Sunny is this share of the hours of the sunniest ground, and shady no more than this. */
const SUNNY = 0.75;
const SHADY = 0.6;

/** Hours of direct sun a day in the growing season at a point, null outside the plot. */
function hoursAt({ x0, y0, cellMm, columns, rows, tenths }: SunMap, x: number, y: number) {
  const column = Math.floor((x - x0) / cellMm),
    row = Math.floor((y - y0) / cellMm);
  if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
  const value = tenths[row * columns + column]!;
  return value === OUTSIDE ? null : value / 10;
}

/** What falls short of the light that was asked for, as a sentence; null where nothing does. */
export function lightShort(
  { quote, kind }: Wish,
  { feature }: Called,
  found: readonly OnPlan[],
  map: SunMap,
): string | null {
  if (kind === 'use' || feature === 'shadeplanting') return null;
  const wantsSun = /\bsun(?:ny|niest|shine)?\b/i.test(quote);
  const wantsShade = /\bshad(?:e|y|ed)\b/i.test(quote);
  if (wantsSun === wantsShade) return null;
  const most = map.tenths.reduce((a, b) => (b !== OUTSIDE && b > a ? b : a), 0) / 10;
  const at = found.flatMap(whereabouts).flatMap(({ x, y }) => hoursAt(map, x, y) ?? []);
  if (!at.length || !most) return null;
  const best = wantsSun ? Math.max(...at) : Math.min(...at);
  if (wantsSun ? best >= most * SUNNY : best <= most * SHADY) return null;
  return `It has ${hours(best)} of sun a day there from April to September, where the sunniest ground has ${hours(most)}.`;
}
