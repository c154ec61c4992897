/** Savings that change what is bought or who does the work, not the plan. */
import type { Quantity } from '../model/costing.ts';
import type { Saving } from '../model/garden.ts';
import { BUILD_UPS } from './build-ups.ts';
import { remeasureCarrying } from './carrying.ts';
import { figure, makeLine } from './line.ts';

type Change = {
  from: string;
  to: string;
  id: string;
  waste: number;
  description: (was: string) => string;
};
type Rule = { drop: (line: Quantity) => boolean } | Change;
const key = (...keys: string[]) => ({ drop: (line: Quantity) => keys.includes(line.rateKey) });
const RULES: Record<Exclude<Saving, 'keep-floor'>, Rule> = {
  'own-clearance': {
    drop: (line) => line.rateKey === 'clearance' || line.id === 'spoil-away:strippings',
  },
  'own-staining': key('fence-stain'),
  'own-mulch': key('mulch'),
  'own-aftercare': key('aftercare'),
  'lean-site': key('site-welfare', 'site-clearing'),
  'own-soil': key('topsoil'),
  'own-compost': key('compost'),
  'seed-lawn': {
    from: 'turf',
    to: 'lawn-seed',
    id: 'turf:',
    waste: 0.05,
    description: (was) => was.replace(/turf$/, 'lawn seed, sown and raked in'),
  },
  'cut-edges': {
    from: 'steel-edging',
    to: 'cut-edge',
    id: 'steel-edging:lawn',
    waste: 0,
    description: () => 'Spade-cut edge to the lawn',
  },
  'timber-edges': {
    from: 'steel-edging',
    to: 'timber-edging',
    id: 'steel-edging:loose',
    waste: 0.05,
    description: () => 'Treated timber edging to gravel and paths',
  },
  'plain-pots': {
    from: 'pot',
    to: 'pot-plain',
    id: 'pot',
    waste: 0,
    description: () => 'Plain recycled pots, filled',
  },
};

const FLOORS: readonly string[] = Object.keys(BUILD_UPS).filter(
  (material) => material !== 'turf' && material !== 'meadow-seed',
);
const UNDER_FLOORS: readonly string[] = [
  'pointing',
  'pedestals',
  'membrane',
  'mortar-bed',
  'laying-sand',
  'sub-base',
  'haunch',
  'steel-edging',
  'timber-edging',
  'gravel-grid',
];

/** The floor that is there stays and is cleaned: nothing is laid on it or held at its edge. */
function keepFloor(lines: readonly Quantity[]): readonly Quantity[] {
  const laid = lines.filter(
    (line) => line.phase === 'hard' && FLOORS.includes(line.rateKey) && line.unit === 'm2',
  );
  if (!laid.length) return lines;
  const gone = (line: Quantity) => laid.includes(line) || UNDER_FLOORS.includes(line.rateKey);
  const net = laid.reduce((sum, line) => sum + line.net, 0);
  const clean = makeLine({
    phase: 'hard',
    rateKey: 'floor-clean',
    description: 'Clean and make good the floor that is there',
    unit: 'm2',
    net,
    ids: laid.flatMap((line) => line.source.ids),
    formula: laid.map((line) => `${figure(line.net)} m² ${line.source.ids[0] ?? ''}`).join(' + '),
  })!;
  return [...lines.filter((line) => !gone(line)), clean];
}

/** The lines with one saving made; the same array when it changes nothing. */
export function applySaving(lines: readonly Quantity[], saving: Saving): readonly Quantity[] {
  const after = change(lines, saving);
  return after === lines ? lines : remeasureCarrying(after);
}
function change(lines: readonly Quantity[], saving: Saving): readonly Quantity[] {
  if (saving === 'keep-floor') return keepFloor(lines);
  const rule = RULES[saving];
  if ('drop' in rule)
    return lines.some(rule.drop) ? lines.filter((line) => !rule.drop(line)) : lines;
  const meant = (line: Quantity) => line.rateKey === rule.from && line.id.startsWith(rule.id);
  if (!lines.some(meant)) return lines;
  return lines.map((line) =>
    meant(line)
      ? makeLine({
          ...line,
          id: line.id.replace(rule.from, rule.to),
          rateKey: rule.to,
          waste: rule.waste,
          description: rule.description(line.description),
          ids: line.source.ids,
          formula: line.source.formula,
        })!
      : line,
  );
}
export function applySavings(
  lines: readonly Quantity[],
  savings: readonly Saving[],
): readonly Quantity[] {
  return savings.reduce(applySaving, lines);
}
