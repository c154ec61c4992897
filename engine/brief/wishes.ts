/** Wishes and refusals in the visitor's words, as features; and every wish, drawn or not, to be answered. */
import type { Fact, Wish } from '../model/brief.ts';
import { FEATURE_NAMES, type FeatureId } from '../features/names.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { readFrom, type Thing } from '../reading/things.ts';
import { GENERAL_PLANTS, NOT_DRAWN, NOT_OUR_WORK, USES, WISHES } from './concepts.ts';
import { read, sure } from './select.ts';

export type TextWishes = {
  wanted: Fact<FeatureId>[];
  refused: Fact<FeatureId>[];
  /** Taken away, which refuses unless a new one is asked for. */
  removed: Fact<FeatureId>[];
  wishes: Wish[];
  notDrawn: string[];
  outside: string[];
};

/** So many beds make a kitchen garden of their own. */
const MANY_BEDS = 3;
const FORMAL_POND =
  /\b(?:formal|rill|reflect\w*|canal|rectangular|square|raised|lily|mirror|still)\b/i;
const KITCHEN_GARDEN =
  /\b(?:kitchen garden|potager|allotment|most of our own|self.?suff\w+|plot|rotat\w+)\b/i;

/** A pond may be a formal one, vegetables a whole kitchen garden, by the words beside them. */
function featuresOf({ concept, quote, count }: Mention): FeatureId[] {
  if (concept === 'pond' && FORMAL_POND.test(quote)) return ['formalpond'];
  if (concept === 'veg' && ((count ?? 0) >= MANY_BEDS || KITCHEN_GARDEN.test(quote)))
    return ['veg4'];
  return WISHES[concept]?.features ?? [];
}

export function readWishes(reading: Reading, things: readonly Thing[]): TextWishes {
  const out: TextWishes = {
    wanted: [],
    refused: [],
    removed: [],
    wishes: [],
    notDrawn: [],
    outside: [],
  };
  const add = (list: Fact<FeatureId>[], value: FeatureId, m: Mention) => {
    if (!list.some((fact) => fact.value === value)) list.push(read(value, m));
  };
  const growsFood = reading.mentions.some(
    (m) => ['veg', 'herbs', 'grow_food'].includes(m.concept) && m.status !== 'refused',
  );
  for (const thing of things) {
    const { kind, concept, status, by } = thing;
    if (kind === 'plant') {
      if (status !== 'wanted') continue;
      if (concept === 'scented') add(out.wanted, 'scent', by);
      const named = GENERAL_PLANTS.has(concept) ? {} : { plant: concept };
      out.wishes.push(wishOf(by, concept === 'scented' ? { feature: 'scent' } : named));
      continue;
    }
    if (kind !== 'feature') continue;
    // what is asked for and refused is not drawn until that is settled
    if (thing.clash || by.whose) continue;
    if (status === 'refused')
      for (const value of WISHES[concept]?.refuses ?? WISHES[concept]?.features ?? [])
        add(out.refused, value, by);
    if (status === 'going' || status === 'gone') {
      for (const value of WISHES[concept]?.features ?? [])
        if (value !== 'dining' && value !== 'seat') add(out.removed, value, by);
      continue;
    }
    if (status !== 'wanted') continue;
    const features =
      concept === 'raisedbed' && growsFood
        ? (['veg2'] as FeatureId[])
        : concept === 'hedge'
          ? (['privacy'] as FeatureId[])
          : featuresOf(by);
    for (const value of features) add(out.wanted, value, by);
    out.wishes.push(wishOf(by, { feature: features[0] ?? null }));
    if (NOT_OUR_WORK[concept]) out.outside.push(NOT_OUR_WORK[concept]);
    else if (!features.length && NOT_DRAWN[concept]) out.notDrawn.push(NOT_DRAWN[concept]);
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
    out.wishes.push(wishOf(m, { feature }));
  }
  return out;
}

function wishOf(
  m: Mention,
  { feature = null, plant = null }: { feature?: FeatureId | null; plant?: string | null },
): Wish {
  return {
    mention: m.id,
    name: feature && !m.metres ? FEATURE_NAMES[feature].phrase : m.quote.toLowerCase(),
    quote: m.quote,
    concept: m.concept,
    feature,
    plant,
    strength: m.strength,
    areaM2: m.areaM2 ?? (m.metres && m.metres.length > 1 ? m.metres[0]! * m.metres[1]! : null),
    source: readFrom(m),
  };
}
