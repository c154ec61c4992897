/** Adding, taking out, and putting one thing in another's place. */
import { thingsNamed } from '../../brief/named-things.ts';
import type { Called } from '../../features/called/called.ts';

import { type FeatureId, type FurnishingKind, isPlural, phraseOf } from '../../features/names.ts';
import { capitalise, lowerFirst } from '../../model/format.ts';
import type { Area, Furnishing } from '../../model/layout.ts';
import type { SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { waterRisk } from '../../model/water-risk.ts';
import { barredBecause, noPlace } from '../additions.ts';
import { mayBeRemoved } from '../areas.ts';
import { laidAsFor } from '../lay-as.ts';
import { boundBecause } from '../limits.ts';
import { PALETTE, type PaletteItem, thingOf } from '../palette.ts';
import { placeThing } from '../place-thing.ts';
import { placeGround, searchable, type Wished } from '../places.ts';
import { isOnSide, whereInWords } from '../where.ts';
import { type Answered, asked, readyOr, refused, type SaidGiven, tried } from './answer-types.ts';
import { floorIn, laid, laidAsIn, laidChoices } from './floors.ts';
import { isNearTo, isOnHand, nameOfTarget, type Target, wishedOf } from './targets.ts';

/** What of the palette is meant: a thing that is named is itself, or the feature with ground of its own. */
function itemOf(words: string, where = ''): PaletteItem | null {
  for (const { called } of thingsNamed(words)) {
    const item = itemFor(called, /\bover\b|\bterrace\b/.test(`${words} ${where}`));
    if (item) return item;
  }
  return null;
}
function itemFor(called: Called, isOver: boolean): PaletteItem | null {
  const things = (called.is ?? []).flatMap((sign) =>
    sign.startsWith('thing:') ? [sign.slice('thing:'.length) as FurnishingKind] : [],
  );
  const thing = PALETTE.find((item) => 'thing' in item && things.includes(item.thing));
  const feature = PALETTE.find((item) => 'feature' in item && item.feature === called.feature);
  // a thing that makes its own place is given it, unless it is wished for over a floor
  return (
    (feature && (!thing || !isOver) && !LOOSE.has(called.feature!)
      ? feature
      : (thing ?? feature)) ?? null
  );
}
/** Wished for as a thing rather than as a place. */
const LOOSE: ReadonlySet<FeatureId> = new Set<FeatureId>(['seat', 'play', 'water']);

export function added(said: SaidChange, given: SaidGiven, words = said.what): Answered {
  const { model, brief, catalogue } = given;
  const item = itemOf(words, said.where);
  if (!item)
    return refused(
      `We could not tell what “${words.trim()}” is to be. Under “Add something” is everything that can be added.`,
    );
  const wished = wishedOf(said, model, catalogue);
  if (wished === 'unknown') return refused(`We could not tell where “${said.where}” is.`);
  const barred =
    'feature' in item ? barredBecause(model, item.feature, waterRisk(brief.household)) : null;
  if (barred) return refused(barred);
  if (said.many === null && !isMany(item) && isSeveral(words, item))
    return howMany(said, given, words);
  const many = said.many !== null && said.many <= MOST_ADDED ? said.many : 1;
  const operations = placedSo(many, item, given, wished);
  const [first] = operations;
  if (!first) return refused(noPlace(item));
  const at = whereInWords(model.site, first.x, first.y);
  const says =
    operations.length > 1
      ? `${capitalise(bareName(item))}: ${operations.length} are added, the first ${at}.`
      : `${capitalise(withArticle(item))} ${isMany(item) ? 'are' : 'is'} added ${at}.`;
  const isThere = operations.every(
    (one) =>
      isOnSide(said.side, model.site, one.x, one.y) &&
      isOnHand(said, given, one) &&
      (!wished || !said.where || isNearTo(said, given, one)),
  );
  const offered = [{ label: says, operations: [...operations] }];
  if (operations.length < many)
    return refused(`There is room for ${operations.length} of the ${many}.`, offered);
  return isThere
    ? readyOr(given, says, ...operations)
    : refused('There is no room for it there.', offered);
}
/** "Lights": more than one, and not how many. */
const isSeveral = (words: string, item: PaletteItem): boolean =>
  'thing' in item &&
  thingsNamed(words)[0]
    ?.called.words.split('|')
    .some((word) => !word.endsWith('s') && new RegExp(`\\b${word}e?s\\b`).test(words)) === true;
function howMany(said: SaidChange, given: SaidGiven, words: string): Answered {
  const choices = [2, 3, 4, 6].flatMap((many) => {
    const answer = added({ ...said, many }, given, words);
    return answer.result === 'ready' ? [{ label: answer.says, operations: answer.operations }] : [];
  });
  return choices.length
    ? asked('How many of them?', choices)
    : refused('There is no room for several of them there.');
}
/** More of a thing than these are not put in by one sentence. */
const MOST_ADDED = 6;
type Placed = NonNullable<ReturnType<typeof placed>>;
/** So many of a thing, each as near to where it is wished as those before it leave room. */
function placedSo(
  many: number,
  item: PaletteItem,
  given: SaidGiven,
  wished: Wished | null,
): readonly Placed[] {
  const operations: Placed[] = [];
  while (operations.length < many) {
    const so = tried(given, operations);
    const next = 'model' in so ? placed(item, { ...given, model: so.model }, wished) : null;
    if (!next) break;
    operations.push(next);
  }
  return operations;
}
const bareName = (item: PaletteItem): string =>
  'feature' in item ? phraseOf(item.feature).replace(/^an? /, '') : lowerFirst(item.label);
const isMany = (item: PaletteItem): boolean =>
  'feature' in item ? isPlural(item.feature) : /[^s]s$/.test(item.label);
/** "a fire pit", "log steps" */
function withArticle(item: PaletteItem): string {
  if ('feature' in item) return phraseOf(item.feature);
  const name = lowerFirst(item.label);
  return isMany(item) ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

function placed(item: PaletteItem, { model }: SaidGiven, wished: Wished | null = null) {
  const searched = searchable(model);
  if ('feature' in item) return placeGround(searched, item.feature, wished);
  const thing = thingOf(item.thing);
  return thing && placeThing(searched, thing, wished ?? undefined);
}

/** The changes that take it out; null with the reason where it stays. */
export function takingOut(target: Target, { model }: SaidGiven): Operation[] | string {
  if (target.kind === 'tree') {
    const { tree } = target;
    return tree.existing
      ? 'It stands there already, and is kept.'
      : [{ kind: 'remove-tree', plantId: tree.plantId, x: tree.x, y: tree.y }];
  }
  if (target.kind === 'plant')
    return 'A bed is planted all over: say what is to grow there instead.';
  if (target.kind === 'thing') {
    const { thing } = target;
    return boundBecause(model, thing)
      ? [{ kind: 'delete-area', areaId: thing.areaId }]
      : [{ kind: 'delete', id: thing.id }];
  }
  const { area } = target;
  if (!mayBeRemoved(area))
    return `${capitalise(nameOfTarget(target))} stays: the rest is laid out round it.`;
  return [{ kind: 'delete-area', areaId: area.id }];
}

export function removed(target: Target, given: SaidGiven): Answered {
  const name = capitalise(nameOfTarget(target));
  if (target.kind === 'area' && laidAsFor(given.model, target.area).length)
    return asked(
      `What is to lie there in place of ${nameOfTarget(target)}?`,
      laidChoices(target.area, given),
    );
  // the floor below may be the way to what lies beyond: then what stands on it goes alone
  const above = target.kind === 'area' ? mainThing(target.area, given) : null;
  if (above) {
    const whole = tried(given, [{ kind: 'delete-area', areaId: above.areaId }]);
    if ('refused' in whole || whole.faults.length)
      return readyOr(given, `${name} goes; the floor and what else stands on it stay.`, {
        kind: 'delete',
        id: above.id,
      });
  }
  const operations = takingOut(target, given);
  return typeof operations === 'string'
    ? refused(operations)
    : readyOr(given, `${name} goes.`, ...operations);
}

/** What a seat was made for. */
function mainThing({ id, kind, feature }: Area, { model }: SaidGiven): Furnishing | null {
  const kinds: Partial<Record<FeatureId, FurnishingKind>> = {
    pergola: 'pergola',
    arbour: 'arbour',
    firepit: 'fire-pit',
    hottub: 'hot-tub',
  };
  const main = kind === 'seat' && feature ? kinds[feature] : undefined;
  return main
    ? (model.layout.furnishings.find((one) => one.areaId === id && one.kind === main) ?? null)
    : null;
}

/** One thing in the place of another: what was there goes, and the other comes as near to it as it fits. */
export function exchanged(said: SaidChange, target: Target, given: SaidGiven): Answered {
  if (target.kind === 'area' && (laidAsIn(said.by) || floorIn(said.by)) && !itemOf(said.by))
    return laid(said, target.area, given);
  const item = itemOf(said.by);
  if (!item && target.kind === 'area') return laid(said, target.area, given);
  const barred =
    item && 'feature' in item
      ? barredBecause(given.model, item.feature, waterRisk(given.brief.household))
      : null;
  if (barred) return refused(barred);
  const out = takingOut(target, given);
  if (typeof out === 'string') return refused(out);
  const bare = tried(given, out);
  if ('refused' in bare) return refused(bare.refused);
  const name = capitalise(nameOfTarget(target));
  if (!item)
    return refused(`We could not tell what is to come in its place.`, [
      { label: `${name} goes, and nothing comes in its place`, operations: out },
    ]);
  const at = middleOfTarget(target);
  const wished: Wished = (x, y) => -(Math.abs(x - at.x) + Math.abs(y - at.y)) / 500;
  const operation = placed(item, { ...given, model: bare.model }, wished);
  if (!operation)
    return refused(noPlace(item), [
      { label: `${name} goes, and nothing comes in its place`, operations: out },
    ]);
  return readyOr(
    given,
    `${name} goes, and ${withArticle(item)} ${isMany(item) ? 'come' : 'comes'} in its place.`,
    ...out,
    operation,
  );
}
function middleOfTarget(target: Target): { x: number; y: number } {
  if (target.kind === 'thing') return target.thing;
  if (target.kind === 'tree') return target.tree;
  const ring = target.kind === 'area' ? (target.area.region[0]?.[0] ?? []) : [];
  const mean = (k: 0 | 1) => ring.reduce((sum, point) => sum + point[k], 0) / (ring.length || 1);
  return { x: mean(0), y: mean(1) };
}
