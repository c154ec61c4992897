/** What holds in the garden of somebody who does no steps, as one check that names what is broken. */
import { stepFreeOf } from '#engine/model/step-free.ts';
import { levelsOf } from '#engine/levels/levels.ts';
import { railsOf } from '#engine/levels/rails.ts';
import type { Brief } from '#engine/model/brief.ts';
import type { GardenDesign } from '#engine/model/garden.ts';

const LOOSE: ReadonlySet<string> = new Set([
  'gravel',
  'self-binding-gravel',
  'bark',
  'rubber-mulch',
]);
/** Rounding of levels and of the words' figures, mm. */
const ROUNDING_MM = 3;

/** Sentences for every broken law; empty where steps are no matter. */
export function brokenAccess({ model, checks }: GardenDesign, brief: Brief): string[] {
  const need = stepFreeOf(brief);
  if (!need || model.site.position === 'roof' || model.site.noDigging) return [];
  const broken: string[] = [],
    { stretches, floors, flights } = levelsOf(model);
  const isSaid = (routeId: string) =>
    checks.some(({ id }) => id === `no-ramp:${routeId}` || id === `steep-ramp:${routeId}`);
  for (const one of stretches) {
    const slope = Math.abs(one.slopedMm) - ROUNDING_MM,
      gentlest = one.slopedOverMm / need.oneIn,
      most = need.isTold ? gentlest : Math.max(gentlest, Math.min(one.slopedOverMm, 5000) / 15);
    const isBad = one.flights.length > 0 || (slope > most && slope > 20);
    if (isBad && !isSaid(one.routeId))
      broken.push(`nothing is said of the way to ${one.routeId}, which has steps or is too steep`);
  }
  for (const { id, text } of checks) {
    if (!/^(?:no|steep)-ramp:/.test(id) || text.includes('goes over steps that lead further'))
      continue;
    const [needed, has] = [/takes ([\d.]+) m/, /this plan has ([\d.]+) m/].map((words) =>
      Number(words.exec(text)?.[1]),
    );
    if (!(needed! > has!)) broken.push(`${id}: ${needed} m is asked for where there are ${has}`);
  }
  for (const { areaId, widthMm } of model.layout.routes)
    if (widthMm < need.widthMm) broken.push(`the way to ${areaId} is ${widthMm} mm wide`);
  for (const { id, kind, material } of model.layout.areas)
    if ((kind === 'path' || kind === 'seat') && LOOSE.has(material))
      broken.push(`${id} is laid in ${material}`);
  const terrace = floors.find(({ areaId }) => areaId === 'terrace');
  if (terrace && terrace.levelMm !== 0) broken.push('there is a step at the door');
  const beside = railsOf(model).filter((rail) => rail.beside === 'steps').length;
  if (beside < flights.length) broken.push('steps have no handrail');
  return broken;
}
