/** What is said of a part that is drawn by itself: its stages, a sentence, and how much of what was asked for it holds. */
import type { Brief, Problem } from '../model/brief.ts';
import type { Costing } from '../model/costing.ts';
import type { GardenDesign, GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import { areaM2 } from '../geometry/region.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { pounds } from '../words/say.ts';
import { capitalise, joinList } from '../model/format.ts';
import type { FirstStage } from './first-stage.ts';
import { isCover } from './join-cover.ts';
import { CARRIES } from './stage-order.ts';

const LATER = 'Later';
/** True of a design that is a part of a garden, whatever its open ground is covered with until the rest is made. */
export const isPart = ({ stages }: Pick<Costing, 'stages'>): boolean =>
  stages?.[1]?.title === LATER;

/** The part that is drawn, and what follows it with what is left of the price of the whole. */
export const stagesDrawn = (
  { now, later, wholePence, model }: FirstStage,
  totalPence: number,
): Costing['stages'] => [
  { title: 'First', totalPence, ...now, isOwnWork: model.savings?.includes('own-build') === true },
  ...(later.what.length
    ? [
        {
          title: LATER,
          totalPence: Math.max(0, wholePence - totalPence),
          areaIds: later.areaIds,
          what: later.what.map(({ name, pence }) => `${name}, ${pounds(pence)}`),
          isOwnWork: model.savings?.includes('own-build') === true,
        },
      ]
    : []),
];

/** Ground that is left as it is until its turn comes: open ground before a way that is walked on meanwhile. */
export function groundLeft({ layout: { areas } }: GardenModel): Area | undefined {
  const left = areas.filter(({ isLater }) => isLater);
  return left.find(({ kind }) => kind !== 'path') ?? left[0];
}

/** The first design is a part, and says so; of the others it is said what they come to. */
export function stageSaid(brief: Brief, designs: readonly GardenDesign[]): Problem {
  const [{ costing, model }, ...others] = designs as [GardenDesign, ...GardenDesign[]];
  const later = groundLeft(model),
    follows = costing.stages?.[1] !== undefined,
    isOwn = costing.stages?.[0]?.isOwnWork === true;
  return {
    code: 'first-stage',
    severity: 'note',
    message: [
      `${pounds(brief.budgetPence!.value)} does not make the whole garden${follows ? '' : ' with our work in it'}.`,
      `The first design is what it makes now, for ${pounds(costing.totalPence)}${isOwn ? ' of goods, which you or whoever helps you carries in and sets up' : ''}${later ? `; the ground marked “${later.label}” stays as it is until you like to go on` : ''}.`,
      othersSaid(others, brief.isBudgetMost === true),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** What the other two come to, and which of them are whole. */
function othersSaid(others: readonly GardenDesign[], isMost: boolean): string {
  const parts = others.filter(({ costing }) => isPart(costing)),
    cost = (some: readonly GardenDesign[]) =>
      `${joinList(some.map((one) => pounds(one.costing.totalPence)))}${some.every(({ model: { savings } }) => savings?.includes('own-build')) ? ' of goods' : ''}`;
  if (!others.length) return 'No other is drawn: it would leave the same for later.';
  if (others.length < 2)
    return `One other is drawn, for ${cost(others)}: a third would leave the same for later as one of them.`;
  if (!parts.length)
    return `The other two show whole gardens, as thrifty as we can draw them, for ${cost(others)}.`;
  if (parts.length === 2 && isMost)
    return `The other two show what the sum makes of other ideas, for ${cost(others)}.`;
  if (parts.length === 2)
    return `The other two show what half as much again at most would make of other ideas, for ${cost(others)}.`;
  return `Of the other two one shows what half as much again would make of another idea, for ${cost(parts)}, and one a whole garden, for ${cost(others.filter(({ costing }) => !isPart(costing)))}.`;
}

/** What a plan that leaves nothing for later is worth beside one that leaves all. */
const COVERED = 60;

/** Share of its ground that is not left for later, nor only sown or barked until then, 0 to 1. */
export function shareMade({ model }: Pick<FirstStage, 'model'>): number {
  const ground = model.layout.areas.map(({ id, region, isLater = isCover(id) }) => ({
    m2: areaM2(region),
    isLater,
  }));
  const sum = (some: typeof ground) => some.reduce((total, { m2 }) => total + m2, 0);
  return sum(ground.filter(({ isLater }) => !isLater)) / Math.max(1, sum(ground));
}

/** How much of what was asked for in words it holds, and then how much ground; work of ours before work of theirs. */
export function worthOf({ model, now }: FirstStage, brief: Brief): number {
  const { areas, furnishings } = model.layout;
  const wished = brief.wanted.filter(
    ({ value, source }) =>
      source.kind === 'read' &&
      (areas.some(({ feature }) => feature === value) ||
        furnishings.some(({ kind }) => CARRIES[kind] === value)),
  ).length;
  return (
    wished * 100 +
    now.areaIds.length +
    COVERED * shareMade({ model }) -
    (model.savings?.includes('own-build') ? 50 : 0)
  );
}

/** Where money is short and no sum was named, that nothing is left for later, and what it comes to. */
export function thriftSaid(
  { budgetPence, thriftPence }: Brief,
  designs: readonly GardenDesign[],
): Problem[] {
  if (budgetPence || thriftPence?.source.kind !== 'assumed' || !designs.length) return [];
  const prices = designs.map(({ costing }) => pounds(costing.totalPence));
  return [
    {
      code: 'thrift',
      severity: 'note',
      message: `${capitalise(thriftPence.source.because)}, so each design is the whole garden made of the cheapest that serves, for ${joinList(prices)}. Tell us what you would like to spend and the first keeps to it.`,
    },
  ];
}

/** Gardens whose price leaves all the work to the household; of a first stage `stageSaid` says so. */
export function goodsSaid(designs: readonly GardenDesign[]): Problem[] {
  const alone = designs.filter(
    ({ model: { savings, site }, costing }, at) =>
      savings?.includes('own-build') && !isUndug(site) && !(at === 0 && isPart(costing)),
  );
  if (!alone.length) return [];
  const all = alone.length === designs.length && alone.length > 1,
    which = all ? 'these gardens' : joinList(alone.map(({ words }) => `“${words.title}”`));
  return [
    {
      code: 'goods-alone',
      severity: 'note',
      message: `The price of ${which} is of goods alone: whoever helps you digs, lays, builds and plants. With our work in it the sum makes less, and we will tell you how much at the visit.`,
    },
  ];
}

/** Says plainly when no design comes within the budget, and by how much. */
export function budgetProblems(brief: Brief, designs: readonly GardenDesign[]): Problem[] {
  const budget = brief.budgetPence?.value;
  if (!budget || !designs.length) return [];
  const least = Math.min(...designs.map((design) => design.costing.totalPence));
  if (least <= budget) return [];
  return [
    {
      code: 'over-budget',
      severity: 'warning',
      message: `The least expensive of the three comes to ${pounds(least)}, which is ${pounds(least - budget)} over your budget of ${pounds(budget)}. ${inStages(designs, budget)}`,
    },
  ];
}

function inStages(designs: readonly GardenDesign[], budgetPence: number): string {
  return designs.every(({ costing }) => costing.stages)
    ? `Under its cost each design shows what ${pounds(budgetPence)} makes first, and what can follow.`
    : 'Each design lists what would save money.';
}
