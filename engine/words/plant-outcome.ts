/** What became of a wish for a plant, or for plants in general. */
import { type PlantClass, plantClassOf, plantTraitOf, shareOf } from '../met/plant-classes.ts';
import { GENERAL_PLANTS, NEST_BOX } from '../brief/concepts.ts';
import type { Wish } from '../model/brief.ts';
import { joinList } from '../model/format.ts';
import type { GardenModel, WishOutcome } from '../model/garden.ts';
import type { Catalogue, Plant } from '../model/plant.ts';
import { isEaten } from '../planting/filters.ts';
import { numberOf } from '../planting/numbers-asked.ts';
import { OWN_GROUND } from '../planting/own-plants.ts';
import { isBroad, isSoftFruit, namesPlant, singular } from '../planting/plant-names.ts';
import { bearsBerries } from '../planting/refused-traits.ts';
import { isCropCalled } from '../planting/said-crops.ts';
import { standsInFor } from '../planting/wishes.ts';

/** What became of a wish, a sentence on it, and what would have to be otherwise. */
export type Answer = [result: WishOutcome['result'], why: string, takes?: string];
type Given = { model: GardenModel; catalogue: Catalogue };

/** Wishes for plants of one sort that go by no name, and the sort. */
const SORTS: Readonly<Record<string, (plant: Plant) => boolean>> = {
  // catkins and green tufts are flowers to a botanist
  flowers: ({ flower, category }) => flower.hex !== null && category !== 'tree',
  blossom: (plant) =>
    (plant.category === 'tree' || plant.category === 'fruit') && plant.flower.hex !== null,
  perennials: (plant) => plant.category === 'perennial',
  annuals: (plant) => plant.category === 'annual' || plant.foliage.type === 'annual',
  fruit: (plant) => plant.category === 'fruit',
  berries: (plant) => plant.category === 'fruit' || bearsBerries(plant),
};

export function plantOutcome(wish: Wish, given: Given): Answer {
  if (NEST_BOX.test(wish.quote))
    return [
      'left-out',
      'It hangs on a wall or a trunk, and the plan does not show it.',
      'We put it up where you show us at the visit.',
    ];
  const asked = classAsked(wish);
  if (asked) return classOutcome(asked, given);
  return wish.plant === null ? plantsOutcome(wish, given) : namedOutcome(wish.plant, wish, given);
}

/** "Pollinator plants", "native": a class, and no plant of that name. */
function classAsked({ plant, concept, quote }: Wish): PlantClass | null {
  const phrase = (plant ?? concept).replaceAll('_', ' ').toLowerCase();
  const at = /^(.+) (?:plants?|planting)$/.exec(phrase) ?? CLASS_OF.exec(quote.toLowerCase());
  if (at) return plantClassOf(at[1]!);
  return plant !== null && !isBroad(plant) ? plantTraitOf(phrase) : null;
}
const CLASS_OF = /^(?:some |lots of |more )?([a-z]+(?:[ -][a-z]+)?) (?:plants?|planting)$/;
/** Flowers at large, whatever they were read as. */
export function flowersAsked({ quote }: Wish): PlantClass | null {
  const at = /^(?:some |lots of |more )?([a-z]+(?:[ -][a-z]+)?) flowers$/i.exec(quote);
  return at && plantClassOf(at[1]!.toLowerCase());
}

/** A class is judged by its share of the kinds that are planted. */
export function classOutcome(asked: PlantClass, given: Given): Answer {
  const { isMet, say } = shareOf(asked, plantsFor({ plant: null, concept: 'plants' }, given));
  return isMet
    ? ['met', say]
    : ['partly', say, 'More of them are chosen with you at the visit, in place of others.'];
}

/** In winter is in flower from December to February. */
const WINTER: readonly number[] = [12, 1, 2];
/** What is to be seen from a window stands this near the house, mm. */
const IN_VIEW_MM = 8000;
const FROM_INDOORS =
  /\bfrom (?:the|my|our) (?:kitchen|house|window|sink|sofa|bed|living|lounge|conservatory)/i;

