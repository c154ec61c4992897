/** Four tasks for each season of a garden in south-east England, the pressing ones first. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const TASK_CATEGORIES = [
  'protection',
  'soil',
  'planting',
  'care',
  'water',
  'pruning',
  'edible',
  'wildlife',
  'lawn',
  'planning',
] as const;
export type TaskCategory = (typeof TASK_CATEGORIES)[number];
export const TASK_CATEGORY_LABELS: Record<TaskCategory, string> = {
  protection: 'Protection',
  soil: 'Soil',
  planting: 'Planting',
  care: 'Plant care',
  water: 'Watering',
  pruning: 'Pruning',
  edible: 'Kitchen garden',
  wildlife: 'Wildlife',
  lawn: 'Lawn',
  planning: 'Planning',
};
export type SeasonalTask = {
  id: string;
  task: string;
  priority: Priority;
  season: Season;
  category: TaskCategory;
};

export const seasonalTasks: readonly SeasonalTask[] = [
  {
    id: 'spring-slugs-and-frost',
    season: 'spring',
    priority: 'high',
    category: 'protection',
    task: 'Go round with a torch after rain and lift slugs off new shoots, and keep fleece by the door: a frost in April or early May takes blossom and anything tender in one night.',
  },
  {
    id: 'spring-weed-and-mulch',
    season: 'spring',
    priority: 'high',
    category: 'soil',
    task: 'Weed while roots still come out whole, then spread 5 cm of compost over borders that are moist. A mulch on dry ground keeps it dry.',
  },
  {
    id: 'spring-planting',
    season: 'spring',
    priority: 'medium',
    category: 'planting',
    task: 'In March and April plant onion sets, shallots, first early potatoes and summer bulbs, and sow hardy annuals and herbs where they are to flower.',
  },
  {
    id: 'spring-tie-feed-divide',
    season: 'spring',
    priority: 'medium',
    category: 'care',
    task: 'Tie climbers in while the stems still bend, feed roses and hungry shrubs, and lift and split any perennial that flowered less last year than the year before.',
  },
  {
    id: 'summer-water',
    season: 'summer',
    priority: 'high',
    category: 'water',
    task: 'Water what was planted this year, and pots, before anything else. Early or late in the day, slowly, from the butt or with cooled washing-up water.',
  },
  {
    id: 'summer-deadhead',
    season: 'summer',
    priority: 'medium',
    category: 'care',
    task: 'Take spent flowers off bedding, roses and repeat-flowering perennials twice a week, and the plants keep trying.',
  },
  {
    id: 'summer-prune',
    season: 'summer',
    priority: 'medium',
    category: 'pruning',
    task: 'Shorten the whippy growths of wisteria to five or six leaves in July or August, and prune trained apples and pears. Look through a hedge for nests before any cut.',
  },
  {
    id: 'summer-harvest',
    season: 'summer',
    priority: 'low',
    category: 'edible',
    task: 'Pick beans and courgettes every other day, nip side shoots out of cordon tomatoes, and run a hoe between the rows on a dry morning.',
  },
  {
    id: 'autumn-plant',
    season: 'autumn',
    priority: 'high',
    category: 'planting',
    task: 'Plant trees, shrubs and perennials while the soil is warm, and daffodils and crocuses by the end of October. Tulips are better for waiting until November.',
  },
  {
    id: 'autumn-divide-move',
    season: 'autumn',
    priority: 'medium',
    category: 'care',
    task: 'Divide summer-flowering perennials, and move an evergreen that stands in the wrong place with as large a ball of soil as two people can carry.',
  },
  {
    id: 'autumn-leaves',
    season: 'autumn',
    priority: 'medium',
    category: 'wildlife',
    task: 'Rake leaves off the lawn, net the pond, and let the heap rot down for leaf mould. Leave a drift under the hedge for hedgehogs and beetles.',
  },
  {
    id: 'autumn-lawn-and-tender',
    season: 'autumn',
    priority: 'medium',
    category: 'lawn',
    task: 'Scarify the lawn in September, spike the hard places and sow the thin ones, give it no feed but one low in nitrogen where it is worn, and bring tender plants under cover before the first frost.',
  },
  {
    id: 'winter-prune',
    season: 'winter',
    priority: 'high',
    category: 'pruning',
    task: 'Prune apples and pears on a dry day, and shorten tall roses by a third so that gales do not rock them loose. Leave plums and cherries for summer, when silver leaf is not about.',
  },
  {
    id: 'winter-bare-root',
    season: 'winter',
    priority: 'medium',
    category: 'planting',
    task: 'Plant bare-root trees, hedges and roses whenever the ground is neither frozen nor sodden. They cost less than potted ones and soon overtake them.',
  },
  {
    id: 'winter-protect',
    season: 'winter',
    priority: 'medium',
    category: 'protection',
    task: 'Stand pots on feet and wrap those that would crack, put fleece over what is tender, keep the bird feeders full and one patch of water open.',
  },
  {
    id: 'winter-plan',
    season: 'winter',
    priority: 'low',
    category: 'planning',
    task: 'Draw up what you want changed and book early. Most garden work is asked for in March and April, when diaries are already full.',
  },
];

/** The season of a month, 1 to 12: spring March to May, summer June to August, autumn September to November, winter the rest. */
export function seasonOfMonth(month: number): Season {
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  if (month >= 9 && month <= 11) return 'autumn';
  return 'winter';
}

/** A season's four tasks, in the order in which they matter. */
export const tasksOfSeason = (season: Season): SeasonalTask[] =>
  seasonalTasks.filter((task) => task.season === season);
