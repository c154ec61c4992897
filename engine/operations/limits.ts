/** What may be done to a furnishing by hand: which are bound to ground of their own, which have another size. */
import { FURNISHINGS } from '../features/features.ts';
import { nameOfFurnishing } from '../features/names.ts';
import { BUILDINGS } from '../layout/plan-types.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, Furnishing, FurnishingKind } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';

/** Least and greatest width and depth, mm. */
export type SizeRange = { least: readonly [Mm, Mm]; most: readonly [Mm, Mm] };

const SIZES: Partial<Record<FurnishingKind, SizeRange>> = {
  bench: { least: [900, 450], most: [3000, 800] },
  'storage-bench': { least: [1000, 450], most: [3000, 2400] },
  'lounge-set': { least: [1600, 1500], most: [4500, 4000] },
  sunlounger: { least: [600, 1800], most: [1400, 2200] },
  pergola: { least: [1800, 1800], most: [8000, 6000] },
  canopy: { least: [1800, 1800], most: [8000, 6000] },
  'shade-sail': { least: [2400, 2400], most: [6000, 5000] },
  awning: { least: [2000, 1500], most: [6000, 3500] },
  'outdoor-kitchen': { least: [1200, 600], most: [5000, 1000] },
  'raised-bed': { least: [600, 600], most: [4800, 1500] },
  pot: { least: [250, 250], most: [900, 900] },
  urn: { least: [300, 300], most: [900, 900] },
  boulder: { least: [300, 300], most: [1500, 1500] },
  sandpit: { least: [900, 900], most: [3000, 3000] },
  sculpture: { least: [200, 200], most: [1500, 1500] },
};
/** Sizes between which a furnishing may be made larger or smaller; null where it comes in one size. */
export const sizeRangeOf = ({ kind }: Pick<Furnishing, 'kind'>): SizeRange | null =>
  SIZES[kind] ?? null;

/** Tables as they are laid out elsewhere: seats, width and depth with chairs pulled back, mm; four sit at a round one. */
const TABLES = [
  { seats: 2, width: 1500, depth: 800, round: false },
  { seats: 4, width: 1600, depth: 1600, round: true },
  { seats: 6, width: 2200, depth: 1900, round: false },
  { seats: 8, width: 2800, depth: 2000, round: false },
  { seats: 10, width: 3300, depth: 2000, round: false },
  { seats: 12, width: 3800, depth: 2000, round: false },
  { seats: 14, width: 4400, depth: 2100, round: false },
  { seats: 16, width: 5000, depth: 2100, round: false },
] as const;
export type Table = (typeof TABLES)[number];
export const SEAT_CHOICES: readonly number[] = TABLES.map(({ seats }) => seats);
export const tableFor = (seats: number): Table | null =>
  TABLES.find((table) => table.seats === seats) ?? null;

/** Pieces of ground that are made for what stands on them, which does not leave them alone. */
const isOwnGround = ({ kind }: Area): boolean => BUILDINGS.has(kind) || kind === 'water';

/** Why a furnishing stays where it is; null where it may be moved. */
export function boundBecause({ layout }: GardenModel, thing: Furnishing): string | null {
  const home = layout.areas.find((area) => area.id === thing.areaId);
  if (home && isOwnGround(home) && FURNISHINGS[thing.kind].supply.kind !== 'loose')
    return `The ${nameOfFurnishing(thing.kind)} fills a piece of ground of its own, so it stays on it.`;
  return null;
}
