/** Advice for building this garden, in the order the work goes. */
import { area } from '../geometry/region.ts';
import type { WordFacts } from './facts.ts';
import { capital, list, metres, plantName, pounds, squareMetres } from './say.ts';

const SOIL_TIPS = {
  clay: 'Keep machines and boots off the clay when it is wet: work from boards, dig from late August to October, and fork grit and compost into the top 200 mm rather than digging it over',
  loam: 'Strip and stack the topsoil before anything else; it is good loam and cheaper to keep than to buy',
  sandy: 'Do the digging whenever you like, but plant in autumn: this light soil dries too fast in spring for plants to get away without watering',
  chalk: 'Break the chalk to two spades deep where trees go and add compost, not manure; plant small and in autumn so that roots run before summer',
} as const;

export function writeTips(facts: WordFacts): string[] {
  const { model, brief, costing } = facts.input;
  const { site, layout } = model;
  const tips: string[] = [];
  const { economies } = facts.input;
  if (economies && economies.changed.length > 4) tips.push(`The price counts on these economies: ${economies.changed.map((words) => words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '')).join('; ')}.`);
  const kept = site.existing.filter((k) => k.kind === 'tree');
  if (kept.length) tips.push(`Fence off ${list(kept.map((k) => `the ${k.name.replace(/^(the|our|my|an?) /i, '')}`))} at the spread of its branches before work starts; nothing is stored, driven or dug inside that line.`);
  const fence = layout.areas.some((a) => a.kind === 'bed');
  tips.push(`${SOIL_TIPS[site.soil.texture]}.`);
  const paved = layout.areas.filter((a) => ['terrace', 'path', 'seat'].includes(a.kind)).reduce((s, a) => s + area(a.region), 0) / 1e6;
  if (paved > 0) tips.push(`Set the terrace 150 mm below the damp-proof course and fall its ${squareMetres(facts.terraceM2)} away from the house at 1 in 80, towards planting.`);
  if (site.slope !== 'level') tips.push('Have levels taken before the price is fixed: the ground was described as sloping, and a difference of 300 mm from the door to the far end already means a step or a retaining edge.');
  const biggest = [...costing.phases].sort((a, b) => b.totalPence - a.totalPence)[0];
  if (biggest) tips.push(`If you build in stages, keep the first two together (${costing.phases.slice(0, 2).map((p) => p.title.toLowerCase()).join('; ')}), because machines then come in once. The largest stage is ${biggest.title.toLowerCase()}, at ${pounds(biggest.totalPence)}.`);
  const shade = facts.shadiestBedHours, sun = facts.sunniestBedHours;
  if (fence && sun - shade > 2) tips.push(`Set plants out in their pots bed by bed before digging a hole: the beds range from ${shade.toFixed(1)} to ${sun.toFixed(1)} hours of sun a day, and each list belongs to its own bed.`);
  const tree = facts.trees[0];
  if (tree) tips.push(`${capital(plantName(tree.plant.commonName))}: plant it first of all the planting, with the flare of the trunk at soil level, one low stake and 40 litres of water a week through its first summer.`);
  if (facts.has('pond')) tips.push('Dig the pond when the ground works are on site, check its rim with a level all the way round, and fill it with rainwater if you can store enough.');
  if (facts.lawnM2 > 0) tips.push(`${model.savings?.includes('seed-lawn') ? `Sow the ${squareMetres(facts.lawnM2)} of lawn in September or April at 35 g a square metre and keep off it for eight weeks` : `Order turf only when the ground is raked and firmed; ${squareMetres(facts.lawnM2)} should be down within a day of delivery, from October to March for choice`}.`);
  if (brief.household.wheelchair.value) tips.push('Try every turn with the chair on a chalked-out plan before the sub-base goes down, and keep thresholds flush.');
  const low = layout.furnishings.some((f) => f.kind === 'post-light' || f.kind === 'spike-light');
  if (low) tips.push('Lay ducts for the lights under paving and lawn before either is laid, whether or not the lights come in the first stage.');
  tips.push(`Check the boundary lines against your deeds before fencing, and measure the plot itself: the plan is drawn at ${metres(facts.widthM)} by ${metres(facts.depthM)}${brief.shape.source.kind === 'assumed' ? ', which was assumed from what you told us' : ''}.`);
  return tips.slice(0, 8);
}
