/** Finished levels, falls and steps as they are written on a plan: heights in metres from the threshold of the garden door. */
import type { Mm } from '../../model/shapes.ts';
import { area as areaOf, bounds, centroid, contains } from '../../geometry/region.ts';
import { surfaceAt, levelsOf } from '../../levels/levels.ts';
import { buildUpOf, isUndug } from '../../quantities/build-ups.ts';
import { FALL } from '../../site/levels.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { pageBox } from '../frame.ts';
import type { Box } from '../page/labels.ts';
import { textWidth } from '../page/text-width.ts';
import { PAPER, TEXT } from '../palette.ts';
import { segment, type Xy } from '../path.ts';
import { boxAt, levelSpots, type LevelSpots } from './level-spots.ts';
import { plate } from './plate.ts';
import { flightMarks, rampMarks, wallMarks } from './step-marks.ts';

const INSET_MM: Mm = 500,
  /** Smaller floors are known by their neighbours' levels, m². */
  LEAST_FLOOR_M2 = 1.5;

/** "+0.45", "−0.15": signed, to the centimetre. */
export const levelText = (mm: Mm): string => {
  const cm = Math.round(mm / 10);
  return `${cm < 0 ? '−' : cm > 0 ? '+' : '±'}${(Math.abs(cm) / 100).toFixed(2)}`;
};

export type Marks = { items: Primitive[]; boxes: readonly Box[] };

/** None stands on a `taken` box. */
export function levelMarks(board: Board, size: number, taken: readonly Box[]): Marks {
  const spots = levelSpots(board, taken);
  return {
    items: [
      ...doorMark(board, size, spots),
      ...landingMark(board, size, spots),
      ...flightMarks(board, size, spots),
      ...floorMarks(board, size, spots),
      ...rampMarks(board, size, spots),
      ...groundMarks(board, size, spots),
      ...wallMarks(board, size, spots),
    ],
    boxes: spots.taken,
  };
}

/** The datum, in the doorway. */
function doorMark(board: Board, size: number, spots: LevelSpots): Primitive[] {
  if (board.model.site.isPart) return [];
  const text = 'FFL ±0.00',
    at = board.frame.at(board.model.site.doorX, (-size * 0.7) / board.frame.k),
    w = textWidth(text, size) + size * 0.7,
    isUpright = board.frame.turn === 1;
  spots.take(isUpright ? boxAt(at, size * 1.4, w) : boxAt(at, w, size * 1.4));
  return plate(at, text, size, isUpright);
}

/** Its own level, on the landing; the terrace's stands elsewhere. */
function landingMark(board: Board, size: number, spots: LevelSpots): Primitive[] {
  const { landing } = levelsOf(board.model);
  if (!landing) return [];
  const box = pageBox(board.frame, landing.region),
    text = levelText(landing.levelMm),
    at: Xy = [(box.x0 + box.x1) / 2, (box.y0 * 2 + box.y1) / 3];
  spots.take(box);
  return mark(at, text, size);
}

/** The level of each floor of any size, and the fall that sheds its rain. */
function floorMarks(board: Board, size: number, spots: LevelSpots): Primitive[] {
  const { model, frame } = board,
    { site, layout } = model,
    isFlat = site.slope === 'level' && levelsOf(model).stretches.length === 0;
  return levelsOf(model).floors.flatMap(({ areaId, region, levelMm }): Primitive[] => {
    const area = layout.areas.find(({ id }) => id === areaId)!;
    if (areaOf(region) / 1e6 < LEAST_FLOOR_M2) return [];
    const items: Primitive[] = [],
      box = pageBox(frame, region);
    const falls =
      !isUndug(site) && area.feature !== 'pool' && buildUpOf(area.material)?.rigid === true;
    // on level ground one level says it all
    if (!isFlat || areaId === 'terrace') {
      const text = levelText(levelMm),
        w = textWidth(text, size) + size * 1.9;
      const [cx, cy] = centroid(region),
        wished = areaId === 'terrace' ? frame.at(site.doorX + 700, 700) : frame.at(cx, cy);
      const at = spots.find(wished, w, size * 1.4, region);
      if (at) {
        spots.take(boxAt(at, w, size * 1.4));
        items.push(...mark(at, text, size));
      }
    }
    if (falls) {
      const long = Math.min(9, Math.max(box.y1 - box.y0, box.x1 - box.x0) * 0.4),
        text = `1:${FALL}`,
        w = frame.turn ? Math.max(long, textWidth(text, size)) : textWidth(text, size) + size,
        h = frame.turn ? size * 2.2 : Math.max(long, size * 2);
      const at = spots.find(frame.at(...centroid(region)), w, h, region);
      if (at && long >= size * 2) {
        spots.take(boxAt(at, w, h));
        items.push(...fallArrow(at, long, frame.turn === 1, text, size));
      }
    }
    return items;
  });
}

