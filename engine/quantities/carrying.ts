/** What has to be carried through the house where there is no other way into the garden. */
import type { Quantity } from '../model/costing.ts';
import type { Site } from '../model/site.ts';
import { BUILD_UPS, isUndug } from './build-ups.ts';
import { figure, makeLine } from './line.ts';

/** Turf is cut this thick, mm; every other floor has a depth of its own. */
const TURF_MM = 30;
const FINISH_MM: ReadonlyMap<string, number> = new Map([
  ...Object.entries(BUILD_UPS).map(([material, { finishMm }]) => [material, finishMm] as const),
  ['turf', TURF_MM],
]);

/** Everything goes in and out by the rooms of the house. */
export function isThroughHouse(site: Pick<Site, 'access' | 'position' | 'noDigging'>): boolean {
  return site.access?.way === 'through-house' && !isUndug(site);
}

/** Bulk of a line, m³: what is sold by volume, and floors by their depth. Digging moves nothing by itself: its spoil is a line. */
function bulkOf({ rateKey, unit, net }: Quantity): number {
  if (rateKey.startsWith('excavation') || rateKey === CARRYING) return 0;
  if (unit === 'm3') return net;
  return unit === 'm2' ? (net * (FINISH_MM.get(rateKey) ?? 0)) / 1000 : 0;
}
const CARRYING = 'carrying-through-house';
function carryingLine(lines: readonly Quantity[]): Quantity | null {
  let out = 0,
    into = 0;
  for (const line of lines)
    if (line.rateKey === 'spoil-away') out += bulkOf(line);
    else into += bulkOf(line);
  return makeLine({
    phase: 'clear',
    rateKey: CARRYING,
    description: 'Carry through the house by hand, as there is no other way in',
    unit: 'm3',
    net: out + into,
    ids: ['plot'],
    formula: `${figure(out)} m³ of spoil out + ${figure(into)} m³ of stone, soil and floors in`,
  });
}

/** The lines with the carrying and the covering of floors and doors, where everything comes through the house. */
export function withCarrying(lines: readonly Quantity[], site: Site): readonly Quantity[] {
  const carrying = isThroughHouse(site) ? carryingLine(lines) : null;
  if (!carrying) return lines;
  const cover = makeLine({
    phase: 'clear',
    rateKey: 'house-protection',
    description: 'Boards, sheets and door guards through the house',
    unit: 'item',
    net: 1,
    ids: ['plot'],
    formula: 'one way through the house',
  })!;
  return [...lines, cover, carrying];
}

/** A changed list with its carrying measured anew. */
export function remeasureCarrying(lines: readonly Quantity[]): readonly Quantity[] {
  return lines.some((line) => line.rateKey === CARRYING)
    ? lines.flatMap((line) => (line.rateKey === CARRYING ? (carryingLine(lines) ?? []) : line))
    : lines;
}
