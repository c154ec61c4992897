/** Free places on the page for level marks. */
import { FURNISHINGS } from '../../features/features.ts';
import { COVER_MM } from '../../site/limits.ts';
import { contains } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { levelsOf } from '../../levels/levels.ts';
import type { Region } from '../../model/shapes.ts';
import { footprint } from '../../checks/near.ts';
import type { Board } from '../board.ts';
import { pageBox } from '../frame.ts';
import { overlaps, type Box } from '../page/labels.ts';
import type { Xy } from '../path.ts';

const STEP = 1.6;

export type LevelSpots = {
  /**
   * The free place nearest to a wished one, for a mark so wide and high; null where there is none. Within `inside` where one is
   * given, and no further than `reach` from it. Things on the ground are kept clear of too, where that can be.
   */
  find(wished: Xy, w: number, h: number, inside: Region | null, reach?: number): Xy | null;
  take(box: Box): void;
  isFree(box: Box): boolean;
  taken: readonly Box[];
};

/** What stands on the ground, on the page. */
const thingBoxes = ({ frame, model }: Board): Box[] =>
  model.layout.furnishings
    .filter(({ kind }) => !FURNISHINGS[kind].isOverhead)
    .map((thing) => pageBox(frame, footprint(thing)));
/** What no name should lie over: things, steps and the landing at the door. */
export function namesKeepOff(board: Board): Box[] {
  const { flights, landing } = levelsOf(board.model);
  return [
    ...thingBoxes(board),
    ...(board.model.site.covers ?? []).map(({ x, y }) =>
      boxAt(board.frame.at(x, y), COVER_MM * board.frame.k, 2 * COVER_MM * board.frame.k),
    ),
    ...[...flights, ...(landing ? [landing] : [])].map(({ region }) =>
      pageBox(board.frame, region),
    ),
  ];
}

export const boxAt = ([x, y]: Xy, w: number, h: number): Box => ({
  x0: x - w / 2,
  y0: y - h / 2,
  x1: x + w / 2,
  y1: y + h / 2,
});

export function levelSpots(board: Board, labels: readonly Box[]): LevelSpots {
  const { frame } = board,
    taken: Box[] = [...labels],
    things = thingBoxes(board);
  const isWithin = (region: Region, box: Box) =>
    [
      [box.x0, box.y0],
      [box.x1, box.y0],
      [box.x1, box.y1],
      [box.x0, box.y1],
    ].every(([x, y]) => contains(region, ...frame.from(x!, y!)));
  const isFree = (box: Box) => !taken.some((other) => overlaps(box, other, 0.3));
  return {
    taken,
    isFree,
    take: (box) => void taken.push(box),
    find(wished, w, h, inside, reach = 40) {
      const places: { at: Xy; far: number }[] = [];
      for (let dx = -reach; dx <= reach; dx += STEP)
        for (let dy = -reach; dy <= reach; dy += STEP)
          places.push({ at: [wished[0] + dx, wished[1] + dy], far: hypot(dx, dy) });
      places.sort((a, b) => a.far - b.far);
      for (const isClear of [true, false])
        for (const { at } of places) {
          const box = boxAt(at, w, h);
          if (inside && !isWithin(inside, box)) continue;
          if (!isFree(box) || (isClear && things.some((thing) => overlaps(box, thing)))) continue;
          return at;
        }
      return null;
    },
  };
}
