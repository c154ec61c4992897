/** Savings that change what is bought or who does the work, not the plan. */
import type { Quantity } from '../model/costing.ts';
import type { Saving } from '../model/garden.ts';
import { makeLine } from './line.ts';

type Rule = { drop: string } | { from: string; to: string; id: string; waste: number; description: (was: string) => string };
const RULES: Record<Saving, Rule> = {
  'own-clearance': { drop: 'clearance' },
  'own-staining': { drop: 'fence-stain' },
  'own-mulch': { drop: 'mulch' },
  'own-aftercare': { drop: 'aftercare' },
  'seed-lawn': { from: 'turf', to: 'lawn-seed', id: 'turf:', waste: 0.05, description: (was) => was.replace(/turf$/, 'lawn seed, sown and raked in') },
  'cut-edges': { from: 'steel-edging', to: 'cut-edge', id: 'steel-edging:lawn', waste: 0, description: () => 'Spade-cut edge to the lawn' },
  'timber-edges': { from: 'steel-edging', to: 'timber-edging', id: 'steel-edging:loose', waste: 0.05, description: () => 'Treated timber edging to gravel and paths' },
};

/** The lines with one saving made; the same array when it changes nothing. */
export function applySaving(lines: readonly Quantity[], saving: Saving): readonly Quantity[] {
  const rule = RULES[saving];
  if ('drop' in rule) return lines.some((line) => line.rateKey === rule.drop) ? lines.filter((line) => line.rateKey !== rule.drop) : lines;
  const meant = (line: Quantity) => line.rateKey === rule.from && line.id.startsWith(rule.id);
  if (!lines.some(meant)) return lines;
  return lines.map((line) => (meant(line)
    ? makeLine({ ...line, id: line.id.replace(rule.from, rule.to), rateKey: rule.to, waste: rule.waste, description: rule.description(line.description), ids: line.source.ids, formula: line.source.formula })!
    : line));
}
export function applySavings(lines: readonly Quantity[], savings: readonly Saving[]): readonly Quantity[] {
  return savings.reduce(applySaving, lines);
}
