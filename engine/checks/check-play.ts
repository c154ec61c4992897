/** Play: clear ground to fall on, and glass. */
import { FURNISHINGS } from '../features/features.ts';
import { nameOfFurnishing } from '../features/names.ts';
import type { Check } from '../model/garden.ts';
import type { Area, Furnishing } from '../model/layout.ts';
import { buildUpOf } from '../quantities/build-ups.ts';
import { FALL_ZONE_MM, hardGround, hardThings, nearestHard } from '../site/fall-zone.ts';
import { ROUNDING_MM, SAFETY, distanceBetween, footprint, inGarden, metres } from './near.ts';
import type { CheckInput } from './near.ts';

export const GLASS_MM = 3000;
const nameOf = (of: Area | Furnishing | null): string =>
  of === null ? 'boundary' : 'label' in of ? of.label.toLowerCase() : nameOfFurnishing(of.kind);

export function checkPlay({ model }: CheckInput): Check[] {
  const out: Check[] = [],
    { areas, furnishings } = model.layout;
  for (const f of furnishings) {
    if (!FURNISHINGS[f.kind].canFallFrom) continue;
    const name = nameOfFurnishing(f.kind),
      box = footprint(f),
      where = {
        at: [f.x, f.y] as const,
        areaId: f.areaId,
        basis: 'Play safety: EN 1176 and 1177 practice',
      };
    const near = nearestHard(
      // a wall to climb has its back to it
      f.kind === 'climbing-wall' ? null : model.site,
      box,
      hardGround(areas, f.areaId),
      hardThings(furnishings, areas, f.id),
    );
    if (near.mm < FALL_ZONE_MM - ROUNDING_MM)
      out.push(
        inGarden({
          id: `fall-zone:${f.id}`,
          severity: near.mm < FALL_ZONE_MM / 2 ? 'warning' : 'advice',
          title: `Clear ground round the ${name}`,
          text: `The ${nameOf(near.of)} is ${metres(Math.round(near.mm))} away. Keep ${metres(FALL_ZONE_MM)} clear and soft on every side: choose smaller equipment, or turn it.`,
          ...where,
        }),
      );
    const own = areas.find((a) => a.id === f.areaId);
    if (own && buildUpOf(own.material)?.rigid)
      out.push(
        inGarden({
          id: `fall-surface:${f.id}`,
          severity: 'warning',
          title: `A soft floor under the ${name}`,
          text: `It stands on ${buildUpOf(own.material)!.name}. Set it on bark 300 mm deep, rubber or grass.`,
          ...where,
        }),
      );
    for (const glass of areas.filter((a) => a.kind === 'greenhouse')) {
      const mm = distanceBetween(box, glass.region);
      if (mm < GLASS_MM)
        out.push(
          inGarden({
            id: `glass:${f.id}`,
            severity: 'advice',
            title: 'Glass near play',
            text: `The greenhouse is ${metres(Math.round(mm))} from the ${name}. Choose toughened glass or polycarbonate, or a low hedge between them.`,
            at: where.at,
            areaId: glass.id,
            basis: SAFETY,
          }),
        );
    }
  }
  return out;
}
