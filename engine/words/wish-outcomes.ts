/** Every wish of the visitor's words answered for one design: met, partly or left out, with the reason. */
import { NOT_DRAWN, NOT_OUR_WORK } from '../brief/concepts.ts';
import { needOf } from '../brief/needed-ground.ts';
import { thingsNamed } from '../brief/named-things.ts';
import { WATER_WORDS, waterRisk } from '../model/water-risk.ts';
import type { Called } from '../features/called/called.ts';
import { type FeatureId, phraseOf } from '../features/names.ts';
import type { Brief, Wish, WishHeld } from '../model/brief.ts';
import { LATER_REASON } from '../costing/stage-drawn.ts';
import { capitalise, lowerFirst } from '../model/format.ts';
import type { GardenModel, SunMap, WishOutcome } from '../model/garden.ts';
import type { Catalogue } from '../model/plant.ts';
import { atTrestles } from '../met/trestles.ts';
import { judge, standsShort } from '../met/judge.ts';
import { inPlace } from '../met/place.ts';
import { isPartOf } from '../met/parts.ts';
import { evergreenOf, ofItsKind, SETTLED } from './kind-outcome.ts';
import { fenceOutcome } from './fence-outcome.ts';
import { fittingOutcome } from './fitting-outcome.ts';
import { calledFor, RAISED_BEDS } from './called-for.ts';
import { traitOf, traitOutcome } from './trait-outcome.ts';
import { isForUnit, unitOutcome } from './unit-outcome.ts';
import { pathOutcome } from './path-outcome.ts';
import { plantedThere } from './planted-there.ts';
import { onPlan, type OnPlan } from './on-plan.ts';
import { type Answer, classOutcome, flowersAsked, plantOutcome } from './plant-outcome.ts';

/** Open water, which is not drawn where a small child lives. */
const STILL_WATER: readonly FeatureId[] = ['pond', 'formalpond'];
const ROOM = /\b(?:room|place|fit|smaller|path of its width|worth having)\b/;
const LESS_BESIDE = 'A larger plot, or one wish fewer beside it.';
const AT_THE_VISIT = 'We plan and price it with you at the visit.';
const TELL_US = 'Tell us if it is something else.';

export type { WishOutcome };
type Given = { brief: Brief; model: GardenModel; catalogue: Catalogue; sunMap: SunMap };

export function wishOutcomes(given: Given): WishOutcome[] {
  return given.brief.wishes.map((wish) => {
    const [result, why, takes = null] = ofItsKind(wish, answerOf(wish, given), given);
    return {
      mention: wish.mention,
      name: wish.name,
      quote: wish.quote,
      isOwnWords: wish.plant === null && wish.name === wish.quote.toLowerCase(),
      result,
      why,
      takes,
    };
  });
}

/** Why a wish was settled before any layout, and what would change that. */
const HELD: Record<Exclude<WishHeld, 'unsure'>, Answer> = {
  refused: [
    'left-out',
    'You also write that you do not want it.',
    'Tell us which of the two holds, and it is drawn again.',
  ],
  clash: [
    'left-out',
    'You write both that you want it and that you do not, so it is left out until you say.',
    'Tell us which of the two holds, and it is drawn again.',
  ],
  whose: [
    'left-out',
    'It reads as if you do not all agree on it, so it is left out until you say.',
    'Tell us that it is wanted, and it is drawn again.',
  ],
  denied: [
    'left-out',
    'As we read it, you say that there is none, or is to be none, so none is drawn.',
    'Tell us if you would like one.',
  ],
  stays: [
    'left-out',
    'You also write that it is there already, or that it goes, so no new one is drawn.',
    'Tell us if you would like a new one.',
  ],
};

