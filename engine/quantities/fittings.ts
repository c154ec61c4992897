/** A tap, a socket and handrails that were asked for. */
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { railsOf } from '../levels/rails.ts';
import { addLine, figure } from './line.ts';

/** Metres of handrail: beside each flight, and each ramp where people hold on. */
export const railM = (model: GardenModel): number =>
  railsOf(model).reduce((sum, { lengthMm }) => sum + lengthMm / 1000, 0);

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
  addLine(lines, {
    id: 'charger-supply',
    phase: 'finishing',
    rateKey: 'power',
    description: 'Supply for a charger on the house wall, on its own protected circuit',
    unit: 'no',
    net: asked.has('charger') ? 1 : 0,
    ids: ['plot'],
    formula: '1 as asked for',
  });
  const metres = railM(model);
  addLine(lines, {
    phase: 'structures',
    rateKey: 'rail',
    description: 'Handrail beside steps and ramps',
    unit: 'm',
    net: metres,
    ids: ['plot'],
    formula: `${figure(metres)} m beside flights and ramps, 300 mm beyond each end`,
  });
  return lines;
}
