/** Where two people stand in a section: on floors and lawn, clear of what is cut. */
import type { GardenModel } from '../../model/garden.ts';
import type { AreaKind } from '../../model/layout.ts';
import type { Mm } from '../../model/shapes.ts';
import { surfaceAt } from '../../levels/levels.ts';
import { crossedBy } from './section-cut.ts';
import type { SectionFrame } from './section-frame.ts';

const WALKED: ReadonlySet<AreaKind> = new Set([
  'terrace',
  'seat',
  'lawn',
  'path',
  'gravel',
  'meadow',
  'play',
  'space',
  'orchard',
]);
/** Half of a person with room about them, and how far from the cut things are in the way. */
const HALF_MM = 330,
  NEAR_MM = 900,
  STEP_MM = 200;

/** Two places at most, the nearest to the house first; distance from the wall and level of the feet. Pure. */
export function peopleIn(frame: SectionFrame, model: GardenModel): { along: Mm; level: Mm }[] {
  const { cut } = frame;
  const places: { along: Mm; free: number }[] = [];
  for (const { area, from, to } of crossedBy(model, cut.x)) {
    if (!WALKED.has(area.kind) || to > cut.to + 1) continue;
    for (let u = from + HALF_MM; u <= to - HALF_MM; u += STEP_MM) {
      const inWay = model.layout.furnishings.filter(
        (f) =>
          Math.abs(frame.beyond(f.x)) < NEAR_MM + Math.max(f.widthMm, f.depthMm) / 2 &&
          Math.abs(f.y - u) < Math.max(f.widthMm, f.depthMm) / 2 + HALF_MM,
      ).length;
      places.push({ along: u, free: -inWay });
    }
  }
  const chosen: Mm[] = [];
  // one nearer the house, one in the further half
  for (const wished of [0.16, 0.62]) {
    const at = cut.from + (cut.to - cut.from) * wished;
    const [best] = places
      .filter((one) => chosen.every((other) => Math.abs(other - one.along) > 900))
      .sort((a, b) => b.free - a.free || Math.abs(a.along - at) - Math.abs(b.along - at));
    if (best) chosen.push(best.along);
  }
  return chosen
    .sort((a, b) => a - b)
    .map((along) => ({ along, level: surfaceAt(model, cut.x, along) }));
}
