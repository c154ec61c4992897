/** An answer held against all that was said of the kind of thing: its shape, its stuff, what it is to have. */
import { thingsNamed } from '../brief/named-things.ts';
import { bounds, polygon } from '../geometry/region.ts';
import { classTold, kindShort } from '../met/kind.ts';
import { evergreenShort } from '../met/parts.ts';
import { type Plan, surroundsOf } from '../met/where.ts';
import type { Brief, Wish } from '../model/brief.ts';
import { whereMiss } from '../site/asked-where.ts';
import { calledFor } from './called-for.ts';
import { onPlan, type OnPlan, whereabouts } from './on-plan.ts';
import { type Answer, plantsFor } from './plant-outcome.ts';
import { traitOf } from './trait-outcome.ts';

type Given = Plan & { brief: Brief };

/** What it takes, where only its kind is open. */
export const SETTLED = 'It is settled with you at the visit, and the price follows it.';

/** Met by the thing itself with all that was said of its kind: a word that is not met, or that no plan shows, makes it "partly". */
export function ofItsKind(wish: Wish, answer: Answer, given: Given): Answer {
  const { model, catalogue, brief } = given;
  // what plants are to do is counted in them already
  if (answer[0] === 'left-out' || wish.held || traitOf(wish, brief)) return answer;
  const [named] = thingsNamed(wish.quote).filter(
    ({ isDenied, called }) => !isDenied && !called.isPart,
  );
  const called = named?.called ?? calledFor(wish);
  const signs = called?.name === 'a path' ? (['area:path'] as const) : (called?.is ?? []);
  const found = onPlan(signs, model).filter(({ isKept }) => !isKept);
  const drawn = {
    wish,
    called,
    found,
    plants: plantsFor(
      called?.name === 'trees' && wish.plant === null ? { ...wish, plant: 'trees' } : wish,
      { model, catalogue },
    ),
    model,
    catalogue,
    standsBy: (of: string, quote: string) => standsBy(found, { of, quote }, given),
  };
  const short = kindShort(drawn).filter((one) => !answer[1].includes(one));
  if (short.length) return ['partly', [answer[1], ...short].join(' '), answer[2] ?? SETTLED];
  const told = classTold(drawn);
  return answer[0] === 'met' && told.length ? ['met', [answer[1], ...told].join(' ')] : answer;
}

/** How far from what was named, as a sentence; null where half of them at least stand there, undefined where no plan tells. */
function standsBy(
  found: readonly OnPlan[],
  { of, quote }: { of: string; quote: string },
  plan: Plan,
): string | null | undefined {
  const sides = SIDES.exec(of);
  if (sides) return liesAlong(found, SEVERAL.test(sides[1]!) ? 2 : 1, plan);
  const surrounds = surroundsOf(plan);
  if (!surrounds.standsAt(of)?.length) return undefined;
  const misses = found
    .flatMap(whereabouts)
    .map((one) => whereMiss({ at: 'beside', of, quote }, one, surrounds));
  const away = misses.filter((miss) => miss !== null);
  return 2 * away.length > misses.length ? away[0]!.say() : misses.length ? null : undefined;
}

/** Sides of the garden that nobody names: "one side", "both edges". */
const SIDES = /^(one|an?|both|each|either|two|all) (?:long )?(?:sides?|edges?|fences?)\b/;
const SEVERAL = /both|each|either|two|all/;
/** From the edge of the plot, and of its depth, what lies along a side. */
const AT_EDGE_MM = 300,
  OF_DEPTH = 0.3;
/** Whether it lies along so many of the two sides. */
function liesAlong(found: readonly OnPlan[], wanted: number, { model }: Plan): string | null {
  const plot = bounds(polygon(model.site.boundary));
  const boxes = found.flatMap(({ areas }) => areas.map(({ region }) => bounds(region)));
  const isLong = ({ y0, y1 }: { y0: number; y1: number }): boolean =>
    y1 - y0 >= OF_DEPTH * (plot.y1 - plot.y0);
  const along = [
    boxes.some((box) => isLong(box) && box.x0 <= plot.x0 + AT_EDGE_MM),
    boxes.some((box) => isLong(box) && box.x1 >= plot.x1 - AT_EDGE_MM),
  ].filter(Boolean).length;
  if (along >= wanted) return null;
  return wanted === 1 ? 'It lies along neither side.' : `It lies along ${along} of the two sides.`;
}

/** "Screen out the flats. Evergreen.": it is the screen that is to be so; null where none was said to be. */
export function evergreenOf({ brief, model, catalogue }: Given): Answer | null {
  if (!brief.wishes.some(({ said }) => said && /, evergreen\b/i.test(said))) return null;
  const short = evergreenShort({ model, catalogue });
  return short
    ? ['partly', short, SETTLED]
    : ['met', 'What is planted in its line keeps its leaves all winter.'];
}
