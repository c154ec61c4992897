/** Where something that stands already is put before a person puts it where it is. */
import { bounds } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { StandingAs } from '../../model/operation.ts';
import type { Mm } from '../../model/shapes.ts';
import { boxesCollide } from '../../layout/box-fit.ts';
import { footOf, standingFaults } from './standing-faults.ts';
import {
  freeStandingId,
  listStanding,
  stand,
  type Standing,
  STANDING_NAMES,
  STANDING_USUAL,
} from './standing.ts';

const STEP_MM: Mm = 500;

/** Near the middle of the plot, on ground that has room for it; else wherever it may stand; null where it finds no place. */
export function placeForStanding(model: GardenModel, as: StandingAs): Standing | null {
  const { x0, x1, y0, y1 } = bounds([[model.site.boundary]]);
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const spots: [Mm, Mm][] = [];
  for (let x = x0 + STEP_MM; x < x1; x += STEP_MM)
    for (let y = y0 + STEP_MM; y < y1; y += STEP_MM) spots.push([Math.round(x), Math.round(y)]);
  spots.sort((a, b) => hypot(a[0] - mx, a[1] - my) - hypot(b[0] - mx, b[1] - my));
  const base = {
    kind: 'stand' as const,
    id: freeStandingId(model),
    as,
    name: STANDING_NAMES[as],
    ...STANDING_USUAL[as],
    evergreen: false,
  };
  const mark = `stands ${base.id} `;
  const others = listStanding(model).map(footOf);
  let possible: Standing | null = null;
  for (const [x, y] of spots) {
    const operation = { ...base, x, y };
    const outcome = stand(model, operation);
    if ('refused' in outcome) continue;
    possible ??= operation;
    if (others.some((foot) => boxesCollide(foot, footOf(operation)))) continue;
    if (standingFaults(outcome.model).every(({ id }) => !id.startsWith(mark))) return operation;
  }
  return possible;
}
