/** Wishes and refusals in the visitor's words, as features; and every wish, drawn or not, to be answered. */
import type { Fact, Wish, WishHeld } from '../model/brief.ts';
import type { Called } from '../features/called/called.ts';
import { groundOf, hasGround } from '../features/features.ts';
import type { FeatureId } from '../features/names.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { isHere, isSure, type Thing } from '../reading/things.ts';
import { GENERAL_PLANTS, NEST_BOX, NOT_DRAWN, NOT_OUR_WORK, USES, WISHES } from './concepts.ts';
import { thingsNamed } from './named-things.ts';
import { read, sure } from './select.ts';
import { MEANT, meantIn } from '../reading/meant.ts';
import { FITTING_CALLED } from '../site/fittings.ts';
import {
  forGames,
  growsCrops,
  inDetail,
  isKeptPlant,
  isOfEating,
  isForThings,
  isNamedElsewhere,
  isNoThing,
  isStrange,
  onFrame,
  saysOfNext,
  roofOver,
  tableUnderLeaves,
} from './told-by.ts';
import { withPlaceWords } from './place-words.ts';
import { besideNeed, neededGround } from './needed-ground.ts';
import { asksForGround } from './own-ground.ts';
import { addWish, type WishRows } from './wish-rows.ts';

export type TextWishes = {
  wanted: Fact<FeatureId>[];
  refused: Fact<FeatureId>[];
  /** Taken away, which refuses unless a new one is asked for. */
  removed: Fact<FeatureId>[];
  wishes: Wish[];
  /** Read as wished for without being sure: asked about, and no stranger to the brief where a type brings it. */
  halfRead: ReadonlySet<FeatureId>;
  /** Meals, a table, or people who come are spoken of, whatever is said of them. */
  eats: boolean;
  notDrawn: string[];
  outside: string[];
};

/** What is known as these may be meant by other words than its own: "a flat bit", "somewhere for friends". */
const BY_ANY_WORDS: ReadonlySet<FeatureId> = new Set(['seat', 'play', 'clearing']);

/** From here on a concept that its own words do not name is right in seven of ten (of posts by unseen writers), and is drawn. */
const LIKELY_MEANT = 0.6;

/** Ground, edges and plants are on every plan, whatever they are called. */
const NAMED_BY_KIND: ReadonlySet<string> = new Set([
  'bed',
  'tree',
  'path',
  'gravel',
  'bark',
  'hedge',
  'fence',
  'parking',
  'raisedbed',
]);

