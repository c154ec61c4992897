/** Setting up, protection, running the site and clearance. */
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import { buildUpOf, isUndug } from './build-ups.ts';
import { addLine, figure, sumInWords } from './line.ts';
import type { Measured, MeasuredArea } from './measure.ts';

import { builtFloors } from './ground.ts';

/** Protection, welfare and deliveries grow with the ground that is worked up to this much of it, m². */
const SET_UP_M2 = 41;

type Care = 'hard' | 'loose' | 'planting' | 'lawn';
/** How much running a site an area causes: building most, beds and loose floors less, lawn least. */
function careOf(m: MeasuredArea): Care {
  if (m.area.material === 'turf' || m.area.material === 'meadow-seed') return 'lawn';
  if (m.area.material === 'soil') return 'planting';
  const build = buildUpOf(m.area.material);
  return build && !build.rigid && m.area.material !== 'timber-deck' ? 'loose' : 'hard';
}
const RUNNING: readonly {
  care: Care;
  phase: 'hard' | 'planting';
  rateKey: string;
  description: string;
}[] = [
  {
    care: 'hard',
    phase: 'hard',
    rateKey: 'site-running',
    description: 'Running the site while building: supervision, hire and daily clearing up',
  },
  {
    care: 'loose',
    phase: 'hard',
    rateKey: 'site-running-light',
    description: 'Running the site while gravel and other loose floors are laid',
  },
  {
    care: 'planting',
    phase: 'planting',
    rateKey: 'site-running-light',
    description: 'Running the site while planting',
  },
  {
    care: 'lawn',
    phase: 'planting',
    rateKey: 'site-running-green',
    description: 'Running the site while lawn and meadow are laid',
  },
];

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
  const laid = isUndug(model.site)
      ? builtFloors(measured).reduce((sum, { measured: m }) => sum + m.m2, 0)
      : worked,
    ground = Math.min(laid, SET_UP_M2);
  addLine(lines, {
    phase: 'clear',
    rateKey: 'site-ground',
    description: 'Protection, welfare, deliveries and permits',
    unit: 'm2',
    net: ground,
    ids: ['plot'],
    formula:
      laid > SET_UP_M2
        ? `${figure(laid)} m² worked, charged up to ${SET_UP_M2} m²`
        : `${figure(laid)} m² worked`,
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
  for (const { care, phase, rateKey, description } of RUNNING) {
    const here = measured.areas.filter((m) => !m.kept && careOf(m) === care);
    addLine(lines, {
      id: `site-running:${care}`,
      phase,
      rateKey,
      description,
      unit: 'm2',
      net: here.reduce((sum, m) => sum + m.m2, 0),
      ids: here.map((m) => m.area.id),
      formula: sumInWords(
        here.map((m) => ({ id: m.area.id, value: m.m2 })),
        'm²',
      ),
    });
  }
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
