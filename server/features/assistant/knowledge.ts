/** What the assistant knows: the site's own plants, articles, tasks, prices and facts, with an index over them. */
import MiniSearch from 'minisearch';
import {
  COMMON_WORDS,
  PERSON_WORDS,
  PET_WORDS,
  TEXT_SPEAK,
} from '#content/assistant/everyday-words.ts';
import { NEIGHBOUR_WORDS } from '#content/assistant/neighbour-words.ts';
import { PLANT_SYNONYMS, SHARED_NAMES, UNHELD_PLANTS } from '#content/assistant/synonyms.ts';
import { gardenProblems } from '#content/assistant/problems.ts';
import { assistantTopics } from '#content/assistant/topics.ts';
import { calendarPlants } from '#content/calendar/calendar.ts';
import { SOIL_ZONES } from '#content/places/soil-zones.ts';
import { monthlyTasks } from '#content/tasks/monthly-tasks.ts';
import { seasonalTasks } from '#content/tasks/seasonal-tasks.ts';
import { sectionText } from '#content/tips/tip.ts';
import { tips } from '#content/tips/tips.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import type { CalendarPlant, Service } from '#contracts/site-content.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { placeWords } from '#server/features/assistant/towns.ts';
import {
  normalise,
  sentencesOf,
  singular,
  singularText,
} from '#server/features/assistant/words.ts';

export type Source = { title: string; url: string };
/** One plant, whichever of the two tables it stands in, or both. */
export type KnownPlant = {
  id: string;
  name: string;
  latin: string | null;
  calendar: CalendarEntryOf | null;
  catalogue: Plant | null;
};
export type CalendarEntryOf = Omit<CalendarPlant, 'picture'>;
/** What may be booked at the price and length the owner has set, and whether e-mails really leave. */
export type BookingFacts = { kinds: readonly OfferedKind[]; isMailed: boolean };
export type KnownDoc = {
  id: string;
  kind: 'tip' | 'topic' | 'problem' | 'soil' | 'service';
  title: string;
  heading: string;
  text: string;
  source: Source;
};
export type Knowledge = {
  plants: KnownPlant[];
  /** Plants by each of their names, in the singular. */
  names: Map<string, KnownPlant[]>;
  /** Most words in a name. */
  longestName: number;
  /** Every word of the knowledge: none of these is a slip of the pen. */
  vocabulary: Set<string>;
  /** Words of plants' own names, in the singular: neither their cultivars nor the second half of the Latin. */
  nameWords: ReadonlySet<string>;
  /** Words that a mistyped one is held against, by their first letter. */
  correctable: ReadonlyMap<string, readonly string[]>;
  docs: Map<string, KnownDoc>;
  index: MiniSearch;
  services: Service[];
  settings: BusinessSettings;
  booking: BookingFacts;
};

/** Words of questions, so that they are neither corrected nor searched for. */
export const STOP_WORDS = new Set(
  (
    'a an and any are as at be been best bit but by can could did do does doing done for from get getting give go going good got had has have having he help her here hi him his how i id if im in into is isnt it its ive just know like little long ' +
    'lot many may me might more most much my need no not now of off ok okay on one only or our out over own please put really right s say see she should so some sort still such t tell than thank thanks that thats the their them then there these they thing things ' +
    'this those to too up us use used using very want was way we well were what whats when where which who whose why will with wont would yes yet you your youre yours about all also am dont im let make makes ever every something anything someone anyone mean'
  ).split(' '),
);
const QUESTION_WORDS = (
  'prune pruning water watering plant planting harvest harvesting sow sowing flower flowering evergreen climber hedge hedging shade shady sunny windy price prices cost costs garden gardening patio paving fencing fence lawn turf grass drought poisonous toxic hardy ' +
  'opening hours booking consultation calculator compost mulch mulching fertiliser feeding slugs snails aphids greenfly mildew blight moss pots container containers balcony soil clay chalk sandy acid bees butterflies wildlife spacing height tall maintenance irrigation ' +
  'january february march april june july august september october november december spring summer autumn winter vegetable vegetables veg fruit herbs flowers shrubs trees bulbs perennials climbers privacy appointment telephone address email landscaping small medium large'
).split(' ');

/** Words on which help may hang, so that a slip in one is put right. */
const DANGER_WORDS =
  'swallowed swallow chewed eaten eating licked nibbled poisoned toddler daughter puppy kitten rabbit berries daffodil foxglove'.split(
    ' ',
  );

// An apostrophe within a word, as in "Baby's breath", opens no cultivar.
const baseName = (name: string): string =>
  name
    .replace(/\s*\(.*?\)/g, '')
    .replace(/(?:^|\s)'.*'/, '')
    .replace(/(?:^|\s)‘.*’/, '')
    .trim();
