/** Buildings, and what children play on, seen from the side. */
import type { Mm } from '../../model/shapes.ts';
import {
  METAL,
  METAL_DARK,
  STONE,
  TIMBER,
  TIMBER_DARK,
  TIMBER_LINE,
  TIMBER_PALE,
} from '../palette.ts';
import type { Xy } from '../path.ts';
import { boards, box, type Shape } from './section-shape.ts';

const GLASS = '#d7e4e2',
  ROOF = '#8b8378',
  NET = '#8d9aa0';
export function gable(s: Shape, wall: string, eaves: Mm): void {
  const { half, h } = s;
  box(s, -half, 0, half, eaves, wall);
  s.ring(
    [
      [-half, eaves],
      [half, eaves],
      [0, h],
    ],
    wall,
    TIMBER_LINE,
  );
}
export function shed(s: Shape): void {
  const { half, h } = s,
    eaves = h * 0.86;
  box(s, -half, 0, half, eaves, TIMBER_PALE);
  boards(s, -half, 0, half, eaves, 150);
  s.ring(
    [
      [-half - 90, eaves],
      [half + 90, eaves],
      [half + 60, eaves + 70],
      [0, h],
      [-half - 60, eaves + 70],
    ],
    ROOF,
    METAL_DARK,
  );
}
export function gardenRoom(s: Shape): void {
  const { half, h } = s;
  box(s, -half, 0, half, h - 160, TIMBER_PALE);
  boards(s, -half, 0, half, h - 160, 140);
  const wide = Math.min(half * 1.1, 2400);
  box(s, -wide / 2, 80, wide / 2, h - 400, GLASS, METAL_DARK);
  s.lines(
    [
      [
        [0, 80],
        [0, h - 400],
      ],
    ],
    METAL_DARK,
    40,
  );
  box(s, -half - 160, h - 160, half + 160, h, ROOF, METAL_DARK);
}
export function greenhouse(s: Shape): void {
  gable(s, GLASS, s.h * 0.66);
  const bars: Xy[][] = [];
  const n = Math.max(2, Math.round(s.half / 310));
  for (let i = 1; i < n * 2; i++) {
    const u = -s.half + (s.half * i) / n;
    bars.push([
      [u, 0],
      [u, s.h * 0.66 + (s.h * 0.34 * (s.half - Math.abs(u))) / s.half],
    ]);
  }
  s.lines(bars, METAL, 22);
}
export function store(s: Shape): void {
  box(s, -s.half, 0, s.half, s.h - 120, TIMBER);
  boards(s, -s.half, 0, s.half, s.h - 120, 130);
  box(s, -s.half - 50, s.h - 120, s.half + 50, s.h, TIMBER_DARK);
}
export function frame(s: Shape): void {
  const { half, h } = s;
  s.lines(
    [
      [
        [-half, 0],
        [-half * 0.72, h],
      ],
      [
        [-half * 0.44, 0],
        [-half * 0.72, h],
      ],
      [
        [half * 0.44, 0],
        [half * 0.72, h],
      ],
      [
        [half, 0],
        [half * 0.72, h],
      ],
      [
        [-half * 0.9, h],
        [half * 0.9, h],
      ],
    ],
    TIMBER_DARK,
    80,
  );
  s.lines(
    [
      [
        [-160, h],
        [-160, 450],
      ],
      [
        [160, h],
        [160, 450],
      ],
      [
        [-190, 450],
        [190, 450],
      ],
    ],
    METAL_DARK,
    26,
  );
}
export function trampoline(s: Shape): void {
  const { half, h } = s,
    mat = Math.min(700, h * 0.4);
  s.lines(
    [
      [
        [-half, 0],
        [-half, h],
      ],
      [
        [half, 0],
        [half, h],
      ],
      [
        [-half * 0.3, 0],
        [-half * 0.3, mat],
      ],
      [
        [half * 0.3, 0],
        [half * 0.3, mat],
      ],
    ],
    METAL_DARK,
    40,
  );
  box(s, -half, mat - 60, half, mat, METAL_DARK);
  s.lines(
    Array.from(
      { length: 9 },
      (_, i) =>
        [
          [-half + (half * (i + 1)) / 5, mat],
          [-half + (half * (i + 1)) / 5, h],
        ] as Xy[],
    ),
    NET,
    8,
  );
}
export function playhouse(s: Shape): void {
  gable(s, TIMBER_PALE, s.h * 0.68);
  box(s, -s.half * 0.3, 0, s.half * 0.3, s.h * 0.55, TIMBER_DARK);
}
export function pergola(s: Shape): void {
  const { half, h } = s;
  for (const u of [-half, half - 120]) box(s, u, 0, u + 120, h - 200, TIMBER);
  box(s, -half - 200, h - 220, half + 200, h - 60, TIMBER);
  const n = Math.max(3, Math.round(half / 240));
  for (let i = 0; i <= n; i++) {
    const u = -half + ((half * 2 - 60) * i) / n;
    box(s, u, h - 60, u + 60, h + 60, TIMBER_DARK);
  }
}
export function arbour(s: Shape): void {
  const { half, h } = s;
  box(s, -half, 400, half, 450, TIMBER);
  for (const u of [-half, half - 90]) box(s, u, 0, u + 90, h - 150, TIMBER);
  boards(s, -half + 90, 450, half - 90, h - 250, 120);
  s.ring(
    [
      [-half - 120, h - 200],
      [half + 120, h - 200],
      [0, h + 80],
    ],
    TIMBER_DARK,
    TIMBER_LINE,
  );
}
export function kitchen(s: Shape): void {
  box(s, -s.half, 0, s.half, s.h - 50, STONE, METAL_DARK);
  box(s, -s.half - 20, s.h - 50, s.half + 20, s.h, METAL, METAL_DARK);
}
export const slatted = (s: Shape): void => {
  box(s, -s.half, 0, s.half, s.h, TIMBER);
  boards(s, -s.half, 0, s.half, s.h, 130, true);
};
export const tub = (s: Shape): void => {
  box(s, -s.half, 0, s.half, s.h, TIMBER);
  boards(s, -s.half, 0, s.half, s.h, 110);
};
