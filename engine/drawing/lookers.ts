/** Sight lines from windows beyond the boundary to the table, and units by the house. */
import type { GardenModel } from '../model/garden.ts';
import type { Point } from '../model/shapes.ts';
import { bounds } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Board } from './board.ts';
import type { Primitive } from './drawing.ts';
import { LINE } from './palette.ts';
import { segment, type Xy } from './path.ts';

/** Where one sits or lies: the table, a lounger, a bench, or the middle of the floor at the door. */
export function seatOf({ layout }: Pick<GardenModel, 'layout'>): Point | null {
  const table =
    layout.furnishings.find(({ seats }) => seats) ??
    layout.furnishings.find(({ kind }) => kind === 'sunlounger' || kind === 'bench');
  if (table) return [table.x, table.y];
  const floor = layout.areas.find(({ kind }) => kind === 'terrace');
  if (!floor) return null;
  const box = bounds(floor.region);
  return [Math.round((box.x0 + box.x1) / 2), Math.round((box.y0 + box.y1) / 2)];
}

/** Where the look comes over the boundary. */
export function lookFrom(
  { site }: Pick<GardenModel, 'site'>,
  side: 'left' | 'right' | 'back',
  [x, y]: Point,
): Point {
  const box = bounds([[site.boundary]]);
  if (side === 'back') return [x, box.y1];
  return [side === 'left' ? box.x0 : box.x1, y];
}

export function drawLookers(board: Board): Primitive[] {
  const { model, frame } = board,
    seat = seatOf(model);
  if (!seat) return [];
  return (model.site.lookers ?? []).map(({ side }): Primitive => {
    const a = frame.at(...lookFrom(model, side, seat)),
      b = frame.at(...seat),
      long = hypot(b[0] - a[0], b[1] - a[1]) || 1,
      u: Xy = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    const barb = (turn: number) =>
      segment(
        b[0],
        b[1],
        b[0] - u[0] * 2.2 - u[1] * turn * 1.2,
        b[1] - u[1] * 2.2 + u[0] * turn * 1.2,
      );
    return {
      kind: 'path',
      d: segment(...a, ...b) + barb(1) + barb(-1),
      fill: 'none',
      stroke: '#8a3b2a',
      strokeWidth: 0.5,
      dash: '1.6 1.2',
    };
  });
}

export function drawUnit({ model, frame }: Board): Primitive[] {
  const { unit } = model.site;
  if (!unit) return [];
  const [x, y] = frame.at(unit.x, unit.y),
    w = unit.widthMm * frame.k,
    d = unit.depthMm * frame.k;
  const box: Primitive = {
    kind: 'rect',
    x: -w / 2,
    y: -d / 2,
    width: w,
    height: d,
    fill: '#dcdad5',
    stroke: LINE,
    strokeWidth: 0.3,
    ...(unit.isAssumed ? { dash: '1 .8' } : {}),
  };
  const fan: Primitive = {
    kind: 'circle',
    x: 0,
    y: 0,
    r: Math.min(w, d) * 0.36,
    fill: 'none',
    stroke: LINE,
    strokeWidth: 0.2,
  };
  return [
    {
      kind: 'group',
      x,
      y,
      turnDeg: frame.turnOf(0),
      items: unit.what === 'heat pump' ? [box, fan] : [box],
      data: { name: 'thing', value: 'unit' },
    },
  ];
}
