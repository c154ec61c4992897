/** What the words of a sentence mean in a garden that is there: things, ground, plants and places. */
import { placesNamed, thingsNamed } from '../../brief/named-things.ts';
import { bounds, centroid, contains } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { nameOfFurnishing } from '../../features/names.ts';
import { escaped } from '../../model/escaped.ts';
import { lowerFirst } from '../../model/format.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Area, Furnishing } from '../../model/layout.ts';
import type { Catalogue, Plant } from '../../model/plant.ts';
import type { PlantPlacement } from '../../model/planting.ts';
import type { SaidChange } from '../../model/said-change.ts';
import type { Mm } from '../../model/shapes.ts';
import { onPlan } from '../../words/on-plan.ts';
import type { Wished } from '../places.ts';
import { isOnSide } from '../where.ts';
import { kindSaid } from './kinds.ts';
import { sunWished } from './sun-places.ts';

export type Target =
  | { kind: 'thing'; thing: Furnishing }
  | { kind: 'area'; area: Area }
  | { kind: 'tree'; tree: PlantPlacement; plant: Plant }
  | { kind: 'plant'; plant: Plant };

/** "the bench", "the dining terrace" */
export function nameOfTarget(target: Target): string {
  switch (target.kind) {
    case 'thing':
      return `the ${target.thing.kind === 'dining-set' ? 'table' : target.thing.kind === 'lounge-set' ? 'lounge' : nameOfFurnishing(target.thing.kind)}`;
    case 'area':
      return `the ${lowerFirst(target.area.label)}`;
    default:
      return `the ${lowerFirst(target.plant.commonName)}`;
  }
}

const isTerraceWord = /\b(?:terrace|patio)\b/;
const TREE = /\btrees?\b/;
const BED = /\b(?:beds?|borders?|planting|flower ?beds?)\b/;

/** Everything that the words may mean, the likeliest kind of thing alone; ground that is kept is told by its id. */
export function targetsIn(words: string, model: GardenModel, { plants }: Catalogue): Target[] {
  const { layout } = model;
  const labelled = layout.areas.filter((area) => isSaid(words, area.label) && area.kind !== 'bed');
  const meant = labelled.filter((area) => !isOnlyWhere(words, area.label));
  if (labelled.length)
    return (meant.length ? meant : labelled).map((area) => ({ kind: 'area', area }));
  if (isTerraceWord.test(words)) {
    // where one eats elsewhere, what lies at the door is called a landing
    const terrace =
      layout.areas.find((area) => isTerraceWord.test(area.label.toLowerCase())) ??
      layout.areas.find((area) => area.id === 'terrace');
    if (terrace) return [{ kind: 'area', area: terrace }];
  }
  const grown = plantsSaid(words, model, plants);
  if (grown.length) return grown;
  const named = thingsNamed(words).map(({ called }) => called);
  for (const which of ['is', 'serves'] as const)
    for (const called of named) {
      const found = onPlan(called[which] ?? [], model).flatMap((one): Target[] => [
        ...one.areas.map((area): Target => ({ kind: 'area', area })),
        ...one.things.map((thing): Target => ({ kind: 'thing', thing })),
      ]);
      if (found.length) return found;
    }
  if (TREE.test(words)) {
    const byId = new Map(plants.map((plant) => [plant.id, plant]));
    return model.planting.placements.flatMap((tree): Target[] => {
      const plant = byId.get(tree.plantId);
      return plant && (tree.role === 'tree' || tree.role === 'screening')
        ? [{ kind: 'tree', tree, plant }]
        : [];
    });
  }
  if (BED.test(words))
    return layout.areas
      .filter((area) => area.kind === 'bed')
      .map((area): Target => ({ kind: 'area', area }));
  return [];
}

