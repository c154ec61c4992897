/** Trees and buildings that were there before and stay, in a section. */
import type { GardenModel } from '../../model/garden.ts';
import type { PlantPlacement } from '../../model/planting.ts';
import { climbOf, climbProfile } from '../kept-steps.ts';
import type { Xy } from '../path.ts';
import { INK } from '../palette.ts';
import { drawnElsewhere } from '../kept-things.ts';
import { surfaceAt } from '../../levels/levels.ts';
import type { SectionFrame } from './section-frame.ts';
import { drawGrown, grown, type Standing } from './section-plants.ts';

const GROWN_KINDS = new Set(['tree', 'shrub', 'hedge']);

export function standingKept(frame: SectionFrame, model: GardenModel): Standing[] {
  const climb = climbOf(model.site);
  return model.site.existing.flatMap((thing): Standing[] => {
    const beyond = frame.beyond(thing.x);
    if (drawnElsewhere(model, thing) || beyond < -thing.radiusMm) return [];
    const foot = surfaceAt(model, thing.x, thing.y);
    if (GROWN_KINDS.has(thing.kind)) {
      const placement: PlantPlacement = {
        plantId: thing.id,
        x: thing.x,
        y: thing.y,
        radiusMm: thing.radiusMm,
        heightMm: thing.heightMm,
        areaId: '',
        driftId: thing.id,
        role: thing.kind === 'tree' ? 'tree' : thing.kind === 'hedge' ? 'hedge' : 'structure',
        existing: true,
      };
      return [{ beyond, items: drawGrown(frame, grown(placement, undefined), beyond, foot) }];
    }
    if (thing.kind === 'steps' || thing.kind === 'bank') {
      const ring = climbProfile(thing, climb).map(([u, z]): Xy => [u, foot + z]);
      return [
        {
          beyond,
          items: [
            {
              kind: 'path',
              d: frame.ring(ring),
              fill: frame.veil(thing.kind === 'steps' ? '#d9d0bf' : '#cfd6b0', beyond),
              stroke: frame.veil(INK, beyond),
              strokeWidth: 0.2,
            },
          ],
        },
      ];
    }
    const { y, radiusMm: r, heightMm: h } = thing;
    return [
      {
        beyond,
        items: [
          {
            kind: 'path',
            d: frame.ring([
              [y - r, foot],
              [y + r, foot],
              [y + r, foot + h],
              [y - r, foot + h],
            ]),
            fill: frame.veil('#d9d0bf', beyond),
            stroke: frame.veil(INK, beyond),
            strokeWidth: 0.12,
          },
        ],
      },
    ];
  });
}
