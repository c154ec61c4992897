/** Furniture and buildings seen from the side, each within its length, from its foot up. */
import type { FurnishingKind } from '../../model/layout.ts';
import type { Mm } from '../../model/shapes.ts';
import { CUSHION, TIMBER, TIMBER_DARK, TIMBER_LINE, TIMBER_PALE } from '../palette.ts';
import {
  shed,
  gardenRoom,
  greenhouse,
  store,
  frame,
  trampoline,
  playhouse,
  pergola,
  arbour,
  kitchen,
  slatted,
  tub,
} from './section-buildings.ts';
import {
  pot,
  bowl,
  fountain,
  logs,
  light,
  feeder,
  birdBath,
  line,
  butt,
  boulder,
  sculpture,
} from './section-objects.ts';
import { box, legs, type Shape } from './section-shape.ts';

function chair(s: Shape, u: Mm, faces: -1 | 1): void {
  const back = u - faces * 210;
  s.lines(
    [
      [
        [back, 0],
        [back - faces * 40, 830],
      ],
      [
        [u + faces * 200, 0],
        [u + faces * 200, 450],
      ],
    ],
    TIMBER_LINE,
    45,
  );
  box(s, u - 210, 420, u + 210, 460, TIMBER);
}
function diningSet(s: Shape): void {
  const table = Math.max(400, s.half - 420);
  chair(s, -table - 60, 1);
  chair(s, table + 60, -1);
  legs(s, -table + 90, table - 90, 700);
  box(s, -table, 700, table, 745, TIMBER_PALE);
}
function loungeSet(s: Shape): void {
  const { half } = s;
  box(s, -half, 60, half, 300, TIMBER);
  box(s, -half, 300, half, 430, CUSHION);
  box(s, -half, 300, -half + 160, 700, CUSHION);
  s.lines(
    [
      [
        [0, 300],
        [0, 430],
      ],
    ],
    TIMBER_LINE,
    8,
  );
}
function bench(s: Shape): void {
  const { half, h } = s;
  legs(s, -half + 60, half - 60, 420);
  if (h > 500) {
    for (const z of [560, 680, 800]) box(s, -half, z, half, Math.min(h, z + 70), TIMBER_PALE);
    box(s, -half, 420, -half + 60, h, TIMBER);
    box(s, half - 60, 420, half, h, TIMBER);
  }
  box(s, -half, 400, half, 450, TIMBER);
}
function hammock(s: Shape): void {
  s.lines(
    [
      [
        [-s.half, 0],
        [-s.half * 0.94, 1250],
      ],
      [
        [s.half, 0],
        [s.half * 0.94, 1250],
      ],
    ],
    TIMBER_DARK,
    70,
  );
  s.lines(
    [
      [
        [-s.half * 0.94, 1150],
        [-s.half * 0.5, 620],
        [0, 480],
        [s.half * 0.5, 620],
        [s.half * 0.94, 1150],
      ],
    ],
    CUSHION,
    110,
  );
}
/** Cloth drawn between the heads of its posts. */
function sail(s: Shape): void {
  const { half, h } = s;
  s.lines(
    [-half, half].map((u) => [
      [u, 0],
      [u, h],
    ]),
    TIMBER_DARK,
    70,
  );
  s.lines(
    [
      [
        [-half, h],
        [0, h - 350],
        [half, h - 120],
      ],
    ],
    CUSHION,
    60,
  );
}
function parasol(s: Shape): void {
  const { half, h } = s;
  s.lines(
    [
      [
        [0, 0],
        [0, h],
      ],
    ],
    TIMBER_DARK,
    45,
  );
  s.lines(
    [
      [
        [-half, h - 450],
        [0, h],
        [half, h - 450],
      ],
    ],
    CUSHION,
    60,
  );
}
const lounger = (s: Shape): void => {
  legs(s, -s.half + 100, s.half - 100, 280);
  box(s, -s.half, 280, s.half, 350, CUSHION);
};
export const SHAPES: Record<FurnishingKind, (s: Shape) => void> = {
  'dining-set': diningSet,
  'lounge-set': loungeSet,
  bench,
  'storage-bench': (s) => box(s, -s.half, 0, s.half, s.h, TIMBER),
  sunlounger: lounger,
  hammock,
  pergola,
  canopy: pergola,
  'shade-sail': sail,
  awning: sail,
  parasol,
  arbour,
  'fire-pit': bowl,
  'hot-tub': tub,
  'garden-room': gardenRoom,
  sauna: shed,
  'outdoor-kitchen': kitchen,
  barbecue: kitchen,
  shed,
  store,
  'wall-rack': (s) => box(s, -s.half, s.h - 250, s.half, s.h - 150, TIMBER),
  greenhouse,
  polytunnel: greenhouse,
  'animal-run': frame,
  'compost-bins': slatted,
  pot,
  urn: pot,
  'raised-bed': slatted,
  swing: frame,
  'climbing-frame': frame,
  'climbing-wall': slatted,
  sandpit: slatted,
  trampoline,
  playhouse,
  'log-steps': logs,
  den: playhouse,
  goal: frame,
  'nest-box': (s) => box(s, -s.half, s.h - 350, s.half, s.h, TIMBER),
  'stump-seat': (s) => box(s, -s.half, 0, s.half, s.h, TIMBER_DARK),
  'bird-bath': birdBath,
  'bird-feeder': feeder,
  'bug-hotel': slatted,
  'water-butt': butt,
  'washing-line': line,
  fountain,
  'post-light': light,
  'spike-light': light,
  boulder,
  sculpture,
};
