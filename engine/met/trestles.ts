/** More people than any table seats sit down at trestles on the open ground, which is how a feast is laid. */
import { area, bounds } from '../geometry/region.ts';
import { MOST_AT_TABLE } from '../layout/dining-floor.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';

/** Trestles of 1.83 by 0.76 m with benches and room to pass, for each person, mm²; and the least side of such ground, mm. */
const A_PERSON_MM2 = 1.2e6,
  LEAST_SIDE_MM = 2600;
const OPEN: Partial<Record<Area['kind'], string>> = { lawn: 'lawn', gravel: 'gravel' };

/** Where the others sit, as a sentence; null where no open ground holds them, or a table seats all. */
export function atTrestles(
  { layout }: Pick<GardenModel, 'layout'>,
  people: number,
  seated: number,
): string | null {
  if (people <= MOST_AT_TABLE || seated < 1) return null;
  const others = people - seated;
  const ground = layout.areas.find(({ kind, region }) => {
    const { x0, x1, y0, y1 } = bounds(region);
    return (
      OPEN[kind] &&
      Math.min(x1 - x0, y1 - y0) >= LEAST_SIDE_MM &&
      area(region) >= others * A_PERSON_MM2
    );
  });
  return ground
    ? `The other ${others} sit at trestle tables on the ${OPEN[ground.kind]}, which is kept clear for them.`
    : null;
}
