/** Pots, lights, water and other small things seen from the side. */
import { METAL_DARK, STONE, TERRACOTTA, TIMBER, WATER } from '../palette.ts';
import { box, type Shape } from './section-shape.ts';

const GLOW = '#f0c766';

export function pot(s: Shape): void {
  const { half, h } = s;
  s.ring(
    [
      [-half * 0.7, 0],
      [half * 0.7, 0],
      [half * 0.94, h - 60],
      [half, h - 60],
      [half, h],
      [-half, h],
      [-half, h - 60],
      [-half * 0.94, h - 60],
    ],
    TERRACOTTA,
    '#7f5138',
  );
}
export function bowl(s: Shape): void {
  const { half, h } = s;
  s.ring(
    [
      [-half * 0.45, 0],
      [half * 0.45, 0],
      [half, h * 0.7],
      [half, h],
      [-half, h],
      [-half, h * 0.7],
    ],
    METAL_DARK,
    '#37322c',
  );
}
export function fountain(s: Shape): void {
  s.ring(
    [
      [-s.half, 0],
      [s.half, 0],
      [s.half * 0.7, 120],
      [-s.half * 0.7, 120],
    ],
    STONE,
    METAL_DARK,
  );
  s.ring(
    [
      [-150, 120],
      [150, 120],
      [110, s.h],
      [-110, s.h],
    ],
    STONE,
    METAL_DARK,
  );
  s.lines(
    [
      [
        [-30, s.h],
        [-90, s.h + 130],
      ],
      [
        [0, s.h],
        [0, s.h + 200],
      ],
      [
        [30, s.h],
        [90, s.h + 130],
      ],
    ],
    WATER[1],
    18,
  );
}
export function logs(s: Shape): void {
  const n = Math.max(3, Math.round(s.half / 180));
  for (let i = 0; i < n; i++) {
    const u = -s.half + ((i + 0.5) * s.half * 2) / n,
      top = s.h * (0.6 + 0.4 * (i % 2));
    box(s, u - 120, 0, u + 120, top, TIMBER);
  }
}
export function light(s: Shape): void {
  box(s, -30, 0, 30, s.h, METAL_DARK, METAL_DARK);
  box(s, -38, s.h - 110, 38, s.h - 40, GLOW, METAL_DARK);
}
export function feeder(s: Shape): void {
  s.lines(
    [
      [
        [0, 0],
        [0, s.h],
      ],
    ],
    METAL_DARK,
    36,
  );
  box(s, -130, s.h - 250, 130, s.h - 60, TIMBER);
}
export function birdBath(s: Shape): void {
  s.ring(
    [
      [-150, 0],
      [150, 0],
      [70, s.h - 90],
      [-70, s.h - 90],
    ],
    STONE,
    METAL_DARK,
  );
  s.ring(
    [
      [-70, s.h - 90],
      [70, s.h - 90],
      [s.half, s.h],
      [-s.half, s.h],
    ],
    STONE,
    METAL_DARK,
  );
}
export function line(s: Shape): void {
  s.lines(
    [
      [
        [0, 0],
        [0, s.h],
      ],
      [
        [-s.half, s.h * 0.94],
        [0, s.h * 0.8],
        [s.half, s.h * 0.94],
      ],
    ],
    METAL_DARK,
    36,
  );
}
export const butt = (s: Shape): void => box(s, -s.half, 120, s.half, s.h, '#71806d', '#4a5544');
export const boulder = (s: Shape): void =>
  s.ring(
    [
      [-s.half, 0],
      [s.half, 0],
      [s.half * 0.8, s.h * 0.7],
      [s.half * 0.1, s.h],
      [-s.half * 0.7, s.h * 0.74],
    ],
    STONE,
    METAL_DARK,
  );
export const sculpture = (s: Shape): void => {
  box(s, -s.half, 0, s.half, 120, STONE, METAL_DARK);
  s.ring(
    [
      [-90, 120],
      [90, 120],
      [s.half * 0.7, s.h * 0.62],
      [30, s.h],
      [-s.half * 0.6, s.h * 0.7],
    ],
    METAL_DARK,
    '#37322c',
  );
};
