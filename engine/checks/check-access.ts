/** Ways for wheels and unsteady feet. */
import { offset } from '../geometry/trial.ts';
import { LOOSE } from '../met/access.ts';
import type { Check } from '../model/garden.ts';
import { stepFreeOf } from '../model/step-free.ts';
import { ACCESS, centreOf, inGarden, metres } from './near.ts';
import { middleOfLine } from '../levels/line.ts';
import type { CheckInput } from './near.ts';

export const TURNING_MM = 1500;
const BASIS = ACCESS;

export function checkAccess({ model, brief }: CheckInput): Check[] {
  const out: Check[] = [],
    wheelchair = brief.household.wheelchair.value;
  if (!wheelchair && !brief.household.easyAccess.value) return out;
  const byId = new Map(model.layout.areas.map((a) => [a.id, a]));
  const stepFree = model.site.levels?.stepFree ?? stepFreeOf(brief);
  if (stepFree)
    for (const route of model.layout.routes) {
      if (route.widthMm >= stepFree.widthMm) continue;
      out.push(
        inGarden({
          id: `path-width:${route.areaId}`,
          severity: 'warning',
          title: wheelchair
            ? 'A path too narrow for a wheelchair'
            : 'A path too narrow for a frame',
          text: `The way to the ${byId.get(route.areaId)?.label.toLowerCase() ?? 'next place'} is ${metres(route.widthMm)} wide. ${wheelchair ? 'A wheelchair' : 'A frame, or somebody beside you,'} wants ${metres(stepFree.widthMm)}: widen it, or bring what is used there nearer the house.`,
          at: route.line.length ? middleOfLine(route.line) : null,
          areaId: route.areaId,
          basis: BASIS,
        }),
      );
    }
  for (const a of model.layout.areas.filter(
    (one) =>
      (one.kind === 'path' || one.kind === 'seat' || one.kind === 'terrace') &&
      LOOSE.has(one.material),
  )) {
    out.push(
      inGarden({
        id: `loose-floor:${a.id}`,
        severity: wheelchair ? 'warning' : 'advice',
        title: 'A loose surface underfoot',
        text: `${a.label} is laid in ${a.material.replace('-', ' ')}, in which wheels and sticks sink. Use paving or well-rolled self-binding gravel.`,
        at: centreOf(a.region),
        areaId: a.id,
        basis: BASIS,
      }),
    );
  }
  const terrace = model.layout.areas.find((a) => a.kind === 'terrace');
  // a millimetre less than the radius, so that a terrace exactly wide enough passes
  if (wheelchair && terrace && offset(terrace.region, -(TURNING_MM / 2 - 1)).length === 0) {
    out.push(
      inGarden({
        id: 'turning',
        severity: 'warning',
        title: 'No room to turn',
        text: `A wheelchair turns in a circle of ${metres(TURNING_MM)}, and the terrace does not hold one. Widen it at the door.`,
        at: centreOf(terrace.region),
        areaId: terrace.id,
        basis: BASIS,
      }),
    );
  }
  if (model.layout.stones.length) {
    const stone = model.layout.stones[0]!;
    out.push(
      inGarden({
        id: 'stepping-stones',
        severity: 'advice',
        title: 'Stepping stones',
        text: 'Set them dead flush with the lawn, and do not rely on them as the only way: a firm path should lead to each place that is used daily.',
        at: [stone.x, stone.y],
        areaId: stone.areaId,
        basis: BASIS,
      }),
    );
  }
  return out;
}
