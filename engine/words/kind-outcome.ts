/** An answer held against all that was said of the kind of thing: its shape, its stuff, what it is to have. */
import { thingsNamed } from '../brief/named-things.ts';
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
  const surrounds = surroundsOf(plan);
  if (!surrounds.standsAt(of)?.length) return undefined;
  const misses = found
    .flatMap(whereabouts)
    .map((one) => whereMiss({ at: 'beside', of, quote }, one, surrounds));
  const away = misses.filter((miss) => miss !== null);
  return 2 * away.length > misses.length ? away[0]!.say() : misses.length ? null : undefined;
}

/** "Screen out the flats. Evergreen.": it is the screen that is to be so; null where none was said to be. */
export function evergreenOf({ brief, model, catalogue }: Given): Answer | null {
  if (!brief.wishes.some(({ said }) => said && /, evergreen\b/i.test(said))) return null;
  const short = evergreenShort({ model, catalogue });
  return short
    ? ['partly', short, SETTLED]
    : ['met', 'What is planted in its line keeps its leaves all winter.'];
}
