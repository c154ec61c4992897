/** Answers about a plant that a question names: when, how large, where, how to look after it, what it may harm. */
import { PET_WORDS } from '#content/assistant/everyday-words.ts';
import { LOOKALIKES, POISONOUS_UNHELD } from '#content/assistant/synonyms.ts';
import type { Plant } from '#engine/model/plant.ts';
import {
  answerOf,
  type Answer,
  bullets,
  capital,
  metres,
  PAGES,
  sourceOfPlant,
} from '#server/features/assistant/answer.ts';
import { type KnownPlant, plantSentences } from '#server/features/assistant/knowledge.ts';
import type { Act, PlantMention, Reading } from '#server/features/assistant/read-question.ts';
import {
  heightOf,
  type Trait,
  TRAIT_PHRASES,
  TRAIT_TESTS,
} from '#server/features/assistant/traits.ts';
import { joinAnd, monthName, monthRuns } from '#server/features/assistant/words.ts';
import { periodIncludes } from '#content/calendar/periods.ts';

const SHOWN = 4;
const YOUNG = new Set([
  'child',
  'children',
  'kid',
  'kids',
  'baby',
  'toddler',
  'toddlers',
  'son',
  'daughter',
  'grandson',
  'granddaughter',
  'grandchild',
  'grandchildren',
]);
const SUN_WORDS = {
  'full-sun': 'full sun',
  'partial-sun': 'partial shade',
  shade: 'shade',
} as const;
/** Degrees that the ratings stand for. */
const HARDINESS: Record<Plant['hardiness'], string> = {
  H1c: 'needs at least 5 to 10 degrees, so it lives outdoors in summer only',
  H2: 'survives down to about 1 degree, but no frost',
  H3: 'survives down to about -5 degrees, so it needs a mild or sheltered place',
  H4: 'survives down to about -10 degrees, an average winter here',
  H5: 'survives down to about -15 degrees',
  H6: 'survives down to about -20 degrees',
  H7: 'survives below -20 degrees',
};
const period = (text: string): string => text.replace(/\s*[-–]\s*/, ' to ');
const nameOf = (plant: KnownPlant): string => plant.name;
const shortName = (plant: KnownPlant): string => plant.name.replace(/ \((.*)\)/, ', $1');

/** The plants of a mention that an answer is about. */
const firstPlants = (mention: PlantMention): KnownPlant[] => mention.plants.slice(0, SHOWN);

/** When a plant that is not in the calendar goes into the ground: in words, and the months, 1 to 12. */
function plantingSeason(plant: Plant): { words: string; months: readonly number[] } {
  if (plant.potSize === 'bulb')
    return plant.latinName.startsWith('Tulipa')
      ? { words: 'in November or December', months: [11, 12] }
      : { words: 'from September to the end of October', months: [9, 10] };
  if (plant.potSize === 'bare-root')
    return {
      words:
        'from November to February with bare roots, when the ground is neither frozen nor sodden',
      months: [11, 12, 1, 2],
    };
  if (plant.category === 'aquatic') return { words: 'from April to June', months: [4, 5, 6] };
  if (plant.foliage.type === 'annual' || ['H1c', 'H2'].includes(plant.hardiness))
    return { words: 'from the middle of May, after the last frost', months: [5, 6] };
  if (plant.hardiness === 'H3')
    return {
      words: 'in April or May, so that it is well rooted before its first winter',
      months: [4, 5],
    };
  if (
    ['tree', 'hedging'].includes(plant.category) ||
    (plant.category === 'shrub' && ['H5', 'H6', 'H7'].includes(plant.hardiness))
  )
    return {
      words:
        'from October to March when the ground is neither frozen nor sodden, October for preference',
      months: [10, 11, 12, 1, 2, 3],
    };
  return {
    words: 'in September or October for preference, or in March and April',
    months: [9, 10, 3, 4],
  };
}
/** Whether a plant goes into the ground in a month, 1 to 12. */
export const isPlantedIn = (plant: KnownPlant, month: number): boolean =>
  plant.calendar
    ? periodIncludes(plant.calendar.plantingPeriod, month)
    : plant.catalogue !== null && plantingSeason(plant.catalogue).months.includes(month);

