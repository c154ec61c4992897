import { at, curve, range } from './geometry.ts';
import type { Curve, Pt } from './geometry.ts';
import type { Plate } from './plate.ts';
import { GREEN } from './leaves.ts';

export type DrawAt = (where: Pt, angle: number, scale: number) => void;

/** A leafy stem. `leaves` draws one leaf; opposite pairs, alternate or whorled; smaller upwards. Returns the stem, for flowers. */
export function sprig(
  p: Plate,
  base: Pt,
  angle: number,
  length: number,
  leaves: DrawAt,
  style: {
    nodes?: number;
    habit?: 'opposite' | 'alternate' | 'whorl';
    from?: number;
    to?: number;
    open?: number;
    taper?: number;
    bend?: number;
    weight?: number;
    stem?: string;
  } = {},
): Curve {
  const {
    nodes = 7,
    habit = 'opposite',
    from = 0.12,
    to = 0.95,
    open = 52,
    taper = 0.55,
    bend = 0.05,
    weight = 9,
    stem = GREEN.stem,
  } = style;
  const path = curve(base, angle, length, bend);
  p.stalk(path, weight, weight * 0.35, stem);
  for (const i of range(nodes)) {
    const t = from + ((to - from) * i) / Math.max(1, nodes - 1);
    const scale = 1 - taper * (i / nodes);
    const sides =
      habit === 'opposite' ? [-1, 1] : habit === 'whorl' ? [-1, 1, -0.45, 0.5] : [i % 2 ? 1 : -1];
    for (const side of sides)
      leaves(
        path.at(t),
        path.angle(t) + side * (open - 14 * (i / nodes)) + p.jitter(5),
        scale * (Math.abs(side) < 1 ? 0.72 : 1),
      );
  }
  return path;
}

/** A bough coming in from the upper left and drooping, with a cut end. Returns its curve. */
export function bough(
  p: Plate,
  style: {
    from?: Pt;
    angle?: number;
    length?: number;
    bend?: number;
    weight?: number;
    colour?: string;
  } = {},
): Curve {
  const {
    from = [70, 250],
    angle = 12,
    length = 800,
    bend = 0.16,
    weight = 26,
    colour = '#8a7460',
  } = style;
  const path = curve(from, angle, length, bend);
  p.stalk(path, weight, weight * 0.2, colour);
  p.solid(
    range(24).map((i) =>
      at(from, i * 15, (weight / 2) * (Math.abs(Math.cos((i * 15 * Math.PI) / 180)) * 0.45 + 0.55)),
    ),
    '#d8c3a0',
    { hatch: false, line: 1.4 },
  );
  for (const i of range(9)) {
    const t = 0.06 + i * 0.1;
    p.line(
      [
        at(path.at(t), path.angle(t) + 90, weight * 0.3 * (1 - t)),
        at(path.at(t + 0.012), path.angle(t) - 90, weight * 0.12),
      ],
      1.1,
    );
  }
  return path;
}

/** Leaves rising from one crown like a fan, outer ones first. */
export function fan(
  count: number,
  spread: number,
  draw: (angle: number, scale: number, index: number) => void,
  lean = -90,
): void {
  const order = range(count).sort(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  );
  for (const i of order) {
    const off = count > 1 ? i / (count - 1) - 0.5 : 0;
    draw(lean + off * spread, 1 - 0.22 * Math.abs(off) * 2, i);
  }
}

/** A line of soil under a plant: broken strokes, as engravers do it. */
export function ground(p: Plate, y: number, left = 230, right = 770): void {
  for (const i of range(26)) {
    const x = left + ((right - left) * (i + p.chance())) / 26;
    const w = 14 + 30 * p.chance();
    p.line(
      [
        [x, y + p.jitter(7)],
        [x + w, y + p.jitter(7)],
      ],
      1.2,
      '#7a6a55',
      0.5,
    );
  }
}