function plantsOutcome({ concept, quote }: Wish, { model, catalogue }: Given): Answer {
  const { schedule } = model.planting;
  if (concept === 'plants' || concept === 'plant')
    return ['met', `The planting plan has ${schedule.length} kinds of plant.`];
  const sort = SORTS[concept];
  if (!sort || !GENERAL_PLANTS.has(concept))
    return [
      'partly',
      'No plant is named, so the planting as a whole has to answer it.',
      'Name a plant you like, or choose one with us at the visit.',
    ];
  const byId = new Map(catalogue.plants.map((one) => [one.id, one]));
  const lines = schedule.filter((line) => {
    const own = byId.get(line.plantId);
    return (
      own &&
      sort(own) &&
      (!/\bsoft fruit/i.test(quote) || isSoftFruit(own)) &&
      (!/\bwinter\b/i.test(quote) || own.flower.months.some((month) => WINTER.includes(month)))
    );
  });
  const isSeen = ({ plantId }: (typeof lines)[number]): boolean =>
    model.planting.placements.some((one) => one.plantId === plantId && one.y <= IN_VIEW_MM);
  if (FROM_INDOORS.test(quote) && lines.length && !lines.some(isSeen))
    return [
      'partly',
      `${named(lines)}, and none of them within ${IN_VIEW_MM / 1000} m of the house.`,
      'Some of them are moved to where you see them, at the visit.',
    ];
  return lines.length
    ? [
        'met',
        `${lines.length} ${lines.length > 1 ? 'kinds' : 'kind'} of the planting plan: ${named(lines)}.`,
      ]
    : ['left-out', 'No bed of this design suits any of them.', 'Choose one with us at the visit.'];
}

/** The kinds that were planted for a wish: those that it names, those of its sort, or all where it is for planting at large. */
export function plantsFor(
  { plant, concept }: Pick<Wish, 'plant' | 'concept'>,
  { model, catalogue }: Given,
): Plant[] {
  const ids = new Set(model.planting.schedule.map(({ plantId }) => plantId));
  const all = catalogue.plants.filter(({ id }) => ids.has(id));
  if (plant !== null) {
    const heads = headsOf(catalogue);
    return all.filter((own) => isMeant(own, plant, heads));
  }
  const sort = SORTS[concept];
  return sort ? all.filter(sort) : all;
}

/** Of a catalogue once. */
const headsByCatalogue = new WeakMap<Catalogue, ReadonlySet<string>>();
function headsOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = headsByCatalogue.get(catalogue);
  if (known) return known;
  const heads = new Set(catalogue.plants.map((one) => wordsOf(one.commonName).at(-1)!));
  headsByCatalogue.set(catalogue, heads);
  return heads;
}

const named = (lines: GardenModel['planting']['schedule']): string =>
  joinList(lines.slice(0, 2).map((line) => `${line.count} × ${line.commonName}`));

/** A name with a plural's s, and no name that ends in one: cosmos, grass, trees of a kind. */
const SEVERAL = /(?<![aiousy]|s)s$/i;

