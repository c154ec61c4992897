/** What stands on the ground that a garden is for: a lounger, and a roof over who lies or works there. */
import { bounds } from '../geometry/region.ts';
import type { Mm } from '../model/shapes.ts';
import type { Furnisher } from './furnisher.ts';
import type { Ask } from './plan-types.ts';
import type { BareArea } from './stages.ts';

const LOUNGER_MM = [700, 1900] as const;
/** Its posts stand so far in from the edge of the floor, or further where a way comes in. */
const INSETS_MM = [100, 250, 400] as const;

function addRoof(furnisher: Furnisher, area: BareArea, kind: 'pergola' | 'canopy'): void {
  const { x0, x1, y0, y1 } = bounds(area.region);
  const down = (mm: Mm): Mm => Math.floor(mm / 50) * 50;
  INSETS_MM.some((inset) =>
    furnisher.putOver(
      area,
      {
        kind,
        width: down(x1 - x0 - 2 * inset),
        depth: down(y1 - y0 - 2 * inset),
        height: 2400,
      },
      (x0 + x1) / 2,
      (y0 + y1) / 2,
    ),
  );
}

/** One lounger, along the floor, with slats over it where nobody is to look down; false where it has no room. */
export function placeToLie(furnisher: Furnisher, area: BareArea, ask: Ask): boolean {
  if (furnisher.has('sunlounger')) return false;
  const [width, depth] = LOUNGER_MM,
    box = bounds(area.region),
    [mx, my] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const isPut = furnisher.fit(
    area,
    { kind: 'sunlounger', width, depth, height: 400 },
    { turns: [90, 0], prefer: (x, y) => -Math.abs(x - mx) - Math.abs(y - my) },
  );
  if (isPut && (ask.needs.seat?.isRoofed || ask.seenFromAbove) && !ask.refused.has('pergola'))
    addRoof(furnisher, area, 'pergola');
  return isPut;
}

/** A roof over ground that is worked on, where one was asked for. */
export function furnishNeeded(furnisher: Furnisher, area: BareArea, { needs }: Ask): void {
  if (area.feature && needs[area.feature]?.isRoofed) addRoof(furnisher, area, 'canopy');
}
