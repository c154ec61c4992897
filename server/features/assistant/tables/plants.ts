/** What the plant tables say of a plant that a question names: the calendar's row, the catalogue's, or both. */
import { calendarPlants } from '#content/calendar/calendar.ts';
import { PLANT_SYNONYMS } from '#content/assistant/synonyms.ts';
import { joinList, MONTH_NAMES } from '#engine/model/format.ts';
import { BEINGS, hazardWords, isHarmless, worstFor } from '#engine/model/hazards.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { type Answer, answerOf, hasPhrase, PAGES } from '../answer.ts';
import { normalise, singular, topicalWords } from '../words.ts';

export type CalendarRow = Omit<CalendarPlant, 'picture'>;
export type KnownPlant = { name: string; row: CalendarRow | null; plant: Plant | null };
export type PlantNames = ReadonlyMap<string, KnownPlant>;

const LONGEST_NAME = 5;
const SUN = { 'full-sun': 'full sun', 'partial-sun': 'partial shade', shade: 'shade' } as const;
/** Degrees that the ratings stand for. */
const HARDINESS: Record<Plant['hardiness'], string> = {
  H1c: 'needs at least 5 °C, so it lives outdoors in summer only',
  H2: 'bears no frost',
  H3: 'bears about -5 °C, so it wants a mild or sheltered place',
  H4: 'bears about -10 °C, an average winter here',
  H5: 'bears about -15 °C',
  H6: 'bears about -20 °C',
  H7: 'bears any winter here',
};

const LEAVES: Record<Plant['foliage']['type'], string> = {
  evergreen: 'is evergreen',
  'semi-evergreen': 'is semi-evergreen: in a hard winter it drops some or all of its leaves',
  deciduous: 'is deciduous: it is bare in winter',
  herbaceous: 'dies down in winter and comes again in spring',
  annual: 'lives for one summer',
};

const plainName = (name: string): string =>
  name
    .replace(/\s*\(.*?\)/g, '')
    .replace(/(?:^|\s)['‘].*['’]/, '')
    .trim();
const keyOf = (name: string): string => normalise(name).split(' ').map(singular).join(' ');

/** Every name by which a plant of the tables may be asked for; a name that several share means the first. */
export function plantNames(
  catalogue: readonly Plant[],
  calendar: readonly CalendarRow[],
): PlantNames {
  const names = new Map<string, KnownPlant>();
  const add = (name: string | undefined, known: KnownPlant) => {
    const key = keyOf(name ?? '');
    if (key.length >= 3 && !names.has(key)) names.set(key, known);
  };
  const byId = new Map(catalogue.map((plant) => [plant.id, plant]));
  const twins = new Map(calendarPlants.map((one) => [one.id, one.cataloguePlantId]));
  for (const row of calendar) {
    const plant = byId.get(row.id) ?? byId.get(twins.get(row.id) ?? '') ?? null;
    const known = { name: row.name, row, plant };
    for (const name of [row.name, plainName(row.name), row.latinName ?? undefined])
      add(name, known);
  }
  for (const plant of catalogue) {
    const known = { name: plant.commonName, row: null, plant };
    const latin = plainName(plant.latinName).replaceAll('× ', '');
    for (const name of [
      plant.commonName,
      plainName(plant.commonName),
      plant.latinName,
      latin,
      ...plant.synonyms,
    ])
      add(name, known);
  }
  for (const plant of catalogue)
    for (const name of [plant.latinName, ...plant.synonyms])
      add(name.split(' ')[0], { name: plant.commonName, row: null, plant });
  for (const [asked, meant] of Object.entries(PLANT_SYNONYMS)) {
    const known = names.get(keyOf(meant)) ?? names.get(keyOf(plainName(meant)));
    if (known) add(asked, known);
  }
  return names;
}

/** The plant whose name, of as many words as possible, stands in a question. */
export function plantIn(question: string, names: PlantNames): KnownPlant | null {
  const words = normalise(question).split(' ').map(singular);
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--)
    for (let i = 0; i + length <= words.length; i++) {
      const known = names.get(words.slice(i, i + length).join(' '));
      if (known) return known;
    }
  return null;
}

/** What may be asked of a plant, and the words by which it is. */
const ASKED = {
  poison: [
    'poisonous',
    'toxic',
    'poison',
    'safe',
    'harmful',
    'dangerous',
    'dog',
    'cat',
    'baby',
    'toddler',
    'kid',
    'child',
    'children',
  ],
  size: [
    'tall',
    'height',
    'big',
    'high',
    'wide',
    'spread',
    'size',
    'grow to',
    'spacing',
    'far apart',
    'how large',
    'how big',
    'how high',
    'how wide',
  ],
  place: [
    'shade',
    'sun',
    'sunny',
    'shady',
    'soil',
    'clay',
    'chalk',
    'sandy',
    'north facing',
    'south facing',
    'where',
    'wet',
    'dry',
    'pot',
    'container',
  ],
  leaves: [
    'evergreen',
    'deciduous',
    'lose its leaves',
    'lose their leaves',
    'leaves all year',
    'bare in winter',
    'leafless',
  ],
  hardy: [
    'hardy',
    'frost',
    'winter',
    'survive',
    'cold',
    'outside all year',
    'grow outside',
    'live outside',
    'stay outside',
    'indoors',
  ],
  sow: ['sow', 'sowing', 'seed', 'seeds', 'start off'],
  plant: ['plant', 'planted', 'planting', 'put in', 'plant out', 'go out'],
  harvest: ['harvest', 'pick', 'ready', 'crop', 'dig up', 'eat'],
  flower: ['flower', 'flowers', 'bloom', 'blooms', 'flowering'],
  care: ['prune', 'pruning', 'cut back', 'trim', 'look after', 'care', 'feed', 'deadhead', 'keep'],
} as const;

