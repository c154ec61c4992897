/** Water butts, against the wall whose roof fills them. */
import { bounds, contains } from '../geometry/region.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import type { BareArea, Planted } from './stages.ts';

const BUTT: Thing = { kind: 'water-butt', width: 580, depth: 580, height: 1000, round: true };

/** A butt at the house wall, under the downpipe at one of its ends: the one further from the door first. */
export function addButtAtHouse(
  furnisher: Furnisher,
  areas: readonly BareArea[],
  { site: { house, doorX } }: Planted,
): boolean {
  const ends = [house.x0 + 350, house.x1 - 350].toSorted(
    (a, b) => Math.abs(b - doorX) - Math.abs(a - doorX),
  );
  return ends.some((x) =>
    (['bed', 'margin', 'gravel', 'terrace'] as const)
      .flatMap((kind) => areas.filter((area) => area.kind === kind))
      .some((area) => furnisher.put(area, BUTT, x, 320, 0, { inWay: 'slim' })),
  );
}

/** A butt against the shed, on whatever ground is there. */
export function addButt(furnisher: Furnisher, shed: BareArea, areas: readonly BareArea[]): void {
  const box = bounds(shed.region),
    mx = (box.x0 + box.x1) / 2,
    my = (box.y0 + box.y1) / 2;
  for (const [x, y] of [
    [box.x0 - 330, my],
    [box.x1 + 330, my],
    [mx, box.y1 + 330],
    [mx, box.y0 - 330],
    [box.x1 - 350, box.y0 - 330],
    [box.x0 + 350, box.y0 - 330],
  ] as const) {
    const on = areas.find(
      (area) =>
        ['bed', 'margin', 'path', 'gravel', 'vegetable'].includes(area.kind) &&
        contains(area.region, x, y),
    );
    if (on && on.kind !== 'path' && furnisher.put(on, BUTT, x, y, 0, { inWay: 'slim' })) return;
  }
}
