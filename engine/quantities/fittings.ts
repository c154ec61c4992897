/** A tap, a socket and handrails that were asked for. */
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { levelsOf } from '../levels/levels.ts';
import { addLine, figure } from './line.ts';

/** A rail reaches this far beyond the first and the last riser, mm: Building Regulations part M. */
const BEYOND_MM = 300;

/** Metres of handrail: one beside each flight. */
export const railM = (model: GardenModel): number =>
  levelsOf(model).flights.reduce(
    (sum, { goingsMm }) => sum + (goingsMm.reduce((all, mm) => all + mm, 0) + 2 * BEYOND_MM) / 1000,
    0,
  );

export function takeOffFittings(model: GardenModel): Quantity[] {
  const lines: Quantity[] = [];
  const asked = new Set(model.site.fittings);
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'tap',
    description: 'Outside tap with its own valve, on the house wall',
    unit: 'no',
    net: asked.has('tap') ? 1 : 0,
    ids: ['plot'],
    formula: '1 as asked for',
  });
  addLine(lines, {
    phase: 'finishing',
    rateKey: 'power',
    description: 'Outdoor socket on its own protected circuit',
    unit: 'no',
    net: asked.has('power') ? 1 : 0,
    ids: ['plot'],
    formula: '1 as asked for',
  });
  const metres = asked.has('rail') ? railM(model) : 0;
  addLine(lines, {
    phase: 'structures',
    rateKey: 'rail',
    description: 'Handrail beside the steps',
    unit: 'm',
    net: metres,
    ids: ['plot'],
    formula: `${figure(metres)} m beside the flights, 300 mm beyond each end`,
  });
  return lines;
}
