/** Walls of the boundary, and ground beyond it, as facts. */
import type { Fact } from '../model/brief.ts';
import type { Reading } from '../model/reading.ts';
import type { Beyond, BoundaryWall, Looker, NewFence, Owner, Unit } from '../model/surroundings.ts';

const mm = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres * 100) * 10;

export function readBoundaryWalls({ ground }: Reading): Fact<BoundaryWall>[] {
  return (ground?.walls ?? [])
    .filter(
      (wall) =>
        (wall.where !== 'within' &&
          !(
            wall.where === null &&
            (wall.isRetaining || (wall.isFailing && ground?.terraces?.holds === 'wall'))
          )) ||
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

export const readOwners = ({ ground }: Reading): Fact<Owner>[] =>
  (ground?.owners ?? []).map(({ side, whose, isFailing, quote }) => ({
    value: { side, whose, isFailing },
    source: { kind: 'read', quote },
  }));

export const readLookers = ({ ground }: Reading): Fact<Looker>[] =>
  (ground?.lookers ?? []).map(({ side, isUpper, quote }) => ({
    value: { side, isUpper },
    source: { kind: 'read', quote },
  }));

export function readUnit({ ground }: Reading): Fact<Unit> | null {
  if (!ground?.unit) return null;
  const { what, name, side, isToBeScreened, quote } = ground.unit;
  return { value: { what, name, side, isToBeScreened }, source: { kind: 'read', quote } };
}

/** Close-board as it is sold, mm. */
const USUAL_FENCE_MM = 1800;
/** A fence of ours that falls is put up anew, beside those that were asked for. */
export const fencesOfOurs = (
  { ground }: Reading,
  asked: readonly Fact<NewFence>[],
): Fact<NewFence>[] =>
  (ground?.owners ?? [])
    .filter(
      ({ side, whose, kind, isFailing }) =>
        whose === 'ours' &&
        isFailing &&
        (kind === null || kind === 'fence') &&
        !asked.some(({ value }) => value.side === side || value.side === 'all'),
    )
    .map(({ side, quote }) => ({
      value: { side, heightMm: USUAL_FENCE_MM },
      source: { kind: 'read', quote },
    }));
