/** A rating from 1 to 5, in halves, with the figures it rests on. */
import { joinList, capitalise } from '../model/format.ts';
import type { WordFacts } from './facts.ts';
import { numberWord, percent } from './say.ts';

export type SustainabilityFigures = {
  permeableShare: number;
  pollinatorMonths: number;
  droughtShare: number;
  nativeShare: number;
  evergreenShare: number;
  trees: number;
  wildlifeFeatures: number;
};

export function measureSustainability(facts: WordFacts): SustainabilityFigures {
  const { model, catalogue } = facts.input;
  const byId = new Map(catalogue.plants.map((p) => [p.id, p]));
  const lasting = model.planting.schedule
    .filter((l) => l.role !== 'crop')
    .flatMap((l) => {
      const plant = byId.get(l.plantId);
      return plant ? [{ plant, count: l.count }] : [];
    });
  const total = lasting.reduce((s, l) => s + l.count, 0) || 1;
  const share = (test: (l: (typeof lasting)[number]) => boolean) =>
    lasting.filter(test).reduce((s, l) => s + l.count, 0) / total;
  const months = new Set<number>();
  for (const l of lasting)
    if (l.plant.wildlife.some((w) => /bee|butterfl|pollinat|moth|hoverfl/i.test(w)))
      for (const m of l.plant.flower.months) months.add(m);
  return {
    permeableShare: model.layout.shares.permeable,
    pollinatorMonths: months.size,
    droughtShare: share((l) => l.plant.tolerates.drought),
    nativeShare: share((l) => l.plant.nativeUK),
    evergreenShare: share(
      (l) => l.plant.foliage.type === 'evergreen' || l.plant.foliage.type === 'semi-evergreen',
    ),
    trees: facts.trees.reduce((s, t) => s + t.count, 0),
    wildlifeFeatures: ['pond', 'meadow', 'orchard', 'compost'].filter((k) => facts.has(k as 'pond'))
      .length,
  };
}

/** Weighted: permeable ground 3, pollinator months 2, drought-tolerant share 1.5, native share 1, canopy 1.5, habitat 1. */
export function writeSustainability(facts: WordFacts): { rating: number; explanation: string } {
  const f = measureSustainability(facts);
  const canopy = Math.min(1, (f.trees * 40) / Math.max(40, facts.plotM2));
  const score =
    3 * f.permeableShare +
    2 * Math.min(1, f.pollinatorMonths / 9) +
    1.5 * Math.min(1, f.droughtShare / 0.5) +
    Math.min(1, f.nativeShare / 0.35) +
    1.5 * canopy +
    Math.min(1, f.wildlifeFeatures / 2);
  const rating = Math.max(2, Math.min(10, Math.round(score))) / 2;
  const good = [
    `${percent(f.permeableShare)} of the ground lets rain through`,
    `something is in flower for pollinators in ${numberWord(f.pollinatorMonths)} ${f.pollinatorMonths === 1 ? 'month' : 'months'} of the year`,
  ];
  if (f.nativeShare >= 0.1) good.push(`${percent(f.nativeShare)} of the plants are native`);
  good.push(`${percent(f.droughtShare)} cope with drought once settled`);
  const body = `${good.join('; ')}.`;
  const held: string[] = [];
  if (f.permeableShare < 0.55) held.push('the share of paving');
  if (f.pollinatorMonths < 7) held.push('the gap in flower over winter');
  if (f.trees === 0) held.push('the want of a tree');
  if (f.droughtShare < 0.25) held.push('the water its planting needs in a dry summer');
  const canopyWords =
    f.trees > 0
      ? ` ${capitalise(numberWord(f.trees))} ${f.trees === 1 ? 'tree gives' : 'trees give'} shade and a place to nest.`
      : '';
  return {
    rating,
    explanation: `${capitalise(body)}${canopyWords}${held.length ? ` What holds the rating back is ${joinList(held)}.` : ''}`,
  };
}