function answerOf(told: Wish, given: Given): Answer {
  const { brief, model } = given;
  const need = told.held === null ? needOf(told, brief.description) : null,
    // ground for what is done there is held against the size that it was said to need
    wish = need?.isSaid ? { ...told, sizeMm: told.sizeMm ?? need.sizeMm, areaM2: null } : told;
  const { feature, held } = wish;
  const isAdded =
    feature !== null &&
    brief.wanted.some((fact) => fact.value === feature && fact.source.kind === 'entered');
  // "a high fence, no slats" refuses a kind of fence, not the fence
  if (held === 'clash' && wish.concept === 'fence' && model.site.edges.some((edge) => edge.isNew))
    return fenceOutcome(model);
  // as a path that ends is refused, and one that goes round is not
  if (held === 'clash' && /\b(?:loop|circuit|round|race ?track)\b/i.test(wish.quote)) {
    const [round] = onPlan(['round'], model);
    if (round) return ['met', `${round.say}.`];
  }
  const flowers = held === 'unsure' ? flowersAsked(wish) : null;
  if (flowers) return classOutcome(flowers, given);
  if (held && !isAdded)
    return held === 'unsure'
      ? [
          'left-out',
          `We were not sure that you mean ${phraseOf(feature!)}, so none is drawn for it.`,
          'Tell us what it is, and it is drawn again.',
        ]
      : HELD[held];
  if (!feature && model.site.unit?.isToBeScreened && isForUnit(wish, model.site.unit))
    return unitOutcome(model);
  const asked = traitOf(wish, brief);
  if (asked || feature === 'scent')
    return traitOutcome(asked ?? { trait: 'scent', at: null }, given);
  // "Screen out the flats. Evergreen.": it is the screen that is to be so
  const ofScreen = /^evergreens?$/i.test(wish.quote) ? evergreenOf(given) : null;
  if (ofScreen) return ofScreen;
  if (wish.kind === 'plant' || wish.plant !== null) {
    const answer = plantOutcome(wish, given);
    return answer[0] === 'left-out' && model.layout.areas.some(({ isLater }) => isLater)
      ? ['left-out', LATER_REASON]
      : plantedThere(wish, answer, given);
  }
  if (feature !== null && brief.refused.some((fact) => fact.value === feature)) return HELD.refused;
  const risk = waterRisk(brief.household);
  if (feature !== null && STILL_WATER.includes(feature) && risk) {
    const { danger, later } = WATER_WORDS[risk];
    return onPlan(['area:water'], model).length
      ? ['partly', `${danger}: a fountain with no open water stands in its place.`, later]
      : ['left-out', `${danger}.`, later];
  }
  // "tables of soil" name a table, and are none
  const isBed = wish.concept === 'raisedbed' && wish.feature === 'veg2';
  const named = thingsNamed(wish.quote)
    .filter(({ isDenied, called }) => !isDenied && !called.isPart)
    .map(({ called }) => called)
    .filter((called, i) => i === 0 || !isPartOf(wish, called))
    .filter(({ name }) => !isBed || name === RAISED_BEDS);
  if (named.length)
    return joined(
      named.map((called, i) => answerFor(i ? withoutMeasures(wish) : wish, called, given)),
      named,
    );
  const called = calledFor(wish);
  if (called && need) return answerFor(wish, called, given);
  return called ? taken(wish, called, given) : unknown(wish);
}

/** Size, number and place are those of what is named first. */
const withoutMeasures = (wish: Wish): Wish => ({
  ...wish,
  areaM2: null,
  lengthM: null,
  count: null,
  place: null,
  where: [],
});

/** For the words that name nothing: what they were taken for is said, and whether it is drawn. */
function taken(wish: Wish, called: Called, given: Given): Answer {
  const answer = answerFor(wish, called, given);
  if (wish.kind === 'use' || answer[0] === 'left-out') return answer;
  return ['partly', `We took this to mean ${called.name}. ${answer[1]}`, answer[2] ?? TELL_US];
}

function unknown({ concept }: Wish): Answer {
  if (NOT_OUR_WORK[concept]) return ['left-out', `${NOT_OUR_WORK[concept]}.`];
  if (NOT_DRAWN[concept]) return ['left-out', 'No drawing of ours shows it yet.', AT_THE_VISIT];
  return [
    'left-out',
    'We did not find out what this asks for, so nothing is drawn for it.',
    AT_THE_VISIT,
  ];
}

/** One answer for several things named in one breath: met where all are, left out where none is. */
function joined(answers: readonly Answer[], named: readonly Called[]): Answer {
  if (answers.length === 1) return answers[0]!;
  const results = new Set(answers.map(([result]) => result));
  const result = results.size === 1 ? answers[0]![0] : 'partly';
  const whys = answers.map(([each, why], i) =>
    each === 'met' ? why : `${capitalise(named[i]!.name)}: ${lowerFirst(why)}`,
  );
  // one thing may answer two: a drive and its turning circle
  const why = [...new Set(whys)].join(' ');
  return [result, why, answers.find(([, , takes]) => takes)?.[2] as string];
}

const ON_LEGS =
  'They stand 0.65 m high and are worked from beside them; troughs on legs, with 0.7 m free for your knees, are not drawn.';

