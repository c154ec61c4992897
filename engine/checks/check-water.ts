/** Open water near small children and whoever may lose their way. */
import { standingPonds, waterRisk } from '../model/water-risk.ts';
import type { Check } from '../model/garden.ts';
import { SAFETY, centreOf, inGarden } from './near.ts';
import type { CheckInput } from './near.ts';

/** Pebble pools are covered; ponds are open. */
export function checkWater({ model, brief }: CheckInput): Check[] {
  const risk = waterRisk(brief.household),
    children = brief.household.children.value;
  const ponds: Pick<Check, 'id' | 'at' | 'areaId'>[] = [
    ...model.layout.areas
      .filter((a) => a.kind === 'pond')
      .map((a) => ({ id: a.id, at: centreOf(a.region), areaId: a.id })),
    ...standingPonds(model).map(({ id, x, y }) => ({
      id,
      at: [x, y] as const,
      areaId: null,
    })),
  ];
  return ponds.map(({ id, at, areaId }) => {
    const where = { id: `open-water:${id}`, at, areaId, basis: SAFETY };
    if (risk === 'confused')
      return inGarden({
        ...where,
        severity: 'warning',
        title: 'Open water and somebody who may fall or lose their way',
        text: 'Empty it and fill it in, or fit a rigid grille just under the surface that bears a grown-up’s weight, or fence it with a latch. Nobody who is confused walks past open water alone.',
      });
    if (risk)
      return inGarden({
        ...where,
        severity: 'warning',
        title: 'Open water and a small child',
        text: "A small child can drown in a few centimetres of water. Choose a covered pebble fountain instead, or fit a rigid grille just under the surface that bears a child's weight until the youngest is six.",
      });
    if (children)
      return inGarden({
        ...where,
        severity: 'advice',
        title: 'Open water and children',
        text: 'Fit a rigid grille below the surface or a fence with a latched gate while children are small, and think of visiting ones too.',
      });
    return inGarden({
      ...where,
      severity: 'info',
      title: 'Open water',
      text: 'One side slopes gently so that hedgehogs, and anybody who slips, can climb out. Cover it when small children visit.',
    });
  });
}
