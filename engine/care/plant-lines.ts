/** The lines of one garden's plants: each plant's own work, and what its care group adds, joined where plants share it. */
import { joinList, lowerFirst } from '../model/format.ts';
import type { CareGroup, CareKind, CareLine } from '../model/care.ts';
import { CROWDED, NEST_WORDS } from '../model/care-words.ts';
import type { Plant } from '../model/plant.ts';
import { plantName } from '../words/say.ts';
import { type OwnWork, ownWork } from './own-care.ts';
import { bansIn } from './own-months.ts';
import { WORK } from './read-work.ts';
import { mayHoldNests, wearFor } from './safety.ts';

export type Grown = { plant: Plant; count: number };
type Task = {
  plant: Plant;
  month: number;
  kind: CareKind;
  /** With {names} where plants share it, else the plant's own sentence. */
  words: string;
  isOwn: boolean;
  every: number;
  fromYear: number;
  toYear: number | null;
  tools: readonly string[];
};

/** Shares of a plant's minutes in a year. */
const WEIGHT: Record<CareKind, number> = {
  plant: 0,
  water: 1,
  cut: 4,
  clear: 3,
  deadhead: 3,
  divide: 4,
  stake: 2,
  tie: 2,
  feed: 1,
  mulch: 2,
  protect: 2,
  watch: 1,
  garden: 0,
};
const OWN_TOOLS: Record<CareKind, readonly string[]> = {
  plant: ['spade'],
  water: ['watering can'],
  cut: ['secateurs'],
  clear: ['secateurs', 'barrow'],
  deadhead: ['secateurs'],
  divide: ['fork', 'spade'],
  stake: ['canes', 'soft twine'],
  tie: ['soft twine'],
  feed: [],
  mulch: ['spade', 'barrow'],
  protect: ['fleece'],
  watch: [],
  garden: [],
};
/** Work of a group that gives way to the plant's own care, where that speaks of any of these. */
const GIVES_WAY: Partial<Record<CareKind, readonly CareKind[]>> = {
  cut: ['cut', 'clear'],
  clear: ['clear'],
  deadhead: ['deadhead', 'cut'],
};

/** Work that touches nothing. */
const LEAVES_ALONE = /^(?:Leave|Mark|Let|Hold|Keep surrounding)\b/;

/** Groups that are gone over whole, not stem by stem. */
const SHEARED: ReadonlySet<CareGroup> = new Set([
  'lavender',
  'heath',
  'mat-trim',
  'grey-spring',
  'shrub-clipped',
]);

/** What its own words name, else what the work is done with. */
function ownTools(plant: Plant, kind: CareKind, words: string): readonly string[] {
  if (kind === 'plant' && plant.category === 'bulb') return ['trowel'];
  if (/(?<!never burn or )\bshears?\b|^(?:clip|trim) the whole/i.test(words)) return ['shears'];
  if (/\bsaw\b/.test(words)) return ['saw'];
  if (/\bfingers|\bby hand\b|^(?:comb|tug|pull|peel|gather|twist|snap)\b/i.test(words)) return [];
  if (kind === 'protect' && /\bcompost\b/.test(words)) return ['spade', 'barrow'];
  if (/\bnet\b/i.test(words) && kind === 'protect') return ['net'];
  if (/^straw|\bstraw\b/.test(words) && kind === 'protect') return ['straw'];
  if (kind === 'cut' && SHEARED.has(plant.careGroup)) return ['shears'];
  if (kind === 'cut' && plant.category === 'hedging' && !/secateurs/.test(words))
    return ['hedge trimmer', 'shears'];
  if (kind === 'cut' && plant.category === 'tree') return ['secateurs', 'pruning saw'];
  return OWN_TOOLS[kind];
}

const WOODY: ReadonlySet<Plant['category']> = new Set([
  'tree',
  'shrub',
  'hedging',
  'climber',
  'fruit',
]);
/** Woody all the same, and cut in their first year. */
const CUT_AT_ONCE: ReadonlySet<CareGroup> = new Set([
  'clematis-2',
  'clematis-3',
  'grey-light',
  'grey-spring',
  'heath',
  'lavender',
  'raspberry',
  'rose-bush',
  'salvia-shrubby',
  'shrub-late',
]);

/** A plant's own work in the years in which it is due: clumps grow before they are split, and what is woody is left its first year. */
function settled(plant: Plant, work: OwnWork): OwnWork {
  if (work.kind === 'divide' && work.every === 1) return { ...work, fromYear: 3 };
  const isLeft =
    work.kind === 'cut' && WOODY.has(plant.category) && !CUT_AT_ONCE.has(plant.careGroup);
  return isLeft && work.toYear === null ? { ...work, fromYear: Math.max(2, work.fromYear) } : work;
}

const KNOWN = new WeakMap<Plant, Task[]>();
/** All the work of a plant in its year: its own care first, then what its group adds and its own care does not speak of. Read once a plant. */
export function tasksOf(plant: Plant): Task[] {
  const known = KNOWN.get(plant) ?? readTasks(plant);
  KNOWN.set(plant, known);
  return known;
}

