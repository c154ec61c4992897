/** Answers that look plants and work up by month and by wish: "what can I plant now", "what grows in shade on clay". */
import { assistantTopics } from '#content/assistant/topics.ts';
import { periodIncludes, periodStart } from '#content/calendar/periods.ts';
import { tasksOfMonth } from '#content/tasks/monthly-tasks.ts';
import { seasonOfMonth, tasksOfSeason } from '#content/tasks/seasonal-tasks.ts';
import {
  answerOf,
  type Answer,
  bullets,
  metres,
  PAGES,
} from '#server/features/assistant/answer.ts';
import { soilOf } from '#content/places/place-of.ts';
import { isPlantedIn } from '#server/features/assistant/plant-answers.ts';
import { townOf } from '#server/features/assistant/towns.ts';
import type { KnownPlant, Knowledge } from '#server/features/assistant/knowledge.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import {
  heightOf,
  isKind,
  type Trait,
  TRAIT_GROUPS,
  TRAIT_PHRASES,
  TRAIT_TESTS,
} from '#server/features/assistant/traits.ts';
import { joinAnd, monthName, monthRuns } from '#server/features/assistant/words.ts';

const FOUND = 7;
const LISTED = 8;
const SMALL_TREE_M = 5;
/** Of one kind in a mixed list, so that a border is more than perennials. */
const OF_A_KIND = 2;
export type SiteFacts = { soil: Trait | null; sun: Trait | null };

const isEdibleWish = (traits: readonly Trait[]): boolean =>
  traits.some((trait) => ['vegetables', 'fruits', 'herbs'].includes(trait));

/** "Wishes" as one phrase: "climbers for shade that keep their leaves". */
export function phrase(traits: readonly Trait[], colours: readonly string[]): string {
  const kinds = traits.filter(isKind).map((trait) => TRAIT_PHRASES[trait]);
  const others = traits
    .filter((trait) => !isKind(trait))
    .map((trait) => TRAIT_PHRASES[trait])
    .sort((a, b) => Number(b.startsWith('for ')) - Number(a.startsWith('for ')));
  return [
    kinds.length > 0 ? joinAnd(kinds) : 'plants',
    ...(others.length > 0 ? [joinAnd(others)] : []),
    ...(colours.length > 0 ? [`with ${joinAnd(colours, 'or')} flowers`] : []),
  ].join(' ');
}

/** A plant of a list: its name, height, flowers, and whether it keeps its leaves. */
export function lineOf(plant: KnownPlant): string {
  const { catalogue, calendar } = plant;
  const latin =
    plant.latin && plant.latin.toLowerCase() !== plant.name.toLowerCase()
      ? ` (${plant.latin})`
      : '';
  const height = catalogue?.heightM ?? calendar?.heightM ?? null;
  const facts = [
    height === null ? null : metres(height),
    catalogue &&
    catalogue.flower.months.length > 0 &&
    (!calendar || calendar.category === 'flowers')
      ? `flowers ${monthRuns(catalogue.flower.months)}`
      : null,
    catalogue?.foliage.type === 'evergreen' ? 'evergreen' : null,
    calendar && calendar.category !== 'flowers'
      ? `plant ${calendar.plantingPeriod.replace(/\s*-\s*/, ' to ')}`
      : null,
  ].filter((fact) => fact !== null);
  return `${plant.name}${latin}: ${facts.join(', ')}`;
}

