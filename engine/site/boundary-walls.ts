/** What was told of the walls of a boundary, on the pieces that they stand on. */
import type { Fact } from '../model/brief.ts';
import type { BoundarySide, BoundaryWall } from '../model/surroundings.ts';
import type { Stands } from './boundary-edges.ts';

/** A garden wall of which nobody said how high, mm. */
const USUAL_MM = 1800;

/**
 * `stands`: what is there else. A wall that fails is built anew where it is ours, or was asked to be; a neighbour's is not ours
 * to take down.
 */
export function withWallSaid(
  stands: Stands,
  side: BoundarySide['side'] | 'house',
  walls: readonly Fact<BoundaryWall>[],
): Stands {
  if (side === 'house') return stands;
  const on = walls.find(({ value }) => value.side === side)?.value,
    all = walls.find(({ value }) => value.side === null)?.value;
  if (!on) {
    if (stands.kind !== 'wall' || !all) return stands;
    return {
      ...stands,
      heightMm: all.heightMm ?? stands.heightMm,
      ...(all.noFixings ? { noFixings: true as const } : {}),
    };
  }
  const isRebuilt =
    on.whose !== 'theirs' && (on.isToBeRebuilt || (on.isFailing && on.whose === 'ours'));
  return {
    kind: 'wall',
    heightMm: on.heightMm ?? (stands.kind === 'wall' ? stands.heightMm : USUAL_MM),
    ...(isRebuilt ? { isNew: true as const, replaces: true as const } : {}),
    ...(on.isFailing && !isRebuilt ? { isFailing: true as const } : {}),
    ...(on.isRetaining ? { isRetaining: true as const } : {}),
    ...(on.noFixings || all?.noFixings ? { noFixings: true as const } : {}),
    ...(on.whose ? { whose: on.whose } : {}),
  };
}
