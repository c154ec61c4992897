/** Reads what is to be changed about a garden that is drawn: clause by clause, by classes of words. Pure. */
import type { SaidAct, SaidChange, Trait } from '#engine/model/said-change.ts';
import type { Mention } from '#engine/model/reading.ts';
import {
  anythingElse,
  flooredByVerb,
  inPlaceOf,
  isBound,
  isChoreDenied,
  lightMissed,
  moreLike,
  ratherThan,
  isReachingOut,
  isAwayFrom,
  isExchange,
  isBlamed,
  isKeepingUp,
  isLeft,
  isNegated,
  isSeating,
  cutOff,
  isSeatCount,
  isTooMuch,
  isWithoutDoing,
  saysNo,
  tooClose,
  withoutReason,
  withoutTimes,
} from './changes-guards.ts';
import {
  ACT_WORDS,
  INSTEAD_WORDS,
  INTO_WORDS,
  PLACE_WORDS,
  PLANT_WORDS,
  SIDE_WORDS,
  SIZE_WORDS,
  SPEND_WORDS,
  SUM_WORDS,
  TRAIT_WORDS,
  WORK_WORDS,
} from './lexicon/acts.ts';
import { layOf } from './changes-floors.ts';
import { plain } from './changes-plain.ts';
import { patternOf } from './changes-pattern.ts';
import { joined } from './changes-joined.ts';
import { amountOf, countIn, manyIn, shareIn } from './changes-numbers.ts';
import { poundsOf } from './sums.ts';

/** Nobody says more at once. */
export const MOST_SAID = 500;

const ACTS = Object.entries(ACT_WORDS).map(([act, words]) => ({
  act: act as SaidAct,
  pattern: patternOf(words),
}));
const SIZES = SIZE_WORDS.map((one) => ({ ...one, pattern: patternOf(one.words) }));
const SIDES = SIDE_WORDS.map((one) => ({ ...one, pattern: patternOf(one.words) }));
const TRAITS = Object.entries(TRAIT_WORDS).map(([trait, words]) => ({
  trait: trait as Trait,
  pattern: patternOf(words),
}));
const [WORK, SPEND, SUM, INTO, INSTEAD, PLACE, PLANTS] = [
  WORK_WORDS,
  SPEND_WORDS,
  SUM_WORDS,
  INTO_WORDS,
  INSTEAD_WORDS,
  PLACE_WORDS,
  PLANT_WORDS,
].map(patternOf) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];
const MONEY =
  /£\s?\d|\b\d+(?:[.,]\d+)*\s?(?:k|grand|thousand|pounds|quid)\b|\b(?:[a-z]+) (?:grand|thousand|hundred|pounds|quid)\b/;
const INDEFINITE =
  /^(?:and )?(?:an?(?! (?:bit|lot|touch|tad|shame|pain|mess)\b)|some|another|one|two|three|four|more|an extra|a few)\b/;

/** What is asked where the other is denied. */
const OPPOSITE: Partial<Record<Trait, Trait>> = { taller: 'lower', lower: 'taller' };
/** @param mentions what the reader of descriptions found in the same text: sums, and what is wanted or not */
export function changesSaid(text: string, mentions: readonly Mention[] = []): SaidChange[] {
  const read = clausesOf(text.slice(0, MOST_SAID)).map((quote) =>
    readClause(
      quote,
      mentions.filter((one) => quote.includes(one.quote)),
    ),
  );
  // "the water butt is ugly, get rid of it": what it is stands in the clause before
  return joined(read);
}

/** A part that says nothing to be done belongs to the one before it. */
function clausesOf(text: string): string[] {
  const parts = text
    .split(
      /((?<!\d)(?!(?<=\b[A-Z])\.(?:[A-Z]|\s[a-z]))[.;!?]+(?!\d)|\n+|,(?!\d{3})|\b(?:and then|and also|and|then|but|also|plus)\b)/,
    )
    .map((part) => part.replace(/\s+/g, ' '));
  const clauses: string[] = [];
  let joined = '';
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i]!;
    const joint = parts[i - 1] ?? '';
    if (!part.trim()) continue;
    const isSentence = /[.;!?\n]/.test(joint);
    const said = plain(part);
    if (
      !clauses.length ||
      isSentence ||
      (beginsAnew(said) && (!isBareTrait(plain(joined)) || /^(?:less|fewer|no|more)\b/.test(said)))
    ) {
      clauses.push(part.trim());
      joined = part;
    } else {
      joined = `${clauses.at(-1)}${joint === ',' ? ',' : ` ${joint.trim()}`} ${part.trim()}`;
      clauses[clauses.length - 1] = joined;
    }
  }
  return clauses.filter((clause) => /\p{L}|\d/u.test(clause));
}
const isBareTrait = (said: string): boolean =>
  said.split(' ').length <= 2 && TRAITS.some(({ pattern }) => pattern.test(said));