/** Better plants first; never two of one genus while others are left. */
export function choosePlants(
  plants: readonly KnownPlant[],
  traits: readonly Trait[],
): KnownPlant[] {
  const score = (plant: KnownPlant): number => {
    const { catalogue, calendar } = plant;
    let points =
      (catalogue?.agm ? 3 : 0) + (calendar ? 1 : 0) + (catalogue?.wildlife.length ?? 0) * 0.2;
    // Plants that live by a wish come before those that only put up with it.
    if (traits.includes('shade') && catalogue && !catalogue.sun.includes('full-sun')) points += 4;
    if (traits.includes('wet') && catalogue?.soil.moisture.includes('wet')) points += 3;
    if (traits.includes('dry') && catalogue?.soil.moisture.includes('dry')) points += 2;
    if (traits.includes('clay') && catalogue?.tolerates.wetClay) points += 4;
    if (traits.includes('sandy') && catalogue && !catalogue.soil.textures.includes('clay'))
      points += 3;
    if (traits.includes('chalk') && catalogue && catalogue.soil.phMin >= 6) points += 3;
    if (traits.includes('full-sun') && catalogue?.sun.length === 1) points += 3;
    if (catalogue?.toxicity.pets === 'high' || catalogue?.toxicity.people === 'high') points -= 2;
    return points;
  };
  const ranked = plants
    .map((plant) => ({ plant, points: score(plant) }))
    .sort((a, b) => b.points - a.points || (a.plant.name < b.plant.name ? -1 : 1))
    .map(({ plant }) => plant);
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const isMixed = !traits.some(isKind);
  const first = ranked.filter((plant) => {
    const genus = plant.latin?.split(' ')[0] ?? plant.name;
    const kind = plant.catalogue?.category ?? plant.calendar!.category;
    const count = counts.get(kind) ?? 0;
    if (seen.has(genus) || (isMixed && count >= OF_A_KIND)) return false;
    seen.add(genus);
    counts.set(kind, count + 1);
    return true;
  });
  return [...first, ...ranked.filter((plant) => !first.includes(plant))];
}

/** Never given up: what kind of plant it is, and what must do no harm. */
const isFirm = (trait: Trait): boolean =>
  isKind(trait) || trait === 'pet-safe' || trait === 'child-safe';
/** The nearest wishes that something fulfils: half shade for shade first, then one wish after another less. */
function loosen(
  wishes: readonly Trait[],
  isMet: (wishes: readonly Trait[]) => boolean,
): Trait[] | null {
  const half = wishes.map((trait) => (trait === 'shade' ? 'partial-sun' : trait));
  const tries = [
    half,
    ...wishes
      .filter((trait) => !isFirm(trait))
      .flatMap((left) => [
        wishes.filter((trait) => trait !== left),
        half.filter((trait) => trait !== left),
      ])
      .toReversed(),
    wishes.filter(isFirm),
  ];
  return tries.find((some) => some.length > 0 && isMet(some)) ?? null;
}

/** The soil that is typical where a question says its garden is. */
function soilOfPlace(reading: Reading): Trait | null {
  const row =
    reading.place ??
    (/\b(?:in|near|at|around) \w+/.test(reading.typed) ? townOf(reading.typed)?.row : null) ??
    null;
  const texture = row && row.soilZones.length > 0 ? soilOf(row).zone.texture : null;
  return (
    (texture && (['clay', 'sandy', 'loam', 'chalk'] as const).find((one) => one === texture)) ||
    null
  );
}

