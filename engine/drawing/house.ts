/** The house: a strip of it along the garden, the wall cut through, with its door and windows. */
import { doorOpening } from '../site/door.ts';
import type { Site } from '../model/site.ts';
import type { Board } from './board.ts';
import type { Primitive, RectItem } from './drawing.ts';
import { PAPER } from './palette.ts';
import { segment } from './path.ts';

const WALL = '#5b5751';

export type HouseStrip = {
  items: Primitive[];
  /** Page middle of the strip, for its label. */ at: readonly [number, number];
  turnDeg: number;
  name: string;
};

/** Openings along the wall as ground x ranges: the glazed door, then windows where there is room. */
export function openingsOf(
  site: Pick<Site, 'house' | 'doorX'> & Partial<Pick<Site, 'position'>>,
): { x0: number; x1: number; door: boolean }[] {
  const { house } = site,
    { x0: d0, x1: d1 } = doorOpening(site);
  const out = [{ x0: d0, x1: d1, door: true }];
  // those that the wall still holds, where it was moved since
  if (house.openings)
    return [
      ...out,
      ...house.openings.filter(
        ({ x0, x1 }) => x0 >= house.x0 && x1 <= house.x1 && (x1 <= d0 || x0 >= d1),
      ),
    ];
  for (const [from, to] of [
    [house.x0 + 500, d0 - 600],
    [d1 + 600, house.x1 - 500],
  ] as const) {
    const room = to - from;
    if (room < 700) continue;
    const n = Math.max(1, Math.round(room / 4200)),
      window = Math.min(1800, Math.max(600, (room / n) * 0.55));
    for (let i = 0; i < n; i++) {
      const c = from + ((i + 0.5) / n) * room;
      out.push({ x0: c - window / 2, x1: c + window / 2, door: false });
    }
  }
  return out;
}

/** `depth` is how far the strip reaches from the wall, paper mm. */
export function drawHouse(board: Board, depth: number): HouseStrip {
  const {
      frame,
      model: { site },
    } = board,
    wall = Math.max(1.1, Math.min(depth * 0.46, 320 * frame.k));
  // a box of ground x range and paper depth range below the wall line
  const box = (
    x0: number,
    x1: number,
    from: number,
    to: number,
    style: Partial<RectItem>,
  ): RectItem => {
    const [ax, ay] = frame.at(x0, 0),
      [bx, by] = frame.at(x1, 0);
    return frame.turn === 0
      ? { kind: 'rect', x: ax, y: ay + from, width: bx - ax, height: to - from, ...style }
      : { kind: 'rect', x: ax - to, y: ay, width: to - from, height: by - ay, ...style };
  };
  const { x0, x1 } = site.house;
  const [mx, my] = frame.at((x0 + x1) / 2, 0),
    middle = wall + (depth - wall) / 2;
  const place = {
    at: (frame.turn === 0 ? [mx, my + middle] : [mx - middle, my]) as readonly [number, number],
    turnDeg: frame.turn === 0 ? 0 : -90,
    name: site.isPart ? 'The rest of the garden' : 'House',
  };
  // the rest of the garden goes on there
  if (site.isPart)
    return {
      items: [box(x0, x1, 0, depth, { fill: '#eef0e6' }), box(x0, x1, 0, 0.3, { fill: '#a9a698' })],
      ...place,
    };
  const items: Primitive[] = [box(x0, x1, 0, depth, { fill: '#e9e4d9' }), hatch(board, depth)];
  items.push(box(x0, x1, 0, wall, { fill: WALL }));
  for (const o of openingsOf(site)) {
    items.push(box(o.x0, o.x1, 0, wall, { fill: '#ded8ca' }));
    items.push(
      box(o.x0, o.x1, wall * 0.32, wall * 0.68, { fill: PAPER, stroke: WALL, strokeWidth: 0.22 }),
    );
    const panes = o.door ? Math.max(2, Math.round((o.x1 - o.x0) / 1000)) : 2;
    for (let i = 0; i < panes; i++) {
      const a = o.x0 + ((o.x1 - o.x0) * i) / panes,
        b = o.x0 + ((o.x1 - o.x0) * (i + 1)) / panes;
      items.push(
        box(a, b, wall * (o.door && i % 2 ? 0.5 : 0.44), wall * (o.door && i % 2 ? 0.6 : 0.54), {
          fill: '#8fb2ba',
          stroke: WALL,
          strokeWidth: 0.12,
        }),
      );
    }
    if (o.door)
      items.push(
        box(o.x0, o.x1, -Math.max(0.35, 90 * frame.k), 0, {
          fill: '#d8cdb8',
          stroke: WALL,
          strokeWidth: 0.16,
        }),
      );
  }
  return { items, ...place };
}
/** Diagonal lines over the strip: cut, not garden. */
function hatch(board: Board, depth: number): Primitive {
  const {
      frame,
      model: {
        site: { house },
      },
    } = board,
    [ax, ay] = frame.at(house.x0, 0),
    [bx, by] = frame.at(house.x1, 0);
  const length = frame.turn === 0 ? bx - ax : by - ay;
  let d = '';
  for (let i = -depth; i < length; i += 2.6) {
    const s = Math.max(0, i),
      e = Math.min(length, i + depth),
      t0 = s - i,
      t1 = e - i;
    if (e <= s) continue;
    d +=
      frame.turn === 0
        ? segment(ax + s, ay + depth - t0, ax + e, ay + depth - t1)
        : segment(ax - depth + t0, ay + s, ax - depth + t1, ay + e);
  }
  return { kind: 'path', d, stroke: '#d2cab9', strokeWidth: 0.16, fill: 'none' };
}
