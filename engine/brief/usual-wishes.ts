/** What a project type brings to a garden without being asked for, and how much of it. */
import type {
  BriefInput,
  Corrections,
  Fact,
  FactSource,
  FeatureId,
  Household,
  KeptThing,
} from '../model/brief.ts';
import { waterRisk } from '../model/water-risk.ts';
import type { Spared } from '../model/people-said.ts';
import { FEATURE_DEFINITIONS } from '../features/features.ts';
import { thingsNamed } from './named-things.ts';
import { SAT_AT } from './ticks.ts';
import { isDear, LEAST_LAWN_PLOT_M2, mostOffered, wishesOfType } from './type-wishes.ts';
import type { TextWishes } from './wishes.ts';

export type Given = {
  input: BriefInput;
  text: TextWishes;
  areaM2: number;
  position: string;
  household: Household;
  corrections: Corrections;
  keep: readonly KeptThing[];
  overlooked: Fact<boolean>;
  /** Years of the youngest child, when told. */
  youngest: number | null;
  budgetPence: number | null;
  noDigging: Fact<boolean> | null;
  /** A lawn is there already. */
  hasGrass: boolean;
  /** What they do without. */
  spared: readonly Spared[];
  /** A part of a garden that the house is not beside. */
  isPart: boolean;
  /** What they refuse, in the words of it. */
  refusals: readonly string[];
};

/** Past this age swings and sandpits are outgrown. */
const LAST_PLAY_AGE = 11;
/** Below so much for each square metre of plot, pence, a garden is made of what was asked for and little more. */
const LOW_BUDGET_PER_M2 = 12_500;
export const isLowBudget = (budgetPence: number | null, areaM2: number): boolean =>
  budgetPence !== null && budgetPence < LOW_BUDGET_PER_M2 * areaM2;
/** Written at this length, a text has said what is wanted, whether or not all of it was made out, in words. */
const OWN_WORDS = 40,
  MOST_PURPOSES = 2;
/** Beside what somebody names, what a garden stands on. */
const STANDS_ON: ReadonlySet<FeatureId> = new Set(['dining', 'lawn']);
/** Things that are stored, dried or heaped: a yard of nothing else is not for sitting in. */
const WORKED: ReadonlySet<FeatureId> = new Set([
  'store',
  'bins',
  'shed',
  'washing',
  'compost',
  'waterbutt',
]);
/** Under this a yard for bicycles and bins has no ground left for a table, m²; under the second the seat that was asked for is enough. */
const LEAST_YARD_WITH_TABLE_M2 = 45,
  LEAST_YARD_WITH_BOTH_M2 = 80;
const SAT_ON: ReadonlySet<FeatureId> = new Set(['seat', 'bench']);
const CROPS: ReadonlySet<FeatureId> = new Set([
  'veg2',
  'veg4',
  'greenhouse',
  'polytunnel',
  'herbs',
  'orchard',
]);
/** On a smaller plot whoever wants crops wants the ground for them, m². */
const LEAST_CROPS_WITH_LAWN_M2 = 200;
/** Vegetables are what a productive garden is for. */
const GROWN: ReadonlySet<FeatureId> = new Set(['veg2', 'veg4']);
const wordsOf = ({ input }: Given): number => input.description.trim().split(/\s+/).length;
/** Who names anything, or writes at some length, has said what they want: it is what they are given. */
export const hasOwnList = (given: Given): boolean =>
  given.text.wishes.length > 0 || given.text.wanted.length > 0 || wordsOf(given) >= OWN_WORDS;
/** A few words that name what is wanted mean that and no more, unless somebody eats there. */
const isShortList = (given: Given): boolean =>
  hasOwnList(given) && wordsOf(given) < OWN_WORDS && !given.text.eats && !eatsThere(given);
/** Written at some length of a thing or two, and nothing of eating: what else a garden usually has was not meant. */
const hasOnePurpose = (given: Given): boolean =>
  wordsOf(given) >= OWN_WORDS &&
  given.text.wishes.length + given.refusals.length > 0 &&
  given.text.wanted.length <= MOST_PURPOSES &&
  !given.text.eats &&
  !eatsThere(given);
/** Who cannot mow, or refuses grass anywhere, is given none that they did not ask for. */
const refusesGrass = ({ refusals }: Given): boolean =>
  refusals.some(
    (one) =>
      /\bmow/i.test(one) ||
      (OF_GRASS.test(one) && thingsNamed(one).some(({ called }) => called.feature === 'lawn')),
  );
/** The grass itself, and not its stripes or its edges. */
const OF_GRASS =
  /\b(?:lawns?|grass|turf)(?= ?$| (?:on|in|at|that|which|to|back|near|round|along|anywhere|any)\b)/i;
/** Those who sit down are counted, or what is cooked outside is eaten there. */
const COOKED: ReadonlySet<FeatureId> = new Set(['kitchen', 'barbecue', 'oven']);
const eatsThere = ({ text, household }: Given): boolean =>
  household.seatsFor.source.kind === 'read' || text.wanted.some(({ value }) => COOKED.has(value));

