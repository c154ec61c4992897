/**
 * Whether a wish is met, by what is measured on the plan: its number, its size, where it stands, the sun on it, the way to it and who looks in.
 * One rule for each kind of condition; the outcomes of a design, the score of its layout and its checks ask the same rules.
 */
import type { Called } from '../features/called/called.ts';
import { bounds, polygon } from '../geometry/region.ts';
import type { Brief, Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { WhereSaid } from '../model/reading.ts';
import { missOf, type Whereabouts } from '../site/asked-place.ts';
import { isDoor, whereMiss } from '../site/asked-where.ts';
import { type OnPlan, whereabouts } from '../words/on-plan.ts';
import { metres } from '../words/say.ts';
import { accessShort } from './access.ts';
import { materialShort } from './material.ts';
import { numberShort } from './number.ts';
import { besideNothing } from './place.ts';
import { sightShort } from './sight.ts';
import { sizeShort } from './size.ts';
import { crownOver } from './sun.ts';
import { hasRoof, isUnderCover, type Plan, surroundsOf } from './where.ts';

/** What falls short, each in a sentence with its figures: met where there is none, not met where nothing was found at all. */
export type Verdict = { state: 'met' | 'partly' | 'not'; short: readonly string[] };

export type Judged = Plan & { brief: Pick<Brief, 'household' | 'wishes'> };

/** `found`: what on the plan goes by the name of the thing. */
export function judge(wish: Wish, called: Called, found: readonly OnPlan[], plan: Judged): Verdict {
  if (!found.length) return { state: 'not', short: [] };
  const { model, brief } = plan;
  const stands = standsShort(wish, called, found, plan);
  const short = [
    sizeShort(wish, found, model),
    numberShort(wish, called, found, model),
    stands,
    accessShort(called, found, model, brief),
    materialShort(wish, found),
    // a place that no plan shows is told of once
    stands?.includes(NOT_SHOWN) ? null : besideNothing(wish, model),
    sharedShort(called, found, brief),
    called.name === 'screening' ? sightShort(model) : null,
  ].filter((one) => one !== null);
  return { state: short.length ? 'partly' : 'met', short };
}

/** What one sits at: of these the light is told where the words name it, and a floor at the door is the table's place. */
const SAT_AT: ReadonlySet<string> = new Set(['seat', 'lounge', 'dining', 'arbour', 'hammock']);
const SUN = /\bsunn(?:y|iest)\b|\b(?:in|where) the (?:\w+ )?sun\b/i,
  SHADE = /\bshad(?:y|ed)\b|\b(?:in|for) (?:the |some )?shade\b/i;

/** What was said of its light, in its sentence or in its own words. */
function wheresOf({ where = [], ...wish }: Wish, { feature }: Called): readonly WhereSaid[] {
  const quote = wish.said ?? wish.quote;
  if (!feature || !SAT_AT.has(feature) || where.some(({ at }) => at === 'sun' || at === 'shade'))
    return where;
  const shade = SHADE.exec(quote),
    sun = SUN.exec(quote);
  return shade || sun
    ? [...where, { at: shade ? 'shade' : 'sun', quote: (shade ?? sun)![0] }]
    : where;
}

/** One shed is not the store as well, where both were asked for. */
function sharedShort(
  { feature }: Called,
  found: readonly OnPlan[],
  { wishes }: Judged['brief'],
): string | null {
  const isShed = found.every(
    ({ areas }) =>
      areas.length && areas.every(({ kind, feature: of }) => kind === 'shed' && of === 'shed'),
  );
  return feature === 'store' && isShed && wishes.some((one) => one.feature === 'shed' && !one.held)
    ? 'It is the shed that you also ask for: what is stored in it has to find room beside the rest.'
    : null;
}

const NOT_SHOWN = 'the plan does not show that';

type Spot = {
  at: Whereabouts;
  /** Of a table: the floor that it stands on. */
  floor: Whereabouts | null;
};

/** What falls short of all that was said of its place, of the one that comes nearest to it; null where one has all of it. */
export function standsShort(
  wish: Wish,
  called: Called,
  found: readonly OnPlan[],
  plan: Plan,
): string | null {
  const where = wheresOf(wish, called);
  const spots = found.flatMap((one) => spotsOf(one, plan.model));
  // by the door is nearer than near the house, and told once
  const place =
    wish.place === 'house' && where.some(({ at, of }) => at === 'beside' && of && isDoor(of))
      ? null
      : wish.place;
  if ((!place && !where.length) || !spots.length) return null;
  const bearings = {
    plot: bounds(polygon(plan.model.site.boundary)),
    doorX: plan.model.site.doorX,
  };
  const surrounds = surroundsOf(plan);
  const misses = spots.map((spot) => {
    const miss = missOf(place, spot.floor && place === 'house' ? spot.floor : spot.at, bearings);
    const short = [
      ...(miss
        ? [
            `It stands ${metres(miss.mm / 1000)} from ${miss.from}: sun, privacy and the rest of the plan were given more weight.`,
          ]
        : []),
      ...where.flatMap((said) => whereShort(said, spot, plan, surrounds) ?? []),
    ];
    // of two that each lack one thing, the one that is where it was asked for is told of
    return { short, rank: 2 * short.length + (miss ? 1 : 0) };
  });
  const { short } = misses.reduce((a, b) => (b.rank < a.rank ? b : a));
  return short.length ? short.slice(0, MOST_SAID).join(' ') : null;
}
const MOST_SAID = 2;

function whereShort(
  said: WhereSaid,
  { at, floor }: Spot,
  { model }: Plan,
  surrounds: ReturnType<typeof surroundsOf>,
): string | null {
  if (said.at === 'cover') return hasRoof(at, model) ? null : 'There is no roof over it.';
  if (said.at === 'shade' && isUnderCover(at, model)) return null;
  if (said.at === 'sun') {
    const tree = crownOver(model, at.x, at.y);
    if (tree) return `It stands under the crown of the ${tree.toLowerCase()}, and not in the sun.`;
  }
  const by = said.of && isDoor(said.of) && floor ? floor : at;
  return whereMiss(said, by, surrounds)?.say() ?? null;
}

/** Each piece of ground, thing or line that was found; of a table with the floor under it. */
function spotsOf(one: OnPlan, model: GardenModel): Spot[] {
  const at = whereabouts(one);
  return at.map((spot, i) => {
    const thing = one.things[i - one.areas.length];
    const ground =
      thing && (thing.kind === 'dining-set' || thing.kind === 'lounge-set')
        ? model.layout.areas.find(({ id }) => id === thing.areaId)
        : undefined;
    const [floor] = ground
      ? whereabouts({ say: '', areas: [ground], things: [], isKept: false })
      : [];
    return { at: spot, floor: floor ?? null };
  });
}
