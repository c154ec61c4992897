/** A return brief, as a designer writes one: what was taken from a description, in a few sentences and nothing assumed. */
import type { Brief, Fact, FactSource, FeatureId, KeptThing, Slope, Wish } from '../model/brief.ts';
import { thingsNamed } from '../brief/named-things.ts';
import { notShown } from '../brief/not-shown.ts';
import type { Reading } from '../model/reading.ts';
import { keptLow } from './kept-low.ts';
import { isUnknown } from './called-for.ts';
import { plantingTold } from './planting-told.ts';
import { BARRED_RULES } from '../site/barred-rules.ts';
import { COMPASS_NAMES } from '../model/compass.ts';
import { phraseOf } from '../features/names.ts';
import {
  capitalise,
  countOf,
  joinList,
  metresFigure,
  quoteUpTo,
  wholePounds,
} from '../model/format.ts';

/** Longer lists are not read. */
const MOST_NAMED = 8;
const isTold = ({ kind }: FactSource): boolean => kind === 'read' || kind === 'entered';
const told = <T>(fact: Fact<T> | null | undefined): T | null =>
  fact && isTold(fact.source) ? fact.value : null;

/** Sentences, what is wished first; none where nothing was told. */
export function returnBrief(brief: Brief): string[] {
  return [
    wishes(brief),
    refusals(brief),
    plantingTold(brief),
    fates(brief),
    people(brief),
    ground(brief),
    leftFree(brief),
    keptLow(brief),
    money(brief),
  ].filter((sentence): sentence is string => sentence !== null);
}

/** What a reading comes to and what it leaves, as a set of designs carries it. */
export const toldBack = (reading: Reading | null, brief: Brief) => ({
  reading,
  returnBrief: [...heart(reading), ...returnBrief(brief)],
  notShown: reading ? notShown(reading, brief) : [],
});

/** A longer sentence is cut. */
const MOST_QUOTED = 220;
/** The sentence that it is all for, in their own words. */
function heart(reading: Reading | null): string[] {
  if (!reading?.heart) return [];
  const { start, end } = reading.heart;
  return [
    `What matters most in what you write, as we read it: “${quoteUpTo(MOST_QUOTED, reading.text.slice(start, end).trim())}”`,
  ];
}

const metres = (mm: number): string => `${metresFigure(mm)} m`;

const LIES: Record<Exclude<Slope, 'level'>, string> = {
  up: 'rises away from the house',
  down: 'falls away from the house',
  across: 'slopes from side to side',
};

/** How high it rises or falls over the whole, where that was told. */
function rising({ slope, surroundings }: Brief): string {
  const pieces = surroundings?.terraces?.value.breaks,
    isKnown = pieces?.every(({ isRiseAssumed }) => !isRiseAssumed) === true,
    mm = isKnown
      ? Math.abs(pieces!.reduce((sum, { riseMm }) => sum + riseMm, 0))
      : pieces
        ? 0
        : (surroundings?.levels?.fallMm?.value ?? 0);
  return `${LIES[slope.value as Exclude<Slope, 'level'>]}${mm >= 100 ? ` by ${metres(mm)}` : ''}`;
}

function ground(brief: Brief): string | null {
  const { shape, areaM2, facing, soil, slope, wet } = brief;
  const parts: string[] = [];
  if (isTold(shape.source) && shape.value.kind === 'rectangle')
    parts.push(`is ${metres(shape.value.widthMm)} wide and ${metres(shape.value.depthMm)} long`);
  else if (isTold(areaM2.source)) parts.push(`is ${Math.round(areaM2.value)} m²`);
  if (isTold(facing.source)) parts.push(`looks ${COMPASS_NAMES[facing.value]}`);
  if (told(soil) !== null) parts.push(`lies on ${soil!.value === 'sandy' ? 'sand' : soil!.value}`);
  if (told(wet)) parts.push('holds water');
  if (isTold(slope.source) && slope.value !== 'level') parts.push(rising(brief));
  const part = brief.surroundings?.part,
    whose = part ? 'This part of your garden' : 'Your garden';
  const own = parts.length
      ? `${whose} ${joinList(parts, 'and')}.`
      : part
        ? 'We have drawn the part of the garden that you tell of, without the house.'
        : null,
    sun = bySun(brief);
  return own && sun ? `${own} ${sun}` : (own ?? sun);
}

/** Ground that has to be left free, with how wide it is where that was told. */
function leftFree({ surroundings }: Brief): string | null {
  const told = (surroundings?.barred ?? [])
    .filter(({ value: { kind } }) => !BARRED_RULES[kind].isLimit)
    .map(
      ({ value: { kind, widthMm } }) =>
        `${BARRED_RULES[kind].phrase}${widthMm === null ? '' : ` (${metres(widthMm)})`}`,
    );
  return told.length ? `We leave free ${joinList(told, 'and')}.` : null;
}

/** Which way it looks, where that was made out from what is said of the sun alone. */
function bySun({ facing }: Brief): string | null {
  const { source, value } = facing;
  if (source.kind !== 'assumed' || source.quote === undefined) return null;
  // where the reasoning has a step of its own it is shown, so that it can be set right
  return source.because.startsWith('you write')
    ? `${capitalise(source.because)}: the garden then looks ${COMPASS_NAMES[value]}; please tell us if it does not.`
    : `From “${source.quote}” we take it that the garden looks ${COMPASS_NAMES[value]}; please tell us if it does not.`;
}