/** Plants that are all that was wished for, with what to do when none is. */
export function answerWishes(
  reading: Reading,
  knowledge: Knowledge,
  site: SiteFacts,
): Answer | null {
  let traits = [...reading.traits];
  if (traits.includes('hedge') && traits.includes('tree'))
    traits = traits.filter((trait) => trait !== 'tree');
  if (traits.some((trait) => isKind(trait) && trait !== 'flowers') || reading.months.length > 0)
    traits = traits.filter((trait) => trait !== 'flowers');
  if (traits.includes('fruits') && traits.includes('tree'))
    traits = traits.filter((trait) => trait !== 'tree');
  if (traits.includes('shrub') && traits.includes('climber'))
    traits = traits.filter((trait) => trait !== 'shrub');
  const isInFlower =
    reading.months.length > 0 &&
    (reading.acts.includes('flower') ||
      reading.traits.includes('flowers') ||
      /\b(?:flower|bloom|colour|color|interest)\b/.test(reading.text));
  const local = soilOfPlace(reading);
  if (traits.length === 0 && reading.colours.length === 0 && !isInFlower && !local) return null;
  const isMine = /\b(?:my|our|here)\b/.test(reading.text);
  const added: Trait[] = [];
  const hasSoil = traits.some((trait) =>
    ['clay', 'sandy', 'loam', 'chalk', 'acid'].includes(trait),
  );
  if (local && !hasSoil) added.push(local);
  else if (
    isMine &&
    site.soil &&
    !traits.some((trait) => ['clay', 'sandy', 'loam', 'chalk', 'acid'].includes(trait))
  )
    added.push(site.soil);
  if (
    isMine &&
    site.sun &&
    !traits.some((trait) => ['shade', 'partial-sun', 'full-sun'].includes(trait))
  )
    added.push(site.sun);
  const all = [...traits, ...added];
  const isColour = /\b(?:interest|colour|color|berries|bark|leaves|look good)\b/.test(reading.text);
  const inMonths = (plant: KnownPlant) =>
    reading.months.length === 0 ||
    reading.months.some(
      (month) =>
        plant.catalogue?.flower.months.includes(month) ||
        periodIncludes(plant.calendar?.floweringPeriod, month) ||
        (isColour && plant.catalogue?.otherInterest?.months.includes(month)),
    );
  const isSmallTree =
    traits.includes('tree') &&
    /\b(?:small|tiny|compact|little|patio|courtyard|front)\b/.test(reading.text);
  const inColour = (plant: KnownPlant) =>
    reading.colours.length === 0 ||
    reading.colours.some((colour) =>
      plant.catalogue?.flower.colours.some((one) => one.includes(colour)),
    );
  // Edibles answer only when they are asked for, so that a shade bed is not filled with spinach.
  const isWanted = (plant: KnownPlant) =>
    isEdibleWish(traits) ||
    (traits.includes('pots') && !traits.some(isKind)
      ? true
      : plant.calendar?.category === 'flowers' ||
        (!plant.calendar && !['fruit', 'vegetable'].includes(plant.catalogue?.category ?? '')));
  const fits = (wishes: readonly Trait[]) =>
    knowledge.plants.filter(
      (plant) =>
        isWanted(plant) &&
        wishes.every((trait) => TRAIT_TESTS[trait](plant)) &&
        inMonths(plant) &&
        inColour(plant) &&
        (!isSmallTree || heightOf(plant) <= SMALL_TREE_M) &&
        (traits.includes('aquatic') || plant.catalogue?.category !== 'aquatic'),
    );
  const found = fits(all);
  const label = phrase(all, reading.colours);
  const when =
    reading.months.length > 0
      ? ` ${isColour ? 'at their best' : 'in flower'} in ${joinAnd(reading.months.map(monthName))}`
      : '';
  const caution =
    traits.includes('pet-safe') || traits.includes('child-safe')
      ? '\n\nThat is what our tables say, and no garden plant is food: please check anything you are unsure of with a vet or the RHS.'
      : '';
  const mine =
    local && added.includes(local)
      ? ` ${TRAIT_PHRASES[local].replace(/^for /, '').replace(/^./, (letter) => letter.toUpperCase())} is what is typical there; your own may differ.`
      : added.length > 0
        ? ` I took ${joinAnd(added.map((trait) => TRAIT_PHRASES[trait].replace(/^for /, '')))} from what you told us of your garden.`
        : '';
  if (found.length === 0) {
    const loose = loosen(all, (wishes) => fits(wishes).length > 0);
    const near = loose ? choosePlants(fits(loose), loose).slice(0, 5) : [];
    const text =
      near.length > 0
        ? `None of our plants is all of that at once (${label}). These come nearest, as ${phrase(loose!, reading.colours)}${when}:\n${bullets(near.map(lineOf))}${caution}`
        : `None of our plants is all of that at once (${label}${when}). A designer may know another way: you can book a first call.`;
    return answerOf(
      text,
      [PAGES.recommendations, PAGES.booking],
      ['What can I plant now?', 'Which plants are low maintenance?'],
    );
  }
  const chosen = choosePlants(found, all).slice(0, FOUND);
  const more =
    found.length > chosen.length
      ? ` There are ${found.length} in our tables; these are ${chosen.length} of the best.`
      : '';
  const pots = traits.includes('pots')
    ? ' Pots of 30 to 45 cm suit them, with a hole below and water every day in summer.'
    : '';
  // Only what something is left for is offered as the next question.
  const nexts: readonly (readonly [Trait, Trait, string])[] = [
    ['shade', 'evergreen', 'And which of them are evergreen?'],
    ['evergreen', 'pet-safe', 'And which are safe for dogs?'],
    ['clay', 'shade', 'And for shade?'],
    ['dry', 'bees', 'And which are good for bees?'],
  ];
  const isLeft = (wish: Trait) =>
    !all.includes(wish) &&
    fits([
      ...all.filter(
        (trait) => !TRAIT_GROUPS.some((group) => group.includes(trait) && group.includes(wish)),
      ),
      wish,
    ]).length > 0;
  const next = nexts
    .filter(([trait, wish]) => all.includes(trait) && isLeft(wish))
    .map(([, , question]) => question);
  return answerOf(
    `${label.charAt(0).toUpperCase()}${label.slice(1)}${when}:\n${bullets(chosen.map(lineOf))}\n\n${`${more}${mine}${pots}`.trim()}`.trim() +
      caution,
    isEdibleWish(traits) ? [PAGES.calendar] : [PAGES.recommendations, PAGES.designTool],
    [
      ...next,
      `Tell me about ${chosen[0]!.name}`,
      ...(isLeft('pots') ? ['And in pots?'] : []),
    ].slice(0, 3),
  );
}

