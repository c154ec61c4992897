/** Paints of surfaces laid in a bond: herringbone, running bond, setts and decking boards. */
import { seedFrom, seededRandom } from '../../geometry/random.ts';
import { define, type Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { boxPath } from '../path.ts';

/** Clay pavers, 200 x 100, in herringbone. */
export function herringbonePaint(board: Board, grainDeg: number): string {
  const unit = 100 * board.frame.k,
    n = 8,
    tints = ['#c98f72', '#bf8468', '#d09a7e', '#c48a70', '#b77c62'];
  const id = `herringbone${Math.round(grainDeg * 2)}`;
  if (board.defs.has(id)) return `@${id}`;
  const random = seededRandom(91);
  const paths = tints.map(() => '');
  const joint = Math.min(unit * 0.05, 0.09);
  const tint = new Map<string, number>();
  const pick = (x: number, y: number) => {
    const key = `${(x + n) % n},${(y + n) % n}`;
    if (!tint.has(key)) tint.set(key, random.index(tints.length));
    return tint.get(key)!;
  };
  for (let y = -1; y <= n; y++)
    for (let x = -1; x <= n; x++) {
      const c = (((x - y) % 4) + 4) % 4;
      if (c === 0)
        paths[pick(x, y)] += boxPath(
          x * unit + joint,
          y * unit + joint,
          2 * unit - 2 * joint,
          unit - 2 * joint,
        );
      if (c === 3)
        paths[pick(x, y)] += boxPath(
          x * unit + joint,
          y * unit + joint,
          unit - 2 * joint,
          2 * unit - 2 * joint,
        );
    }
  const items: Primitive[] = [
    { kind: 'rect', x: 0, y: 0, width: n * unit, height: n * unit, fill: '#a97459' },
  ];
  paths.forEach((d, i) => items.push({ kind: 'path', d, fill: tints[i]! }));
  const [x, y] = board.frame.at(0, 0);
  return define(board, {
    kind: 'pattern',
    id,
    width: n * unit,
    height: n * unit,
    x,
    y,
    turnDeg: board.frame.turnOf(grainDeg),
    items,
  });
}

/** Rows of equal units, each row shifted half a unit: setts and deck boards. */
function runningPaint(
  board: Board,
  id: string,
  unit: {
    length: number;
    depth: number;
    rows: number;
    across: number;
    joint: number;
    colours: string[];
    ground: string;
    shift: number;
  },
  turnDeg: number,
): string {
  if (board.defs.has(id)) return `@${id}`;
  const random = seededRandom(seedFrom(id));
  const l = unit.length * board.frame.k,
    d = unit.depth * board.frame.k,
    w = l * unit.across,
    h = d * unit.rows;
  const gap = Math.min(Math.max((unit.joint * board.frame.k) / 2, 0.04), d * 0.1);
  const paths = unit.colours.map(() => '');
  for (let row = 0; row < unit.rows; row++)
    for (let i = -1; i <= unit.across; i++) {
      const at =
        i < 0 || i === unit.across ? row % unit.colours.length : random.index(unit.colours.length);
      paths[at] += boxPath(
        (i + ((row * unit.shift) % 1)) * l + gap,
        row * d + gap,
        l - 2 * gap,
        d - 2 * gap,
      );
    }
  const items: Primitive[] = [{ kind: 'rect', x: 0, y: 0, width: w, height: h, fill: unit.ground }];
  paths.forEach((p, i) => {
    if (p) items.push({ kind: 'path', d: p, fill: unit.colours[i]! });
  });
  const [x, y] = board.frame.at(0, 0);
  return define(board, { kind: 'pattern', id, width: w, height: h, x, y, turnDeg, items });
}

export const settsPaint = (board: Board, grainDeg: number): string =>
  runningPaint(
    board,
    `setts${Math.round(grainDeg * 2)}`,
    {
      length: 200,
      depth: 100,
      rows: 8,
      across: 6,
      joint: 10,
      colours: ['#bdb8ae', '#b1aca2', '#c8c3b9', '#a8a399'],
      ground: '#979186',
      shift: 0.5,
    },
    board.frame.turnOf(grainDeg),
  );

/** Boards run across the way one walks out of the house. */
export const deckPaint = (board: Board, grainDeg: number): string =>
  runningPaint(
    board,
    `deck${Math.round(grainDeg * 2)}`,
    {
      length: 3600,
      depth: 145,
      rows: 12,
      across: 2,
      joint: 6,
      colours: ['#cda878', '#c39d6c', '#d4b184', '#ba9464'],
      ground: '#8f6d45',
      shift: 0.37,
    },
    board.frame.turnOf(grainDeg),
  );