function timesOf(plant: KnownPlant, act: Act): string | null {
  const { calendar, catalogue } = plant;
  if (act === 'sow') return calendar?.sowingPeriod ? `sow ${period(calendar.sowingPeriod)}` : null;
  if (act === 'harvest')
    return calendar?.harvestingPeriod ? `harvest ${period(calendar.harvestingPeriod)}` : null;
  if (act === 'flower') {
    const text = calendar?.floweringPeriod
      ? period(calendar.floweringPeriod)
      : catalogue && catalogue.flower.months.length > 0
        ? monthRuns(catalogue.flower.months)
        : null;
    return text ? `flowers ${text}` : null;
  }
  if (calendar) return `plant ${period(calendar.plantingPeriod)}`;
  return catalogue ? `plant ${plantingSeason(catalogue).words}` : null;
}

const PATTERNS: Partial<Record<Act, RegExp>> = {
  prune: /\b(?:prun|cut|trim|shear|pinch|nip|chop|clip|dead|shorten|stop (?:the|cordon))/,
  water: /\b(?:water|soak|moist|damp|dry|drought|thirst)/,
  feed: /\b(?:feed|fed|manure|compost|mulch|rich|tomato food)/,
  divide: /\b(?:divid|split|lift|cutting|layer|move)/,
  sow: /\b(?:sow|seed|station|drill|germinat)/,
  plant:
    /^(?:plant|set|put|push|drop|dig|sow|bury|stand|wait|buy)\b|\bplant (?:it|them|each|in|out|deep|before|after|a|the)\b|\b(?:holes?|cm deep)\b/,
  harvest: /\b(?:pick|harvest|lift|pull|cut|ripe|eat|ready)/,
  flower: /\b(?:flower|bloom)/,
  grow: /./,
};

function describe(plant: KnownPlant): string {
  const { calendar, catalogue } = plant;
  const facts = [
    catalogue
      ? `grows to ${metres(catalogue.heightM)} by ${metres(catalogue.spreadM)}`
      : calendar?.heightM
        ? `grows to ${metres(calendar.heightM)}`
        : null,
    catalogue
      ? `takes ${joinAnd(
          catalogue.sun.map((sun) => SUN_WORDS[sun]),
          'or',
        )}`
      : calendar
        ? `likes ${calendar.sunRequirement.toLowerCase()}`
        : null,
    timesOf(plant, 'flower'),
  ].filter((fact) => fact !== null);
  const latin = plant.latin ? ` (${plant.latin})` : '';
  return `${shortName(plant)}${latin} ${joinAnd(facts)}.`;
}

function times(plant: KnownPlant): string {
  const parts = (['sow', 'plant', 'harvest'] as const)
    .map((act) => timesOf(plant, act))
    .filter((part) => part !== null);
  return parts.length > 0 ? `${capital(joinAnd(parts))}.` : '';
}

