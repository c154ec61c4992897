/** The colours that were named, and the halves that hot and soft ones stand in where both were. */
import { bounds } from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import { remembered } from '../model/remembered.ts';
import type { Mm } from '../model/shapes.ts';
import { type ColourFamily, colourFamilies } from './colours.ts';
import type { Job } from './job.ts';

/** Leaf, in gardens: they are had without a flower. */
const OF_LEAF: readonly ColourFamily[] = ['green', 'silver'];
/** Words for many colours at once. */
const MANY = /^(?:bright|hot|pastel|cool|soft)$/;

type Asked = { word: string; families: ColourFamily[] };
/** Colours named one by one, each once, by what a flower of them is. */
export const coloursAsked = remembered((brief: Brief, rules: Job['rules']): Asked[] => {
  const asked: Asked[] = [];
  if (rules.noFlowers || rules.onlyFood) return asked;
  for (const { value } of brief.colours) {
    const families = colourFamilies(value).filter((one) => !OF_LEAF.includes(one));
    if (
      !families.length ||
      MANY.test(value) ||
      families.some((one) => rules.noColours.includes(one)) ||
      asked.some((one) => one.families.some((family) => families.includes(family)))
    )
      continue;
    asked.push({ word: value, families });
  }
  return asked;
});

const flowerFamilies = (plant: Plant): ColourFamily[] =>
  plant.flower.hex === null ? [] : plant.flower.colours.flatMap(colourFamilies);
/** True of what is looked at for its flowers. */
export const isShown = (plant: Plant): boolean =>
  flowerFamilies(plant).length > 0 && plant.category !== 'vegetable';
/** True when what flowers on the plant is of one of the families. */
export const flowersIn = (plant: Plant, families: readonly ColourFamily[]): boolean =>
  flowerFamilies(plant).some((one) => families.includes(one));

const HOT: readonly ColourFamily[] = ['red', 'orange', 'yellow'];
const SOFT: readonly ColourFamily[] = ['pink', 'purple', 'blue'];
/** Two of each side are a quarrel; one hot colour among soft ones is a note. */
const A_QUARREL = 2;
/** True where hot and soft colours were both asked for, several of each. */
export const quarrels = (job: Pick<Job, 'brief' | 'rules'>): boolean => {
  const asked = coloursAsked(job.brief, job.rules),
    of = (side: readonly ColourFamily[]) =>
      asked.filter(({ families }) => families.some((one) => side.includes(one))).length;
  return of(HOT) >= A_QUARREL && of(SOFT) >= A_QUARREL;
};

const WOODY: readonly Plant['category'][] = ['tree', 'shrub', 'hedging', 'fruit'];
/** Which side of such a quarrel the plant is on; null for white, green, what is of both, and for the frame, which flowers before the borders do. */
export function sideOf(plant: Plant): 'hot' | 'soft' | null {
  if (WOODY.includes(plant.category)) return null;
  const own = flowerFamilies(plant),
    isHot = own.some((one) => HOT.includes(one)),
    isSoft = own.some((one) => SOFT.includes(one));
  return isHot === isSoft ? null : isHot ? 'hot' : 'soft';
}
/** Hot colours stand by the house, or to the left where the plot is broader than deep; soft ones in the other half. */
export function halfAt({ site }: Pick<Job, 'site'>, x: Mm, y: Mm): 'hot' | 'soft' {
  const box = bounds([[site.boundary]]),
    isDeep = box.y1 - box.y0 >= box.x1 - box.x0;
  return (isDeep ? y < (box.y0 + box.y1) / 2 : x < (box.x0 + box.x1) / 2) ? 'hot' : 'soft';
}
/** True where a plant keeps to its own half, or nothing quarrels; what was asked for by name stands where it likes. */
export const keepsHalf = (job: Job, plant: Plant, x: Mm, y: Mm): boolean => {
  const side = sideOf(plant);
  return side === null || !quarrels(job) || job.helped.has(plant.id) || side === halfAt(job, x, y);
};