const cultivarOf = (name: string): string | null => /(?:^|\s)'(.+)'/.exec(name)?.[1] ?? null;
const keyOf = (name: string): string => singularText(normalise(name));
/** The Latin name without its cultivar, hybrid mark and rank. */
const latinBase = (latin: string): string =>
  latin
    .replace(/'.*'/, '')
    .replace(/\(.*?\)/g, '')
    .replace(/ (?:subsp\.|var\.|f\.|Group).*/, '')
    .replaceAll('× ', '')
    .trim();

function mergePlants(
  catalogue: readonly Plant[],
  calendar: readonly CalendarEntryOf[],
): KnownPlant[] {
  const twinOf = new Map(calendarPlants.map((plant) => [plant.id, plant.cataloguePlantId]));
  const byId = new Map<string, KnownPlant>(
    catalogue.map((plant) => [
      plant.id,
      {
        id: plant.id,
        name: plant.commonName,
        latin: plant.latinName,
        calendar: null,
        catalogue: plant,
      },
    ]),
  );
  const plants: KnownPlant[] = [];
  const taken = new Set<string>();
  for (const entry of calendar) {
    const twin = byId.get(entry.id) ?? byId.get(twinOf.get(entry.id) ?? '');
    const isFree = twin !== undefined && !taken.has(twin.id);
    if (isFree) taken.add(twin.id);
    plants.push({
      id: entry.id,
      name: entry.name,
      latin: entry.latinName ?? twin?.latin ?? null,
      calendar: entry,
      catalogue: twin?.catalogue ?? null,
    });
  }
  return [...plants, ...[...byId.values()].filter((plant) => !taken.has(plant.id))];
}

function nameIndex(plants: readonly KnownPlant[]): Map<string, KnownPlant[]> {
  const names = new Map<string, KnownPlant[]>();
  const add = (name: string | null, plant: KnownPlant) => {
    const key = name ? keyOf(name) : '';
    if (key.length < 3) return;
    const list = names.get(key);
    if (!list) names.set(key, [plant]);
    else if (!list.includes(plant)) list.push(plant);
  };
  for (const plant of plants) {
    for (const name of [plant.name, plant.catalogue?.commonName ?? null]) {
      if (!name) continue;
      const base = baseName(name);
      const cultivar = cultivarOf(name) ?? (plant.latin ? cultivarOf(plant.latin) : null);
      add(name.replace(/[()]/g, ' '), plant);
      add(base, plant);
      if (cultivar) {
        add(`${cultivar} ${base}`, plant);
        add(`${base} ${cultivar}`, plant);
        // One word alone, such as David or Stella, is as likely to be a person.
        if (cultivar.includes(' ')) add(cultivar, plant);
      }
      const last = base.split(' ').at(-1)!;
      if (
        plant.calendar &&
        ['vegetables', 'fruits'].includes(plant.calendar.category) &&
        last !== base
      )
        add(last, plant);
    }
    if (plant.latin) {
      add(plant.latin, plant);
      add(latinBase(plant.latin), plant);
      add(latinBase(plant.latin).split(' ')[0] ?? null, plant);
    }
  }
  // A whole name of its own beats a family that shares the word.
  for (const [asked, meant] of Object.entries(PLANT_SYNONYMS)) {
    const found = names.get(keyOf(meant.replace(/[()]/g, ' ')));
    if (found) names.set(keyOf(asked), found);
  }
  for (const [asked, { plants: meant }] of Object.entries(SHARED_NAMES))
    names.set(keyOf(asked), [...new Set(meant.flatMap((one) => names.get(keyOf(one)) ?? []))]);
  return names;
}

/** Puts the firm's own facts into a text that leaves room for them. */
export function fillFacts(
  text: string,
  settings: BusinessSettings,
  { kinds }: BookingFacts,
): string {
  const visit = kinds.find((one) => one.kind === 'site-assessment' && one.isOffered);
  return text
    .replaceAll(
      '{visit}',
      visit
        ? `a ${visit.label.toLowerCase()}, a ${visit.minutes}-minute visit to your garden`
        : 'a visit to your garden',
    )
    .replaceAll('{email}', settings.email)
    .replaceAll(
      '{vat}',
      settings.pricesIncludeVat
        ? 'The prices on this site include VAT.'
        : 'The prices on this site do not include VAT.',
    );
}

