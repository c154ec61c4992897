/** Neighbours' houses, outbuildings and trees beyond the edge, put by hand: their shade is in the hours of sun. */
import type { GardenModel } from '../../model/garden.ts';
import type { Operation } from '../../model/operation.ts';
import type { Mm } from '../../model/shapes.ts';
import { type Around, AROUND_AS } from '../../model/surroundings.ts';
import { withAround } from '../../site/by-hand.ts';
import type { Outcome } from '../apply.ts';

type Kind = Around['as'];
type Range = readonly [Mm, Mm];
export const AROUND_NAMES: Record<Kind, string> = {
  house: 'house',
  outbuilding: 'outbuilding',
  tree: 'tree',
};
/** Least and greatest, mm. */
export const AROUND_SIZES: Record<Kind, { length: Range; height: Range }> = {
  house: { length: [2000, 60_000], height: [2000, 40_000] },
  outbuilding: { length: [600, 30_000], height: [1000, 8000] },
  tree: { length: [500, 30_000], height: [1000, 35_000] },
};
/** Further off it shades nobody's garden. */
const FURTHEST_MM: Mm = 60_000;

/** As one mostly is: a house in line with this one, an outbuilding and a tree half way down. */
export function usualAround(as: Kind, side: Around['side']): Around {
  const isBack = side === 'back';
  const evergreen = false;
  switch (as) {
    case 'house':
      return isBack
        ? {
            as,
            side,
            awayMm: 10_000,
            alongMm: 0,
            lengthMm: 7000,
            deepMm: 8000,
            heightMm: 7500,
            evergreen,
          }
        : {
            as,
            side,
            awayMm: 1000,
            alongMm: -8000,
            lengthMm: 8000,
            deepMm: 6000,
            heightMm: 7500,
            evergreen,
          };
    case 'outbuilding':
      return {
        as,
        side,
        awayMm: 500,
        alongMm: 4000,
        lengthMm: 3000,
        deepMm: 2400,
        heightMm: 2500,
        evergreen,
      };
    case 'tree':
      return {
        as,
        side,
        awayMm: 3000,
        alongMm: 4000,
        lengthMm: 6000,
        deepMm: 6000,
        heightMm: 9000,
        evergreen,
      };
  }
}

const within = (value: Mm, [least, most]: Range): boolean => value >= least && value <= most;
const span = ([least, most]: Range): string => `between ${least / 1000} and ${most / 1000} m`;

/** Why it cannot stand so; null where it can. */
function hindrance({ as, awayMm, alongMm, lengthMm, deepMm, heightMm }: Around): string | null {
  const { length, height } = AROUND_SIZES[as];
  const a = `${as === 'outbuilding' ? 'An' : 'A'} ${AROUND_NAMES[as]} next door`;
  if (!within(lengthMm, length) || !within(deepMm, length))
    return `${a} is ${span(length)} ${as === 'tree' ? 'across' : 'long and deep'}.`;
  if (!within(heightMm, height)) return `${a} is ${span(height)} high.`;
  if (awayMm < 0)
    return `${a} stands beyond the boundary. What stands within it is put in as standing there already.`;
  if (awayMm > FURTHEST_MM || Math.abs(alongMm) > FURTHEST_MM)
    return `${a} more than ${FURTHEST_MM / 1000} m away throws no shade here.`;
  return null;
}

export function changeAround(
  model: GardenModel,
  { around }: Extract<Operation, { kind: 'around' }>,
): Outcome {
  for (const one of around) {
    const refused = hindrance(one);
    if (refused) return { refused };
  }
  return JSON.stringify(around) === JSON.stringify(model.site.around ?? [])
    ? { model }
    : { model: { ...model, site: withAround(model.site, around) } };
}

export { AROUND_AS };
