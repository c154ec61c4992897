/** Single plants on the plan: which one is meant, and how the chosen one is shown. */
import type { Frame } from '#engine/drawing/frame.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { PlantPlacement } from '#engine/model/planting.ts';
import type { Mm } from '#engine/model/shapes.ts';
import { isSingle, plantAt } from '#engine/operations/single-plants.ts';
import { standsAsTree } from '#engine/operations/tree-places.ts';
import type { Selection } from './studio-store.ts';

/** The bed whose plants are taken hold of one by one: the one that is chosen, or that the chosen plant grows in. */
export function bedInHand(model: GardenModel, selection: Selection | null): string | null {
  if (selection?.kind === 'area') return selection.id;
  return selection?.kind === 'plant' ? (plantAt(model, selection)?.areaId ?? null) : null;
}

const inBed = ({ planting }: GardenModel, areaId: string): PlantPlacement[] =>
  planting.placements.filter((one) => one.areaId === areaId && isSingle(one) && !standsAsTree(one));

/** The plant of a bed under a point, by its middle; null where none is near. @param reachMm a finger's reach on the ground */
export function sprigAt(
  model: GardenModel,
  areaId: string,
  [x, y]: readonly [Mm, Mm],
  reachMm: Mm,
): PlantPlacement | null {
  let best: PlantPlacement | null = null;
  let least = Infinity;
  for (const one of inBed(model, areaId)) {
    const away = Math.hypot(one.x - x, one.y - y);
    // of two that overlap the one is meant whose middle is nearer for its size
    const far = away / Math.max(one.radiusMm, reachMm);
    if (far <= 1 && far < least) [best, least] = [one, far];
  }
  return best;
}

export const isChosen = (selection: Selection | null, one: PlantPlacement): boolean =>
  (selection?.kind === 'plant' || selection?.kind === 'tree') &&
  selection.plantId === one.plantId &&
  selection.x === one.x &&
  selection.y === one.y;

/** Dots on the plants that can be chosen, and the ring about the one that is. */
export function SprigMarks({
  model,
  selection,
  dragged,
  frame,
  unit,
}: {
  model: GardenModel;
  selection: Selection | null;
  /** A plant while it is dragged, where it would come to stand. */
  dragged: PlantPlacement | null;
  frame: Frame;
  unit: number;
}) {
  const bed = bedInHand(model, selection);
  const r = 1.6 * unit;
  const dots = bed
    ? inBed(model, bed)
        .map((one) => {
          const [x, y] = frame.at(one.x, one.y);
          return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
        })
        .join('')
    : '';
  const chosen =
    dragged ?? (selection?.kind === 'plant' ? plantAt(model, selection) : undefined) ?? null;
  const at = chosen && frame.at(chosen.x, chosen.y);
  return (
    <g pointerEvents="none">
      {dots ? <path d={dots} className="fill-clay" /> : null}
      {chosen && at ? (
        <>
          <circle
            cx={at[0]}
            cy={at[1]}
            r={Math.max(chosen.radiusMm * frame.k, 6 * unit)}
            className={`${dragged ? 'fill-clay/35' : 'fill-clay/20'} stroke-clay`}
            strokeWidth={2.5 * unit}
          />
          <circle cx={at[0]} cy={at[1]} r={2.6 * unit} className="fill-clay" />
        </>
      ) : null}
    </g>
  );
}