const isSaid = (words: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${escaped(name.toLowerCase())}s?(?![\\w-])`).test(words);

/** "The path to the shed" is about the path. */
const isOnlyWhere = (words: string, name: string): boolean =>
  new RegExp(
    `\\b(?:to|by|near|behind|beside|past|round|around|from|under|over|along|against|outside|between) (?:the |our |my )?${escaped(name.toLowerCase())}`,
  ).test(words);

const unquoted = (text: string): string => text.replace(/['‘’]/g, '');

/** The name without its cultivar: "silver birch". */
const wholeNameOf = ({ commonName }: Plant): string =>
  commonName
    .toLowerCase()
    .replace(/\s['‘(].*$/, '')
    .trim();
/** That, and its last word: "silver birch", "birch". */
function namesOf(plant: Plant): string[] {
  const { latinName } = plant,
    whole = wholeNameOf(plant);
  const last = whole.split(' ').at(-1)!;
  const genus = latinName.split(' ')[0]!.toLowerCase();
  return [whole, ...(GENERAL.has(last) ? [] : [last]), genus].filter((name) => name.length > 3);
}
/** Words that end a name and mean something else alone: "ice plant". */
const GENERAL = new Set([
  'grass',
  'tree',
  'rose',
  'fern',
  'flower',
  'daisy',
  'bush',
  'herb',
  'plant',
  'weed',
  'star',
  'heart',
  'snow',
]);

/** Plants of the garden that are named; trees one by one. */
function plantsSaid(words: string, { planting }: GardenModel, plants: readonly Plant[]): Target[] {
  const here = new Map<string, PlantPlacement[]>();
  for (const one of planting.placements)
    here.set(one.plantId, [...(here.get(one.plantId) ?? []), one]);
  const found = plants.filter(
    (plant) => here.has(plant.id) && namesOf(plant).some((name) => isSaid(words, name)),
  );
  // who gives a plant its whole name means no other of its kind
  const whole = found.filter(({ commonName }) => isSaid(unquoted(words), unquoted(commonName)));
  return (whole.length ? whole : found).flatMap((plant): Target[] => {
    const trees = here
      .get(plant.id)!
      .filter((one) => one.role === 'tree' || one.role === 'screening');
    return trees.length
      ? trees.map((tree): Target => ({ kind: 'tree', tree, plant }))
      : [{ kind: 'plant', plant }];
  });
}

/** What a name counts for that is said whole, with its cultivar and without; of two such the longer is meant: a holly is no sea holly. */
const EXACTLY = 2000,
  WHOLE = 1000;
/** A plant of the whole catalogue that is named, the best match first. */
export function catalogueSaid(words: string, { plants }: Catalogue): Plant[] {
  const score = (plant: Plant) =>
    isSaid(words, plant.commonName)
      ? EXACTLY + plant.commonName.length
      : isSaid(words, wholeNameOf(plant))
        ? WHOLE + wholeNameOf(plant).length
        : namesOf(plant).some((name) => isSaid(words, name))
          ? 1
          : 0;
  const kind = kindSaid(words);
  const named = plants.some((plant) => score(plant) > 0);
  if (!named && kind)
    return plants
      .filter(kind.is)
      .sort((a, b) => Number(b.agm) - Number(a.agm) || (a.id < b.id ? -1 : 1));
  return plants
    .filter((plant) => score(plant) > 0)
    .sort((a, b) => score(b) - score(a) || Number(b.agm) - Number(a.agm) || (a.id < b.id ? -1 : 1));
}

export function pointOf(target: Target, model: GardenModel): { x: Mm; y: Mm } | null {
  if (target.kind === 'thing') return target.thing;
  if (target.kind === 'tree') return target.tree;
  if (target.kind === 'area') {
    const [x, y] = centroid(target.area.region);
    return { x, y };
  }
  return model.planting.placements.find((one) => one.plantId === target.plant.id) ?? null;
}

/** How far a place is wished for, of the words that say where; null where nothing is said, 'unknown' where it names nothing here. */
export function wishedOf(
  said: Pick<SaidChange, 'side' | 'where'> & { quote?: string },
  model: GardenModel,
  catalogue: Catalogue,
  from: { x: Mm; y: Mm } | null = null,
): Wished | 'unknown' | null {
  const { x0, y0, x1, y1 } = bounds([[model.site.boundary]]);
  const across = (x: Mm) => (x - x0) / (x1 - x0);
  const deep = (y: Mm) => (y - y0) / (y1 - y0);
  const hand = { left: -1, right: 1, none: 0 }[handSaid(said.quote)];
  const sun = sunWished(said, model);
  if (sun) return sun;
  const by = said.where ? anchorsOf(said.where, model, catalogue) : [];
  const away = AWAY.test(said.where) ? -1 : 1;
  if (by.length)
    return (x, y) => -3 * away * Math.min(...by.map((at) => hypot(at.x - x, at.y - y) / 1000));
  switch (said.side) {
    case 'left':
      return (x) => -8 * across(x);
    case 'right':
      return (x) => 8 * across(x);
    case 'far':
      return (x, y) => 8 * deep(y) + 8 * hand * across(x);
    case 'near':
      return (x, y) => -8 * deep(y) + 8 * hand * across(x);
    case 'other':
      return from
        ? (x, y) =>
            -8 * Math.abs(across(x) - (1 - across(from.x))) - 3 * Math.abs(deep(y) - deep(from.y))
        : null;
    default:
      return said.where && !VAGUE.test(said.where) ? 'unknown' : null;
  }
}
const AWAY = /^(?:(?:away|further|farther) from|off)\b/;
/** "In the far left corner": the hand that is told beside another side. */
const handSaid = (said = ''): 'left' | 'right' | 'none' => {
  const quote = said.replace(/\bnot (?:on |at |to )?(?:the )?(?:left|right)\b/i, '');
  return /\bleft\b/i.test(quote)
    ? 'left'
    : /\bright\b(?! (?:size|place|next|by|beside))/i.test(quote)
      ? 'right'
      : 'none';
};
/** Whether a place lies on the hand that was told; any does where none was, or where it is moved from there. */
export function isOnHand(
  { quote, act }: Pick<SaidChange, 'quote' | 'act'>,
  { model }: { model: GardenModel },
  { x, y }: { x: Mm; y: Mm },
): boolean {
  const hand = handSaid(quote);
  return (
    hand === 'none' ||
    (act === 'move' && / (?:from|off) /.test(quote)) ||
    isOnSide(hand, model.site, x, y)
  );
}
const VAGUE = /^(?:in|on|at) (?:the (?:garden|middle|plan)|there|here)\b/;

/** Where what is named in the words of a place stands. */
function anchorsOf(where: string, model: GardenModel, catalogue: Catalogue): { x: Mm; y: Mm }[] {
  if (/\b(?:fence|wall|hedge|boundary)\b/.test(where)) return [];
  const { site } = model;
  if (/\b(?:back|kitchen|patio|french|the|our) doors?\b/.test(where))
    return [{ x: site.doorX, y: 600 }];
  if (/\bgate\b/.test(where))
    return site.edges.flatMap(({ kind, from, to }) =>
      kind === 'gate' ? [{ x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 }] : [],
    );
  const direct = targetsIn(where, model, catalogue);
  const found = direct.length
    ? direct
    : placesNamed(`x ${where}`).flatMap(({ words }) =>
        targetsIn(words.split('|')[0]!, model, catalogue),
      );
  const kept = model.site.existing
    .filter((thing) =>
      thing.name.split(' ').some((word) => word.length > 3 && where.includes(word)),
    )
    .map(({ x, y }) => ({ x, y }));
  return [...kept, ...found.flatMap((target) => pointOf(target, model) ?? [])];
}

/** What is to stand away from something stands so far off at least, mm. */
const AWAY_MM = 2500;
/** So far from what a place is named after it is somewhere else, mm. */
const ELSEWHERE_MM = 5000;
/** Whether a place is by what the words of a place name; true where they name nothing. */
export function isNearTo(
  { where }: Pick<SaidChange, 'where'>,
  { model, catalogue }: { model: GardenModel; catalogue: Catalogue },
  at: { x: Mm; y: Mm },
): boolean {
  const anchors = anchorsOf(where, model, catalogue);
  if (!anchors.length) return true;
  if (AWAY.test(where)) return anchors.every(({ x, y }) => hypot(x - at.x, y - at.y) > AWAY_MM);
  const within = /^(?:in|on|at)\b/.test(where)
    ? targetsIn(where, model, catalogue).flatMap((one) => (one.kind === 'area' ? [one.area] : []))
    : [];
  return within.length
    ? within.some(({ region }) => contains(region, at.x, at.y))
    : anchors.some(({ x, y }) => hypot(x - at.x, y - at.y) <= ELSEWHERE_MM);
}
