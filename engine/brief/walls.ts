/** Walls of the boundary, and ground beyond it, as facts. */
import type { Fact } from '../model/brief.ts';
import type { Reading } from '../model/reading.ts';
import type { Beyond, BoundaryWall } from '../model/surroundings.ts';

const mm = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres * 100) * 10;

export function readBoundaryWalls({ ground }: Reading): Fact<BoundaryWall>[] {
  return (ground?.walls ?? [])
    .filter(
      (wall) =>
        (wall.where !== 'within' && !(wall.where === null && wall.isRetaining)) ||
        wall.whose === 'theirs',
    )
    .map(
      ({
        where,
        heightM,
        quote,
        isFailing,
        isRetaining,
        isToBeRebuilt,
        isFirst,
        noFixings,
        whose,
      }) => ({
        value: {
          side: where === 'within' ? null : where,
          heightMm: mm(heightM),
          isFailing,
          isRetaining,
          isToBeRebuilt,
          isFirst,
          noFixings,
          whose,
        },
        source: { kind: 'read', quote },
      }),
    );
}

export const readBeyond = ({ ground }: Reading): Fact<Beyond>[] =>
  (ground?.beyond ?? []).map(({ side, metres, isLower, quote }) => ({
    value: { side, mm: mm(metres), isLower },
    source: { kind: 'read', quote },
  }));
