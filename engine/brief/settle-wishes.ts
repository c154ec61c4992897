/** Puts together what was asked for, what the form's preferences mean and what the project type brings. Refusals win. */
import type { Fact, FactSource, FeatureId, Preference, Problem } from '../model/brief.ts';
import { capitalise, joinList } from '../model/format.ts';
import { FEATURES, isPlural, phraseOf } from '../features/names.ts';
import { WATER_WORDS, waterRisk, type WaterRisk } from '../model/water-risk.ts';
import { thingsNamed } from './named-things.ts';
import { isAnswered } from './ticks.ts';
import {
  addUsual,
  type Given,
  hasNoTable,
  hasOwnList,
  hasRoomForGames,
  isLow,
  outgrown,
} from './usual-wishes.ts';

export type Settled = {
  wanted: Fact<FeatureId>[];
  refused: Fact<FeatureId>[];
  problems: Problem[];
};
/** What a ticked preference asks for on this plot, most important first; one of them at least must not be refused. */
function featuresOf(preference: Preference, given: Given): FeatureId[] {
  const {
    areaM2,
    position,
    input: { projectType },
    household,
    text,
  } = given;
  const low = isLow(given),
    dug = given.noDigging?.value === true;
  switch (preference) {
    case 'seating':
      // a bench that stores is the seat that was asked for
      if (given.text.wanted.some(({ value }) => value === 'storagebench'))
        return hasNoTable(given) || hasOwnList(given)
          ? ['storagebench']
          : ['dining', 'storagebench'];
      // nobody dines before the street unless they say so
      if (position === 'front' || hasNoTable(given)) return ['seat'];
      // one place to sit is what was ticked: a second is for who names nothing at all
      if (hasOwnList(given) && !text.halfRead.has('lounge')) return ['dining'];
      return areaM2 >= 55 &&
        !low &&
        (projectType === 'luxury' || projectType === 'modern' || text.halfRead.has('lounge'))
        ? ['dining', 'lounge', 'seat']
        : ['dining', 'seat'];
    case 'waterfeature':
      // small children and still water do not go together
      if (waterRisk(household)) return ['water'];
      if (dug || position === 'front') return ['water'];
      if (projectType === 'luxury' && areaM2 >= 180) return ['formalpond', 'water'];
      if ((projectType === 'wildlife' || projectType === 'edible') && areaM2 >= 45)
        return ['pond', 'water'];
      return ['water'];
    case 'shade':
      if (dug && position !== 'roof') return ['pots'];
      // a pergola suits a terrace garden; wild and working ones would rather have a covered seat among the plants
      return areaM2 >=
        (projectType === 'wildlife' || projectType === 'edible' || projectType === 'lowmaint'
          ? 140
          : 60) &&
        projectType !== 'wildlife' &&
        !low &&
        (!hasOwnList(given) || projectType === 'luxury' || text.halfRead.has('pergola')) &&
        position !== 'front'
        ? ['pergola', 'shadeplanting']
        : ['arbour', 'shadeplanting'];
    case 'play':
      return ['play'];
  }
}

const PEBBLES: Record<WaterRisk, string> = {
  child: 'a pebble fountain is safe where there are small children',
  confused: 'a pebble fountain has no open water to come upon',
};

/** "A goal" asks for a lawn and is none: who refuses grass contradicts nothing. */
const isItself = (quote: string, feature: FeatureId): boolean => {
  const named = thingsNamed(quote);
  return !named.length || named.some(({ called }) => called.feature === feature && called.is);
};

const LABELS: Record<Preference, string> = {
  seating: 'Seating',
  waterfeature: 'Water feature',
  shade: 'Shade',
  play: 'Play area',
};