/** The same with the plant's name before it. */
const namedTimes = (plant: KnownPlant): string => {
  const text = times(plant);
  return text ? `${shortName(plant)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : '';
};

function overview(plant: KnownPlant): string {
  const words =
    plant.calendar?.description ??
    [plant.catalogue?.notes ? `${plant.catalogue.notes}.` : '', plant.catalogue?.care ?? '']
      .join(' ')
      .trim();
  const toxicity = plant.catalogue?.toxicity;
  // What is dangerous is said whether or not it was asked.
  const danger =
    toxicity && (toxicity.people === 'high' || toxicity.pets === 'high')
      ? `Dangerous if eaten. ${toxicity.note ? `${toxicity.note}.` : ''}`.trim()
      : '';
  return [describe(plant), times(plant), words, danger].filter(Boolean).join('\n\n');
}

const follow = (mention: PlantMention, ...questions: string[]): string[] => {
  const plant = mention.plants[0]!;
  const name = mention.plants.length > 1 ? mention.label : nameOf(plant).replace(/ \(.*\)/, '');
  const isProper =
    /'|^(?:Chinese|Japanese|Mexican|English|Californian|Lenten|French|Brussels|Swiss|Siberian|Himalayan|Russian|African|American|Spanish|Virginia|St|Solomon|Jacob|David|Mediterranean|Persian|Portugal|Judas|Sicilian|Burkwood|Chilean|Cornelian|Oriental|New|Michaelmas)\b/.test(
      name,
    );
  return questions.map((question) =>
    question.replace('{x}', isProper ? name : name.charAt(0).toLowerCase() + name.slice(1)),
  );
};
/** Whether a plant is grown to be eaten. */
export const isEdible = (plant: KnownPlant): boolean =>
  ['vegetables', 'fruits', 'herbs'].includes(plant.calendar?.category ?? '') ||
  ['vegetable', 'fruit', 'herb'].includes(plant.catalogue?.category ?? '');

const withoutName = (plant: KnownPlant, text: string): string =>
  text.startsWith(shortName(plant))
    ? text.slice(shortName(plant).length).replace(/^[:,]? /, '')
    : text;

/** Where several plants share a name, one line for each. */
function perPlant(mention: PlantMention, line: (plant: KnownPlant) => string | null): string {
  const lines = firstPlants(mention)
    .map((plant) => [plant, line(plant)] as const)
    .filter((pair): pair is readonly [KnownPlant, string] => pair[1] !== null);
  if (lines.length === 0) return '';
  if (lines.length === 1) return capital(lines[0]![1]);
  const texts = lines.map(([plant, text]) => withoutName(plant, text));
  if (new Set(texts).size === 1) return `${capital(mention.label)}: ${texts[0]!}`;
  const more =
    mention.plants.length > SHOWN
      ? `\n\nThere are ${mention.plants.length} of that name in our tables; ask for one by its full name for the others.`
      : '';
  return `${bullets(lines.map(([plant, text]) => `${shortName(plant)}: ${withoutName(plant, text)}`))}${more}`;
}

export function answerToxic(mention: PlantMention): Answer {
  const text = perPlant(mention, (plant) => {
    const toxicity = plant.catalogue?.toxicity;
    const name = shortName(plant);
    const crop = plantSentences(plant, /poison|toxic|upset|blister|irritat/)[0];
    if (!toxicity)
      return (
        crop ??
        `our tables hold no toxicity record for ${name}, so please check it with the RHS or your vet`
      );
    if (toxicity.people === 'none' && toxicity.pets === 'none')
      return `${name}: nothing is noted against it for people or pets in our tables${crop ? `, except this: ${crop.charAt(0).toLowerCase()}${crop.slice(1)}` : '.'}`;
    const level = {
      none: 'nothing noted',
      low: 'can upset or irritate',
      high: 'dangerous if eaten',
    } as const;
    return `${name}: for people, ${level[toxicity.people]}; for pets, ${level[toxicity.pets]}.${toxicity.note ? ` ${toxicity.note}.` : ''}`;
  });
  const caution =
    'If one has been eaten, ring your vet, or NHS 111 for a person, and take the plant along; in an emergency call 999.';
  const lookalike = LOOKALIKES[mention.label] ? ` ${LOOKALIKES[mention.label]}` : '';
  return answerOf(
    `${text}${lookalike}\n\n${caution}`,
    mention.plants.slice(0, 1).map(sourceOfPlant),
    ['Which plants are safe for dogs?', ...follow(mention, 'How tall does {x} grow?')],
  );
}

function potAdvice(plant: KnownPlant): string {
  const said = plantSentences(
    plant,
    /\b(?:pots?|containers?|tubs?|balcon(?:y|ies)|bag|5-litre|window)\b/,
  );
  const isTree = ['canopy', 'hedge'].includes(plant.catalogue?.layer ?? '');
  const height = heightOf(plant);
  const name = shortName(plant);
  if (said.length > 0) return `${name}: ${said.join(' ')}`;
  if (isTree && height > 4)
    return `${name}: at ${metres(height)} it belongs in the ground; in a pot it would last a few years at most.`;
  if (height <= 0.6)
    return `${name}: yes. It grows to ${metres(height)}, and a pot of 30 cm with a hole below is enough.`;
  if (height <= 1.2)
    return `${name}: yes. It grows to ${metres(height)} and is content in a pot of 40 to 45 cm.`;
  if (height <= 2.5)
    return `${name}: it grows to ${metres(height)}, so it needs a pot of 60 cm, firm support against wind and water every day in summer.`;
  return `${name}: at ${metres(height)} it is happier in the ground; a pot of 60 cm or more would hold it for some years.`;
}

/** A plant that wants no more than this lives on acid ground alone. */
const ACID_PH = 6.5;
/** Whether a plant suits what the question wishes for. */
function suits(plant: KnownPlant, traits: readonly Trait[]): string {
  const parts = traits
    .filter((trait) => trait !== 'pots')
    .map((trait) => {
      if (trait === 'shade' || trait === 'partial-sun' || trait === 'full-sun') {
        const list = plant.catalogue
          ? joinAnd(
              plant.catalogue.sun.map((sun) => SUN_WORDS[sun]),
              'or',
            )
          : plant.calendar?.sunRequirement.toLowerCase();
        return TRAIT_TESTS[trait](plant)
          ? `yes, it takes ${list}.`
          : `not one ${TRAIT_PHRASES[trait]}; it asks for ${list}.`;
      }
      if (['clay', 'sandy', 'loam', 'chalk', 'acid'].includes(trait)) {
        const soils = plant.catalogue?.soil.textures ?? plant.calendar?.soils ?? [];
        const acid =
          plant.catalogue !== null &&
          trait !== 'acid' &&
          plant.catalogue.soil.phMin <= 5 &&
          plant.catalogue.soil.phMax <= ACID_PH
            ? plant.catalogue.soil
            : null;
        // Clay and sand are as often limy as acid: the texture alone promises nothing.
        if (acid)
          return `only where the ground is acid, pH ${acid.phMin} to ${acid.phMax}, ${trait === 'sandy' ? 'as some sand is and some is not' : trait === 'chalk' ? 'which chalk never is' : `which ${trait} seldom is here`}. ${trait === 'chalk' ? 'Grow' : 'Test yours first, or grow'} it in a pot of ericaceous compost and water it with rainwater.`;
        const ph = plant.catalogue
          ? `, pH ${plant.catalogue.soil.phMin} to ${plant.catalogue.soil.phMax}`
          : '';
        const list = `${joinAnd(soils.map((soil) => (soil === 'sandy' ? 'sand' : soil)))}${ph}`;
        return TRAIT_TESTS[trait](plant)
          ? `yes, it grows on ${list}.`
          : `not at home on ${trait === 'sandy' ? 'sand' : trait === 'acid' ? 'acid soil' : trait}; it wants ${list}.`;
      }
      const test = TRAIT_TESTS[trait](plant);
      return test
        ? `yes, it is one of our plants ${TRAIT_PHRASES[trait]}.`
        : `not among our plants ${TRAIT_PHRASES[trait]}.`;
    });
  return `${shortName(plant)}: ${parts.join(' ')}`;
}

/** "Is it too late?": the month held against the plant's own. */
function rightNow(
  plant: KnownPlant,
  act: 'sow' | 'plant' | 'harvest',
  month: number,
): string | null {
  const text = {
    sow: plant.calendar?.sowingPeriod,
    plant: plant.calendar?.plantingPeriod,
    harvest: plant.calendar?.harvestingPeriod,
  }[act];
  if (text)
    return periodIncludes(text, month)
      ? `${monthName(month)} is a good time: ${act} ${period(text)}.`
      : `${monthName(month)} is outside its time, which is ${period(text)} (${act}).`;
  if (act !== 'plant' || plant.calendar || !plant.catalogue) return null;
  const { words, months } = plantingSeason(plant.catalogue);
  return months.includes(month)
    ? `${monthName(month)} is a good time: plant ${words}.`
    : `${monthName(month)} is outside its time: plant ${words}.`;
}

/** How deep something is planted. */
function depthOf(plant: KnownPlant): string {
  const said = plantSentences(
    plant,
    /\b(?:deep|depth|cm (?:below|down|under)|below the soil|proud of)\b/,
  );
  if (said.length > 0) return `${shortName(plant)}: ${said.join(' ')}`;
  if (plant.catalogue?.potSize === 'bulb')
    return `${shortName(plant)}: plant at three times its own depth.`;
  if (plant.catalogue?.foliage.type === 'annual' || plant.calendar?.sowingPeriod)
    return `${shortName(plant)}: cover seed with about twice its own thickness of soil, and set young plants as deep as they stood in their pots.`;
  return `${shortName(plant)}: no deeper than it stood in its pot or nursery, in a hole twice as wide as the roots.`;
}

/** "My dog sniffed a foxglove": nothing was eaten, and what it would do is worth knowing. */
const isNear = ({ typed }: Reading): boolean =>
  /\b(?:sniff\w*|smelt|smelled|lick\w*|rubb\w*|rolls?|rolled|rolling|brushed|touch(?:ed|es|ing)|plays?|played|playing|sle(?:eps|pt|eping)|lies|lying|digs?|dug|digging)\b/.test(
    typed,
  ) &&
  !/\b(?:how|when|what|which|where|why|stop|keep|can i|should i|price|cost)\b/.test(typed) &&
  typed.split(' ').some((word) => PET_WORDS.includes(word) || YOUNG.has(word));

/** @returns null when the question is about something else */
export function answerPlant(reading: Reading, month: number): Answer | null {
  const mention = reading.plants[0];
  if (!mention) return null;
  const plant = mention.plants[0]!;
  const source = [sourceOfPlant(plant)];
  const has = (ask: Reading['asks'][number]) => reading.asks.includes(ask);
  const usual = isEdible(plant)
    ? follow(
        mention,
        'When do I harvest {x}?',
        'Can I grow {x} in a pot?',
        'How do I look after {x}?',
      )
    : follow(mention, 'When do I prune {x}?', 'Is {x} toxic to dogs?', 'Does {x} grow in shade?');
  const say = (text: string, suggestions = usual): Answer | null =>
    text ? answerOf(text, source, suggestions.slice(0, 3)) : null;

  if (
    has('toxic') ||
    reading.traits.includes('pet-safe') ||
    reading.traits.includes('child-safe') ||
    isNear(reading)
  )
    return answerToxic(mention);
  if (reading.traits.includes('pots'))
    return say(
      perPlant(mention, potAdvice),
      follow(
        mention,
        'How often do I water {x}?',
        isEdible(plant) ? 'When do I harvest {x}?' : 'Is {x} hardy?',
      ),
    );
  if (has('depth')) return say(perPlant(mention, depthOf));
  if (has('spacing')) {
    const line = (one: KnownPlant): string | null => {
      const cm = one.catalogue?.spacingCm ?? one.calendar?.spacingCm;
      if (cm && one.catalogue?.layer === 'hedge')
        return `plant ${shortName(one)} ${cm} cm apart in the row, ${Number((100 / cm).toFixed(1))} to the metre.`;
      return cm
        ? `plant ${shortName(one)} ${cm} cm apart, ${Number((10_000 / cm ** 2).toFixed(1))} to the square metre.`
        : null;
    };
    const text = perPlant(mention, line);
    if (text) return say(text);
  }
  if (has('size'))
    return say(
      perPlant(mention, (one) =>
        one.catalogue
          ? `${shortName(one)} grows to ${metres(one.catalogue.heightM)} high and ${metres(one.catalogue.spreadM)} wide in ten years or less.`
          : one.calendar?.heightM
            ? `${shortName(one)} grows to about ${metres(one.calendar.heightM)}.`
            : null,
      ),
    );
  const suited = reading.traits.filter(
    (trait) =>
      ![
        'winter',
        'easy',
        'flowers',
        'vegetables',
        'fruits',
        'herbs',
        'hedge',
        'climber',
        'tree',
        'shrub',
        'bulb',
        'annual',
        'perennial',
        'grass',
        'fern',
        'aquatic',
        'tall',
        'short',
      ].includes(trait),
  );
  if (has('hardy') && !suited.some((trait) => ['shade', 'clay', 'chalk'].includes(trait))) {
    const text = perPlant(mention, (one) =>
      one.catalogue
        ? `${shortName(one)} is rated ${one.catalogue.hardiness}: it ${HARDINESS[one.catalogue.hardiness]}.`
        : (plantSentences(one, /frost|winter|cold|tender/)[0] ?? null),
    );
    if (text) return say(text);
  }
  if (suited.length > 0 && !has('when')) return say(perPlant(mention, (one) => suits(one, suited)));
  if (has('wildlife') && plant.catalogue)
    return say(
      perPlant(mention, (one) =>
        one.catalogue
          ? one.catalogue.wildlife.length > 0
            ? `${shortName(one)} is visited by ${joinAnd(one.catalogue.wildlife)}.`
            : `we have no visitors noted for ${shortName(one)}.`
          : null,
      ),
    );
  return answerAct(reading, mention, month, say, usual);
}

function answerAct(
  reading: Reading,
  mention: PlantMention,
  month: number,
  say: (text: string, suggestions?: string[]) => Answer | null,
  usual: string[],
): Answer | null {
  const plant = mention.plants[0]!;
  const isWhen = reading.asks.includes('when') || reading.months.length > 0;
  const order: readonly Act[] = [
    'prune',
    'feed',
    'water',
    'divide',
    'sow',
    'harvest',
    'flower',
    'plant',
    'grow',
  ];
  const isLifted =
    /\b(?:lift(?:ed|ing)?|dig (?:them |it )?up|dug up)\b/.test(reading.text) &&
    !mention.plants.some(isEdible);
  const act = isLifted ? 'lift' : order.find((one) => reading.acts.includes(one));
  if (act === 'lift')
    return say(
      perPlant(
        mention,
        (one) =>
          plantSentences(one, /\b(?:lift|dig up|store|frost has|winter wet)/)
            .slice(0, 2)
            .join(' ') ||
          `we have nothing noted about lifting ${shortName(one)}; ${hardinessOf(one) ?? 'leave it where it is'}.`,
      ),
    );
  if (act === undefined || act === 'grow') {
    if (mention.plants.length > 1 && !isWhen) {
      return say(
        `${perPlant(mention, (one) => describe(one).replace(/^.*?(?:\) | (?=grows|takes|likes))/, ''))}\n\nWhich of them do you have in mind?`,
        [
          ...firstPlants(mention)
            .slice(0, 2)
            .map((one) => `Tell me about ${shortName(one)}`),
          ...usual.slice(0, 1),
        ],
      );
    }
    if (isWhen) return say(perPlant(mention, (one) => namedTimes(one) || null) || overview(plant));
    return say(overview(plant));
  }
  if (act === 'sow' || act === 'plant' || act === 'harvest') {
    const asked =
      reading.months[0] ??
      (/\b(?:too late|too early|still|yet)\b/.test(reading.text) ? month : null);
    const line = (one: KnownPlant) => {
      const known = asked === null ? null : rightNow(one, act, asked);
      if (known) return `${shortName(one)}: ${known}`;
      const when = timesOf(one, act);
      if (when) return `${shortName(one)}: ${when}.`;
      if (act === 'sow')
        return `${shortName(one)} is not usually sown but planted: ${timesOf(one, 'plant') ?? 'in autumn or spring'}.`;
      return act === 'harvest' ? `we have no harvest noted for ${shortName(one)}.` : null;
    };
    // Where the calendar has a row of the name, that row is the verdict for all of it.
    const rows = mention.plants.filter((one) => one.calendar !== null);
    const judged = asked !== null && rows.length > 0 ? { ...mention, plants: rows } : mention;
    const text = perPlant(judged, line);
    const how =
      mention.plants.length === 1 && asked === null
        ? plantSentences(plant, PATTERNS[act]!).slice(0, 2).join(' ')
        : '';
    const rest =
      mention.plants.length === 1 && !isWhen && act !== 'harvest' ? namedTimes(plant) : '';
    return say([isWhen || asked !== null || !rest ? text : rest, how].filter(Boolean).join('\n\n'));
  }
  if (act === 'flower') {
    const text = perPlant(mention, (one) => {
      const when = timesOf(one, 'flower');
      return when ? `${shortName(one)} ${when}.` : null;
    });
    return say(text || overview(plant));
  }
  if (
    act === 'divide' &&
    /\b(?:mov(?:e|ing)|transplant\w*)\b/.test(reading.text) &&
    mention.plants.some(isWoody)
  )
    return say(perPlant(mention, (one) => moveOf(one, reading.months[0] ?? null)));
  const text = perPlant(
    mention,
    (one) =>
      plantSentences(one, PATTERNS[act]!).slice(0, 3).join(' ') ||
      (act === 'prune' ? (one.catalogue?.care ?? null) : null),
  );
  if (text) return say(text);
  const none = {
    prune:
      'We have no pruning noted for it, and most plants of its kind need only dead growth taken off.',
    water:
      'Water it well in its first summer, ten litres once a week in dry weather, and pots every day.',
    feed: 'We have no feeding noted for it; 5 cm of compost round it each spring is enough for most plants.',
    divide: ['perennial', 'grass', 'groundcover'].includes(plant.catalogue?.category ?? '')
      ? 'We have no dividing noted for it; clumps that flower in summer are usually divided in autumn, or in spring as growth begins.'
      : 'We have nothing noted about dividing or moving it.',
  }[act];
  return say(`${none}\n\n${describe(plant)}`);
}

const isWoody = ({ catalogue }: KnownPlant): boolean =>
  ['tree', 'shrub', 'hedging', 'climber'].includes(catalogue?.category ?? '');
/** When something woody is moved: leafless in winter, evergreen while the soil is warm. */
function moveOf(plant: KnownPlant, asked: number | null): string {
  const isEvergreen = plant.catalogue?.foliage.type === 'evergreen';
  const months = isEvergreen ? [10, 3, 4] : [11, 12, 1, 2];
  const verdict =
    asked === null
      ? ''
      : `${monthName(asked)} is ${months.includes(asked) ? 'a good time' : 'not the time'}: `;
  return `${shortName(plant)}: ${verdict}move it ${isEvergreen ? 'in October, or in March and April' : 'from November to February, while it has no leaves'}, with as large a ball of soil as you can carry, and water it through the next two summers.`;
}
const hardinessOf = (plant: KnownPlant): string | null =>
  plant.catalogue
    ? `it is rated ${plant.catalogue.hardiness} and ${HARDINESS[plant.catalogue.hardiness]}`
    : null;

/** The answer for a plant that the tables do not hold. */
export function answerUnheld(reading: Reading): Answer | null {
  const name = reading.unheld[0];
  if (!name) return null;
  const plain = name.replace(/y lilies$/, 'y lily');
  const isPoison = POISONOUS_UNHELD.includes(name);
  const asksHarm = reading.asks.includes('toxic') || reading.asks.includes('eat');
  const isLily =
    /\blil(?:y|ies)\b/.test(name) && !/\b(?:valley|peace|nile|peruvian|calla|arum)\b/.test(name);
  const safety =
    isLily && (reading.asks.includes('toxic') || /\bcats?\b/.test(reading.text))
      ? ' One thing I can say: true lilies are dangerous to cats, pollen included, so keep them out of a house or garden with one and ring a vet at once if a cat has touched them.'
      : '';
  const lookalike = asksHarm && LOOKALIKES[name] ? ` ${LOOKALIKES[name]}` : '';
  const poison =
    isPoison && (asksHarm || reading.acts.length === 0)
      ? ' It is well known to be poisonous, to people and to animals: eat no part of it, wear gloves when you handle it, and keep children and animals away.'
      : '';
  const untold =
    asksHarm && !isPoison && lookalike === '' && safety === ''
      ? ' With what may be eaten I do not guess: eat nothing that somebody who knows has not named for certain.'
      : '';
  const help = asksHarm
    ? ' If some has been eaten, ring NHS 111 for a person or your vet for an animal; in an emergency call 999.'
    : '';
  const isIllegal = /cannabis|marijuana|weed plant/.test(name);
  if (isIllegal)
    return answerOf(
      'That is not something we grow or can help with: it is illegal to grow without a licence in the United Kingdom. I am glad to help with anything for the garden.',
      [PAGES.calendar],
      ['What can I plant now?', 'What are easy herbs for pots?'],
    );
  return answerOf(
    `I hold no record of ${plain}, so I would be guessing${poison || lookalike ? ' about the rest' : ''}.${safety}${poison}${lookalike}${untold}${help} The Royal Horticultural Society (rhs.org.uk) will have it, and a designer can tell you in a call whether it suits your garden.`,
    [PAGES.calendar, PAGES.booking],
    ['What can I plant now?', 'What grows in shade?', 'Which plants like clay?'],
  );
}
