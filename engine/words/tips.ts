/** Advice for building this garden, in the order the work goes. */
import { capitalise, joinList, lowerFirst } from '../model/format.ts';
import { area } from '../geometry/region.ts';
import type { Area } from '../model/layout.ts';
import { PRACTICE } from '../model/practice.ts';
import { buildUpOf, isParking, isUndug } from '../quantities/build-ups.ts';
import type { WordFacts } from './facts.ts';
import { keptNames } from './kept-names.ts';
import { metres, plantName, pounds, squareMetres } from './say.ts';

const SOIL_TIPS = {
  clay: `Keep machines and boots off the clay when it is wet: work from boards, from late August to October, and spread ${PRACTICE.mulchCm} to ${PRACTICE.mulchMostCm} cm of compost on top instead of digging grit in`,
  loam: 'Strip and stack the topsoil before anything else: it is cheaper to keep than to buy',
  sandy:
    'Do the digging whenever you like, but plant in autumn: this light soil dries too fast in spring for plants to get away without watering',
  chalk:
    'Break the chalk to two spades deep where trees go and add compost, not manure; plant small and in autumn so that roots run before summer',
} as const;

const CHALK_WITHOUT_TREES =
  'Loosen the chalk a spade deep and add compost, not manure; plant small and in autumn so that roots run before summer';

/** What is done about the ground first: soil that nobody has told of is looked at, and none is kept where rubble lies. */
function soilTip({ input: { model, brief }, trees }: WordFacts): string {
  const { soil } = model.site;
  if (brief.said?.underfoot?.is === 'rubble')
    return 'Have the rubble dug out where beds and trees go before topsoil is brought in, and loosen what lies beneath with a fork';
  if (soil.from === 'assumed')
    return 'Dig a hole a spade deep in two or three places before anything is ordered: nobody has told us of the soil, and the planting is chosen for ordinary loam';
  if (soil.texture === 'chalk' && !trees.length) return CHALK_WITHOUT_TREES;
  if (soil.texture === 'loam' && model.savings?.includes('no-dig'))
    return 'Keep the topsoil that comes out from under the floors and spread it on the beds: it is cheaper to keep than to buy';
  return SOIL_TIPS[soil.texture];
}

/** First things first where nothing may be dug: what carries the weight, then floors and planters. */
function writeUndugTips(roof: boolean): string[] {
  return roof
    ? [
        'Have a structural engineer confirm what the roof carries, and the waterproofing tested, before anything is ordered; place the heaviest planters over walls and beams.',
        'Stand decking and planters on pads that leave every outlet clear and can be lifted for repairs; nothing is screwed through the membrane.',
        'Measure stairs, lift and doors before ordering: what will not go up in pieces needs a crane for a morning.',
        'Fill planters with light compost over a drainage mat, lead a drip line to each from the start, and tie what is taller than 1 m to the planter, not to the parapet.',
      ]
    : [
        'Sweep and wash the floor that is there and mend what rocks before anything is carried in; nothing is dug, and all of it can leave with you.',
        'Stand planters on feet, 50 mm clear of walls and air bricks, and check that every one drains away from the door.',
        `Fill planters with peat-free compost and ${PRACTICE.gritInPots} of grit, water them from a can or a drip line, and feed from April to August: roots in pots have nowhere else to go.`,
      ];
}

/** Made now, and neither there already nor left for later. */
const isLaid = ({ id, isKept, isLater, isGrass, isFloor }: Area): boolean =>
  !(isKept || isLater || isGrass || isFloor || id.startsWith('kept-'));

