/** Numbered discs, one a drift, that tie the planting to its schedule. */
import type { PlantPlacement } from '../../model/planting.ts';
import { hypot, TAU } from '../../geometry/trig.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { INK, PAPER, TEXT } from '../palette.ts';
import { polar, segment, type Xy } from '../path.ts';
import { onSupport } from '../plants/place-plants.ts';
import { formOf, isCanopy, isLinear } from '../plants/symbol.ts';
import type { Box } from './labels.ts';

/** Discs never stand closer than this, centre to centre. */
export const LEAST_APART_MM = 5;
/** On a small scale a kind is numbered again at so many times the distance. */
const SPARSE_APART = 2.5;
export type KeyDisc = { x: number; y: number; key: number; driftId: string };
type Drift = {
  key: number;
  id: string;
  members: Xy[];
  radii: number[];
  canopy: boolean;
  bulb: boolean;
  rank: number;
};

function driftsOf(board: Board, keys: ReadonlyMap<string, number>, only: string | null): Drift[] {
  const groups = new Map<string, PlantPlacement[]>();
  for (const p of board.model.planting.placements) {
    if (!keys.has(p.plantId) || (only && p.areaId !== only)) continue;
    const id = `${p.driftId}|${p.plantId}`;
    const group = groups.get(id);
    if (group) group.push(p);
    else groups.set(id, [p]);
  }
  return [...groups]
    .map(([id, list]): Drift => {
      const first = list[0]!,
        canopy = isCanopy(formOf(board.plants.get(first.plantId), first));
      const cover = list.reduce((sum, p) => sum + p.radiusMm * p.radiusMm, 0);
      return {
        key: keys.get(first.plantId)!,
        id,
        canopy,
        bulb: first.role === 'bulb',
        members: list.map((p) => {
          const at = isLinear(formOf(board.plants.get(p.plantId), p)) ? onSupport(board, p) : p;
          return board.frame.at(at.x, at.y);
        }),
        radii: list.map((p) => p.radiusMm * board.frame.k),
        rank: (canopy ? 1e12 : 0) + (first.role === 'bulb' ? -1e9 : 0) + cover,
      };
    })
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
}
/** Places to try: the members nearest the drift's middle first; beside the trunk for a tree. */
function candidates(d: Drift): Xy[] {
  if (d.canopy) {
    const [x, y] = d.members[0]!,
      r = Math.min(Math.max(d.radii[0]! * 0.34, 3), 7);
    return Array.from({ length: 8 }, (_, i) => polar(x, y, 0.6 + (i / 8) * TAU, r));
  }
  const mx = d.members.reduce((s, p) => s + p[0], 0) / d.members.length,
    my = d.members.reduce((s, p) => s + p[1], 0) / d.members.length;
  return [...d.members].sort((a, b) => hypot(a[0] - mx, a[1] - my) - hypot(b[0] - mx, b[1] - my));
}

export function drawKeyNumbers(
  board: Board,
  keys: ReadonlyMap<string, number>,
  r: number,
  labels: readonly Box[],
  page: Box,
  { only = null, isSparse = false }: { only?: string | null; isSparse?: boolean } = {},
): { items: Primitive[]; discs: KeyDisc[] } {
  const discs: KeyDisc[] = [],
    leaders: Primitive[] = [],
    shown = new Set<number>();
  const apart = Math.max(LEAST_APART_MM, r * 2.12) + 0.02;
  const free = ([x, y]: Xy) =>
    x > page.x0 + r &&
    x < page.x1 - r &&
    y > page.y0 + r &&
    y < page.y1 - r &&
    !labels.some(
      (b) => x > b.x0 - r * 0.8 && x < b.x1 + r * 0.8 && y > b.y0 - r * 0.8 && y < b.y1 + r * 0.8,
    ) &&
    !discs.some((d) => hypot(d.x - x, d.y - y) < apart);
  const waiting: Drift[] = [];
  for (const drift of driftsOf(board, keys, only)) {
    const at = candidates(drift).find(free);
    const again = (drift.bulb ? 64 : 32) * (isSparse ? SPARSE_APART : 1);
    // one plant of a kind that is numbered elsewhere needs none of its own
    if (isSparse && !drift.canopy && drift.members.length === 1 && shown.has(drift.key)) continue;
    // a neighbouring drift of the same kind is told by its likeness
    if (at && discs.some((d) => d.key === drift.key && hypot(d.x - at[0], d.y - at[1]) < again))
      continue;
    if (!at) {
      waiting.push(drift);
      continue;
    }
    discs.push({ x: at[0], y: at[1], key: drift.key, driftId: drift.id });
    shown.add(drift.key);
  }
  // a drift with no room is pointed at from beside it, when its kind would else go unnumbered
  for (const drift of waiting) {
    if (shown.has(drift.key)) continue;
    const to = candidates(drift)[0]!;
    const at = ring(to, free);
    if (!at) continue;
    shown.add(drift.key);
    discs.push({ x: at[0], y: at[1], key: drift.key, driftId: drift.id });
    leaders.push(
      {
        kind: 'path',
        d: segment(at[0], at[1], to[0], to[1]),
        stroke: INK,
        strokeWidth: 0.2,
        fill: 'none',
      },
      { kind: 'circle', x: to[0], y: to[1], r: 0.45, fill: INK },
    );
  }
  const items = discs.flatMap((d): Primitive[] => [
    {
      kind: 'circle',
      x: d.x,
      y: d.y,
      r,
      fill: PAPER,
      fillOpacity: 0.93,
      stroke: INK,
      strokeWidth: 0.22,
    },
    {
      kind: 'text',
      x: d.x,
      y: d.y + r * 0.43,
      text: String(d.key),
      size: r * (d.key > 99 ? 0.98 : 1.2),
      font: 'text',
      bold: true,
      anchor: 'middle',
      fill: TEXT,
    },
  ]);
  return { items: [...leaders, ...items], discs };
}
function ring(about: Xy, free: (at: Xy) => boolean): Xy | null {
  for (let r = 5.5; r <= 26; r += 2)
    for (let i = 0; i < 20; i++) {
      const at = polar(about[0], about[1], (i / 20) * TAU, r);
      if (free(at)) return at;
    }
  return null;
}