/** The natural ground where it falls: the corners and the middle of the garden. */
function groundMarks(board: Board, size: number, spots: LevelSpots): Primitive[] {
  const {
      frame,
      model: { site, layout },
    } = board,
    { x0, x1, y1 } = bounds([[site.boundary]]);
  if (site.slope === 'level') return [];
  const terrace = layout.areas.find(({ id }) => id === 'terrace');
  const paved = terrace ? Math.min(bounds(terrace.region).y1, y1) : 0;
  return (
    [
      [x0 + INSET_MM, y1 - INSET_MM],
      [x1 - INSET_MM, y1 - INSET_MM],
      [(x0 + x1) / 2, (paved + y1) / 2],
    ] as const
  ).flatMap(([x, y]): Primitive[] => {
    if (!contains([[site.boundary]], x, y)) return [];
    if (levelsOf(board.model).floors.some(({ region }) => contains(region, x, y))) return [];
    const text = levelText(surfaceAt(board.model, x, y)),
      w = textWidth(text, size) + size * 1.9,
      [px, py] = frame.at(x, y),
      // the cross stands on the spot itself
      at: Xy = [px + w / 2 - size * 0.6, py];
    if (!spots.isFree(boxAt(at, w, size * 1.4))) return [];
    spots.take(boxAt(at, w, size * 1.4));
    return mark(at, text, size);
  });
}

/** A cross, turned so that it is not read as a sign, on the spot with its figure beside it, on a plate. */
function mark([x, y]: Xy, text: string, size: number): Primitive[] {
  const w = textWidth(text, size) + size * 1.9,
    cross: Xy = [x - w / 2 + size * 0.75, y],
    arm = size * 0.34;
  const [ground, words] = plate([x, y], text, size) as [Primitive, Primitive];
  return [
    { ...ground, x: x - w / 2, width: w } as Primitive,
    {
      kind: 'path',
      d:
        segment(cross[0] - arm, cross[1] - arm, cross[0] + arm, cross[1] + arm) +
        segment(cross[0] - arm, cross[1] + arm, cross[0] + arm, cross[1] - arm),
      stroke: TEXT,
      strokeWidth: 0.24,
      fill: 'none',
    },
    { ...words, x: x + size * 0.6 } as Primitive,
  ];
}

/** An arrow the way that water runs, away from the house, with its fall beside it. */
function fallArrow(
  [x, y]: Xy,
  long: number,
  isTurned: boolean,
  text: string,
  size: number,
): Primitive[] {
  const [dx, dy] = isTurned ? [1, 0] : [0, -1];
  const line: Xy = isTurned ? [x, y + size * 0.7] : [x - size * 0.9, y];
  const tip: Xy = [line[0] + (dx * long) / 2, line[1] + (dy * long) / 2],
    tail: Xy = [line[0] - (dx * long) / 2, line[1] - (dy * long) / 2];
  const words: Xy = isTurned ? [x, y - size * 0.35] : [x + size * 0.6, y];
  const barb = (side: number) =>
    segment(
      tip[0],
      tip[1],
      tip[0] - dx * size * 0.7 + dy * side * size * 0.35,
      tip[1] - dy * size * 0.7 + dx * side * size * 0.35,
    );
  const d = segment(tail[0], tail[1], tip[0], tip[1]) + barb(1) + barb(-1);
  return [
    { kind: 'path', d, fill: 'none', stroke: PAPER, strokeWidth: 1, cap: 'round' },
    { kind: 'path', d, fill: 'none', stroke: TEXT, strokeWidth: 0.28, cap: 'round' },
    ...plate(words, text, size * 0.92),
  ];
}
