/** What may be added to a garden by hand, in the order in which it is offered, and in which size it comes. */
import type { FurnishingKind, GroundFeatureId } from '../features/names.ts';
import { FEATURE_NAMES, nameOfFurnishing } from '../features/names.ts';
import type { PaletteGroup } from '../model/operation.ts';
import { capitalise } from '../model/format.ts';
import type { Thing } from '../layout/furnisher.ts';

/** A feature with ground of its own, or a thing that stands on ground there is. */
export type PaletteItem = { group: PaletteGroup; label: string } & (
  | { feature: GroundFeatureId }
  | { thing: FurnishingKind }
);

/** Things as they are sold or built, mm; those that only stand on ground of their own are not among them. */
const THINGS: Partial<Record<FurnishingKind, Omit<Thing, 'kind'>>> = {
  'dining-set': { width: 2200, depth: 1900, height: 750, seats: 6 },
  'lounge-set': { width: 2200, depth: 1900, height: 700, seats: 4 },
  bench: { width: 1500, depth: 550, height: 850, seats: 3 },
  'storage-bench': { width: 1800, depth: 550, height: 450, seats: 3 },
  sunlounger: { width: 700, depth: 1900, height: 400 },
  hammock: { width: 3000, depth: 1000, height: 1200 },
  pergola: { width: 3000, depth: 2700, height: 2400 },
  canopy: { width: 3600, depth: 3000, height: 2500 },
  'shade-sail': { width: 3600, depth: 3000, height: 2700 },
  parasol: { width: 2700, depth: 2700, height: 2600, round: true },
  arbour: { width: 1500, depth: 800, height: 2200, seats: 2 },
  'outdoor-kitchen': { width: 2000, depth: 700, height: 900 },
  pot: { width: 500, depth: 500, height: 550, round: true },
  urn: { width: 600, depth: 600, height: 1000, round: true },
  'raised-bed': { width: 1800, depth: 900, height: 450 },
  swing: { width: 2000, depth: 900, height: 2100 },
  'climbing-frame': { width: 1700, depth: 1300, height: 2100 },
  'climbing-wall': { width: 2440, depth: 350, height: 2000 },
  sandpit: { width: 1500, depth: 1500, height: 250 },
  playhouse: { width: 1500, depth: 1200, height: 1700 },
  goal: { width: 1800, depth: 900, height: 1200 },
  den: { width: 1800, depth: 1800, height: 1700, round: true },
  'stump-seat': { width: 400, depth: 400, height: 420, round: true, seats: 1 },
  'log-steps': { width: 1600, depth: 400, height: 300 },
  'bird-bath': { width: 500, depth: 500, height: 800, round: true },
  'bird-feeder': { width: 300, depth: 300, height: 1900, round: true },
  'bug-hotel': { width: 600, depth: 300, height: 900 },
  'water-butt': { width: 580, depth: 580, height: 1000, round: true },
  'washing-line': { width: 2500, depth: 2500, height: 1900, round: true },
  'post-light': { width: 120, depth: 120, height: 650, round: true },
  boulder: { width: 700, depth: 500, height: 400 },
  sculpture: { width: 600, depth: 600, height: 1700 },
};
/** Null for what is not added by itself. */
export const thingOf = (kind: FurnishingKind): Thing | null =>
  THINGS[kind] ? { kind, ...THINGS[kind] } : null;

const ground = (group: PaletteGroup, ...features: GroundFeatureId[]): PaletteItem[] =>
  features.map((feature) => ({ group, feature, label: FEATURE_NAMES[feature].label }));
const OWN_LABELS: Partial<Record<FurnishingKind, string>> = {
  'dining-set': 'Table and chairs',
  'lounge-set': 'Lounge',
  pergola: 'Pergola over a floor',
  canopy: 'Roof over a floor',
  arbour: 'Arbour on a floor',
  'raised-bed': 'Raised bed',
  'post-light': 'Light on a post',
};
const things = (group: PaletteGroup, ...kinds: FurnishingKind[]): PaletteItem[] =>
  kinds.map((thing) => ({
    group,
    thing,
    label: OWN_LABELS[thing] ?? capitalise(nameOfFurnishing(thing)),
  }));

export const PALETTE: readonly PaletteItem[] = [
  ...ground('sit', 'seat', 'pergola', 'arbour', 'firepit', 'hottub'),
  ...things(
    'sit',
    'dining-set',
    'lounge-set',
    'bench',
    'storage-bench',
    'stump-seat',
    'sunlounger',
    'hammock',
  ),
  ...ground('sit', 'swingseat', 'bar', 'oven', 'smokehouse', 'shower', 'clearing', 'pool'),
  ...things('sit', 'pergola', 'canopy', 'shade-sail', 'parasol', 'outdoor-kitchen'),
  ...ground('grow', 'veg2', 'herbs', 'coldframe', 'potting', 'fruitcage', 'rockery'),
  ...things('grow', 'raised-bed', 'pot', 'urn'),
  ...ground('water', 'pond', 'formalpond', 'water'),
  ...things('water', 'bird-bath', 'water-butt'),
  ...ground('play', 'play', 'trampoline', 'treehouse', 'exercise'),
  ...ground('play', 'putting', 'boules', 'ballcourt', 'tabletennis'),
  ...things(
    'play',
    'swing',
    'climbing-frame',
    'climbing-wall',
    'sandpit',
    'playhouse',
    'den',
    'goal',
    'log-steps',
  ),
  ...ground('store', 'shed', 'store', 'bins', 'greenhouse', 'polytunnel', 'gardenroom', 'sauna'),
  ...ground(
    'store',
    'workshop',
    'compost',
    'run',
    'hardstanding',
    'kennel',
    'dogwash',
    'tanks',
    'hives',
  ),
  ...things('small', 'bird-feeder', 'bug-hotel', 'post-light', 'boulder', 'sculpture'),
  ...things('small', 'washing-line'),
];