/** Whether a question asks for what only a plant's own row says: its size, hardiness, leaves, or its months. */
export const isFactAsked = (question: string): boolean =>
  hasPhrase(normalise(question), [
    ...ASKED.size,
    ...ASKED.hardy,
    ...ASKED.leaves,
    ...ASKED.sow,
    ...ASKED.harvest,
  ]);

const ASKED_WORDS = new Set(Object.values(ASKED).flat().flatMap(topicalWords));
/** Words that a question may have beside a plant's name and what is asked of it: who tells more wants advice, not a row. */
const MOST_BESIDE = 2;
/** Whether a question is of a plant and what its row says, and of nothing else. */
export const isOnlyOf = (question: string, known: KnownPlant): boolean => {
  const names = new Set(
    [known.name, known.plant?.latinName, known.row?.latinName].flatMap((name) =>
      topicalWords(name ?? ''),
    ),
  );
  const beside = topicalWords(question).filter(
    (word) => !names.has(word) && !ASKED_WORDS.has(word),
  );
  return beside.length <= MOST_BESIDE;
};

const months = (all: readonly number[]): string =>
  joinList(all.map((month) => MONTH_NAMES[month - 1]!));
const metres = (value: number): string =>
  value < 1 ? `${Math.round(value * 100)} cm` : `${Number(value.toFixed(1))} m`;

/** Each fact as a sentence; null where the tables do not hold it. */
function factsOf({ name, row, plant }: KnownPlant): Record<keyof typeof ASKED, string | null> {
  const height = plant?.heightM ?? row?.heightM ?? null;
  const spacing = row?.spacingCm ?? plant?.spacingCm ?? null;
  const sun = plant
    ? joinList(
        plant.sun.map((one) => SUN[one]),
        'or',
      )
    : row
      ? row.sunRequirement.toLowerCase()
      : null;
  return {
    poison: !plant
      ? null
      : isHarmless(plant)
        ? `${name} is not known to be poisonous to people, dogs, cats or horses, though nothing that is not food should be eaten.`
        : hazardWords(plant),
    size: height
      ? `${name} grows about ${metres(height)} tall${plant ? ` and ${metres(plant.spreadM)} wide` : ''}${spacing ? `; set plants ${spacing} cm apart` : ''}.`
      : null,
    place: sun
      ? `It likes ${sun}${plant ? `, on ${joinList(plant.soil.textures, 'or')}${plant.tolerates.wetClay ? ', wet clay included' : ''}` : ''}.`
      : null,
    leaves: plant ? `It ${LEAVES[plant.foliage.type]}.` : null,
    hardy: plant ? `It ${HARDINESS[plant.hardiness]}.` : null,
    sow: row?.sowingPeriod ? `Sow it ${period(row.sowingPeriod)}.` : null,
    plant: row ? `Plant it out ${period(row.plantingPeriod)}.` : null,
    harvest: row?.harvestingPeriod ? `Harvest it ${period(row.harvestingPeriod)}.` : null,
    flower: plant?.flower.months.length
      ? `It flowers in ${months(plant.flower.months)}.`
      : row?.floweringPeriod
        ? `It flowers ${period(row.floweringPeriod)}.`
        : null,
    care: plant?.care ?? row?.description ?? null,
  };
}
/** Told whatever is asked of it: it endangers somebody, or cutting it does. */
const isGrave = (plant: Plant): boolean =>
  worstFor(plant, BEINGS) === 'high' || plant.contact.grade === 'high';
const period = (text: string): string => `in ${text.replace(/\s*[-–]\s*/g, ' to ')}`;

/** "In a big pot" asks for no size. */
const SIZE_ASKED = ASKED.size.filter((word) => !['big', 'high', 'wide', 'size'].includes(word));
/** Of a row, without how to grow it. */
export const FACTS = [
  'poison',
  'size',
  'place',
  'leaves',
  'hardy',
  'flower',
  'sow',
  'harvest',
] as const;

/** What the row says of what is asked, and nothing else; empty where it does not tell. */
export function factsAsked(
  question: string,
  known: KnownPlant,
  of: readonly (typeof FACTS)[number][] = FACTS,
): string {
  const text = normalise(question);
  const facts = factsOf(known);
  const isAsked = (key: (typeof FACTS)[number]) =>
    hasPhrase(text, key === 'size' ? SIZE_ASKED : ASKED[key]);
  const told = of.flatMap((key) => (isAsked(key) ? (facts[key] ?? []) : []));
  return told[0]?.startsWith(known.name) || told.length === 0
    ? told.join(' ')
    : `${known.name}: ${told.join(' ')}`;
}

/** The facts that are asked for, the rest of the row after them. @returns null where nothing known of it is asked */
export function answerPlant(question: string, known: KnownPlant): Answer | null {
  const text = normalise(question);
  const facts = factsOf(known);
  const keys = Object.keys(ASKED) as (keyof typeof ASKED)[];
  const asked = keys.filter((key) => facts[key] !== null && hasPhrase(text, ASKED[key]));
  const isNamedAlone = text.split(' ').length <= 3;
  if (asked.length === 0 && !isNamedAlone) return null;
  const shown = [
    ...asked,
    ...(['size', 'place', 'care'] as const).filter((key) => !asked.includes(key)),
  ];
  const warning =
    asked.includes('poison') || !known.plant || !isGrave(known.plant) ? [] : [facts.poison];
  return answerOf(
    [...shown.map((key) => facts[key]), ...warning].filter((fact) => fact !== null).join(' '),
    [known.row ? PAGES.calendar : PAGES.designTool],
    ['What jobs are there this month?', 'Which plants are safe with dogs?'],
  );
}