function people({ household, youngestChild }: Brief): string | null {
  const years = youngestChild && isTold(youngestChild.source) ? youngestChild.value : null;
  const child =
    years !== null && years >= 1
      ? `children, the youngest ${years}`
      : told(household.toddler)
        ? 'a small child'
        : told(household.children)
          ? 'children'
          : null;
  const own = [
    child,
    told(household.dog) ? 'a dog' : null,
    told(household.cat) ? 'a cat' : null,
    told(household.wheelchair) ? 'somebody in a wheelchair' : null,
    told(household.hayFever) ? 'somebody with hay fever' : null,
    told(household.easyAccess) && !told(household.wheelchair)
      ? 'somebody who should not have to climb steps'
      : null,
  ].filter((one) => one !== null);
  return own.length ? `It is to suit ${joinList(own, 'and')}.` : null;
}

function few(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length - MOST_NAMED;
  return more > 1
    ? joinList([...all.slice(0, MOST_NAMED), countOf(more, 'more thing')], 'and')
    : joinList(all, 'and');
}

/** The visitor's own words stand in quotation marks. */
const named = ({ name }: Pick<Wish, 'name'>): string =>
  /^(?:an?|the|some|somewhere|something|\d+|two|three|four) /i.test(name)
    ? name.trim()
    : `“${name.trim()}”`;

function wishes({ wishes: all }: Brief): string | null {
  const open = all.filter((wish) => wish.held === null && !isUnknown(wish));
  const sure = open.filter(({ strength }) => strength !== 'perhaps').map(named);
  const perhaps = open.filter(({ strength }) => strength === 'perhaps').map(named);
  if (!sure.length && !perhaps.length) return null;
  if (!sure.length) return `You are thinking of ${few(perhaps)}.`;
  return `You ask for ${few(sure)}${perhaps.length ? `, and perhaps ${few(perhaps)}` : ''}.`;
}

/** What a refusal of the first rules out as well. */
const WITHIN: Partial<Record<FeatureId, FeatureId>> = {
  pond: 'water',
  formalpond: 'pond',
  veg4: 'veg2',
};

/** As one refuses them. */
const CALLED: Partial<Record<FeatureId, string>> = { water: 'water', seat: 'a seat' };

function refusals(brief: Brief): string | null {
  const said = (brief.refusals ?? []).map(asRefused);
  const named = new Set(
    (brief.refusals ?? []).flatMap((one) => thingsNamed(one).map(({ called }) => called.feature)),
  );
  const own = brief.refused
    .filter((fact) => isTold(fact.source) && !isSaid(fact, brief))
    .map(({ value }) => value);
  const each = own
    .filter((value) => !own.includes(WITHIN[value] ?? value) || !(value in WITHIN))
    .filter((value) => !named.has(value) && !named.has(WITHIN[value]))
    .map((value) => CALLED[value] ?? phraseOf(value));
  const all = [...new Set([...said, ...each])];
  // "lawn" said, "bloody lawn" is no more
  const once = all.filter(
    (one, i) => !all.slice(0, i).some((other) => one.endsWith(` ${bare(other)}`)),
  );
  return once.length ? `You do not want ${joinList(once, 'or')}.` : null;
}

/** Its words go, or are part of a phrase that is told back, or the other way round. */
const isSaid = (
  { source }: Fact<FeatureId>,
  { refusals: said = [], removals = [] }: Brief,
): boolean =>
  source.kind === 'read' &&
  [
    ...said,
    ...removals.flatMap((one) => (one.source.kind === 'read' ? [one.source.quote] : [])),
  ].some((one) => {
    const [a, b] = [one.toLowerCase(), source.quote.toLowerCase()];
    return a.includes(b) || b.includes(a);
  });

const bare = (name: string): string => name.replace(/^an? /, '');

/** "Nothing at face height" is anything of that kind, and "pond" a pond. */
function asRefused(quote: string): string {
  const own = quote
    .replace(/^nothing\b/i, 'anything')
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const plain = /\p{Ll}/u.test(own)
    ? own.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())
    : own.toLowerCase();
  const name = thingsNamed(plain)[0]?.called.name;
  return name && bare(name) === plain ? name : plain;
}

const theThing = ({ name }: Pick<KeptThing, 'name'>): string => {
  const own = name.trim().replace(/^an? /i, '');
  return /^(?:the|my|our|her|his|their|some|two|three|four|\d)\b/i.test(own) ? own : `the ${own}`;
};

/** A lawn that is said to stay is ground, and no thing that stands. */
const isLawnKept = ({ hasGrass, wanted }: Brief): boolean =>
  wanted.some(
    ({ value, source }) =>
      value === 'lawn' &&
      source.kind === 'read' &&
      hasGrass?.source.kind === 'read' &&
      source.quote === hasGrass.source.quote,
  );

function fates(brief: Brief): string | null {
  const stay = [
    ...brief.keep.filter(({ source }) => isTold(source)).map(theThing),
    ...(isLawnKept(brief) ? ['the lawn'] : []),
  ];
  const go = (brief.removals ?? []).map(theThing);
  const say = (names: readonly string[], others: readonly string[], one: string, many: string) => {
    // said both ways of a thing: the questions ask
    const own = [...new Set(names)].filter((name) => !others.includes(name));
    return own.length ? `${few(own)} ${own.length > 1 || /[^s]s$/.test(own[0]!) ? many : one}` : '';
  };
  const parts = [say(stay, go, 'stays', 'stay'), say(go, stay, 'goes', 'go')].filter(Boolean);
  return parts.length ? `${capitalise(parts.join('; '))}.` : null;
}

const money = ({ budgetPence }: Brief): string | null =>
  budgetPence && isTold(budgetPence.source)
    ? `You would spend about ${wholePounds(budgetPence.value)}.`
    : null;
