/** What a word of a wish is held against: what is drawn for it, the kinds that are planted for it, and what the plan says of them. */
import type { Called } from '../features/called/called.ts';
import { FURNISHINGS } from '../features/features.ts';
import { nameOfFurnishing } from '../features/names.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, Furnishing } from '../model/layout.ts';
import type { Catalogue, Plant } from '../model/plant.ts';
import type { OnPlan } from '../words/on-plan.ts';
import type { Qualifier } from './qualifiers.ts';

export type Drawn = {
  wish: Wish;
  called: Called | null;
  /** What on the plan goes by its name. */
  found: readonly OnPlan[];
  /** The kinds that were planted for it; all that are planted, where it is planting at large. */
  plants: readonly Plant[];
  model: GardenModel;
  catalogue: Catalogue;
  /** Whether it stands at what was named, "the path"; undefined where no plan tells. */
  standsBy?: (of: string, quote: string) => Tested;
};
/** A sentence where it falls short, null where it has it, undefined where the rule has nothing to say. */
export type Tested = string | null | undefined;
/** One kind of word, held against what is drawn. */
export type Rule = (words: string, drawn: Drawn, one: Qualifier) => Tested;

export const areasOf = ({ found }: Drawn): Area[] => found.flatMap(({ areas }) => [...areas]);
export const thingsOf = ({ found }: Drawn): Furnishing[] =>
  found.flatMap(({ things }) => [...things]);

/** The building or the bench is what is spoken of, and its ground only where it stands. */
const BY_WHAT_STANDS: ReadonlySet<Area['kind']> = new Set<Area['kind']>([
  'shed',
  'store',
  'greenhouse',
  'gardenroom',
  'compost',
  'seat',
  'play',
]);
/** The things themselves, with those that a piece of ground is named for. */
export function madeThings(drawn: Drawn): Furnishing[] {
  const ids = areasOf(drawn).flatMap(({ id, kind }) => (BY_WHAT_STANDS.has(kind) ? [id] : []));
  return [
    ...thingsOf(drawn),
    ...drawn.model.layout.furnishings.filter(({ areaId }) => ids.includes(areaId)),
  ];
}

/** Planting is told by the rows of its plants, and judged by their share. */
export const isPlanting = ({ wish, called }: Drawn): boolean =>
  wish.kind === 'plant' ||
  wish.plant !== null ||
  called?.name === 'flower beds' ||
  called?.name === 'trees';

/** What the plan, the price and the materials say of it by name. */
export function ownWords(drawn: Drawn): string {
  const { called, plants } = drawn;
  return [
    ...areasOf(drawn).map(({ label, material }) => `${label} ${material}`),
    ...madeThings(drawn).map(({ kind, widthMm, depthMm }) => {
      const { supply, materials } = FURNISHINGS[kind];
      return [
        nameOfFurnishing(kind),
        supply.kind === 'fixed' ? supply.description : '',
        supply.kind === 'building' ? supply.name : '',
        materials?.name ?? '',
        materials?.say(1, widthMm / 1000, depthMm / 1000) ?? '',
      ].join(' ');
    }),
    drawn.found.length || !called?.is ? (called?.has ?? '').replaceAll('|', ' ') : '',
    ...(drawn.wish.kind === 'plant'
      ? plants.map((one) => `${one.commonName} ${one.latinName}`)
      : []),
  ]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');
}
/** True of a word that those say. */
export const isSaidOfIt = (words: string, drawn: Drawn): boolean =>
  ` ${ownWords(drawn)} `.includes(` ${words.replace(/[^a-z0-9]+/g, ' ').trim()} `);
