/** Names and sizes of the rooms, set where they can be read. */
import type { Area } from '../../model/layout.ts';
import { FURNISHINGS } from '../../features/features.ts';
import { unite } from '../../geometry/boolean.ts';
import { areaM2, contains, distanceToEdge } from '../../geometry/region.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { pageBox } from '../frame.ts';
import { TEXT } from '../palette.ts';
import { textWidth } from './text-width.ts';

export type Box = { x0: number; y0: number; x1: number; y1: number };
export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.x0 < b.x1 + gap && b.x0 < a.x1 + gap && a.y0 < b.y1 + gap && b.y0 < a.y1 + gap;

/** Beds are known by their numbers, paths and margins by their look. */
const SILENT = new Set(['bed', 'margin', 'path']);
/** Said on a bed that stays empty, so that nobody takes it for forgotten. */
const LEFT_TO_PLANT = 'Left for you to plant';
export function areaText(region: Area['region']): string {
  const m2 = areaM2(region);
  return `${m2 < 10 ? m2.toFixed(1) : Math.round(m2)} m²`;
}
type Spot = { x: number; y: number; score: number; clash: boolean };

function furnitureBoxes(board: Board): Box[] {
  return board.model.layout.furnishings
    .filter((f) => !FURNISHINGS[f.kind].isOverhead)
    .map((f): Box => {
      const [x, y] = board.frame.at(f.x, f.y),
        r = (Math.max(f.widthMm, f.depthMm) / 2) * board.frame.k * 0.9;
      return { x0: x - r, y0: y - r, x1: x + r, y1: y + r };
    });
}
/** @param around what a name had better not lie over */
export function drawLabels(
  board: Board,
  size: number,
  around: readonly Box[] = furnitureBoxes(board),
): { items: Primitive[]; boxes: Box[] } {
  const { layout, planting } = board.model,
    items: Primitive[] = [],
    boxes: Box[] = [];
  const left = new Set(
    planting.beds.filter(({ leftToPlant }) => leftToPlant).map(({ areaId }) => areaId),
  );
  const areas = layout.areas
    .map((area) => (left.has(area.id) ? { ...area, label: LEFT_TO_PLANT } : area))
    .filter((area) => !area.isLater && (!SILENT.has(area.kind) || left.has(area.id)))
    .concat(leftForLater(layout.areas))
    .sort((a, b) => areaM2(b.region) - areaM2(a.region));
  for (const area of areas) {
    const set = fitLabel(board, area, size, around, boxes);
    if (set) {
      items.push(...set.items);
      boxes.push(set.box);
    }
  }
  return { items, boxes };
}
/** What is left as it is is one ground, whatever is to be made of it: a name for each piece that has room for it. */
function leftForLater(areas: readonly Area[]): Area[] {
  const later = areas.filter(({ isLater }) => isLater);
  return later.length
    ? unite(...later.map(({ region }) => region))
        .map((piece): Area => ({ ...later[0]!, region: [piece] }))
        .filter(({ region }) => areaM2(region) >= NAMED_FROM_M2)
    : [];
}
const NAMED_FROM_M2 = 3;
/** A name parted at the space nearest its middle, when it is long enough to gain by it. */
function parted(name: string): string[] {
  if (name.length < 14 || !name.includes(' ')) return [name];
  const spaces = [...name].flatMap((letter, i) => (letter === ' ' ? [i] : [])),
    middle = name.length / 2;
  const at = spaces.reduce(
    (best, i) => (Math.abs(i - middle) < Math.abs(best - middle) ? i : best),
    spaces[0]!,
  );
  return [name.slice(0, at), name.slice(at + 1)];
}
type Label = { items: Primitive[]; box: Box };
/** Tries one line, two lines and upright, at three sizes, for a place clear of furniture; then any place inside; then the name alone beside it. */
function fitLabel(
  board: Board,
  area: Area,
  size: number,
  furniture: readonly Box[],
  taken: Box[],
): Label | null {
  const note = areaText(area.region),
    two = parted(area.label);
  let over: Label | null = null;
  for (const s of [size, size * 0.82, size * 0.66])
    for (const [lines, upright] of [
      [[area.label], false],
      ...(two.length > 1 ? [[two, false] as const] : []),
      [[area.label], true],
    ] as const) {
      const w =
          Math.max(
            ...lines.map((line) => textWidth(line, s, 'text', s * 0.06)),
            textWidth(note, s * 0.76),
          ) +
          s * 0.9,
        h = s * (1.5 + 1.08 * lines.length);
      const [across, down] = upright ? [h, w] : [w, h];
      const spot = bestSpot(board, area, across, down, furniture, taken);
      if (!spot) continue;
      const label = setLabel(lines, note, spot, s, upright, across, down);
      if (!spot.clash) return label;
      over ??= label;
    }
  return over ?? nameAlone(board, area, size * 0.66, taken);
}
/** Beside a small thing rather than over it. */
function nameAlone(board: Board, area: Area, s: number, taken: Box[]): Label | null {
  const box = pageBox(board.frame, area.region),
    w = textWidth(area.label, s) + 0.6,
    x = (box.x0 + box.x1) / 2,
    middle = (box.y0 + box.y1) / 2;
  if (w > (box.x1 - box.x0) * 2.2) return null;
  for (const y of box.y1 - box.y0 < s * 6
    ? [box.y1 + s * 0.8, box.y0 - s * 0.8, middle]
    : [middle]) {
    const at: Box = { x0: x - w / 2, y0: y - s * 0.6, x1: x + w / 2, y1: y + s * 0.6 };
    if (!taken.some((b) => overlaps(at, b, 0.6)))
      return setLabel([area.label], null, { x, y, score: 0, clash: false }, s, false, w, s * 1.2);
  }
  return null;
}
function setLabel(
  names: readonly string[],
  note: string | null,
  spot: Spot,
  s: number,
  upright: boolean,
  w: number,
  h: number,
): Label {
  const top = -s * 0.54 * (names.length - 1) + (note ? -s * 0.1 : s * 0.34);
  const lines: Primitive[] = names.map((text, i) => ({
    kind: 'text',
    x: 0,
    y: top + i * s * 1.08,
    text,
    size: s,
    font: 'text',
    anchor: 'middle',
    fill: TEXT,
    spacing: s * 0.06,
    halo: s * 0.28,
  }));
  if (note)
    lines.push({
      kind: 'text',
      x: 0,
      y: top + (names.length - 1) * s * 1.08 + s * 1.02,
      text: note,
      size: s * 0.76,
      font: 'text',
      anchor: 'middle',
      fill: TEXT,
      halo: s * 0.24,
    });
  return {
    items: [{ kind: 'group', x: spot.x, y: spot.y, turnDeg: upright ? -90 : 0, items: lines }],
    box: { x0: spot.x - w / 2, y0: spot.y - h / 2, x1: spot.x + w / 2, y1: spot.y + h / 2 },
  };
}
/** Points of a box that must lie in the area: corners, edges and middle, so that no bed runs through a name. */
const PROBES = [0, 0.25, 0.5, 0.75, 1].flatMap((a) => [0, 0.5, 1].map((b) => [a, b] as const));
/** The clearest place in the area for a box of w by h, or null. */
function bestSpot(
  board: Board,
  area: Area,
  w: number,
  h: number,
  furniture: readonly Box[],
  taken: Box[],
): Spot | null {
  const box = pageBox(board.frame, area.region),
    cx = (box.x0 + box.x1) / 2,
    cy = (box.y0 + box.y1) / 2;
  const inside = (x: number, y: number) => contains(area.region, ...board.frame.from(x, y));
  let best: Spot | null = null;
  const n = 12;
  for (let i = 0; i <= n; i++)
    for (let j = 0; j <= n; j++) {
      const x = box.x0 + w / 2 + ((box.x1 - box.x0 - w) * i) / n,
        y = box.y0 + h / 2 + ((box.y1 - box.y0 - h) * j) / n;
      if (box.x1 - box.x0 < w || box.y1 - box.y0 < h) return null;
      const at: Box = { x0: x - w / 2, y0: y - h / 2, x1: x + w / 2, y1: y + h / 2 };
      if (taken.some((b) => overlaps(at, b, 0.8))) continue;
      const along = w >= h;
      if (
        !PROBES.every(([a, b]) => inside(at.x0 + w * (along ? a : b), at.y0 + h * (along ? b : a)))
      )
        continue;
      const clash = furniture.reduce((sum, b) => sum + (overlaps(at, b) ? 1 : 0), 0);
      const clear = Math.min(
        distanceToEdge(area.region, ...board.frame.from(x, y)) * board.frame.k,
        30,
      );
      const score = clear - clash * 60 - (Math.abs(x - cx) + Math.abs(y - cy)) * 0.12;
      if (!best || score > best.score) best = { x, y, score, clash: clash > 0 };
    }
  return best;
}
