/** A plant that was asked for in a place, held against where it is planted. */
import { hypot } from '../geometry/trig.ts';
import { surroundsOf, type Plan } from '../met/where.ts';
import type { Wish } from '../model/brief.ts';
import { namesPlant } from '../planting/plant-names.ts';
import { missOf, type Whereabouts } from '../site/asked-place.ts';
import { whereMiss } from '../site/asked-where.ts';
import type { Answer } from './plant-outcome.ts';

export function plantedThere(wish: Wish, answer: Answer, plan: Plan): Answer {
  const { plant, place, where } = wish;
  if (answer[0] !== 'met' || plant === null || (!place && !where)) return answer;
  const { model, catalogue } = plan;
  const kinds = new Set(
    catalogue.plants.filter((one) => namesPlant(one, plant)).map((one) => one.id),
  );
  const at = model.planting.placements
    .filter(({ plantId, existing }) => kinds.has(plantId) && !existing)
    .map(({ x, y, radiusMm }): Whereabouts => ({
      x,
      y,
      distanceTo: (px, py) => Math.max(0, hypot(x - px, y - py) - radiusMm),
    }));
  if (!at.length) return answer;
  const surrounds = surroundsOf(plan);
  const short =
    missing(at, (one) => {
      const miss = missOf(place, one, surrounds);
      return miss && `It stands ${Number((miss.mm / 1000).toFixed(1))} m from ${miss.from}.`;
    }) ??
    (where ?? []).reduce<string | null>(
      (found, said) =>
        found ?? missing(at, (one) => whereMiss(said, one, surrounds)?.say() ?? null),
      null,
    );
  return short
    ? ['partly', `${answer[1]} ${short}`, 'Where it goes is settled with you at the visit.']
    : answer;
}

/** What is said of the first, where it is said of all. */
function missing(
  at: readonly Whereabouts[],
  say: (one: Whereabouts) => string | null,
): string | null {
  const said = at.map(say);
  return said.every((one) => one !== null) ? said[0]! : null;
}