const CATEGORIES = ['vegetables', 'fruits', 'herbs', 'flowers'] as const;

type Verb = 'Sow' | 'Plant' | 'Harvest';
const periodOf = (plant: KnownPlant, verb: Verb): string | null | undefined =>
  ({
    Sow: plant.calendar!.sowingPeriod,
    Plant: plant.calendar!.plantingPeriod,
    Harvest: plant.calendar!.harvestingPeriod,
  })[verb];
/** What of sowing, planting and harvesting a question asks about. */
function shownVerbs({ acts }: Reading): Verb[] {
  if (acts.includes('sow')) return ['Sow'];
  if (acts.includes('harvest')) return ['Harvest'];
  return acts.includes('plant') ? ['Sow', 'Plant'] : ['Sow', 'Plant', 'Harvest'];
}

/** Those whose time begins in the month first, and the categories by turns, so that a short list shows something of each. */
function inTurn(
  plants: readonly KnownPlant[],
  verb: Verb,
  months: readonly number[],
): KnownPlant[] {
  const rows = CATEGORIES.map((category) =>
    plants
      .filter((plant) => plant.calendar!.category === category)
      .toSorted(
        (a, b) =>
          Number(months.includes(periodStart(periodOf(b, verb)) ?? 0)) -
          Number(months.includes(periodStart(periodOf(a, verb)) ?? 0)),
      ),
  );
  const longest = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, i) =>
    rows.map((row) => row[i]).filter((plant) => plant !== undefined),
  ).flat();
}

const UNCALENDARED: readonly Trait[] = [
  'tree',
  'hedge',
  'shrub',
  'bulb',
  'climber',
  'perennial',
  'groundcover',
  'grass',
  'fern',
  'annual',
  'aquatic',
];
/** "What trees can I plant in November?": the calendar holds none, but the catalogue knows when each goes in. */
function answerKindInMonth(
  kind: Trait,
  wanted: readonly number[],
  reading: Reading,
  knowledge: Knowledge,
): Answer {
  const wishes = reading.traits.filter(
    (trait) =>
      trait !== 'flowers' &&
      !(['vegetables', 'fruits', 'herbs', 'winter'] as const).some((one) => one === trait) &&
      (trait === kind || !isKind(trait)),
  );
  const all = knowledge.plants.filter((plant) =>
    wishes.every((trait) => TRAIT_TESTS[trait](plant)),
  );
  const found = choosePlants(
    all.filter((plant) => wanted.some((month) => isPlantedIn(plant, month))),
    wishes,
  ).slice(0, FOUND);
  const name = joinAnd(wanted.map(monthName));
  const label = phrase(wishes, []);
  const rule = assistantTopics.find(
    (topic) => topic.id === (kind === 'bulb' ? 'bulbs' : 'plant-tree'),
  )!;
  const why = ['bulb', 'tree', 'hedge', 'shrub'].includes(kind) ? `\n\n${rule.text}` : '';
  if (found.length === 0)
    return answerOf(
      `${name} is not the time for ${label} in our tables.${why}`,
      [rule.source, PAGES.recommendations],
      [
        `What can I plant in ${monthName(wanted[0]!)}?`,
        `What jobs are there in ${monthName(wanted[0]!)}?`,
      ],
    );
  return answerOf(
    `${label.charAt(0).toUpperCase()}${label.slice(1)} to plant in ${name}:\n${bullets(found.map(lineOf))}${why}`,
    [PAGES.recommendations, rule.source],
    [`Tell me about ${found[0]!.name}`, `What can I plant in ${monthName(wanted[0]!)}?`],
  );
}

