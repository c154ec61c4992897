/** What to do in each month in a garden of south-east England: four tasks a month, twelve months. */
import type { Priority, TaskCategory } from './seasonal-tasks.ts';

export type MonthlyTask = {
  id: string;
  /** 1 to 12. */ month: number;
  task: string;
  priority: Priority;
  category: TaskCategory;
};

const YEAR: readonly (readonly [Priority, TaskCategory, string])[][] = [
  [
    [
      'high',
      'pruning',
      'Prune apples and pears while they are bare: dead, crossing and crowded wood first, then step back before you take more.',
    ],
    [
      'medium',
      'planting',
      'Plant bare-root hedging and fruit in any mild spell, and heel it into a trench of moist soil if frost stops the work.',
    ],
    [
      'medium',
      'edible',
      'Stand seed potatoes in egg boxes in a light, frost-free room from the end of the month.',
    ],
    [
      'low',
      'planning',
      'Walk round at noon and mark where the sun falls. In January the shadows are at their longest, and they tell you where a seat would be cold.',
    ],
  ],
  [
    [
      'high',
      'pruning',
      'Cut autumn raspberries to the ground, prune late-flowering clematis to a pair of fat buds at knee height, and shorten wisteria spurs to two or three buds.',
    ],
    [
      'medium',
      'care',
      'Cut down grasses and old perennial stems before the new shoots reach the shears, and lay the stems in a loose pile for what sleeps inside.',
    ],
    [
      'medium',
      'planting',
      'Lift and split snowdrops as the flowers fade, while the leaves are green.',
    ],
    [
      'low',
      'edible',
      'Sow broad beans in pots or under cloches, and chillies and aubergines on a heated sill.',
    ],
  ],
  [
    [
      'high',
      'soil',
      'Weed the borders and mulch them with 5 cm of compost while the soil still holds the winter rain. Keep off clay that sticks to your boots.',
    ],
    [
      'high',
      'pruning',
      'Prune bush roses to an outward bud, and cut dogwoods grown for their stems hard back before the leaves come.',
    ],
    [
      'medium',
      'edible',
      'Plant onion sets and, at the end of the month, first early potatoes. Sow peas, parsnips and spinach once the soil has lost its chill.',
    ],
    [
      'medium',
      'lawn',
      'Make the first cut with the blades set high, on a dry day, and re-cut the edges.',
    ],
  ],
  [
    [
      'high',
      'protection',
      'Watch the forecast: fleece over fruit blossom and early potatoes on clear nights, and off again by breakfast so that bees can reach the flowers.',
    ],
    [
      'high',
      'planting',
      'Sow hardy annuals such as calendula and cornflower where they are to flower, and beetroot, carrots and chard in the kitchen garden.',
    ],
    [
      'medium',
      'care',
      'Put supports round peonies, delphiniums (poisonous: wear gloves) and other tall perennials while they are still short enough to hide them.',
    ],
    [
      'medium',
      'lawn',
      'Mend bare patches: scratch the soil, sow, firm with a board, and keep moist until the seed is up.',
    ],
  ],
  [
    [
      'high',
      'protection',
      'Harden tender plants off for ten days before they go out. In London that is often the middle of May; in a frosty valley in Kent or Surrey wait until the end of it.',
    ],
    [
      'high',
      'edible',
      'Plant out tomatoes, courgettes and beans once nights stay above 8 degrees, and earth up potatoes.',
    ],
    [
      'medium',
      'pruning',
      'Cut a third off half the stems of late asters and sedums at the end of the month, and they stand up unaided and flower longer.',
    ],
    [
      'low',
      'lawn',
      'Let some of the grass grow: a patch left from now to July costs nothing and feeds more bees than a packet of seed.',
    ],
  ],
  [
    [
      'high',
      'water',
      "Give this year's trees 20 litres once a week and leave them alone in between. A daily sprinkle teaches roots to stay at the top.",
    ],
    [
      'medium',
      'care',
      'Shear hardy geraniums and catmint to the ground as the first flowers go over, water them, and they come again in August.',
    ],
    [
      'medium',
      'edible',
      'Nip the side shoots from cordon tomatoes, net the strawberries, and stop cutting asparagus at midsummer.',
    ],
    [
      'medium',
      'protection',
      'Look under the leaves of lilies and asparagus for red beetles, and over the roses for greenfly. A thumb is quicker than a spray.',
    ],
  ],
  [
    [
      'high',
      'water',
      'Water pots each evening and borders only where plants are new. Collect what you can: a 200 litre butt fills in one summer storm.',
    ],
    [
      'medium',
      'pruning',
      'Prune wisteria, and plums and cherries on a dry day, since their wounds heal cleanly now.',
    ],
    [
      'medium',
      'edible',
      'Pick beans and courgettes every other day, lift garlic when half its leaves are yellow, and sow chard and beetroot for autumn.',
    ],
    [
      'low',
      'lawn',
      'Raise the mower to 5 cm in a drought. Brown grass is asleep, and wakes with the rain.',
    ],
  ],
  [
    [
      'medium',
      'pruning',
      "Cut lavender back as the colour goes, into this year's growth and never into bare wood, and trim hedges once you are sure that no nest is in use.",
    ],
    [
      'medium',
      'care',
      'Take cuttings of pelargoniums, penstemons and rosemary: 8 cm long, below a leaf joint, round the edge of a pot of gritty compost.',
    ],
    [
      'medium',
      'edible',
      'Stop cordon tomatoes above the fourth truss, and cut potato tops down at the first brown spots of blight.',
    ],
    [
      'low',
      'planning',
      'Order spring bulbs and note the gaps. August is when a border shows what it lacks.',
    ],
  ],
  [
    [
      'high',
      'planting',
      'Plant daffodils, crocuses and small bulbs at three times their own depth, and perennials while the ground is warm.',
    ],
    [
      'high',
      'lawn',
      'Rake out the thatch, spike what is compacted, and sow thin places: the soil is warm, the nights are damp and the weeds are tired.',
    ],
    [
      'medium',
      'edible',
      'Pick apples when they part from the spur with half a turn, and cure squashes in the sun.',
    ],
    [
      'low',
      'wildlife',
      'Net the pond before the leaves fall, and leave seed heads of teasel, coneflower and sunflower for the finches.',
    ],
  ],
  [
    [
      'high',
      'soil',
      'Spread 5 to 8 cm of compost over heavy clay while it is still moist and warm, and let the worms take it down.',
    ],
    [
      'high',
      'planting',
      'Move and plant trees, shrubs and hedges in pots. A plant that roots in October hardly notices the next dry summer.',
    ],
    [
      'medium',
      'protection',
      'Bring pelargoniums and other tender plants under cover, and lift dahlias from wet clay once frost has blackened the leaves.',
    ],
    [
      'medium',
      'wildlife',
      'Rake leaves off grass and paths into a wire cage for leaf mould, and leave them lying under hedges.',
    ],
  ],
  [
    [
      'high',
      'planting',
      'Plant tulips, 15 cm deep, and begin with bare-root trees, roses and hedging, which arrive from the nurseries now.',
    ],
    [
      'medium',
      'pruning',
      'Shorten tall roses by a third against wind-rock, and check the ties of young trees.',
    ],
    [
      'medium',
      'protection',
      'Raise pots on feet, wrap the ones that would crack, and lag the outside tap.',
    ],
    [
      'medium',
      'edible',
      "Plant garlic where the soil drains, sow broad bean 'Aquadulce Claudia' under fleece, and mulch rhubarb with manure.",
    ],
  ],
  [
    [
      'medium',
      'pruning',
      'Prune vines, birches and Japanese maples before the turn of the year, for later their cuts bleed.',
    ],
    [
      'medium',
      'wildlife',
      'Keep feeders full and a bowl of water free of ice, and leave the ivy berries for the blackbirds.',
    ],
    [
      'medium',
      'protection',
      'Knock wet snow off evergreens before it splays them, and keep off frozen grass, since every footprint turns brown.',
    ],
    [
      'low',
      'planning',
      'Choose fruit trees and roses from the catalogues, and book spring work while there is still a choice of dates.',
    ],
  ],
];

export const monthlyTasks: readonly MonthlyTask[] = YEAR.flatMap((tasks, index) =>
  tasks.map(([priority, category, task], place) => ({
    id: `month-${index + 1}-${place + 1}`,
    month: index + 1,
    task,
    priority,
    category,
  })),
);

/** The tasks of a month, 1 to 12. */
export const tasksOfMonth = (month: number): MonthlyTask[] =>
  monthlyTasks.filter((task) => task.month === month);
