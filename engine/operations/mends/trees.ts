/** Mends by a tree that is planted: set where its crown has room, or taken out. */
import { hypot } from '../../geometry/trig.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import { applyOperation } from '../apply.ts';
import { treeFaults } from '../tree-places.ts';
import { inMetres, type Tries } from './tries.ts';

const STEP_MM: Mm = 250,
  FURTHEST_MM: Mm = 8000;

export const treeMoved: Tries = function* (model, { tree }, given) {
  if (!tree) return;
  const known = new Set(treeFaults(model).map(({ id }) => id));
  for (const [dx, dy] of STEPS) {
    const operation = {
      kind: 'move-plant',
      ...tree,
      toX: tree.x + dx,
      toY: tree.y + dy,
    } as const;
    const outcome = applyOperation(model, operation, given);
    if ('refused' in outcome || treeFaults(outcome.model).some(({ id }) => !known.has(id)))
      continue;
    yield {
      operation,
      says: `Mended by moving the tree ${inMetres(hypot(dx, dy))}, where its crown has room.`,
    };
  }
};

const STEPS: readonly Point[] = (() => {
  const steps: [Mm, Mm][] = [];
  for (let dx = -FURTHEST_MM; dx <= FURTHEST_MM; dx += STEP_MM)
    for (let dy = -FURTHEST_MM; dy <= FURTHEST_MM; dy += STEP_MM)
      if ((dx || dy) && hypot(dx, dy) <= FURTHEST_MM) steps.push([dx, dy]);
  return steps.sort((a, b) => hypot(...a) - hypot(...b) || a[0] - b[0] || a[1] - b[1]);
})();

export const treeGone: Tries = (_model, { tree }) =>
  tree
    ? [
        {
          operation: { kind: 'remove-tree', ...tree },
          says: 'Mended by taking out the tree: nowhere had room for its crown.',
        },
      ]
    : [];
