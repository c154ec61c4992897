/** Hours a year to look after the garden, summed from what is in it. */
import { area, perimeter } from '../geometry/region.ts';
import type { Words } from '../model/garden.ts';
import type { WordFacts } from './facts.ts';

/** Up to this a scythe or strimmer and a rake do the work, m²; beyond it a power scythe is hired for the day. */
const BY_HAND_M2 = 200;
/** A cut of long grass with the raking, minutes: 3 to the square metre by hand, half of that by machine. Gardeners' allowances, not checked. */
export const longGrassMinutes = (m2: number): number =>
  3 * Math.min(m2, BY_HAND_M2) + 1.5 * Math.max(0, m2 - BY_HAND_M2);

/**
 * Minutes are a gardener's allowances: mowing 0.45 min a m² a cut with 26 cuts a year, edging 0.2 min a metre with
 * 10 rounds, weeding a bed 9 min a m² a year and a grove that shades its own ground 3, hedge 3 min a metre a side a year, paving sweep 0.3 min a m² four times, pond 25 min a m² a year.
 */
export function estimateUpkeep(facts: {
  input: Pick<WordFacts['input'], 'model' | 'catalogue'>;
}): Words['upkeep'] {
  const { model, catalogue } = facts.input;
  const byId = new Map(catalogue.plants.map((p) => [p.id, p]));
  const minutes = new Map<string, number>();
  const kitchen = new Set(
    model.layout.areas.filter(({ kind }) => kind === 'vegetable').map(({ id }) => id),
  );
  let long = 0;
  const add = (task: string, value: number) => {
    if (value > 0) minutes.set(task, (minutes.get(task) ?? 0) + value);
  };
  for (const a of model.layout.areas) {
    const m2 = area(a.region) / 1e6,
      edge = perimeter(a.region) / 1000;
    if (a.kind === 'lawn') {
      add('Mowing', m2 * 0.45 * 26 + 26 * 6);
      add('Lawn edges', edge * 0.2 * 10);
      add('Lawn feeding and repair', m2 * 1.2);
    } else if (a.kind === 'meadow' || a.kind === 'orchard') long += m2;
    else if (['terrace', 'path', 'seat'].includes(a.kind))
      add('Sweeping and cleaning paving', m2 * 0.3 * 4);
    else if (a.kind === 'gravel' || a.kind === 'margin' || a.kind === 'play')
      add('Raking and weeding loose surfaces', m2 * 2.5);
    else if (a.kind === 'pond') add('Pond care', 40 + m2 * 25);
    else if (a.isGrove) add('Weeding and mulching groves', m2 * 3);
    else if (a.kind === 'bed') add('Weeding and mulching beds', m2 * 9);
    else if (a.kind === 'vegetable') add('Sowing, watering and picking', m2 * 75);
  }
  add('Cutting and raking long grass', longGrassMinutes(long));
  for (const screen of model.layout.screens)
    if (screen.kind === 'hedge') {
      let length = 0;
      for (let i = 1; i < screen.line.length; i++)
        length +=
          Math.abs(screen.line[i]![0] - screen.line[i - 1]![0]) +
          Math.abs(screen.line[i]![1] - screen.line[i - 1]![1]);
      add('Clipping hedges', (length / 1000) * 6);
    }
  for (const p of model.planting.placements) {
    if (p.role === 'meadow' || (p.role === 'crop' && kitchen.has(p.areaId))) continue;
    const plant = byId.get(p.plantId);
    if (plant)
      add(
        plant.category === 'tree' || plant.category === 'fruit'
          ? 'Trees and fruit'
          : 'Pruning, cutting back and tying in',
        plant.minutesPerYear,
      );
  }
  const items = [...minutes]
    .map(([task, m]) => ({ task, hours: Math.round(m / 6) / 10 }))
    .filter((i) => i.hours > 0)
    .sort((a, b) => b.hours - a.hours || (a.task < b.task ? -1 : 1));
  return { hoursPerYear: Math.round(items.reduce((sum, i) => sum + i.hours, 0)), items };
}
