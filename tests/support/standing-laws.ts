import { intersect } from '#engine/geometry/boolean.ts';
import { area, contains, rectangle } from '#engine/geometry/region.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import { isOpenBelow } from '#engine/site/kept-sizes.ts';

/** What stands and stays has its ground to itself. */
export function standingLaws({ site, layout }: GardenDesign['model']): string[] {
  const things = site.existing.filter(
    ({ kind, name, boxMm }) => kind === 'other' && boxMm && !isOpenBelow(name),
  );
  return things.flatMap(({ id, name, x, y, boxMm }) => {
    const [wide, deep] = boxMm!;
    const own = layout.areas.find((a) => a.id === `kept-${id}`);
    const box = own?.region ?? rectangle(x - wide / 2, y - deep / 2, x + wide / 2, y + deep / 2);
    return [
      ...layout.areas
        .filter((a) => a !== own && area(intersect(a.region, box)) > 20_000)
        .map((a) => `${a.id} lies over the ${name}`),
      ...layout.furnishings
        .filter((f) => contains(box, f.x, f.y))
        .map((f) => `a ${f.kind} stands on the ${name}`),
    ];
  });
}
