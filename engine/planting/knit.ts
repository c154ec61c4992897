/** Neighbours grow into one another: where bare soil is left beside a plant, it is let a little wider than the catalogue's figure. */
import { areaM2 } from '../geometry/region.ts';
import { isKeptBack } from '../model/hazards.ts';
import { bareUnder, cover, roomFor } from './ground.ts';
import { type Bed, type Job, radiusOf } from './job.ts';

/** How much wider than its usual spread a plant in good ground may grow. */
export const WIDEST = 1.18;
const ROLES = ['mid', 'ground'] as const;

/** Widens the herbaceous plants of a bed into what soil is still bare beside them, smallest first. */
export function knitTogether(job: Job, bed: Bed): void {
  if (areaM2(bed.area.region) < 0.2) return;
  const own = job.placements
    .filter(
      (one) =>
        one.areaId === bed.area.id &&
        !one.existing &&
        ROLES.some((role) => role === one.role) &&
        !isKeptBack(job.byId.get(one.plantId)!),
    )
    .sort((a, b) => a.radiusMm - b.radiusMm || a.x - b.x || a.y - b.y);
  for (const one of own) {
    const wide = Math.round(
      Math.min(one.radiusMm * WIDEST, radiusOf(job.byId.get(one.plantId)!) * WIDEST),
    );
    if (wide <= one.radiusMm || !bareUnder(job.ground, one.x, one.y, wide)) continue;
    const radius = roomFor(job.site, bed.area.region, one.x, one.y, wide);
    if (radius <= one.radiusMm) continue;
    one.radiusMm = Math.round(radius);
    cover(job.ground, one.x, one.y, one.radiusMm);
  }
}
