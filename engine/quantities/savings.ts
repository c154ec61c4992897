/** Savings that change what is bought or who does the work, not the plan. */
import type { Quantity } from '../model/costing.ts';
import type { Saving } from '../model/garden.ts';
import { BUILD_UPS, BULKING, MULCH_MM, STRIP_MM } from './build-ups.ts';
import { remeasureCarrying } from './carrying.ts';
import { figure, makeLine } from './line.ts';

type Change = {
  from: string;
  to: string;
  id: string;
  waste: number;
  description: (was: string) => string;
};
type Rule =
  | { drop: (line: Quantity) => boolean }
  /** What is bought stays; the household does the work. */
  | { own: (line: Quantity) => boolean }
  | Change;
const key = (...keys: string[]) => ({ drop: (line: Quantity) => keys.includes(line.rateKey) });
/** Soft work that needs no more than a spade and a rake. */
const PLANTED_BY_HAND: readonly string[] = ['bed-preparation', 'hedge-trench', 'lawn-seed'];
const DUG_BY_HAND: readonly string[] = ['excavation', 'excavation-by-hand', 'sub-base'];
const SPREAD_BY_HAND: readonly string[] = [
  'gravel',
  'self-binding-gravel',
  'bark',
  'membrane',
  'timber-edging',
  'stepping-stone',
];
/** A tree and its pit are set by two with a barrow; the rest goes in with a trowel. */
const isPlanted = ({ rateKey }: Quantity): boolean =>
  PLANTED_BY_HAND.includes(rateKey) ||
  (rateKey.startsWith('plant:') && !rateKey.startsWith('plant:tree:'));

const RULES: Record<Exclude<Saving, 'keep-floor' | 'keep-lawn' | 'no-dig'>, Rule> = {
  'own-clearance': {
    drop: (line) => line.rateKey === 'clearance' || line.id === 'spoil-away:strippings',
  },
  'own-staining': key('fence-stain'),
  'plain-fences': key('fence-stain'),
  'own-mulch': key('mulch'),
  'own-aftercare': key('aftercare'),
  'lean-site': key('site-welfare', 'site-clearing'),
  'own-soil': key('topsoil'),
  'own-compost': key('compost'),
  'own-planting': { own: isPlanted },
  'own-build': { own: () => true },
  'own-digging': {
    own: (line) => DUG_BY_HAND.includes(line.rateKey) || line.id === 'spoil-away:dug',
  },
  'own-gravel': { own: (line) => SPREAD_BY_HAND.includes(line.rateKey) },
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

/** The grass that is there is mended: it is not stripped, and nothing is bought for it but seed and feed. */
function keepLawn(lines: readonly Quantity[]): readonly Quantity[] {
  const grass = lines.filter(({ rateKey }) => rateKey === 'turf' || rateKey === 'lawn-seed'),
    // what is left to grow long is oversown, and not stripped either
    long = lines.filter(({ rateKey, unit }) => rateKey === 'meadow-seed' && unit === 'm2');
  const m2 = [...grass, ...long].reduce((sum, line) => sum + line.net, 0);
  if (!m2) return lines;
  return lines.flatMap((line): Quantity[] => {
    if (line.rateKey === 'topsoil') return [];
    const { ids, formula } = line.source;
    if (grass.includes(line))
      return [
        makeLine({
          ...line,
          id: line.id.replace(line.rateKey, 'lawn-renovate'),
          rateKey: 'lawn-renovate',
          waste: 0,
          description: 'The grass that is there: scarified, spiked, fed and sown where it is thin',
          ids,
          formula,
        })!,
      ];
    const strips = line.id === 'spoil-away:strippings';
    if (line.rateKey !== 'clearance' && !strips) return [line];
    const less = makeLine({
      ...line,
      net: line.net - (strips ? (m2 * STRIP_MM * BULKING) / 1000 : m2),
      ids,
      formula: `${formula} less ${figure(m2)} m² of grass that stays`,
    });
    return less ? [less] : [];
  });
}

/** Compost over cardboard on beds that are not dug, m. */
const NO_DIG_M = 0.1,
  LEAST_NET = 1e-6;

/** Beds laid on the ground as it is: cut short, covered with cardboard and compost, and planted through. */
function noDig(lines: readonly Quantity[]): readonly Quantity[] {
  const dug = lines.filter(({ rateKey }) => rateKey === 'bed-preparation'),
    m2 = dug.reduce((sum, line) => sum + line.net, 0);
  if (!m2) return lines;
  return lines.flatMap((line): Quantity[] => {
    if (dug.includes(line)) return [];
    const { ids, formula } = line.source;
    const made = (net: number, changed: Partial<Quantity> & { formula: string }): Quantity[] => {
      const one = net > LEAST_NET ? makeLine({ ...line, ids, net, ...changed }) : null;
      return one ? [one] : [];
    };
    if (line.rateKey === 'compost')
      return made(m2 * NO_DIG_M, {
        description: 'Compost over cardboard on beds that are not dug, 100 mm',
        formula: `${figure(m2)} m² x ${figure(NO_DIG_M, 2)} m`,
      });
    if (line.rateKey === 'mulch')
      return made(line.net - (m2 * MULCH_MM) / 1000, {
        formula: `${formula} less ${figure(m2)} m² x ${figure(MULCH_MM / 1000, 3)} m of beds under compost`,
      });
    const strips = line.id === 'spoil-away:strippings';
    if (line.rateKey !== 'clearance' && !strips) return [line];
    return made(line.net - (strips ? (m2 * STRIP_MM * BULKING) / 1000 : m2), {
      formula: `${formula} less ${figure(m2)} m² of beds that are not dug`,
    });
  });
}

/** Where goods alone are bought nobody comes to set out, to unload in the street, to cover the floors of the house, to clear up or to hand over. */
const OUR_VISIT: ReadonlySet<string> = new Set([
  'site-set-up',
  'street-works',
  'house-protection',
  'handover',
]);
const isOurVisit = ({ rateKey }: Quantity): boolean => OUR_VISIT.has(rateKey);

/** The lines with one saving made; the same array when it changes nothing. */
export function applySaving(lines: readonly Quantity[], saving: Saving): readonly Quantity[] {
  const after = change(lines, saving);
  return after === lines ? lines : remeasureCarrying(after);
}
function change(lines: readonly Quantity[], saving: Saving): readonly Quantity[] {
  if (saving === 'keep-floor') return keepFloor(lines);
  if (saving === 'keep-lawn') return keepLawn(lines);
  if (saving === 'no-dig') return noDig(lines);
  const rule = RULES[saving];
  if (saving === 'own-build' && lines.some(isOurVisit))
    return change(
      lines.filter((line) => !isOurVisit(line)),
      saving,
    );
  if ('own' in rule)
    return lines.some((line) => rule.own(line) && !line.isOwnWork)
      ? lines.map((line) => (rule.own(line) ? { ...line, isOwnWork: true } : line))
      : lines;
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