function readTasks(plant: Plant): Task[] {
  const own = ownWork(plant).map((work) => settled(plant, work));
  const bans = bansIn(plant.care);
  const spoken = new Set(own.map((work) => work.kind));
  // what was cut in winter has nothing left to clear
  if (own.some(({ kind, months }) => kind === 'cut' && months.some((month) => month <= 4)))
    spoken.add('clear');
  const { jobs } = WORK[plant.careGroup];
  return [
    ...own.flatMap(({ months, kind, words, ...years }) =>
      months.map((month) => ({
        plant,
        month,
        kind,
        words,
        isOwn: true,
        ...years,
        tools: ownTools(plant, kind, words),
      })),
    ),
    ...jobs.flatMap(({ month: said, ...job }): Task[] => {
      const month = said ?? plant.flower.months.at(-1) ?? 7;
      const givesWay = (GIVES_WAY[job.kind] ?? [job.kind]).some((kind) => spoken.has(kind));
      const isCut = job.kind === 'cut' || job.kind === 'clear' || job.kind === 'deadhead';
      const isBanned =
        (isCut && (bans.isWhole || bans.months.has(month))) ||
        (job.kind === 'divide' &&
          /\b(?:hates|resents|do not split|undisturbed|for years|never dig)\b/.test(plant.care));
      return givesWay || isBanned ? [] : [{ plant, month, isOwn: false, ...job }];
    }),
  ];
}

const ORDINAL = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
/** "every third year", "in the first year", "every year from the second". */
export function oftenIn({
  kind,
  every,
  fromYear,
  toYear,
}: Pick<Task, 'kind' | 'every' | 'fromYear' | 'toYear'>): string {
  if (kind === 'divide' && every === 1) return CROWDED;
  if (toYear !== null && toYear === fromYear) return `in the ${ORDINAL[toYear] ?? toYear} year`;
  if (toYear !== null) return `every year to the ${ORDINAL[toYear] ?? toYear}`;
  if (every > 1) return `every ${ORDINAL[every] ?? `${every}th`} year`;
  return fromYear > 1 ? `every year from the ${ORDINAL[fromYear] ?? fromYear}` : 'every year';
}

/** Minutes as they are said: in fives, and no less than five. */
export const roundMinutes = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5);

/** "catmint, sedum and 3 more": names past the eighth are counted. */
function namesIn(plants: readonly string[]): string {
  return plants.length > 9
    ? joinList([...plants.slice(0, 8), `${plants.length - 8} more`])
    : joinList([...plants]);
}

/** The lines of all plants, unsorted. Work that reads the same and is worn for the same is one line. */
export function plantLines(grown: readonly Grown[]): CareLine[] {
  const groups = new Map<
    string,
    { task: Task; plants: string[]; minutes: number; wear: string[]; nests: boolean }
  >();
  for (const { plant, count } of grown) {
    const tasks = tasksOf(plant);
    const shares = tasks.reduce((sum, { kind, every }) => sum + WEIGHT[kind] / every, 0);
    const total = plant.minutesPerYear * count;
    for (const task of tasks) {
      const isLeft = task.kind === 'watch' && LEAVES_ALONE.test(task.words);
      const wear = isLeft ? [] : wearFor(plant, task.kind);
      const nests = mayHoldNests(plant, task.kind, task.month) && !/\bnest/.test(task.words);
      const key = [task.month, task.words, wear.join(), nests, oftenIn(task)].join('|');
      const found = groups.get(key) ?? { task, plants: [], minutes: 0, wear, nests };
      const name = plantName(plant.commonName);
      if (!found.plants.includes(name)) found.plants.push(name);
      found.minutes += shares > 0 ? (total * WEIGHT[task.kind]) / shares : 0;
      groups.set(key, found);
    }
  }
  return [...groups.values()].map(({ task, plants, minutes, wear, nests }) => {
    const names = namesIn(plants);
    const sentence = task.isOwn
      ? `${names.charAt(0).toUpperCase()}${names.slice(1)}: ${lowerFirst(task.words)}.`
      : `${task.words.replaceAll('{names}', names)}.`;
    const said = wear.filter((one) => !isSaid(one, task.words));
    return {
      month: task.month,
      kind: task.kind,
      words: [
        sentence,
        ...(said.length ? [`Wear ${joinList(wear)}.`] : []),
        ...(nests ? [NEST_WORDS] : []),
      ].join(' '),
      label: names,
      isOwn: task.isOwn,
      plants,
      tools: [...new Set([...task.tools, ...wear.filter((one) => !one.startsWith('a '))])],
      minutes: roundMinutes(minutes),
      times: 1,
      often: oftenIn(task),
      fromYear: task.fromYear,
      toYear: task.toYear,
    };
  });
}

/** True where a plant's own words name what to wear already. */
const isSaid = (worn: string, words: string): boolean =>
  worn.endsWith('gloves')
    ? /\bgloves\b/.test(words)
    : worn === 'eye protection'
      ? /\b(?:goggles|glasses|eyes)\b/.test(words)
      : /\bmask\b/.test(words);
