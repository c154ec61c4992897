/** Where a section is cut: from the house wall to the end of the plot, by the door where the garden shows itself there. */
import { FURNISHINGS } from '../../features/features.ts';
import { bounds } from '../../geometry/region.ts';
import { levelsOf } from '../../levels/levels.ts';
import { doorOpening } from '../../site/door.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Area } from '../../model/layout.ts';
import type { Mm, Region } from '../../model/shapes.ts';

/** A stretch of the line, from the house wall outward. */
export type Span = { from: Mm; to: Mm };
export type Cut = {
  /** The line lies on this x of the garden frame. */
  x: Mm;
  /** Where the plot begins and ends on it; 0 is the house wall. */
  from: Mm;
  to: Mm;
  /** Which side is seen beyond it: -1 looks to the left of one who stands at the house, 1 to the right. */
  side: -1 | 1;
};
/** Candidates this far apart, and this far from the house's corners at least where it is wide enough. */
const STEP_MM = 150,
  CORNER_MM = 1200;
/** Shorter stretches of ground are crossed by chance. */
const CROSSED_MM = 500;

/** The stretches of the line at x that lie in the region, nearest to the house first. */
export function spansOf(region: Region, x: Mm): Span[] {
  const crossings: number[] = [];
  for (const polygon of region)
    for (const ring of polygon)
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length]!;
        if (ax > x !== bx > x) crossings.push(ay + ((by - ay) * (x - ax)) / (bx - ax));
      });
  crossings.sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2)
    if (crossings[i + 1]! - crossings[i]! > 1)
      spans.push({ from: Math.round(crossings[i]!), to: Math.round(crossings[i + 1]!) });
  return spans;
}
/** Ground that the cut crosses, from the house outward. */
export const crossedBy = (model: GardenModel, x: Mm): (Span & { area: Area })[] =>
  model.layout.areas
    .flatMap((area) => spansOf(area.region, x).map((span) => ({ ...span, area })))
    .sort((a, b) => a.from - b.from);

/** How much there is to see at x. */
function interest(model: GardenModel, x: Mm, longest: Mm): number {
  const [first] = spansOf([[model.site.boundary]], x);
  if (!first) return -1;
  const crossed = crossedBy(model, x).filter((one) => one.to - one.from >= CROSSED_MM);
  const kinds = new Set(crossed.map((one) => one.area.id)),
    water = crossed
      .filter((one) => one.area.kind === 'pond' || one.area.kind === 'water')
      .reduce((sum, one) => sum + one.to - one.from, 0);
  const built = model.layout.furnishings.filter(
    (f) =>
      FURNISHINGS[f.kind].isStructure &&
      Math.abs(f.x - x) < Math.min(f.widthMm, f.depthMm) / 2 - 200,
  ).length;
  const stepped = levelsOf(model).flights.filter(({ region, widthMm }) => {
    const { x0, x1 } = bounds(region);
    return x > x0 + widthMm / 6 && x < x1 - widthMm / 6;
  }).length;
  const door = doorOpening(model.site);
  return (
    kinds.size +
    Math.min(stepped, 2) * 2.5 +
    Math.min(2.5, water / 800) +
    Math.min(built, 2) * 0.8 +
    ((first.to - first.from) / longest) * 5 +
    (x > door.x0 + 100 && x < door.x1 - 100 ? 4 : 0)
  );
}

/** The most telling line square to the house wall. Pure. */
export function cutOf(model: GardenModel): Cut {
  const { site, layout, planting } = model,
    whole: Region = [[site.boundary]];
  const xs: Mm[] = [];
  const inset = Math.min(CORNER_MM, (site.house.x1 - site.house.x0) / 4);
  for (let x = site.house.x0 + inset; x <= site.house.x1 - inset; x += STEP_MM)
    xs.push(Math.round(x));
  if (!xs.length) xs.push(Math.round((site.house.x0 + site.house.x1) / 2));
  const longest = Math.max(
    1,
    ...xs.map((x) => {
      const [first] = spansOf(whole, x);
      return first ? first.to - first.from : 0;
    }),
  );
  const middle = (door: { x0: Mm; x1: Mm }) => (door.x0 + door.x1) / 2,
    near = middle(doorOpening(site));
  const scored = xs
    .map((x) => ({ x, score: interest(model, x, longest) - Math.abs(x - near) / 20000 }))
    .sort((a, b) => b.score - a.score || a.x - b.x);
  const { x } = scored[0]!,
    [first] = spansOf(whole, x);
  // the side with more that stands up, counted by its height
  let lean = 0;
  for (const thing of [...layout.furnishings, ...site.existing, ...planting.placements])
    lean += Math.sign(thing.x - x) * Math.max(0, thing.heightMm - 700);
  return { x, from: first?.from ?? 0, to: first?.to ?? longest, side: lean > 0 ? 1 : -1 };
}