const NOT_SEEN =
  /\b(?:not|n't|never|without)\b.*\b(?:see\w*|look\w*|star\w*|show|overlooked|view)\b/i;
/** "Big beds" are borders, and grids for a car to stand on are none. */
const RAISED =
  /\b(?:rais\w+|sleepers?|troughs?|planters?|tables?|box(?:es)?|high|waist|veg\w*|crops?|herbs?|salads?|allotment|food|grow\w*)\b/i;
const FOR_FLOWERS = /\b(?:flowers?|borders?|troughs?|edg\w+|shrubs?)\b/i;

type Asks = { features: FeatureId[]; held: WishHeld | null };

/** What a mention asks for: what its words name, and where they name nothing, what it was read as. */
function asksOf(m: Mention, growsFood: boolean): Asks {
  const byHand = meantIn(m.id);
  if (byHand) {
    const { feature } = MEANT[byHand.as];
    return { features: feature ? [feature] : [], held: null };
  }
  if (forGames(m.quote)) return { features: ['lawn'], held: null };
  const need = m.kind === 'feature' || m.kind === 'use' ? neededGround(m.quote, m.quote) : null;
  if (need) return { features: [need.feature, ...besideNeed(m)], held: null };
  const roof = roofOver(m.quote);
  if (roof) return { features: [roof, 'dining'], held: null };
  if (m.concept === 'raisedbed' && !RAISED.test(m.quote) && !growsFood)
    return { features: [], held: null };
  // "tables of soil" are beds to reach sitting down, and no tables
  if (m.concept === 'raisedbed' && RAISED.test(m.quote) && !FOR_FLOWERS.test(m.quote))
    return { features: ['veg2'], held: null };
  // "not see the road" asks for what hides it
  if (m.concept === 'screen' && NOT_SEEN.test(m.quote))
    return { features: ['privacy'], held: null };
  const named = thingsNamed(m.quote);
  const meant = named.filter(({ isDenied, called }) => !isDenied && !called.isPart);
  if (!meant.length && named.some(({ isDenied }) => isDenied))
    return { features: [], held: 'denied' };
  const isUndrawn = meant.every(({ called }) => !called.feature && !called.is);
  if (!meant.length || (isUndrawn && asksForGround(m.quote))) {
    // what we have no name for is given the ground it is said to need
    const known = isStrange(m) ? [] : WISHES[m.concept]?.features,
      isOwn = (m.concept === 'other' && m.metres?.[1] !== undefined) || asksForGround(m.quote);
    const features: readonly FeatureId[] = known?.length ? known : isOwn ? ['clearing'] : [];
    const isUnsure =
      (m.conceptLikely ?? 0) < LIKELY_MEANT &&
      features.some(
        (id) => (hasGround(id) && !BY_ANY_WORDS.has(id)) || (id === 'seat' && isForThings(m.quote)),
      );
    return { features: [...features], held: isUnsure ? 'unsure' : null };
  }
  const features = meant.flatMap(({ called }): FeatureId[] =>
    // a goal stands at the end of grass
    called.feature === 'goal'
      ? ['lawn', 'goal']
      : called.feature
        ? [called.feature]
        : called.name === 'raised beds' && growsFood
          ? ['veg2']
          : [],
  );
  return { features: [...new Set(features.map((id) => inDetail(id, m)))], held: null };
}

/** In the price and answered for by themselves. */
const PRICED: ReadonlySet<string> = new Set([
  'a fence',
  'artificial grass',
  ...Object.keys(FITTING_CALLED),
]);

/** Ground is kept for it, with its name. */
const hasSpace = ({ feature }: Called): boolean =>
  feature !== undefined && hasGround(feature) && groundOf(feature).kind === 'space';

/** True of what nothing on a plan is: a goal, a tunnel, and words that name nothing we know. */
function hasNoDrawing(m: Mention): boolean {
  const { quote, concept } = m;
  const named = thingsNamed(quote);
  if (forGames(quote)) return false;
  return named.length
    ? named.every(({ called }) => !called.is && !PRICED.has(called.name) && !hasSpace(called))
    : concept === 'other' || isStrange(m) || (!WISHES[concept] && !NAMED_BY_KIND.has(concept));
}

/** The screen round a heat pump stands there, and is no screen against neighbours; nor is a tank that is to be hidden a thing not drawn. */
const isOfUnit = ({ ground }: Reading, { concept, quote, start, end }: Mention): boolean =>
  ground?.unit !== undefined &&
  (concept === 'screen' ||
    (ground.unit.isToBeScreened && quote.toLowerCase().includes(ground.unit.name.toLowerCase()))) &&
  end > ground.unit.start &&
  start < ground.unit.end;

export function readWishes(reading: Reading, things: readonly Thing[]): TextWishes {
  const out: TextWishes = {
    wanted: [],
    refused: [],
    removed: [],
    wishes: [],
    halfRead: new Set(
      reading.mentions
        .filter((m) => m.kind === 'feature' && m.status === 'wanted' && isHere(m) && !isSure(m))
        .flatMap((m) => asksOf(m, false))
        .flatMap(({ features, held }) => (held ? [] : features)),
    ),
    eats: reading.mentions.some(isOfEating),
    notDrawn: [],
    outside: [],
  };
  const rows: WishRows = { wishes: out.wishes, byKey: new Map(), text: reading.text };
  const add = (list: Fact<FeatureId>[], value: FeatureId, m: Mention) => {
    if (!list.some((fact) => fact.value === value)) list.push(read(value, m));
  };
  const growsFood = reading.mentions.some(
    (m) => ['veg', 'herbs', 'grow_food'].includes(m.concept) && m.status !== 'refused',
  );
  for (const thing of things) {
    const { concept, status, by } = thing;
    if (status === 'refused' && !thing.clash && !by.whose && thing.kind === 'feature')
      for (const value of WISHES[concept]?.refuses ?? WISHES[concept]?.features ?? [])
        add(out.refused, value, by);
    if ((status === 'going' || status === 'gone') && !thing.clash && thing.kind === 'feature')
      for (const value of WISHES[concept]?.features ?? [])
        if (value !== 'dining' && value !== 'seat') add(out.removed, value, by);
    // a lawn that is to stay is drawn where it can be
    if (concept === 'lawn' && by.status === 'keep' && isSure(by) && !thing.clash)
      add(out.wanted, 'lawn', by);
    // the surest first: it names the row
    const wished = thing.mentions
      .filter((m) => m.status === 'wanted' && !saysOfNext(m, reading))
      .sort((a, b) => Number(b === by) - Number(a === by) || b.certainty - a.certainty);
    for (const m of wished) readOne(m.kind === 'feature' ? withPlaceWords(m, reading) : m, thing);
  }

  function readOne(m: Mention, thing: Thing): void {
    const { kind, concept } = thing;
    const outweighed: WishHeld | null = thing.clash
      ? 'clash'
      : thing.status === 'refused'
        ? 'refused'
        : thing.status !== 'wanted'
          ? 'stays'
          : m.whose && kind !== 'plant'
            ? 'whose'
            : null;
    // "a bench by the roses" speaks of those that stay
    if (
      kind === 'plant' &&
      /^(?:the|her|his|my|our|those|these) /i.test(m.quote) &&
      isKeptPlant(reading, concept)
    )
      return;
    if (kind === 'plant') {
      if (concept === 'scented' && !outweighed) add(out.wanted, 'scent', m);
      const isGeneral = GENERAL_PLANTS.has(concept) || concept.endsWith(' plants');
      const named = isGeneral || NEST_BOX.test(m.quote) ? {} : { plant: concept };
      const asked = concept === 'scented' ? { feature: 'scent' as const } : named;
      addWish(rows, m, { ...asked, held: outweighed });
      return;
    }
    if (isNoThing(m, reading.text)) return;
    const { features: asked, held: unsure }: Asks = isOfUnit(reading, m)
      ? { features: [], held: null }
      : onFrame(m, reading.text)
        ? { features: ['pergola'], held: null }
        : asksOf(m, growsFood);
    // there is one piece of ground that is kept open: for what was named first
    const features =
      asked[0] === 'clearing' && out.wanted.some(({ value }) => value === 'clearing') ? [] : asked;
    const held = unsure === 'unsure' && isNamedElsewhere(reading, m) ? null : unsure;
    if (kind === 'feature' && !outweighed && !held)
      for (const value of features) add(out.wanted, value, m);
    addWish(rows, roofOver(m.quote) ? { ...m, count: null } : m, {
      feature: features[0] ?? null,
      held: outweighed ?? held,
    });
    if (outweighed || held || meantIn(m.id)) return;
    if (NOT_OUR_WORK[concept]) out.outside.push(NOT_OUR_WORK[concept]);
    else if (!features.length && NOT_DRAWN[concept] && thingsNamed(m.quote).length)
      out.notDrawn.push(NOT_DRAWN[concept]);
    else if (features[0] !== 'clearing' && !isOfUnit(reading, m) && hasNoDrawing(m))
      out.notDrawn.push(`“${m.quote}”`);
  }

  const shaded = tableUnderLeaves(reading);
  if (shaded && !out.refused.some(({ value }) => value === 'pergola'))
    add(out.wanted, 'pergola', shaded);
  const crop = growsCrops(reading);
  if (crop && !out.wanted.some(({ value }) => value.startsWith('veg')))
    add(out.wanted, 'veg2', crop);
  // a line that is there is dried on still
  const line = sure(reading, 'feature', 'washing').find(
    (m) => m.status === 'stands' || m.status === 'keep',
  );
  if (line) add(out.wanted, 'washing', line);
  // hens and bees that are wished for live in something
  for (const m of reading.mentions)
    if (
      m.kind === 'animal' &&
      m.status === 'wanted' &&
      isHere(m) &&
      isSure(m) &&
      thingsNamed(m.quote).length
    ) {
      const feature = m.whose ? undefined : asksOf(m, false).features[0];
      if (feature) add(out.wanted, feature, m);
      addWish(rows, m, { feature: feature ?? null, held: m.whose ? 'whose' : null });
    }
  for (const m of sure(reading, 'use')) {
    const feature = USES[m.concept];
    if (!feature || m.status === 'refused') continue;
    // one sits where one eats, and plays on what was asked for to play on
    if (
      feature === 'seat' &&
      out.wanted.some(({ value }) => value === 'dining' || value === 'lounge' || value === 'seat')
    )
      continue;
    if (
      feature === 'play' &&
      out.wanted.some(({ value }) => value === 'play' || value === 'trampoline' || value === 'lawn')
    )
      continue;
    if (out.refused.some(({ value }) => value === feature)) continue;
    if (feature === 'gardenroom' || feature === 'store') continue;
    add(out.wanted, feature, m);
    addWish(rows, m, { feature });
  }
  return out;
}
