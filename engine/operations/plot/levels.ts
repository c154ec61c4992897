/** The natural ground put right by hand. The layout stays; floors, steps and edges that hold ground follow from the heights. */
import type { GardenModel } from '../../model/garden.ts';
import type { Operation } from '../../model/operation.ts';
import type { Mm } from '../../model/shapes.ts';
import type { Site } from '../../model/site.ts';
import { BELOW_DOOR_MM, fallOf } from '../../site/levels.ts';
import { withLevels } from '../../site/by-hand.ts';
import { isUndug } from '../../quantities/build-ups.ts';
import type { Outcome } from '../apply.ts';

type Levels = Extract<Operation, { kind: 'levels' }>;

/** The most that ground falls from one end to the other, and that a threshold stands above it, mm. */
const MOST_FALL_MM: Mm = 20_000,
  MOST_STEP_MM: Mm = 3000,
  /** Less is level ground. */
  LEAST_FALL_MM: Mm = 20;

/** As it is known or taken for granted now. */
export const levelsNow = ({ site }: GardenModel): Levels => ({
  kind: 'levels',
  slope: site.slope,
  low: site.levels?.low ?? 'left',
  fallMm: fallOf(site),
  doorStepMm: site.levels?.doorStepMm ?? BELOW_DOOR_MM,
});

/** Why heights are not changed here by hand; null where they may be. */
export function levelsBecause(site: Site): string | null {
  if (site.levels?.breaks?.length)
    return 'This ground lies in level pieces, with walls or banks between them. Tell us what is otherwise, and we measure it at the visit.';
  return isUndug(site) ? 'Nothing is dug here, so the floor lies as it does.' : null;
}

export function changeLevels(model: GardenModel, operation: Levels): Outcome {
  const { slope, fallMm, doorStepMm } = operation;
  const because = levelsBecause(model.site);
  if (because) return { refused: because };
  if (doorStepMm < 0 || doorStepMm > MOST_STEP_MM)
    return { refused: 'The ground lies between 0 and 3 m below the threshold.' };
  if (slope !== 'level' && (fallMm < LEAST_FALL_MM || fallMm > MOST_FALL_MM))
    return { refused: 'Ground that slopes falls between 2 cm and 20 m from one end to the other.' };
  // to say that the ground is as it was taken is to know it
  const isKnown = model.site.levels?.isGiven === true;
  if (isKnown && JSON.stringify(operation) === JSON.stringify(levelsNow(model))) return { model };
  return { model: { ...model, site: withLevels(model.site, operation) } };
}