/** The wished features in order of importance, the refused ones, and a warning where the two meet. */
export function settleWishes(given: Given): Settled {
  const { input, text, corrections } = given;
  const problems: Problem[] = [];
  const wanted: Fact<FeatureId>[] = [];
  const removedByHand = new Set(corrections.remove ?? []),
    addedByHand = (corrections.add ?? []).filter((f) => FEATURES.includes(f));
  const refused: Fact<FeatureId>[] = [];
  const refuse = (value: FeatureId, source: FactSource) => {
    if (!refused.some((f) => f.value === value) && !addedByHand.includes(value))
      refused.push({ value, source });
  };
  for (const value of removedByHand)
    if (FEATURES.includes(value)) refuse(value, { kind: 'entered', field: 'corrections' });
  for (const fact of text.refused) refuse(fact.value, fact.source);
  const asked = (feature: FeatureId) => text.wanted.some((f) => f.value === feature);
  // taken away without a new one asked for
  for (const fact of text.removed) if (!asked(fact.value)) refuse(fact.value, fact.source);
  const isRefused = (feature: FeatureId) => refused.some((f) => f.value === feature);
  const want = (value: FeatureId, source: FactSource) => {
    if (!isRefused(value) && !wanted.some((f) => f.value === value)) wanted.push({ value, source });
  };

  for (const value of addedByHand) want(value, { kind: 'entered', field: 'corrections' });
  const ponds = given.keep.some((thing) => thing.kind === 'pond');
  for (const fact of text.wanted) {
    // frogs are at home in the pond that stays
    if (
      ponds &&
      fact.value === 'pond' &&
      fact.source.kind === 'read' &&
      !/pond|pool/i.test(fact.source.quote)
    )
      continue;
    const no = refused.find((f) => f.value === fact.value);
    if (
      no &&
      no.source.kind === 'read' &&
      fact.source.kind === 'read' &&
      isItself(fact.source.quote, fact.value)
    )
      problems.push({
        code: 'wish-contradiction',
        severity: 'warning',
        field: 'designDescription',
        message: `The description both asks for ${phraseOf(fact.value)} (“${fact.source.quote}”) and refuses ${isPlural(fact.value) ? 'them' : 'it'} (“${no.source.quote}”). We have left ${isPlural(fact.value) ? 'them' : 'it'} out.`,
      });
    want(fact.value, fact.source);
  }
  const still = wanted.filter(
    (f) => (f.value === 'pond' || f.value === 'formalpond') && f.source.kind === 'read',
  );
  const risk = waterRisk(given.household);
  if (still.length && risk) {
    for (const fact of still) wanted.splice(wanted.indexOf(fact), 1);
    const quote = still[0]!.source.kind === 'read' ? still[0]!.source.quote : '';
    want('water', {
      kind: 'assumed',
      because: PEBBLES[risk],
    });
    problems.push({
      code: 'pond-toddler',
      severity: 'warning',
      field: 'designDescription',
      message: `You ask for a pond (“${quote}”), and tell of ${WATER_WORDS[risk].who}. ${WATER_WORDS[risk].danger}, so we have ${isRefused('water') ? 'left it out' : 'drawn a pebble fountain with no open water instead'}. ${WATER_WORDS[risk].later}`,
    });
  }
  if (risk && given.keep.some((thing) => thing.kind === 'pond'))
    problems.push({
      code: 'kept-pond-toddler',
      severity: 'warning',
      field: 'designDescription',
      message: `A pond stays, and you tell of ${WATER_WORDS[risk].who}. It needs a rigid grille just under the water, or a fence with a gate that locks${risk === 'child' ? ', until the youngest is six' : ''}; or it is emptied and filled in, and we plant where it was.`,
    });
  if (given.overlooked.value && given.overlooked.source.kind !== 'assumed')
    want('privacy', given.overlooked.source);
  const named = wanted.map(({ value }) => value);
  for (const preference of input.preferences ?? []) {
    const features = featuresOf(preference, given) ?? [];
    if (isAnswered(preference, named)) continue;
    if (
      preference === 'play' &&
      outgrown(given) &&
      !wanted.some((f) => f.value === 'play') &&
      !isRefused('play')
    ) {
      if (hasRoomForGames(given)) want('lawn', { kind: 'entered', field: 'preferences' });
      problems.push({
        code: 'play-outgrown',
        severity: 'note',
        field: 'preferences',
        message: `You ticked “${LABELS.play}” and all the children are over eleven, so there ${isRefused('lawn') || !hasRoomForGames(given) ? 'are no swings or sandpit' : 'is open lawn for games instead of swings and a sandpit'}. Name the equipment you want and we will draw it.`,
      });
      continue;
    }
    const open = features.filter((f) => !isRefused(f));
    if (!open.length && features.length)
      problems.push({
        code: 'preference-refused',
        severity: 'warning',
        field: 'preferences',
        message: `You ticked “${LABELS[preference]}”, but the description refuses it. We have followed the description.`,
      });
    // one water is asked for, and another only where that one is refused
    for (const feature of preference === 'waterfeature' ? open.slice(0, 1) : open)
      want(feature, { kind: 'entered', field: 'preferences' });
  }
  if (given.noDigging?.value)
    want(
      'pots',
      given.noDigging.source.kind === 'read'
        ? {
            kind: 'assumed',
            because: 'where nothing may be dug, everything grows in pots and planters',
          }
        : given.noDigging.source,
    );
  const { left, offered } = addUsual(given, want, (feature) =>
    wanted.some((f) => f.value === feature),
  );
  if (offered.length)
    problems.push({
      code: 'our-suggestion',
      severity: 'note',
      field: 'designDescription',
      message: `${capitalise(joinList(offered.map(phraseOf)))} ${offered.length > 1 || isPlural(offered[0]!) ? 'are suggestions' : 'is a suggestion'} of ours, which you did not ask for. Say so and we will draw the garden without.`,
    });
  if (left.length)
    problems.push({
      code: 'budget-kept-simple',
      severity: 'note',
      field: 'designDescription',
      message: `To stay near your budget we have left out ${joinList(left.map(phraseOf))}. Ask and we will draw ${left.length > 1 || isPlural(left[0]!) ? 'them' : 'it'}.`,
    });
  // one vegetable garden: the larger, with the visitor's own words when they asked for beds
  const beds = wanted.find((f) => f.value === 'veg2'),
    big = wanted.find((f) => f.value === 'veg4');
  const list =
    beds && big
      ? wanted
          .filter((f) => f !== (big.source.kind === 'assumed' ? big : beds))
          .map((f): Fact<FeatureId> => (f === beds ? { value: 'veg4', source: beds.source } : f))
      : wanted;
  return { wanted: list, refused, problems };
}
