/** Plants gathered as they are lettered on a planting plan: neighbours of one kind share a label. */
import type { GardenModel } from '../../model/garden.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import { hypot } from '../../geometry/trig.ts';

export type PlantDrift = {
  plantId: string;
  /** Its number in the planting list. */
  key: number;
  count: number;
  members: Point[];
  /** The member that a leader points to. */
  at: Point;
  coverMm2: number;
};
/** On paper: drifts of one kind that stand nearer than this are read as one. */
const ONE_MM = 7;

/** Those that cover most first. @param k paper mm for one ground mm */
export function driftsOf(model: GardenModel, k: number): PlantDrift[] {
  const keys = new Map(model.planting.schedule.map((line) => [line.plantId, line.key]));
  const groups: { plantId: string; areaId: string; members: Point[]; radii: Mm[] }[] = [];
  for (const p of model.planting.placements) {
    if (p.existing || !keys.has(p.plantId)) continue;
    const at: Point = [p.x, p.y];
    // a plant may join what until now were several drifts
    const joined = groups.filter(
      (g) =>
        g.plantId === p.plantId &&
        g.areaId === p.areaId &&
        g.members.some(
          (m, i) => hypot(m[0] - at[0], m[1] - at[1]) < ONE_MM / k + p.radiusMm + g.radii[i]!,
        ),
    );
    const [first, ...rest] = joined;
    if (!first) {
      groups.push({ plantId: p.plantId, areaId: p.areaId, members: [at], radii: [p.radiusMm] });
      continue;
    }
    first.members.push(at);
    first.radii.push(p.radiusMm);
    for (const other of rest) {
      first.members.push(...other.members);
      first.radii.push(...other.radii);
      groups.splice(groups.indexOf(other), 1);
    }
  }
  return groups
    .map(({ plantId, members, radii }): PlantDrift => {
      const mx = members.reduce((s, p) => s + p[0], 0) / members.length,
        my = members.reduce((s, p) => s + p[1], 0) / members.length;
      const at = members.reduce((best, p) =>
        hypot(p[0] - mx, p[1] - my) < hypot(best[0] - mx, best[1] - my) ? p : best,
      );
      return {
        plantId,
        key: keys.get(plantId)!,
        count: members.length,
        members,
        at,
        coverMm2: radii.reduce((s, r) => s + r * r, 0),
      };
    })
    .sort((a, b) => b.coverMm2 - a.coverMm2 || a.key - b.key);
}