const beginsAnew = (said: string): boolean =>
  !/^(?:two|three|four|six|eight|some|a few|\d) (?:chairs|seats|stools)\b|^more like\b/.test(
    said,
  ) && beginsSomething(said);
const beginsSomething = (said: string): boolean =>
  isBlamed(said) ||
  isAwayFrom(said) ||
  WORK.test(said) ||
  SPEND.test(said) ||
  (MONEY.test(said) && SUM.test(said)) ||
  SIZES.some(({ pattern }) => pattern.test(said)) ||
  ACTS.some(({ pattern }) =>
    new RegExp(
      `^(?:please |maybe |perhaps |we |i |could you |can you |let's )*${pattern.source}`,
    ).test(said),
  ) ||
  (SIDES.some(({ pattern }) => pattern.test(said)) && /^(?:the|our|that|this)\b/.test(said)) ||
  INDEFINITE.test(said) ||
  (/^(?:something|anything|more|taller|lower)\b/.test(said) &&
    TRAITS.some(({ pattern }) => pattern.test(said)));

function readClause(quote: string, mentions: readonly Mention[]): SaidChange {
  const said = plain(quote);
  const sized = SIZES.find(({ pattern }) => pattern.test(said));
  const isSizeDenied = sized !== undefined && isNegated(said, sized.pattern);
  const size = isSizeDenied ? undefined : sized;
  const found = TRAITS.filter(({ pattern }) => pattern.test(said));
  const denied = found.filter(({ pattern }) => isNegated(said, pattern));
  const traits = found.map(({ trait }) => (denied.length ? (OPPOSITE[trait] ?? trait) : trait));
  const side = sideIn(said);
  const share = shareIn(said);
  const base: SaidChange = {
    quote,
    act: null,
    what: said,
    by: '',
    where: '',
    side,
    way: size?.way ?? 'all',
    ...amountOf(said),
    count: countIn(said),
    many: manyIn(said),
    ...(share === null ? {} : { share }),
    pounds: null,
    traits,
  };
  const has = (act: SaidAct) => ACTS.find((one) => one.act === act)!.pattern.test(said);

  const pounds = MONEY.test(said)
    ? (mentions.find((one) => one.kind === 'money' && one.range)?.range?.[1] ??
      poundsOf(said.match(/£.*|\d.*|\b[a-z]+ (?:grand|thousand|hundred).*/)?.[0] ?? '')?.range[1] ??
      null)
    : null;
  if (pounds !== null && pounds >= 100) return { ...base, act: 'spend', pounds };
  if (isExchange(said) || isWithoutDoing(said) || isBound(said)) return base;
  const close = tooClose(said);
  if (close) return { ...base, act: 'move', what: close.what, side: close.side };
  if (base.metres !== null && isReachingOut(said)) return { ...base, act: 'grow', way: 'depth' };
  if (isTooMuch(said)) return { ...base, act: 'shrink' };
  const off = cutOff(said);
  if (off) return { ...base, act: 'shrink', what: off, way: 'depth' };
  if (isSeating(said) || (base.count !== null && isSeatCount(said)))
    return { ...base, act: 'grow' };
  if (isChoreDenied(said)) return { ...base, act: 'work' };
  const lit = lightMissed(said);
  if (lit) return { ...base, act: 'move', ...lit };
  const likened = moreLike(said);
  if (likened) return { ...base, act: 'lay', ...likened };
  if (WORK.test(said)) return { ...base, act: isNegated(said, WORK) ? null : 'work' };
  if (SPEND.test(said)) return { ...base, act: isNegated(said, SPEND) ? null : 'spend' };
  if ((has('keep') || isLeft(said)) && !size && !isKeepingUp(said)) return { ...base, act: 'keep' };
  if (isSizeDenied && !has('remove')) return base;
  const inPlace = inPlaceOf(said);
  if (inPlace) return { ...base, act: 'swap', ...inPlace };

  const rather = ratherThan(said);
  if (rather) return { ...base, act: 'swap', ...rather };
  const instead = INSTEAD.exec(said);
  if (instead)
    return {
      ...base,
      act: 'swap',
      by: said.slice(0, instead.index),
      what: said.slice(instead.index + instead[0].length),
    };
  const swapped = swapOf(said);
  if (swapped) return { ...base, act: 'swap', ...swapped };
  const open = anythingElse(said);
  if (open) return { ...base, act: 'swap', ...open };
  const laid = flooredByVerb(said) ?? layOf(said, has('lay'));
  // "get rid of the gravel": a floor that goes is laid nowhere
  const isGone = laid !== null && has('remove') && /\b(?:rid|out|up|away)\s*$/.test(laid.what);
  if (laid && !size && !isGone) return { ...base, act: 'lay', ...laid };

  const { what, where } = partedAtPlace(withoutTimes(withoutReason(said)));
  const placed = { ...base, what, where };
  const isOfPlants =
    traits.length > 0 &&
    PLANTS.test(said) &&
    !(traits.length === 1 && has('remove')) &&
    !/^(?:(?:please|can|could|you|we) )*(?:bring|move|shift|relocate) the\b/.test(said);
  if (
    denied.some(({ trait }) => !OPPOSITE[trait]) &&
    (isOfPlants || traits.length === denied.length)
  )
    return has('remove')
      ? { ...placed, act: 'remove' }
      : size && what.split(' ').length > 2
        ? { ...placed, act: size.act }
        : placed;
  if (isOfPlants && !(size && size.way !== 'all')) return { ...placed, act: 'plant' };
  if (size) return { ...placed, act: size.act };
  if (traits.length && (traits.includes('taller') || traits.includes('lower')))
    return { ...placed, act: 'plant' };
  const isIndefinite =
    INDEFINITE.test(said) ||
    /\b(?:an?(?! (?:bit|lot|touch|tad|shame|pain|mess)\b)|another|some|one more|(?<!the |these |those |our |all )(?:two|three|four|five|a couple of|a few)) /.test(
      what,
    );
  if (isAwayFrom(said)) return { ...placed, act: 'move' };
  if (has('remove')) return { ...placed, act: 'remove' };
  if (
    (side || where) &&
    !isIndefinite &&
    !/\b(?:never|won't)\b/.test(said) &&
    !/^(?:please )?(?:add|plant|include|build)\b/.test(said)
  )
    return { ...placed, act: 'move' };
  if (/\b(?:move|shift|relocate)\b/.test(said) || (has('move') && base.metres !== null))
    return { ...placed, act: 'move' };
  if (has('add') || (isIndefinite && !saysNo(said))) return { ...placed, act: 'add' };
  // what the reader of descriptions makes of it
  const wish = mentions.find((one) => one.kind === 'feature' || one.kind === 'plant');
  if (wish?.status === 'refused' || wish?.status === 'going') return { ...placed, act: 'remove' };
  if (wish?.status === 'wanted' && wish.certainty > 0.7) return { ...placed, act: 'add' };
  if (base.count !== null && /\b(?:table|seats?|dining)\b/.test(said))
    return { ...placed, act: 'grow' };
  return traits.length && said.split(' ').length <= 3 ? { ...placed, act: 'plant' } : placed;
}

/** "Trim it back on the house side": what is done back is no place at the back. */
function sideIn(all: string): SaidChange['side'] {
  const said = all.replace(/\bnot (?:on |at |to )?(?:the )?(?:left|right|back|front)\b/, '');
  const found = SIDES.flatMap(({ side, pattern }) => {
    const match = pattern.exec(said);
    return match ? [{ side, words: match[0] }] : [];
  });
  const first = found[0];
  const isVague = first?.words === 'back' && found.some(({ side }) => side === 'near');
  return isVague ? 'near' : (first?.side ?? null);
}

/** "Swap X for Y", "turn X into Y". */
function swapOf(said: string): { what: string; by: string } | null {
  const verb = ACTS.find((one) => one.act === 'swap')!.pattern.exec(said);
  if (!verb) return null;
  const rest = said.slice(verb.index + verb[0].length);
  if (/^ (?:sides|corners|ends|places)\b/.test(rest)) return null;
  const isLoose = /^(?:make|change|turn|switch|convert)$/.test(verb[0]);
  const join = (isLoose ? /\b(?:into|to|for)\b/ : INTO).exec(rest);
  if (!join || (verb[0] === 'make' && join[0] !== 'into')) return null;
  const by = rest.slice(join.index + join[0].length).trim();
  return by && !/^\d/.test(by) ? { what: rest.slice(0, join.index).trim(), by } : null;
}

function partedAtPlace(said: string): { what: string; where: string } {
  // "not keen on" is no place
  const done = ACTS.flatMap(({ pattern }) => {
    const found = pattern.exec(said);
    return found ? [[found.index, found.index + found[0].length] as const] : [];
  });
  const place = [...said.matchAll(new RegExp(PLACE, 'g'))].find(
    ({ index }) => index > 0 && !done.some(([from, to]) => index > from && index < to),
  );
  if (!place) return { what: said, where: '' };
  return { what: said.slice(0, place.index).trim(), where: said.slice(place.index).trim() };
}
