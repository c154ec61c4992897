/** The wall of the house: how high it is, and where it opens. What looks on to the garden, and what shades it, go by it. */
import { openingsOf } from '../../drawing/house.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Operation } from '../../model/operation.ts';
import type { Mm } from '../../model/shapes.ts';
import type { WallOpening } from '../../model/site.ts';
import { doorOpening } from '../../site/door.ts';
import type { Outcome } from '../apply.ts';

/** Eaves, and openings, at the least and the most, mm. */
export const EAVES_MM = [1800, 16_000] as const;
export const OPENING_MM = [400, 8000] as const;
/** Eaves of so many storeys, mm. */
export const STOREY_EAVES: Record<1 | 2 | 3, Mm> = { 1: 2700, 2: 5200, 3: 7700 };
/** As wide as a window or a door mostly is, mm. */
const USUAL: Record<'window' | 'door', Mm> = { window: 1200, door: 900 };
/** Wall between two openings, and at its ends, mm. */
const BETWEEN_MM: Mm = 150;
const STEP_MM: Mm = 50;

/** Storeys that are so high at the eaves, the nearest. */
export const storeysOf = (heightMm: Mm): 1 | 2 | 3 =>
  heightMm < 3900 ? 1 : heightMm < 6400 ? 2 : 3;

/** Windows and further doors as they are drawn now, whole millimetres, from the left. */
export const openingsNow = ({ site }: GardenModel): WallOpening[] =>
  openingsOf(site)
    .slice(1)
    .map(({ x0, x1, door }) => ({ x0: Math.round(x0), x1: Math.round(x1), door }))
    .toSorted((a, b) => a.x0 - b.x0);

const meets = (a: Pick<WallOpening, 'x0' | 'x1'>, b: Pick<WallOpening, 'x0' | 'x1'>): boolean =>
  a.x0 < b.x1 + BETWEEN_MM && b.x0 < a.x1 + BETWEEN_MM;

/** The first place from the left where another one fits; null where none is left. */
export function placeForOpening(
  { site }: GardenModel,
  openings: readonly WallOpening[],
  what: 'window' | 'door',
): WallOpening | null {
  const taken = [...openings, doorOpening(site)];
  const { x0, x1 } = site.house;
  for (let from = x0 + BETWEEN_MM; from + USUAL[what] + BETWEEN_MM <= x1; from += STEP_MM) {
    const one = { x0: from, x1: from + USUAL[what], door: what === 'door' };
    if (!taken.some((other) => meets(one, other))) return one;
  }
  return null;
}

export function changeWall(
  model: GardenModel,
  { heightMm, openings }: Extract<Operation, { kind: 'house-wall' }>,
): Outcome {
  if (heightMm < EAVES_MM[0] || heightMm > EAVES_MM[1])
    return { refused: 'The eaves of a house are between 1.8 and 16 m high.' };
  const { house } = model.site,
    main = doorOpening(model.site);
  const sorted = openings.toSorted((a, b) => a.x0 - b.x0);
  for (const [n, one] of sorted.entries()) {
    const name = one.door ? 'door' : 'window';
    const width = one.x1 - one.x0;
    if (width < OPENING_MM[0] || width > OPENING_MM[1])
      return { refused: `A ${name} is between 0.4 and 8 m wide.` };
    if (one.x0 < house.x0 || one.x1 > house.x1)
      return { refused: `A ${name} would lie outside the wall of the house.` };
    if (one.x0 < main.x1 && main.x0 < one.x1)
      return { refused: `A ${name} would lie in the garden door.` };
    if (sorted[n + 1] && one.x1 > sorted[n + 1]!.x0)
      return { refused: 'Two openings of the wall would lie in one another.' };
  }
  const next = {
    ...house,
    heightMm,
    openings: sorted.map(({ x0, x1, door }) => ({ x0, x1, door })),
  };
  return JSON.stringify(next) === JSON.stringify(house)
    ? { model }
    : { model: { ...model, site: { ...model.site, house: next } } };
}