function makeDocs(
  services: readonly Service[],
  settings: BusinessSettings,
  booking: BookingFacts,
): KnownDoc[] {
  return [
    ...tips.flatMap((tip) =>
      tip.sections.map((section, i) => ({
        id: `tip:${tip.slug}:${i}`,
        kind: 'tip' as const,
        title: tip.title,
        heading: section.heading ?? tip.topic,
        text: sectionText(section).replaceAll('**', ''),
        source: { title: tip.title, url: `/gardening-tips/${tip.slug}` },
      })),
    ),
    ...assistantTopics.map((topic) => ({
      id: `topic:${topic.id}`,
      kind: 'topic' as const,
      title: topic.title,
      heading: '',
      text: fillFacts(topic.text, settings, booking),
      source: topic.source,
    })),
    ...gardenProblems
      .filter((problem) => !problem.isOnlyAsked)
      .map((problem) => ({
        id: `problem:${problem.id}`,
        kind: 'problem' as const,
        title: problem.title,
        heading: '',
        text: problem.advice,
        source: problem.source ?? { title: 'Gardening tips', url: '/gardening-tips' },
      })),
    ...SOIL_ZONES.filter((zone) => zone.code !== 'XX').map((zone) => ({
      id: `soil:${zone.code}`,
      kind: 'soil' as const,
      title: zone.name,
      heading: zone.areas,
      text: `${zone.soilType}: ${zone.characteristics.map((one) => one.charAt(0).toLowerCase() + one.slice(1)).join('; ')}. pH ${zone.phMin.toFixed(1)} to ${zone.phMax.toFixed(1)}. ${zone.drainage}.`,
      source: { title: 'Plant recommendations', url: '/garden-recommendations' },
    })),
    ...services.map((service) => ({
      id: `service:${service.id}`,
      kind: 'service' as const,
      title: service.title,
      heading: service.shortDescription,
      text: service.description,
      source: { title: 'Services', url: '/services' },
    })),
  ];
}

/** Reads everything once; asked again only when something it was made from has changed. */
type Parts = {
  catalogue: readonly Plant[];
  calendar: readonly CalendarEntryOf[];
  services: Service[];
  settings: BusinessSettings;
  booking: BookingFacts;
};
export function buildKnowledge({
  catalogue,
  calendar,
  services,
  settings,
  booking,
}: Parts): Knowledge {
  const plants = mergePlants(catalogue, calendar);
  const names = nameIndex(plants);
  const docs = makeDocs(services, settings, booking);
  const index = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    processTerm: (term) => {
      const word = singular(normalise(term));
      return word.length < 2 || STOP_WORDS.has(word) ? null : word;
    },
    searchOptions: {
      boost: { title: 3, heading: 2 },
      combineWith: 'OR',
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      prefix: (term) => term.length > 4,
    },
  });
  index.addAll(docs);
  const texts = [
    ...docs.flatMap((doc) => [doc.title, doc.heading, doc.text]),
    ...monthlyTasks.map((task) => task.task),
    ...seasonalTasks.map((task) => task.task),
    ...plants.flatMap((plant) => [
      plant.calendar?.description ?? '',
      plant.catalogue?.care ?? '',
      plant.catalogue?.notes ?? '',
    ]),
  ];
  const plainNames = plants.flatMap((plant) => [
    baseName(plant.name),
    baseName(plant.catalogue?.commonName ?? ''),
    plant.latin ? (latinBase(plant.latin).split(' ')[0] ?? '') : '',
  ]);
  const nameWords = new Set(
    [...plainNames, ...Object.keys(PLANT_SYNONYMS), ...Object.keys(SHARED_NAMES)]
      .flatMap((name) => keyOf(name).split(' '))
      .filter((word) => word.length >= 4 && !COMMON_WORDS.includes(word)),
  );
  const vocabulary = new Set([
    ...[...names.keys()].flatMap((name) => name.split(' ')),
    ...STOP_WORDS,
    ...QUESTION_WORDS,
  ]);
  for (const word of [
    ...COMMON_WORDS,
    ...NEIGHBOUR_WORDS,
    ...PET_WORDS,
    ...PERSON_WORDS,
    ...Object.keys(TEXT_SPEAK),
    ...placeWords(),
  ])
    vocabulary.add(word).add(singular(word));
  // A plant we do not hold must not be taken for the nearest name that we do.
  for (const name of UNHELD_PLANTS)
    for (const word of normalise(name).split(' ')) vocabulary.add(word).add(singular(word));
  for (const text of texts)
    for (const word of normalise(text).split(' ')) vocabulary.add(word).add(singular(word));
  return {
    plants,
    names,
    nameWords,
    vocabulary,
    services,
    settings,
    booking,
    index,
    longestName: Math.max(1, ...[...names.keys()].map((name) => name.split(' ').length)),
    correctable: Map.groupBy(
      [...new Set([...QUESTION_WORDS, ...DANGER_WORDS, ...nameWords])].filter(
        (word) => word.length >= 4 && !/\d/.test(word),
      ),
      (word) => word[0]!,
    ),
    docs: new Map(docs.map((doc) => [doc.id, doc])),
  };
}

/** Sentences about a plant, from both tables, that fit a pattern. */
export function plantSentences(plant: KnownPlant, pattern: RegExp): string[] {
  const all = [
    ...sentencesOf(plant.calendar?.description ?? ''),
    ...sentencesOf(plant.catalogue?.care ?? ''),
  ];
  return all.filter((sentence) => pattern.test(sentence.toLowerCase()));
}
