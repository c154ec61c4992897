/** What is said of a part that is drawn by itself: its stages, a sentence, and how much of what was asked for it holds. */
import type { Brief, Problem } from '../model/brief.ts';
import type { Costing } from '../model/costing.ts';
import type { GardenDesign } from '../model/garden.ts';
import { pounds } from '../words/say.ts';
import { CARRIES, type FirstStage, LATER_LABEL } from './first-stage.ts';

/** The part that is drawn, and what follows it with what is left of the price of the whole. */
export const stagesDrawn = (
  { now, later, wholePence, model }: FirstStage,
  totalPence: number,
): Costing['stages'] => [
  { title: 'First', totalPence, ...now, isOwnWork: model.savings?.includes('own-build') === true },
  ...(later.what.length
    ? [
        {
          title: 'Later',
          totalPence: Math.max(0, wholePence - totalPence),
          ...later,
          isOwnWork: model.savings?.includes('own-build') === true,
        },
      ]
    : []),
];

/** The first design is a part, and says so. */
export const stageSaid = (
  brief: Brief,
  { costing, model }: Pick<GardenDesign, 'costing' | 'model'>,
): Problem => ({
  code: 'first-stage',
  severity: 'note',
  message: `${pounds(brief.budgetPence!.value)} does not make the whole garden${costing.stages?.[1] ? '' : ' with our work in it'}. The first design is what it makes now, for ${pounds(costing.totalPence)}${costing.stages?.[0]?.isOwnWork ? ' of goods, which you or whoever helps you carries in and sets up' : ''}${costing.stages?.[1] ? `; the ground marked “${model.layout.areas.find(({ isLater }) => isLater)?.label ?? LATER_LABEL}” stays as it is until you like to go on` : ''}. The other two show whole gardens.`,
});

/** How much of what was asked for in words it holds, and then how much ground; work of ours before work of theirs. */
export function worthOf({ model, now }: FirstStage, brief: Brief): number {
  const { areas, furnishings } = model.layout;
  const wished = brief.wanted.filter(
    ({ value, source }) =>
      source.kind === 'read' &&
      (areas.some(({ feature }) => feature === value) ||
        furnishings.some(({ kind }) => CARRIES[kind] === value)),
  ).length;
  return wished * 100 + now.areaIds.length - (model.savings?.includes('own-build') ? 50 : 0);
}