function namedOutcome(
  phrase: string,
  { quote, count: read }: Pick<Wish, 'quote' | 'count'>,
  { model, catalogue }: Given,
): Answer {
  const byId = new Map(catalogue.plants.map((one) => [one.id, one]));
  const heads = headsOf(catalogue);
  const all = model.planting.schedule.filter((line) => {
    const own = byId.get(line.plantId);
    return own && isMeant(own, phrase, heads);
  });
  // who asks for parsley is not given cow parsley
  const eaten = all.filter(({ plantId }) => isEaten(byId.get(plantId)!)),
    found = eaten.length ? eaten : all;
  const planted = found.reduce((sum, line) => sum + line.count, 0),
    count = numberOf({ count: read, quote });
  if (count !== null && planted > 0 && planted < count)
    return [
      'partly',
      `${named(found)}: ${planted} of the ${count} that you name.`,
      'The others are placed with you at the visit.',
    ];
  // "hollyhocks" are more than one
  if (planted === 1 && SEVERAL.test(quote.trim()))
    return [
      'partly',
      `${named(found)}: one plant, where you name several.`,
      'More of it is placed with you at the visit.',
    ];
  if (found.length) return ['met', `${named(found)}.`];
  const kin = model.planting.schedule.filter((line) => {
    const own = byId.get(line.plantId);
    return own && namesPlant(own, phrase) && wordsOf(own.commonName).at(-1) === lastWord(phrase);
  });
  if (kin.length)
    return [
      'partly',
      `${named(kin)}: a relation of what you name, not the plant itself.`,
      'The plant itself is chosen with you at the visit.',
    ];
  const deputy = model.planting.schedule.find((line) => {
    const own = byId.get(line.plantId);
    return own && standsInFor(phrase, own);
  });
  const isOurs = isBroad(phrase) || catalogue.plants.some((own) => isMeant(own, phrase, heads));
  const ownGround = model.planting.why.find(
    (text) => text.startsWith(OWN_GROUND) && text.includes(phrase.toLowerCase()),
  );
  if (!isOurs && deputy)
    return [
      'partly',
      `${named([deputy])} ${deputy.count > 1 ? 'stand' : 'stands'} in for it: we do not plant it here.`,
      'What else there is in its place is settled at the visit.',
    ];
  if (!isOurs && ownGround) return ['partly', ownGround, 'You bring the plant or the seed.'];
  // what the list says was asked for is not denied here
  const asked = model.planting.schedule.filter(({ plantId, why }) => {
    const own = byId.get(plantId);
    return (
      own &&
      why.includes('you asked for it') &&
      phrase.split(/[^\p{L}]+/u).some((word) => namesPlant(own, word) || standsInFor(word, own))
    );
  });
  if (!isOurs && asked.length)
    return [
      'partly',
      `${named(asked)}: the nearest that we plant to what you name.`,
      'What else there is in its place is settled at the visit.',
    ];
  if (!isOurs)
    return [
      'left-out',
      'It is not among the plants that we grow, and nothing in this design is planted for it.',
      'We look with you at the visit for what comes nearest to it.',
    ];
  const why = model.planting.why.find((text) => text.toLowerCase().startsWith(singular(phrase)));
  if (deputy) return ['partly', why ?? `${deputy.commonName} stands in for it.`];
  return why
    ? ['left-out', why]
    : [
        'left-out',
        'No bed of this design suits it.',
        'A pot, or a bed with the sun and the soil that it likes.',
      ];
}

/** The words of a common name, its cultivar left out. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/['‘"(].*$/, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(singular);
const KINDS_OF_PLACE = new Set(['hedge', 'tree', 'bush']);

/** "bean" of "runner beans". */
const lastWord = (phrase: string): string =>
  singular(
    phrase
      .toLowerCase()
      .split(/[^a-z]+/)
      .at(-1) ?? '',
  );

/** Named as the planting understands names: "chillies" are chilli peppers. */
const isMeant = (own: Plant, phrase: string, heads: ReadonlySet<string>): boolean =>
  (namesPlant(own, phrase) && isItself(own, phrase, heads)) || isCropCalled(phrase, own);

/** Grape hyacinth is no grape, and Penstemon 'Sour Grapes' is none either. */
function isItself(plant: Plant, phrase: string, heads: ReadonlySet<string>): boolean {
  const word = lastWord(phrase);
  const latin = plant.latinName
    .replace(/['‘].*$/, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(singular);
  if (isBroad(phrase) || word === 'rose' || word === 'fern' || latin.slice(0, 2).includes(word))
    return true;
  const name = wordsOf(plant.commonName);
  if (name.includes('crab') && !/crab/i.test(phrase)) return false;
  const head = name.at(-1)!;
  return name.includes(word) && (head === word || KINDS_OF_PLACE.has(head) || !heads.has(head));
}