/** What is named leaves no doubt that nobody means to eat there. */
export function hasNoTable(given: Given): boolean {
  const { text, areaM2, spared } = given;
  const named = text.wanted.map((fact) => fact.value);
  return (
    given.isPart ||
    spared.includes('table') ||
    spared.includes('patio') ||
    hasOnePurpose(given) ||
    isShortList(given) ||
    (hasOwnList(given) && named.some((one) => SAT_AT.has(one)) && !eatsThere(given)) ||
    (areaM2 <
      (named.some((one) => SAT_ON.has(one)) ? LEAST_YARD_WITH_BOTH_M2 : LEAST_YARD_WITH_TABLE_M2) &&
      named.filter((one) => WORKED.has(one)).length > 1 &&
      named.every((one) => WORKED.has(one) || SAT_ON.has(one)))
  );
}
const isForCrops = ({ text, areaM2 }: Given): boolean =>
  areaM2 < LEAST_CROPS_WITH_LAWN_M2 && text.wanted.some((fact) => CROPS.has(fact.value));
/** Under this nothing is given that was not asked for, but a place to sit, pence. */
const TIGHT_PENCE = 100_000;
const isTight = ({ budgetPence }: Given): boolean =>
  budgetPence !== null && budgetPence < TIGHT_PENCE;
/** On less than this no table is set that nobody spoke of, m². */
const LEAST_TABLE_PLOT_M2 = 12;
export const isLow = (given: Given): boolean => isLowBudget(given.budgetPence, given.areaM2);

/** Children were told of, or a family garden is all that was said. */
const hasChildren = ({ household: { children }, text, input }: Given): boolean =>
  children.value ||
  (children.source.kind === 'assumed' && input.projectType === 'family' && !text.wishes.length);
export const outgrown = (given: Given): boolean =>
  given.youngest !== null && given.youngest > LAST_PLAY_AGE;
export const hasRoomForGames = ({ areaM2, position, noDigging }: Given): boolean =>
  areaM2 >= 60 && position !== 'roof' && !noDigging?.value;

/** What an assumed lawn is for is said only where children were told of. */
function lawnBecause({ hasGrass, household, input }: Given, usual: string): string {
  if (hasGrass) return 'there is a lawn, and nobody said that it goes';
  return household.children.value && input.projectType === 'family' ? `${usual} to play on` : usual;
}

/** What the type brings, where the visitor said nothing that stands against it. Gives back what a low budget leaves out. */
export function addUsual(
  given: Given,
  want: (f: FeatureId, s: FactSource) => void,
  has: (f: FeatureId) => boolean,
): { left: FeatureId[]; offered: FeatureId[] } {
  const left: FeatureId[] = [],
    offered: FeatureId[] = [],
    most = mostOffered(given.input.projectType, given.position),
    low = isLow(given),
    tight = isTight(given);
  const { input, areaM2, position, household, keep, text } = given;
  const kept = new Set(keep.map((thing) => thing.kind));
  const refusedLawn = refusesGrass(given) || text.refused.some((f) => f.value === 'lawn');
  if (
    low &&
    given.hasGrass &&
    areaM2 >= LEAST_LAWN_PLOT_M2 &&
    !refusedLawn &&
    !given.noDigging?.value
  )
    want('lawn', {
      kind: 'assumed',
      because: 'the grass that is there costs next to nothing to keep',
    });
  for (const { feature, because } of wishesOfType(input.projectType, areaM2, position)) {
    if (
      feature === 'lawn' &&
      (areaM2 < LEAST_LAWN_PLOT_M2 ||
        refusedLawn ||
        given.spared.includes('lawn') ||
        (position === 'front' && !given.hasGrass) ||
        (isForCrops(given) && !given.hasGrass))
    )
      continue;
    if (feature === 'dining' && (hasNoTable(given) || areaM2 < LEAST_TABLE_PLOT_M2)) continue;
    if (tight && (feature === 'dining' || feature === 'lawn')) {
      // a place to sit is all that is taken for granted
      if (feature === 'dining' && ![...SAT_AT, 'dining' as const].some(has))
        want('bench', { kind: 'assumed', because: 'everybody sits down somewhere' });
      continue;
    }
    if (feature === 'play' && (!hasChildren(given) || has('trampoline') || outgrown(given)))
      continue;
    // whoever gives a list of their own is not sold more than a garden stands on
    if (
      hasOwnList(given) &&
      !text.halfRead.has(feature) &&
      !STANDS_ON.has(feature) &&
      !(input.projectType === 'edible' && GROWN.has(feature))
    )
      continue;
    if (given.noDigging?.value && FEATURE_DEFINITIONS[feature].needsDigging) continue;
    // one that stands already is enough
    if (feature === 'shed' && (kept.has('shed') || has('gardenroom') || has('store'))) continue;
    if (feature === 'store' && (kept.has('shed') || has('shed'))) continue;
    if (feature === 'greenhouse' && kept.has('greenhouse')) continue;
    if (
      (feature === 'pond' || feature === 'formalpond') &&
      (kept.has('pond') ||
        waterRisk(household) ||
        has('pond') ||
        has('formalpond') ||
        text.wanted.some((f) => f.value === 'water'))
    ) {
      continue;
    }
    if (feature === 'pergola' && (has('arbour') || has('gardenroom'))) continue;
    if (feature === 'veg2' && has('veg4')) continue;
    if (low && !FEATURE_DEFINITIONS[feature].isPlain) {
      if (!has(feature) && ![...text.refused, ...text.removed].some((f) => f.value === feature))
        left.push(feature);
      continue;
    }
    const isOffer = isDear(feature) && !has(feature) && !text.halfRead.has(feature);
    if (isOffer && offered.length >= most) continue;
    want(feature, {
      kind: 'assumed',
      because: feature === 'lawn' ? lawnBecause(given, because) : because,
    });
    if (isOffer && has(feature)) offered.push(feature);
  }
  return { left, offered };
}