export function writeTips(facts: WordFacts): string[] {
  const { model, brief, costing } = facts.input;
  const { site, layout } = model;
  const tips: string[] = [],
    undug = isUndug(site);
  const { economies } = facts.input;
  if (economies && economies.changed.length > 4)
    tips.push(
      `The price counts on these economies: ${economies.changed.map((words) => lowerFirst(words).replace(/\.$/, '')).join('; ')}.`,
    );
  const kept = site.existing.filter((k) => k.kind === 'tree');
  if (kept.length)
    tips.push(
      `Fence off ${joinList(keptNames(kept))} at the spread of its branches before work starts; nothing is stored, driven or dug inside that line.`,
    );
  const fence = layout.areas.some((a) => a.kind === 'bed');
  if (undug) tips.push(...writeUndugTips(site.position === 'roof'));
  else tips.push(`${soilTip(facts)}.`);
  const atDoor = facts.areasOf('terrace').find(isLaid),
    atDoorM2 = squareMetres(atDoor ? area(atDoor.region) / 1e6 : 0);
  if (atDoor && !undug && !buildUpOf(atDoor.material)?.sealed)
    tips.push(
      `Finish the terrace ${PRACTICE.belowDampCourseMm} mm below the damp-proof course; its ${atDoorM2} take the rain where it falls and ask for a firm base rather than a fall.`,
    );
  else if (atDoor && !undug)
    tips.push(
      `Set the terrace ${PRACTICE.belowDampCourseMm} mm below the damp-proof course and fall its ${atDoorM2} away from the house at ${PRACTICE.fallOfPaving}${facts.bedM2 > 0 ? ', towards planting' : ''}.`,
    );
  if (layout.areas.some(isParking))
    tips.push(
      'Apply for the dropped kerb before the bay is dug, and build the bay last of the hard work: skips and pallets stand on it until then.',
    );
  if (site.slope !== 'level' && !undug)
    tips.push(
      site.levels?.fallMm || site.levels?.breaks?.length
        ? 'Have the levels you told us checked before the price is fixed: steps and edges that hold ground are drawn and priced by them.'
        : 'Have levels taken before the price is fixed: the ground was described as sloping, and a difference of 300 mm from the door to the far end already means a step or a retaining edge.',
    );
  const biggest = [...costing.phases].sort((a, b) => b.totalPence - a.totalPence)[0];
  if (biggest)
    tips.push(
      `If you build in stages, keep the first two together (${costing.phases
        .slice(0, 2)
        .map((p) => p.title.toLowerCase())
        .join(
          '; ',
        )}), because ${undug ? `everything is then carried ${site.position === 'roof' ? 'up' : 'in'}` : 'machines then come in'} once. The largest stage is ${biggest.title.toLowerCase()}, at ${pounds(biggest.totalPence)}.`,
    );
  const shade = facts.shadiestBedHours,
    sun = facts.sunniestBedHours;
  if (fence && !undug && sun - shade > 2)
    tips.push(
      `Set plants out in their pots bed by bed before digging a hole: the beds range from ${shade.toFixed(1)} to ${sun.toFixed(1)} hours of sun a day, and each list belongs to its own bed.`,
    );
  const tree = facts.trees[0];
  if (tree && undug)
    tips.push(
      `${capitalise(plantName(tree.plant.commonName))}: give it the largest planter, anchor the root ball in it rather than staking the trunk, and water it every other day in its first summer.`,
    );
  else if (tree)
    tips.push(
      `${capitalise(plantName(tree.plant.commonName))}: plant it first of all the planting, with the flare of the trunk at soil level, one low stake and ${PRACTICE.waterTreeLitres} litres of water a week through its first two summers.`,
    );
  if (facts.areasOf('pond').some(isLaid) && !undug)
    tips.push(
      'Dig the pond when the ground works are on site, check its rim with a level all the way round, and fill it with rainwater if you can store enough.',
    );
  // grass that stays is not bought
  const newGrassM2 = facts
    .areasOf('lawn')
    .filter(isLaid)
    .reduce((sum, { region }) => sum + area(region) / 1e6, 0);
  if (newGrassM2 > 0 && !model.savings?.includes('keep-lawn'))
    tips.push(
      `${model.savings?.includes('seed-lawn') ? `Sow the ${squareMetres(newGrassM2)} of lawn in September or April at ${PRACTICE.seedBareGrams} g a square metre and keep off it for eight weeks` : `Order turf only when the ground is raked and firmed; ${squareMetres(newGrassM2)} should be down within a day of delivery, from October to March for choice`}.`,
    );
  if (brief.household.wheelchair.value)
    tips.push(
      'Choose a table with 0.7 m clear under its top and no bar between its legs.',
      'Try every turn with the chair on a chalked-out plan before the sub-base goes down, and keep thresholds flush.',
    );
  const low = layout.furnishings.some((f) => f.kind === 'post-light' || f.kind === 'spike-light');
  if (low)
    tips.push(
      undug
        ? 'Run the cables for the lights in clips along the edge before planters stand in front of them, from a socket on a protected circuit.'
        : 'Lay ducts for the lights under paving and lawn before either is laid, whether or not the lights come in the first stage.',
    );
  tips.push(
    `${undug ? 'Measure the ground itself before you order' : 'Check the boundary lines against your deeds before fencing, and measure the plot itself'}: the plan is drawn at ${metres(facts.widthM)} by ${metres(facts.depthM)}${brief.shape.source.kind === 'assumed' ? ', which was assumed from what you told us' : ''}.`,
  );
  return tips.slice(0, 8);
}
