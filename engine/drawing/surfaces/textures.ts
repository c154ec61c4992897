/** Floors that are drawn by a repeating tile. Tiles of units (bricks, boards) are at true size; grains are sized for paper. */
import { seedFrom, seededRandom, type Random } from '../../geometry/random.ts';
import { define, type Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { curveBy, dot, lineBy, moveTo } from '../path.ts';

type Grain = { colour: string; width: number; count: number };

/** A tile of round grains; those near an edge are repeated on the far side so that no seam shows. */
function grainTile(
  board: Board,
  id: string,
  size: number,
  ground: string,
  grains: Grain[],
): string {
  if (board.defs.has(id)) return `@${id}`;
  const random = seededRandom(seedFrom(id));
  const items: Primitive[] = [
    { kind: 'rect', x: 0, y: 0, width: size, height: size, fill: ground },
  ];
  for (const g of grains) {
    let d = '';
    for (let i = 0; i < g.count; i++) {
      const x = random.between(0, size),
        y = random.between(0, size);
      for (const ox of [0, size, -size])
        for (const oy of [0, size, -size]) {
          if (
            x + ox > -g.width &&
            x + ox < size + g.width &&
            y + oy > -g.width &&
            y + oy < size + g.width
          )
            d += dot(x + ox, y + oy);
        }
    }
    items.push({ kind: 'path', d, stroke: g.colour, strokeWidth: g.width, cap: 'round' });
  }
  return define(board, {
    kind: 'pattern',
    id,
    width: size,
    height: size,
    x: 0,
    y: 0,
    turnDeg: 0,
    items,
  });
}

/** Where a mark near an edge is repeated: its own place, and the far side when it reaches over. */
const wraps = (at: number, size: number): number[] =>
  at < 1.8 ? [0, size] : at > size - 1.8 ? [0, -size] : [0];

/** A tile of short strokes, kept clear of the edges by wrapping. */
function strokeTile(
  board: Board,
  id: string,
  size: number,
  ground: string | null,
  sets: {
    colour: string;
    width: number;
    count: number;
    opacity?: number;
    stroke: (r: Random) => string;
  }[],
  extra: Primitive[] = [],
): string {
  if (board.defs.has(id)) return `@${id}`;
  const random = seededRandom(seedFrom(id));
  const items: Primitive[] = ground
    ? [{ kind: 'rect', x: 0, y: 0, width: size, height: size, fill: ground }]
    : [];
  for (const set of sets) {
    let d = '';
    for (let i = 0; i < set.count; i++) {
      const x = random.between(0, size),
        y = random.between(0, size),
        mark = set.stroke(random);
      for (const ox of wraps(x, size))
        for (const oy of wraps(y, size)) d += moveTo(x + ox, y + oy) + mark;
    }
    items.push({
      kind: 'path',
      d,
      fill: 'none',
      stroke: set.colour,
      strokeWidth: set.width,
      cap: 'round',
      ...(set.opacity === undefined ? {} : { opacity: set.opacity }),
    });
  }
  return define(board, {
    kind: 'pattern',
    id,
    width: size,
    height: size,
    x: 0,
    y: 0,
    turnDeg: 0,
    items: [...items, ...extra],
  });
}

export const soilPaint = (board: Board): string =>
  grainTile(board, 'soil', 13, '#c9b79a', [
    { colour: '#9c8765', width: 0.24, count: 62 },
    { colour: '#b39c78', width: 0.36, count: 40 },
    { colour: '#8a7555', width: 0.17, count: 48 },
    { colour: '#ddcfb6', width: 0.22, count: 30 },
  ]);

export const gravelPaint = (board: Board): string =>
  grainTile(board, 'gravel', 11, '#e6dcc8', [
    { colour: '#cfc1a4', width: 0.46, count: 90 },
    { colour: '#bcae92', width: 0.34, count: 80 },
    { colour: '#f4eddf', width: 0.4, count: 70 },
    { colour: '#a99b80', width: 0.2, count: 50 },
  ]);

export const hogginPaint = (board: Board): string =>
  grainTile(board, 'hoggin', 10, '#e6d3ac', [
    { colour: '#d2ba8b', width: 0.2, count: 110 },
    { colour: '#f0e2c4', width: 0.22, count: 70 },
    { colour: '#b99f6f', width: 0.14, count: 50 },
  ]);

export const pebblePaint = (board: Board): string =>
  grainTile(board, 'pebbles', 9, '#c9c1b2', [
    { colour: '#a9a294', width: 1.15, count: 26 },
    { colour: '#e5dfd3', width: 0.95, count: 36 },
    { colour: '#beb6a6', width: 0.8, count: 30 },
    { colour: '#8f897d', width: 0.42, count: 22 },
  ]);

export const rubberPaint = (board: Board): string =>
  grainTile(board, 'rubber', 8, '#b98a72', [
    { colour: '#a3745d', width: 0.34, count: 70 },
    { colour: '#cba38d', width: 0.3, count: 60 },
    { colour: '#8d6350', width: 0.22, count: 40 },
  ]);

export const barkPaint = (board: Board): string =>
  strokeTile(board, 'bark', 12, '#c7a382', [
    {
      colour: '#a07a57',
      width: 0.34,
      count: 60,
      stroke: (r) => lineBy(r.between(-0.6, 0.6), r.between(-0.35, 0.35)),
    },
    {
      colour: '#dcbfa2',
      width: 0.3,
      count: 46,
      stroke: (r) => lineBy(r.between(-0.5, 0.5), r.between(-0.4, 0.4)),
    },
    {
      colour: '#845f40',
      width: 0.17,
      count: 44,
      stroke: (r) => lineBy(r.between(-0.5, 0.5), r.between(-0.3, 0.3)),
    },
  ]);

/** Faint bedding in natural stone. */
export const stonePaint = (board: Board): string =>
  strokeTile(board, 'stone', 37, null, [
    {
      colour: '#c8b592',
      width: 0.16,
      count: 34,
      opacity: 0.34,
      stroke: (r) =>
        curveBy(
          r.between(0.6, 1.6),
          r.between(-0.5, 0.5),
          r.between(1.6, 3.4),
          r.between(-0.7, 0.7),
        ),
    },
    {
      colour: '#fbf6ea',
      width: 0.24,
      count: 24,
      opacity: 0.3,
      stroke: (r) =>
        curveBy(r.between(0.4, 1.2), r.between(-0.4, 0.4), r.between(1, 2.4), r.between(-0.5, 0.5)),
    },
    { colour: '#a8946f', width: 0.17, count: 70, opacity: 0.34, stroke: () => 'h.01' },
  ]);

export const bladesPaint = (board: Board): string =>
  strokeTile(board, 'blades', 19, null, [
    {
      colour: '#7f9f55',
      width: 0.13,
      count: 150,
      opacity: 0.42,
      stroke: (r) => lineBy(r.between(-0.22, 0.22), r.between(-0.95, -0.5)),
    },
    {
      colour: '#d3e2ad',
      width: 0.13,
      count: 60,
      opacity: 0.5,
      stroke: (r) => lineBy(r.between(-0.2, 0.2), r.between(-0.8, -0.4)),
    },
  ]);

export function meadowPaint(board: Board): string {
  const flowers: Primitive[] = [];
  const random = seededRandom(77);
  for (const [colour, width, count] of [
    ['#fbf6e4', 0.5, 34],
    ['#e9d672', 0.42, 24],
    ['#c98fb0', 0.44, 18],
    ['#8f8fc9', 0.38, 12],
    ['#cf6a55', 0.42, 7],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) d += dot(random.between(0.4, 17.6), random.between(0.4, 17.6));
    flowers.push({ kind: 'path', d, stroke: colour, strokeWidth: width, cap: 'round' });
  }
  return strokeTile(
    board,
    'meadow',
    18,
    '#bccd8b',
    [
      {
        colour: '#8ba35c',
        width: 0.15,
        count: 130,
        stroke: (r) =>
          curveBy(r.between(-0.2, 0.2), -0.7, r.between(-0.6, 0.6), r.between(-1.6, -0.9)),
      },
      {
        colour: '#dbe2b2',
        width: 0.14,
        count: 80,
        stroke: (r) =>
          curveBy(r.between(-0.2, 0.2), -0.6, r.between(-0.6, 0.6), r.between(-1.4, -0.8)),
      },
    ],
    flowers,
  );
}