/** One thing, held against the plan: itself, what serves, and what falls short of what was said of it. */
function answerFor(wish: Wish, called: Called, given: Given): Answer {
  const { model, brief } = given;
  if (called.name === 'a path') return pathOutcome(wish, given);
  const found = onPlan(called.is ?? [], model);
  const own = inPlace(
    wish,
    found.filter((one) => !one.isKept),
    model,
  );
  const kept = found.find((one) => one.isKept);
  if (!own.length && kept)
    return [
      'partly',
      `The one that stands is kept (${kept.say}); no second one is drawn.`,
      AT_THE_VISIT,
    ];
  const serving = onPlan(called.serves ?? [], model).filter((one) => !one.isKept);
  if (own.length) {
    const asked = withSeats(wish, called, brief);
    const { short } = judge(asked, called, own, given);
    const lacks = [
      ...short.slice(0, MOST_SHORT),
      ...(wish.concept === 'raisedbed' && brief.household.kneeRoom?.value ? [ON_LEGS] : []),
    ].join(' ');
    const others = called.counts === 'seats' ? othersSit(asked, own, model) : null;
    if (!lacks) return ['met', [`${list(own)}.`, others].filter(Boolean).join(' ')];
    // somewhere to sit at the door may be the table there
    const nearer =
      wish.place !== null &&
      serving.length &&
      !own.some(({ say }) => say === serving[0]!.say) &&
      !standsShort(wish, called, serving, given);
    return [
      'partly',
      `${list(own)}. ${lacks}${nearer ? ` ${serving[0]!.say} is where you asked for it.` : ''}`,
      SETTLED,
    ];
  }
  const reason = reasonOf(wish, given);
  if (serving.length) {
    const rest = called.rest ?? `${capitalise(called.name)} itself is not drawn.`;
    const { short } = judge(wish, called, serving, given);
    return [
      'partly',
      [`On the plan: ${list(serving)}.`, short[0], rest, called.is ? reason : null]
        .filter(Boolean)
        .join(' '),
      AT_THE_VISIT,
    ];
  }
  if (called.name === 'a fence') return fenceOutcome(model, wish);
  const fitted = fittingOutcome(called.name, model, wish.quote);
  if (fitted) return fitted;
  if (NOT_OUR_WORK[wish.concept] && !called.is)
    return ['left-out', `${NOT_OUR_WORK[wish.concept]}.`];
  if (reason) return ROOM.test(reason) ? ['left-out', reason, LESS_BESIDE] : ['left-out', reason];
  if (called.missing) return ['left-out', called.missing, AT_THE_VISIT];
  if (!called.is) return ['left-out', 'No drawing of ours shows it yet.', AT_THE_VISIT];
  if (model.layout.areas.some(({ isLater }) => isLater)) return ['left-out', LATER_REASON];
  // what was never sought a place for cannot have lacked one
  const isSought = brief.wanted.some(
    ({ value }) => value === called.feature && !GROWN_IN.has(value),
  );
  return isSought
    ? ['left-out', 'We found no place for it beside the rest in this design.', LESS_BESIDE]
    : ['left-out', 'The plan does not show it.', AT_THE_VISIT];
}

/** These are planted, and no place is looked for. */
const GROWN_IN: ReadonlySet<FeatureId> = new Set([
  'shadeplanting',
  'privacy',
  'scent',
  'cutflowers',
]);

/** What falls short is told in so many sentences; the rest comes with the visit. */
const MOST_SHORT = 2;

const reasonOf = ({ feature }: Wish, { model }: Given): string | null =>
  model.layout.unplaced.find((one) => one.feature === feature)?.reason ?? null;

/** Of a table, those who sit down at it, who may be counted elsewhere in the words. */
function withSeats(wish: Wish, called: Called, { household: { seatsFor } }: Brief): Wish {
  return called.counts === 'seats' && seatsFor.source.kind === 'read'
    ? { ...wish, count: seatsFor.value }
    : wish;
}

/** Where those sit whom no table holds. */
const othersSit = ({ count }: Wish, own: readonly OnPlan[], model: GardenModel): string | null =>
  count === null
    ? null
    : atTrestles(
        model,
        count,
        Math.max(0, ...own.flatMap(({ things }) => things.map(({ seats }) => seats ?? 0))),
      );

/** "Dining terrace, 23.6 m² and bench × 2": two at most. */
const list = (found: readonly OnPlan[]): string => {
  const [first, second] = found
    .map((one) => one.say)
    .filter((say, i, all) => all.indexOf(say) === i);
  return second ? `${first} and ${lowerFirst(second)}` : first!;
};
