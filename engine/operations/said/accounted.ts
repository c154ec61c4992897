/**
 * Whether what a sentence came to answers all of it. Everything in it that we know a word for (a thing, a plant, a number, a
 * side, what a plant is to be) has to be found again in what would be made; what is not is told, and the change is asked back.
 */
import { placesNamed, thingsNamed } from '../../brief/named-things.ts';
import { onPlan } from '../../words/on-plan.ts';
import type { Called } from '../../features/called/called.ts';
import type { GardenModel } from '../../model/garden.ts';
import { NUMBER_WORDS } from '../../model/number-words.ts';
import type { SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { type SaidGiven, tried } from './answer-types.ts';
import { floorIn } from './floors.ts';
import { kindSaid } from './kinds.ts';
import { isNearTo } from './targets.ts';

/** Why it is wished is no part of what is wished. */
const REASON =
  /(?:[,;] (?=the |we|i\b|i'|it|they|he |she |there|my |our |nobody|people|next |so |safer|ours|not )| because| since| so that| so (?=the|we|i|it|they|he|she|next|you|that|nobody|people)| as (?=the|we|i|it|they|he|she|my|our)| in case| for when| now that| when| if| before| after| but not| not|\brather than\b|\binstead of\b)(?: .*)?$/;

/** The words of what is wished for, without why. */
export const wishIn = (quote: string): string => {
  const text = quote.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim();
  const bare = text.replace(REASON, '');
  return bare.split(' ').length >= 2 ? bare : text;
};

/** @returns the words that nothing of the changes answers, in their order; none where all of it is answered */
export function unaccounted(
  said: SaidChange,
  operations: readonly Operation[],
  given: SaidGiven,
): string[] {
  const wish = wishIn(said.quote);
  const outcome = tried(given, operations);
  if (!('model' in outcome)) return [];
  const touched = touchedBy(operations, given.model, outcome.model);
  const left = [
    ...thingsLeft(wish, said, operations, { before: given, after: outcome.model, touched }),
    ...plantsLeft(wish, said, operations),
    ...numbersLeft(wish, said, operations),
    ...traitsLeft(said, operations),
    ...(said.act === 'swap' ? [] : backReferences(wish, operations)),
  ];
  return [...new Set(left)];
}

const PLANTING: ReadonlySet<Operation['kind']> = new Set([
  'swap-plant',
  'add-plants',
  'remove-plants',
  'remove-tree',
  'move-plant',
  'lay-as',
]);
const ADDING: ReadonlySet<Operation['kind']> = new Set(['add-thing', 'add-ground', 'add-plants']);
const plantsMade = (operations: readonly Operation[]) =>
  operations.some(({ kind }) => PLANTING.has(kind));

/** Ids of what is named in the changes, and of what is there only before or only after. */
function touchedBy(
  operations: readonly Operation[],
  before: GardenModel,
  after: GardenModel,
): ReadonlySet<string> {
  const ids = ({ layout }: GardenModel) =>
    new Set([...layout.areas, ...layout.furnishings, ...layout.screens].map(({ id }) => id));
  const [was, is] = [ids(before), ids(after)];
  const grounds = new Map(before.layout.furnishings.map(({ id, areaId }) => [id, areaId]));
  const named = operations.flatMap((one) => [
    ...('id' in one ? [one.id, grounds.get(one.id) ?? ''] : []),
    ...('areaId' in one && one.areaId ? [one.areaId] : []),
  ]);
  return new Set([
    ...named,
    ...[...was].filter((id) => !is.has(id)),
    ...[...is].filter((id) => !was.has(id)),
  ]);
}

/** What the changes lay down, wherever they do: places to hold what is said of a place against. */
const pointsOf = (operations: readonly Operation[]) =>
  operations.flatMap((one) => ('x' in one && 'y' in one ? [{ x: one.x, y: one.y }] : []));

function thingsLeft(
  wish: string,
  said: SaidChange,
  operations: readonly Operation[],
  {
    before,
    after,
    touched,
  }: { before: SaidGiven; after: GardenModel; touched: ReadonlySet<string> },
): string[] {
  if (said.act === 'spend' || said.act === 'work') return [];
  const isTouched = (
    { is = [], serves = [], feature }: Called,
    signs = MADE_FOR.has(said.act) ? [...is, ...serves] : is,
  ) =>
    operations.some((one) => one.kind === 'add-ground' && one.feature === feature) ||
    [before.model, after].some((model) =>
      onPlan(signs, model).some(
        ({ areas, things }) =>
          areas.some(({ id }) => touched.has(id)) ||
          things.some(({ id, areaId }) => touched.has(id) || touched.has(areaId)),
      ),
    ) ||
    (plantsMade(operations) && is.some((sign) => sign.startsWith('plant'))) ||
    (operations.some(({ kind }) => kind === 'boundary') &&
      /fence|wall|hedge|gate/.test(feature ?? ''));
  const points = pointsOf(operations);
  const isPlace = (called: Called) =>
    Boolean(said.where) &&
    wordsOf(called, said.where) !== null &&
    (points.length
      ? points.every((at) => isNearTo(said, before, at))
      : // which of several is meant, if it is here
        onPlan([...(called.is ?? []), ...(called.serves ?? [])], before.model).length > 0);
  return [
    ...thingsNamed(wish).filter(({ isDenied }) => !isDenied || said.act === 'remove'),
    // what something is for is no place: raised beds for veg
    ...placesNamed(wish.replace(/ for (?!the |our |my ).*$/, '')).map((called) => ({ called })),
  ].flatMap(({ called }) => {
    const words = wordsOf(called, wish);
    if (/^(?:seat|chair)/.test(words ?? '') && operations.some(({ kind }) => kind === 'seats'))
      return [];
    if (
      words === null ||
      kindSaid(wish)?.words.test(`${words}es`) ||
      isTouched(called) ||
      isPlace(called) ||
      GROUNDS.test(words)
    )
      return [];
    // a green is also a colour
    if (words === 'green' && operations.some(({ kind }) => kind === 'colour')) return [];
    if (floorIn(words) && operations.some(({ kind }) => kind === 'material' || kind === 'lay-as'))
      return [];
    return [words];
  });
}
/** What only serves for a thing answers a wish for it, and is not it: more shade is no larger pergola. */
const MADE_FOR: ReadonlySet<SaidChange['act']> = new Set<SaidChange['act']>([
  'add',
  'move',
  'swap',
]);
/** Said of all the garden, and of what grows in it. */
const GROUNDS =
  /^(?:garden|plot|ground|house|door|window|kitchen|bed|beds|border|borders|planting|flower ?beds?|plants?|flowers?|boundary|fence|hedge|wall)$/;

/** By which of its names it stands in the words; null where by none. */
function wordsOf({ words }: Called, text: string): string | null {
  const found = words
    .split('|')
    .filter((word) =>
      new RegExp(`(?<![\\w-])${word.replace(/[ -]/g, '[ -]')}(?:e?s)?(?![\\w-])`).test(text),
    )
    .sort((a, b) => b.length - a.length);
  return found[0] ?? null;
}

/** A sort of plant that is named, where nothing that grows is changed. */
function plantsLeft(wish: string, said: SaidChange, operations: readonly Operation[]): string[] {
  const kind = kindSaid(wish);
  if (!kind) return [];
  const named = kind.words.exec(wish)![0];
  if (said.where.includes(named)) return [];
  if (!plantsMade(operations))
    return /\b(?:under|by|near|beside|behind|round|from)\b/.test(wish) ? [] : [named];
  // a tree that is wished for is no perennial
  const isTree = /\btrees?$/.test(named) && said.act !== 'remove' && said.act !== 'swap';
  return isTree && operations.every((one) => one.kind === 'swap-plant') ? [named] : [];
}

const COUNTS = new RegExp(
  `(?<![\\w.£-])(\\d+(?:[.,]\\d+)?|${Object.keys(NUMBER_WORDS)
    .filter((word) => !/^(?:an?|one)$/.test(word))
    .join('|')}|couple|both|half|third|quarter|double|twice)(?![\\w.-])`,
  'g',
);
/** How much or how many is said, where the changes are of no such number. */
function numbersLeft(wish: string, said: SaidChange, operations: readonly Operation[]): string[] {
  if (said.act === 'spend' || said.share !== undefined) return [];
  return [...wish.matchAll(COUNTS)].flatMap(([, word = '']) => {
    const n = NUMBER_WORDS[word] ?? Number(word.replace(',', '.'));
    if (said.metres !== null && /stretch|move|resize|boundary|reshape/.test(kindsOf(operations)))
      return [];
    if (operations.some((one) => one.kind === 'seats' && one.seats >= n)) return [];
    if (word === 'couple' || Number.isInteger(n)) {
      const wanted = word === 'couple' ? 2 : n;
      const made = operations.reduce(
        (sum, one) => sum + ('at' in one && one.kind !== 'swap-plant' ? one.at.length : 1),
        0,
      );
      if (made === wanted) return [];
      if (operations.every(({ kind }) => kind === 'swap-plant')) return [word];
    }
    return [word];
  });
}
const kindsOf = (operations: readonly Operation[]): string =>
  operations.map(({ kind }) => kind).join(' ');

/** What plants are asked to be, where no plant is changed. */
function traitsLeft({ traits }: SaidChange, operations: readonly Operation[]): string[] {
  const meant = traits.filter((trait) => trait !== 'taller' && trait !== 'lower');
  if (!meant.length || plantsMade(operations)) return [];
  if (
    operations.some(({ kind }) => kind === 'colour' || kind === 'boundary' || kind === 'material')
  )
    return [];
  return meant;
}

/** "There", "where it was": of a place that was spoken of before, where something is put or moved. */
function backReferences(wish: string, operations: readonly Operation[]): string[] {
  const found = /\b(?:where (?:it|they|that) (?:was|were)|as (?:it|they) (?:was|were)|there$)/.exec(
    wish,
  );
  return found && operations.some(({ kind }) => ADDING.has(kind) || kind.startsWith('move'))
    ? [found[0]]
    : [];
}