/** What to sow, plant and harvest in a month, by the planting calendar. */
export function answerMonth(
  reading: Reading,
  knowledge: Knowledge,
  month: number,
  site: SiteFacts,
): Answer {
  const wanted = reading.months.length > 0 ? reading.months : [month];
  const kind = UNCALENDARED.find((trait) => reading.traits.includes(trait));
  if (
    kind &&
    !isEdibleWish(reading.traits) &&
    !reading.acts.includes('sow') &&
    !reading.acts.includes('harvest')
  )
    return answerKindInMonth(kind, wanted, reading, knowledge);
  const asked = CATEGORIES.filter((category) => reading.traits.includes(category));
  const others = reading.traits.filter(
    (trait) =>
      !(CATEGORIES as readonly string[]).includes(trait) &&
      !['winter', 'easy', 'hedge', 'tree', 'shrub', 'bulb'].includes(trait),
  );
  const isMine = /\b(?:my|our)\b/.test(reading.text);
  const wishes = [
    ...others,
    ...(isMine &&
    site.soil &&
    !others.some((trait) => ['clay', 'sandy', 'loam', 'chalk'].includes(trait))
      ? [site.soil]
      : []),
    ...(reading.traits.includes('easy') ? ['easy' as const] : []),
  ];
  const plants = knowledge.plants.filter(
    (plant) =>
      plant.calendar &&
      (asked.length === 0 || asked.includes(plant.calendar.category)) &&
      wishes.every((trait) => TRAIT_TESTS[trait](plant)),
  );
  const inMonth = (text: string | null | undefined) =>
    wanted.some((one) => periodIncludes(text, one));
  const one = (['sow', 'harvest'] as const).find((act) => reading.acts.includes(act));
  const shown = shownVerbs(reading)
    .map((verb) => [verb, plants.filter((plant) => inMonth(periodOf(plant, verb)))] as const)
    .filter(([, list]) => list.length > 0);
  const name = wanted.length > 1 ? joinAnd(wanted.map(monthName)) : monthName(wanted[0]!);
  const what = `${wishes.length > 0 ? ` (${joinAnd(wishes.map((trait) => TRAIT_PHRASES[trait]))})` : ''}`;
  const source = [PAGES.calendar];
  const other = asked.includes('flowers') ? 'vegetables' : 'flowers';
  const verbs = shownVerbs(reading);
  const hasMore = knowledge.plants.some(
    (plant) =>
      plant.calendar?.category === other &&
      wishes.every((trait) => TRAIT_TESTS[trait](plant)) &&
      verbs.some((verb) => inMonth(periodOf(plant, verb))),
  );
  const suggestions = [
    `What jobs are there in ${monthName(wanted[0]!)}?`,
    `What about ${monthName((wanted.at(-1)! % 12) + 1)}?`,
    ...(hasMore ? [other === 'flowers' ? 'And flowers?' : 'And vegetables?'] : []),
  ];
  if (shown.length === 0)
    return answerOf(
      `Our calendar has nothing to ${one ?? 'sow or plant'} in ${name}${asked.length > 0 ? ` among ${joinAnd(asked)}` : ''}${what}. ${tasksOfMonth(wanted[0]!)[0]!.task}`,
      source,
      suggestions,
    );
  const text = shown
    .map(
      ([verb, list]) =>
        `${verb}: ${inTurn(list, verb, wanted)
          .slice(0, LISTED)
          .map((plant) => plant.name.replace(/ \((.*)\)/, ', $1'))
          .join('; ')}${list.length > LISTED ? ` and ${list.length - LISTED} more` : ''}.`,
    )
    .join('\n');
  return answerOf(
    `In ${name}${what}:\n${bullets(text.split('\n'))}\n\nThe planting calendar has the whole list with what each plant wants.`,
    source,
    suggestions,
  );
}

/** What there is to do in a month. */
export function answerTasks(reading: Reading, month: number): Answer {
  const wanted = reading.months[0] ?? month;
  if (reading.months.length === 3) {
    const season = seasonOfMonth(reading.months[0]!);
    return answerOf(
      `The four jobs of ${season}:\n${bullets(tasksOfSeason(season).map((task) => task.task))}`,
      [PAGES.tips],
      ['What can I plant now?', `What jobs are there in ${monthName(wanted)}?`],
    );
  }
  return answerOf(
    `What ${monthName(wanted)} asks for, the pressing work first:\n${bullets(tasksOfMonth(wanted).map((task) => task.task))}`,
    [PAGES.tips, PAGES.calendar],
    [
      `What can I plant in ${monthName(wanted)}?`,
      `What jobs are there in ${monthName((wanted % 12) + 1)}?`,
    ],
  );
}
