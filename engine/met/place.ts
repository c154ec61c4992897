/** Whether what is drawn stands on the side, at the end or in the corner that was named, and beside what was named. */
import { placesNamed } from '../brief/named-things.ts';
import { bounds, polygon } from '../geometry/region.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import { missOf } from '../site/asked-place.ts';
import { onPlan, type OnPlan, whereabouts } from '../words/on-plan.ts';
import { metres } from '../words/say.ts';

/** Ground beside the house that no plan of the garden holds. */
const SIDE_WAY = /\b(?:side (?:alley|return|passage|way|path)|alley(?:way)?)\b/i;
/** These stand on the edge of every plot, drawn or not. */
const EDGES: ReadonlySet<string> = new Set(['a fence', 'a gate']);

/** What it was to stand at is not on the plan. */
export function besideNothing({ quote, kind }: Wish, model: GardenModel): string | null {
  if (kind === 'use') return null;
  if (SIDE_WAY.test(quote)) return 'The side way is not on this plan, so it stands on the plot.';
  const gone = placesNamed(quote).find(
    ({ is, serves, isPart, name }) =>
      !is && !isPart && !EDGES.has(name) && !onPlan(serves ?? [], model).length,
  );
  return gone ? `The plan does not show ${gone.name}, which you name beside it.` : null;
}

/** Those that stand where they were asked for; all of them where none does, or no place was said. */
export function inPlace(
  wish: Wish,
  found: readonly OnPlan[],
  model: GardenModel,
): readonly OnPlan[] {
  if (!wish.place) return found;
  const there = found.filter(
    (one) => whereabouts(one).length > 0 && placeShort(wish, [one], model) === null,
  );
  return there.length ? there : found;
}

/** How far from the place it was asked for; null where it stands there, or no place was said. */
export function placeShort(
  { place }: Wish,
  found: readonly OnPlan[],
  model: GardenModel,
): string | null {
  const { boundary, doorX } = model.site;
  const bearings = { plot: bounds(polygon(boundary)), doorX };
  const misses = found.flatMap(whereabouts).map((at) => missOf(place, at, bearings));
  const [miss] = misses;
  if (!miss || misses.some((one) => one === null)) return null;
  return `It stands ${metres(miss.mm / 1000)} from ${miss.from}: sun, privacy and the rest of the plan were given more weight.`;
}
