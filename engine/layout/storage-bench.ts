/** A bench with a lifting lid: its back to a wall or the edge of its floor, round a corner where it was asked to be. */
import { contains, distanceToEdge } from '../geometry/region.ts';
import { cos, radians, sin } from '../geometry/trig.ts';
import type { Mm } from '../model/shapes.ts';
import { WALKABLE } from './plan-types.ts';
import type { Furnisher, Thing } from './furnisher.ts';
import type { BareArea, Laid } from './stages.ts';

const bench = (width: Mm, depth: Mm, seats: number): Thing => ({
  kind: 'storage-bench',
  width,
  depth,
  height: 450,
  seats,
});
const STRAIGHT = [bench(1800, 550, 3), bench(1500, 550, 3), bench(1200, 500, 2)] as const;
const CORNER = [bench(2100, 1700, 5), bench(1800, 1500, 5), bench(1500, 1200, 4)] as const;
/** A wall at one's back is better than the edge of the floor; so much for each millimetre. */
const OFF_EDGE = 3,
  OFF_WALL = 0.4,
  /** Nobody sits with a lawn or a way behind them who can have planting or a wall there. */
  OPEN_BEHIND = 4000,
  BEHIND_MM: Mm = 250;

export function addStorageBench(
  furnisher: Furnisher,
  area: BareArea,
  { ask, frame, parts }: Pick<Laid, 'ask' | 'frame' | 'parts'>,
): boolean {
  const sizes = ask.cornerBench ? [...CORNER, ...STRAIGHT] : STRAIGHT;
  return sizes.some((thing) => {
    const isCorner = thing.depth > 600;
    const prefer = (x: Mm, y: Mm, deg: number): number => {
      const [s, c] = [sin(radians(deg)), cos(radians(deg))];
      // its back is its local +y side, its arm the local -x one
      const ways: (readonly [Mm, Mm, Mm])[] = [[-s, c, thing.depth / 2]];
      if (isCorner) ways.push([-c, -s, thing.width / 2]);
      return -ways.reduce((sum, [ux, uy, half]) => {
        const [px, py] = [x + ux * half, y + uy * half],
          [bx, by] = [px + ux * BEHIND_MM, py + uy * BEHIND_MM];
        const isOpen = parts.some(
          ({ kind, region }) => WALKABLE.has(kind) && contains(region, bx, by),
        );
        return (
          sum +
          OFF_EDGE * distanceToEdge(area.region, px, py) +
          OFF_WALL * distanceToEdge(frame.plot, px, py) +
          (isOpen ? OPEN_BEHIND : 0)
        );
      }, 0);
    };
    return furnisher.fit(area, thing, { turns: [0, 90, 180, 270], prefer, inWay: 'slim' });
  });
}
