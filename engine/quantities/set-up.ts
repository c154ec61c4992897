/** Setting up, carrying in and clearance. What is charged by the week is not measured but reckoned from hours. */
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { isUndug } from './build-ups.ts';
import { addLine, figure, sumInWords } from './line.ts';
import type { Measured } from './measure.ts';

export function takeOffSetUp(model: GardenModel, measured: Measured): Quantity[] {
  const lines: Quantity[] = [],
    plot = `${figure(measured.plotM2)} m² plot`;
  const kept = measured.areas.filter((m) => m.kept),
    keptM2 = kept.reduce((sum, m) => sum + m.m2, 0);
  const worked = measured.plotM2 - keptM2;
  const less = kept.length
    ? ` less ${sumInWords(
        kept.map((m) => ({ id: m.area.id, value: m.m2 })),
        'm²',
      )} kept`
    : '';
  addLine(lines, {
    phase: 'clear',
    rateKey: 'site-set-up',
    description: 'Setting up: first visit, levels and setting out',
    unit: 'item',
    net: 1,
    ids: ['plot'],
    formula: `one garden of ${plot}`,
  });
  if (model.site.position === 'front')
    addLine(lines, {
      phase: 'clear',
      rateKey: 'street-works',
      description: 'Barriers, pavement protection and street permits',
      unit: 'item',
      net: 1,
      ids: ['plot'],
      formula: 'one front garden, worked from the pavement',
    });
  if (model.site.position === 'roof')
    addLine(lines, {
      phase: 'clear',
      rateKey: 'roof-lifting',
      description: 'Carrying up and lifting materials to the roof',
      unit: 'm2',
      net: worked,
      ids: ['plot'],
      formula: plot + less,
    });
  else if (isUndug(model.site))
    addLine(lines, {
      phase: 'clear',
      rateKey: 'carrying-in',
      description: 'Sweep, and carry everything to its place by hand',
      unit: 'm2',
      net: worked,
      ids: ['plot'],
      formula: plot + less,
    });
  else
    addLine(lines, {
      phase: 'clear',
      rateKey: 'clearance',
      description: 'Clear and strip old turf, weeds and rubbish',
      unit: 'm2',
      net: worked,
      ids: ['plot'],
      formula: plot + less,
    });
  return lines;
}
